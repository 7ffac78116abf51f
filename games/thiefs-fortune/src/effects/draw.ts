import { count, defineOp, type Language } from '@sablier/kernel'
import type { CardType } from '../cards/card.ts'
import { canDraw, canDrawAny, chooseDeck, drawIntoFuture } from '../procedures/draw-card.ts'
import type { Table } from '../shape.ts'
import { NOUNS } from '../text/nouns.ts'
import { VALUES } from './values.ts'

interface Draw {
  readonly n: number
  /** The deck; of your choice, card by card, if missing. */
  readonly type?: CardType
}

const what = (language: Language, { n, type }: Draw): string => {
  if (type) return count(language, n, NOUNS[type])
  const cards = count(language, n, NOUNS.card)
  if (language === 'en') return n === 1 ? `${cards} from a deck of your choice` : `${cards} from decks of your choice`
  return n === 1 ? `${cards} dans la pile de votre choix` : `${cards} dans les piles de votre choix`
}

/** Cards from the decks straight into your FUTURE, each loaded before the next is drawn. */
export const draw = defineOp<Draw, Table>('draw', {
  *perform({ n, type }, { table: t, you, source }) {
    for (let i = 0; i < n && canDrawAny(t); i++)
      drawIntoFuture(t, you, type ?? (yield* chooseDeck(t, you, 'universal.draw-into-future', source)))
  },
  feasible: ({ type }, { table }) => (type ? canDraw(table, type) : canDrawAny(table)),
  describe: {
    en: (args, v) => `${v('draw', 'draw', 'draws')} ${what('en', args)}`,
    fr: (args, v) => `${v('piochez', 'piocher', 'pioche')} ${what('fr', args)}`,
  },
  worth: ({ n }) => n * VALUES.drawn,
})
