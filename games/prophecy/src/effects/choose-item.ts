import { type Language, list } from '@sablier/kernel'
import { canDraw, turnUp } from '../procedures/decks.ts'
import { keepFromDisplay } from '../procedures/items.ts'
import { type Counted, counted } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'

type Drawn = Ops['choose-item']
const drawn = (language: Language, args: Drawn): string =>
  list(
    language,
    (['common', 'rare'] as const).flatMap((deck) =>
      args[deck] ? [counted(language, args[deck], deck as Counted)] : [],
    ),
  )

/** Turn up several items, keep one, discard the others. */
export const chooseItem = defineOp('choose-item', {
  *perform({ common = 0, rare = 0 }, { table: t, you, source }) {
    turnUp(t, 'common', common)
    turnUp(t, 'rare', rare)
    const kept = yield* t.pick({
      seat: you,
      rule: 'opportunity.follow_text',
      text: 'keep-item',
      source,
      from: t.zone('display').pieces.slice(),
    })
    keepFromDisplay(t, you, kept)
  },
  feasible: ({ common = 0, rare = 0 }, { table }) =>
    (common > 0 && canDraw(table, 'common')) || (rare > 0 && canDraw(table, 'rare')),
  describe: {
    en: (args, v) =>
      `${v('turn up', 'turn up', 'turns up')} ${drawn('en', args)}, ${v('keep', 'keep', 'keeps')} one and ${v('discard', 'discard', 'discards')} the others`,
    fr: (args, v) =>
      `${v('retournez', 'retourner', 'retourne')} ${drawn('fr', args)}, ${v('gardez-en', 'en garder', 'en garde')} un et ${v('défaussez', 'défausser', 'défausse')} les autres`,
  },
  worth: ({ common = 0, rare = 0 }) => (rare > 0 ? 8 : 4) + (common + rare) * 0.2,
})
