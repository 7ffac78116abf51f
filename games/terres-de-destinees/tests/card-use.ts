import { type Ask, type GameEvent, Match, type Piece, type Seat, seedChance, seedFrom } from '@sablier/kernel'
import { relief, scavenge } from '../src/effects/permanents.ts'
import { game, type Table } from '../src/index.ts'
import { hasPower, playing } from '../src/procedures/row.ts'

/** What random games have shown so far: cards paid for at auction, cards whose power did something, Tokens gained. */
export interface CardUse {
  readonly bought: Set<string>
  readonly used: Set<string>
  readonly gained: Set<string>
}
export const noCardUse = (): CardUse => ({ bought: new Set(), used: new Set(), gained: new Set() })

/** Plays one random game and notes what it shows. */
export function playAndNote(use: CardUse, n: number): void {
  const match = new Match({
    game,
    seats: 2 + (n % 5),
    options: { advanced: n % 2 === 0 },
    seed: seedFrom(`use ${n}`, []),
  })
  const chance = seedChance(`use answers ${n}`)
  let told = 0
  while (!match.over) {
    const [ask] = match.asks() as [Ask]
    const answer = match.asSeenBy(ask.seat, () => ask.encode(ask.randomChoice(chance)))
    noteAsk(use, match.table as unknown as Table, ask, answer)
    match.enter({ seat: ask.seat, answer })
    const events = match.events ?? []
    for (; told < events.length; told++) noteEvent(use, match.table as unknown as Table, events[told] as GameEvent)
  }
}

/** A purchase is a card for which a price was bid; a use is an activation, or a moment in which a Permanent power shows. */
function noteAsk({ bought, used }: CardUse, t: Table, ask: Ask, answer: unknown): void {
  const chosen = ask.options().find(({ id }) => id === answer)
  const cardOf = (piece: Piece): string => t.card(piece).id
  if (ask.text === 'place' && answer === 'put-in-play' && t.track('price') > 0)
    for (const seller of t.seats) for (const piece of t.zone('sale', seller).pieces) bought.add(cardOf(piece))
  if (ask.text === 'choose-card' && t.track('price') > 0 && chosen?.piece !== undefined)
    bought.add(cardOf(chosen.piece))
  if (ask.text.startsWith('use-') && chosen?.piece !== undefined) used.add(cardOf(chosen.piece))
  if (ask.text === 'sift' && ask.source !== null) used.add(cardOf(ask.source))
  // A guard shows when somebody chooses among targets and may not choose its owner.
  if (/^(banish|swap-target)$/.test(ask.text)) noteGuards(used, t, ask.seat, 'guard-row')
  if (ask.text === 'target' && ask.source !== null && takesHandCards(t, ask.source))
    noteGuards(used, t, ask.seat, 'guard-hand')
}
const TAKERS = new Set(['take-random', 'ask-family', 'collect'])
const takesHandCards = (t: Table, piece: Piece): boolean => playing(t, piece).power.some(({ op }) => TAKERS.has(op))

function noteGuards(used: Set<string>, t: Table, user: Seat, op: string): void {
  for (const seat of t.seats) if (seat !== user) noteOwner(used, t, seat, op)
}
/** Notes the card in front of a player that has this power. */
function noteOwner(used: Set<string>, t: Table, seat: Seat, op: string): void {
  for (const piece of [...t.zone('in-play', seat).pieces, ...t.zone('support-area', seat).pieces])
    if (playing(t, piece).power.some((effect) => effect.op === op)) used.add(t.card(piece).id)
}

/** Lines that tell of a Permanent power or of a rescue at work. */
function noteEvent({ used, gained }: CardUse, t: Table, event: GameEvent): void {
  if (event.type === 'moved' && event.to.zone === 'jeton') gained.add(t.card(event.piece.piece).id)
  if (event.type !== 'said') return
  const seat = (event.params['seat'] as { seat?: Seat } | undefined)?.seat ?? 0
  const card = event.params['card'] as { sighted?: { piece: Piece } } | undefined
  if ((event.key === 'saved' || event.key === 'price-cut') && card?.sighted) used.add(t.card(card.sighted.piece).id)
  if (event.key === 'taxed') noteOwner(used, t, (event.params['to'] as { seat: Seat }).seat, 'tax')
  if (event.key === 'offered-face-down') noteOwner(used, t, seat, 'offer-face-down')
  if (event.key === 'draws-extra') {
    // Two powers give an extra card: only the owner of a single one proves which.
    const ops = [relief, scavenge].filter((op) => hasPower(t, seat, op))
    if (ops.length === 1) noteOwner(used, t, seat, ops[0]?.opName ?? '')
  }
  if (event.key === 'drew' && event.rule === 'power.permanent' && t.phase === 'auction')
    noteOwner(used, t, seat, 'sale-profit')
}
