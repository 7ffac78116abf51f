import type { Flow, Params, Piece, Seat } from '@sablier/kernel'
import type { Quest } from '../../cards/card.ts'
import type { Table } from '../../shape.ts'
import { wornReserved } from '../adventurer/heroes.ts'
import { discardObject } from '../adventurer/outfit.ts'
import { covers, spoilsAsked } from '../adventurer/spoils.ts'
import { claim, unfinishedOf } from '../quest/claims.ts'
import { QUEST_LIMIT } from '../trade/goods.ts'
import { receiveQuest } from '../trade/handing.ts'

type BlackmailOption = {
  readonly id: string
  readonly text: string
  readonly params: Params
  readonly victim: Seat
  /** The own quest to complete with the victim's spoils; -1: steal a quest. */
  readonly quest: Piece
}

/** What the Blackmail Charm could do for the Thief who wears it: no more than its wearer may know. */
export function blackmailOptions(t: Table, seat: Seat): BlackmailOption[] {
  if (wornReserved(t, seat, 'blackmail-charm') === undefined) return []
  const options: BlackmailOption[] = []
  const own = t.zone('spoils', seat).pieces
  for (const victim of t.turnOrder(seat).slice(1)) {
    if (!t.zone('secondary-quests', victim).isEmpty && t.zone('secondary-quests', seat).size < QUEST_LIMIT)
      options.push({
        id: `steal:${victim}`,
        text: 'steal-quest',
        params: { seat: { seat: victim } },
        victim,
        quest: -1,
      })
    for (const quest of unfinishedOf(t, seat)) {
      const card = t.card(quest) as Quest
      const types = spoilsAsked(card)
      if (types.length === 0 || !covers(t, [...own, ...t.zone('spoils', victim).pieces], types)) continue
      const params = { seat: { seat: victim }, card: { card: card.id } }
      options.push({ id: `use:${victim}:${card.id}`, text: 'use-spoils', params, victim, quest })
    }
  }
  return options
}

/** The Thief uses the charm: another's spoils complete one of his quests, or he steals a quest at random. */
export function* blackmail(t: Table, seat: Seat): Flow<void> {
  const option = yield* t.choose({
    seat,
    rule: 'object.blackmail-charm',
    always: true,
    among: blackmailOptions(t, seat),
  })
  const charm = wornReserved(t, seat, 'blackmail-charm') as Piece
  t.cite('object.blackmail-charm').say('blackmail', { seat: { seat }, other: { seat: option.victim } })
  discardObject(t, 'object.reserved-discard', charm)
  if (option.quest >= 0) return yield* claim(t, seat, option.quest, option.victim)
  const stolen = t.cite('object.blackmail-charm').draw(t.zone('secondary-quests', option.victim).pieces)
  receiveQuest(t, 'object.blackmail-charm', seat, stolen)
  t.cite('object.blackmail-charm').say('quest-stolen', { seat: { seat }, other: { seat: option.victim } })
}
