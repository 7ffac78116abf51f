import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { Table } from '../../shape.ts'
import { payIn } from '../adventurer/gems.ts'
import { held } from '../adventurer/heroes.ts'
import { carry, objectsOf, receiveObject, wear } from '../adventurer/outfit.ts'
import { endAtTarget, gainTrophies } from '../adventurer/trophies.ts'
import { heal } from '../adventurer/wounds.ts'
import { betray, cede, freelyCedable, honour } from '../promise/debts.ts'
import { receiveQuest } from '../trade/handing.ts'
import { closeOffers, lapseStale } from '../trade/open-offers.ts'
import { blackmail } from './blackmail.ts'
import {
  HEALING_PRICE,
  QUEST_PRICE,
  TROPHY_PRICE,
  type VillageOption,
  villageOptions,
  villageRefusals,
} from './village-options.ts'

/** The active player is in the village until he says he is done. */
export function* visitVillage(t: Table, seat: Seat, inRest: boolean): Flow<void> {
  for (;;) {
    const option: VillageOption = yield* t.choose(() => ({
      seat,
      rule: inRest ? 'rest.trade' : 'supply.buy-objects',
      text: inRest ? 'village-rest' : 'village-supplies',
      always: true,
      among: villageOptions(t, seat, inRest),
      refused: () => villageRefusals(t, seat, inRest),
    }))
    if (option.act === 'end') return closeOffers(t)
    yield* carryOut(t, seat, option)
    lapseStale(t)
  }
}

function* carryOut(t: Table, seat: Seat, option: VillageOption): Flow<void> {
  switch (option.act) {
    case 'buy':
    case 'sale':
      return yield* buyObject(t, seat, option)
    case 'heal':
      return healAtTemple(t, seat)
    case 'quest':
      return yield* buyQuest(t, seat)
    case 'wear':
    case 'carry':
      return dress(t, seat, option)
    case 'blackmail':
      return yield* blackmail(t, seat)
    case 'trophy':
      return buyTrophy(t, seat)
    case 'cede':
      return cede(
        t,
        seat,
        yield* t.amount({ seat, rule: 'alliance.trophy-cession', min: 1, max: freelyCedable(t, seat) }),
      )
    case 'honour':
      return yield* honour(t, option.n)
    case 'betray':
      return betray(t, option.n)
    case 'end':
  }
}

function* buyObject(t: Table, seat: Seat, { act, card, n }: VillageOption): Flow<void> {
  const piece = t.zone('shop').pieces.find((p) => t.card(p).id === card) as Piece
  const sale = act === 'sale' ? held(t, 'pack', seat, 'sale') : undefined
  if (sale !== undefined) {
    t.cite('special.sale').move(sale, t.zone('adventure-discard'))
    t.cite('special.sale').say('sale-used', { seat: { seat }, card: { piece } })
  }
  payIn(t, 'supply.buy-objects', seat, n)
  t.cite('supply.buy-objects').say('object-bought', { seat: { seat }, card: { piece }, n })
  yield* receiveObject(t, 'supply.buy-objects', seat, piece)
}

function healAtTemple(t: Table, seat: Seat): void {
  t.cite('supply.temple').add('gems', -HEALING_PRICE, seat)
  t.cite('temple.gems-stay').add('temple-gems', HEALING_PRICE)
  heal(t, 'supply.temple', seat, t.track('wounds', seat))
}

/** Draws two quests, keeps one, and puts the other under the pile. */
function* buyQuest(t: Table, seat: Seat): Flow<void> {
  payIn(t, 'supply.buy-quest', seat, QUEST_PRICE)
  t.cite('supply.buy-quest').add('quests-bought', 1)
  t.cite('quest.sources').say('quest-bought', { seat: { seat } })
  t.cite('supply.quest-draw').deal({ from: t.zone('guild'), to: t.zone('considered', seat), n: 2 })
  const kept = yield* t.pick({ seat, rule: 'supply.quest-draw', from: t.zone('considered', seat).pieces.slice() })
  receiveQuest(t, 'supply.quest-draw', seat, kept)
  for (const piece of t.zone('considered', seat).pieces.slice())
    t.cite('supply.quest-draw').move(piece, t.zone('guild'), 'bottom')
}

/** Puts on an owned object, or lays it on the Familiar. */
export function dress(t: Table, seat: Seat, { act, card }: VillageOption): void {
  const piece = objectsOf(t, seat).find((p) => t.card(p).id === card) as Piece
  t.cite('object.one-per-type').add('dressings', 1, seat)
  if (act === 'wear') wear(t, seat, piece)
  else carry(t, seat, piece)
}

function buyTrophy(t: Table, seat: Seat): void {
  payIn(t, 'rest.buy-trophy', seat, TROPHY_PRICE)
  t.cite('rest.buy-trophy-limit').add('trophies-bought', 1)
  gainTrophies(t, 'rest.buy-trophy', seat, 1)
  endAtTarget(t)
}
