import { type Effect, type EffectContext, type Flow, isFeasible, type Piece, perform, type Seat } from '@sablier/kernel'
import type { CreatureCard, OpportunityCard } from '../cards/card.ts'
import { creatureRule } from '../effects/all-creature-rules.ts'
import { deal } from '../effects/deal.ts'
import { sellDouble } from '../effects/sell-double.ts'
import { discard } from '../procedures/decks.ts'
import {
  type FightChoice,
  fightChoices,
  isWillFirst,
  leavesChoice,
  refusedFights,
} from '../procedures/fight-choices.ts'
import { fightCreature } from '../procedures/fight-creature.ts'
import type { MenuOption } from '../procedures/options.ts'
import { consumeItem, isUse, usesAt } from '../procedures/use-items.ts'
import type { Phase, Table } from '../shape.ts'

const USE_IT: MenuOption = { id: 'take', text: 'take', does: 'take' }
const LEAVE: MenuOption = { id: 'leave', text: 'leave', does: 'leave' }

/** The card in the space where the movement ended is turned up and met. */
export function* encounterPhase(t: Table): Flow<Phase> {
  const seat = t.active
  const space = t.zone('space', t.track('position', seat))
  turnUpCard(t, seat)
  for (let met = space.top; met !== undefined; met = space.top) {
    const over =
      t.card(met).kind === 'creature' ? yield* meetCreature(t, seat, met) : yield* meetOpportunity(t, seat, met)
    if (over) break
  }
  return 'ending'
}

function turnUpCard(t: Table, seat: Seat): void {
  const position = t.track('position', seat)
  const covered = t.zone('covered', position).top
  if (covered !== undefined) {
    t.cite('adventure.reveal').move(covered, t.zone('space', position))
    t.cite('adventure.reveal').say('revealed', { seat: { seat }, card: { piece: covered } })
  }
  const met = t.zone('space', position).top as Piece
  t.cite('adventure.end_space').say('met', { seat: { seat }, card: { piece: met } })
}

/** A creature has to be fought, unless a card says otherwise. Returns whether the encounter is over. */
function* meetCreature(t: Table, seat: Seat, met: Piece): Flow<boolean> {
  const card = t.card(met) as CreatureCard
  const { wayOut } = creatureRule(card.special)
  const menu: MenuOption[] = fightChoices(t, seat, card)
  if (wayOut?.isOpen(t, seat)) menu.push({ id: wayOut.id, text: wayOut.id, does: 'way-out' })
  menu.push(...usesAt(t, seat, 'turn'))
  menu.push(...usesAt(t, seat, 'meeting'))
  const chosen: MenuOption = yield* t.choose({
    seat,
    rule: leavesChoice(card) ? 'combat.choice' : isWillFirst(card) ? 'combat.will_first' : 'creature.must_fight',
    text: 'meet-creature',
    params: { card: { piece: met } },
    source: met,
    among: menu,
    refused: () => refusedFights(t, seat, card),
  })
  if (isUse(chosen)) {
    yield* consumeItem(t, seat, chosen.piece)
    return false
  }
  if (chosen.does === 'way-out') wayOut?.run(t, seat, met)
  else yield* fightCreature(t, seat, met, chosen as FightChoice)
  return true
}

/** Can the price that an opportunity names be paid? It may be used even if it then changes nothing. */
function canPay(effect: Effect, ctx: EffectContext<Table>): boolean {
  if (deal.is(effect)) return isFeasible(effect.give, ctx)
  return !sellDouble.is(effect) || isFeasible(effect, ctx)
}

/** An opportunity may be used or left. Returns whether the encounter is over. */
function* meetOpportunity(t: Table, seat: Seat, met: Piece): Flow<boolean> {
  const { effect } = t.card(met) as OpportunityCard
  const ctx = { table: t, you: seat, source: met }
  const isOpen = canPay(effect, ctx)
  const menu: MenuOption[] = isOpen ? [USE_IT, LEAVE] : [LEAVE]
  menu.push(...usesAt(t, seat, 'turn'))
  menu.push(...usesAt(t, seat, 'meeting'))
  const chosen: MenuOption = yield* t.choose({
    seat,
    rule: 'opportunity.optional',
    text: 'meet-opportunity',
    params: { card: { piece: met } },
    source: met,
    among: menu,
    refused: () => (isOpen ? [] : [{ id: 'take', text: 'take', why: 'opportunity.follow_text' }]),
  })
  if (isUse(chosen)) {
    yield* consumeItem(t, seat, chosen.piece)
    return false
  }
  if (chosen.does === 'leave') {
    t.cite('opportunity.unused_stays').say('opportunity-left', { seat: { seat }, card: { piece: met } })
    return true
  }
  t.cite('opportunity.follow_text').say('opportunity-used', { seat: { seat }, card: { piece: met } })
  const space = t.zoneOf(met)
  if (deal.is(effect) || isFeasible(effect, ctx)) yield* perform(effect, ctx)
  else t.cite('ruling.opportunity_no_effect').say('opportunity-idle', { card: { piece: met } })
  if (space.has(met)) {
    t.cite('opportunity.discard_used').say('opportunity-gone', { card: { piece: met } })
    discard(t, met)
  }
  return true
}
