import type { Flow, Piece, Seat } from '../../index.ts'
import { drawFromDeck } from './effects.ts'
import type { Table } from './shape.ts'

type Phase = 'draft' | 'auction' | 'fight' | 'trade' | 'dawn'
const HAND_LIMIT = 4
function inPlay(t: Table): Seat[] {
  const left = t.fact('left')
  return left.length === 0 ? t.turnOrder() : t.turnOrder().filter((seat) => !left.includes(seat))
}

/** Lays a creature and lets abilities answer. */
export function lay(t: Table, seat: Seat, piece: Piece): Flow<void> {
  t.cite('draft.lay').move(piece, t.zone('lair', seat))
  t.cite('draft.lay').say('laid', { seat: { seat }, card: { piece } })
  return t.announce({ on: 'card-laid', seat, piece })
}

export function* draftPhase(t: Table): Flow<Phase> {
  for (const seat of inPlay(t)) drawFromDeck(t, seat, 3)
  yield* t.together(inPlay(t), (seat) => layOne(t, seat))
  yield* t.together(inPlay(t), (seat) => passOne(t, seat))
  for (const seat of t.seats) t.cite('draft.pass').moveAll(t.zone('passed', seat), t.zone('hand', seat))
  for (const seat of inPlay(t)) if (t.zone('hand', seat).size > HAND_LIMIT) yield* discardDown(t, seat)
  return 'auction'
}

function* layOne(t: Table, seat: Seat): Flow<void> {
  if (t.zone('hand', seat).isEmpty) return
  yield* lay(t, seat, yield* t.pick({ seat, rule: 'draft.lay', from: t.zone('hand', seat).pieces }))
}

function* passOne(t: Table, seat: Seat): Flow<void> {
  if (t.zone('hand', seat).isEmpty) return
  const piece = yield* t.pick({ seat, rule: 'draft.pass', from: t.zone('hand', seat).pieces, always: true })
  t.cite('draft.pass').move(piece, t.zone('passed', t.after(seat)))
}

function* discardDown(t: Table, seat: Seat): Flow<void> {
  const hand = t.zone('hand', seat)
  for (const piece of yield* t.pickSome({
    seat,
    rule: 'hand.limit',
    from: hand.pieces.slice(),
    n: hand.size - HAND_LIMIT,
  }))
    t.cite('hand.limit').move(piece, t.zone('discard'))
}

export function* auctionPhase(t: Table): Flow<Phase> {
  const seller = t.active
  if (t.zone('hand', seller).isEmpty) return 'fight'
  const piece = yield* t.pick(() => ({
    seat: seller,
    rule: 'auction.offer',
    from: t.zone('hand', seller).pieces.slice(),
  }))
  t.cite('auction.offer').move(piece, t.zone('sale'))
  let price = 0
  let buyer = seller
  const bidders = inPlay(t)
  while (bidders.length > 1) {
    const seat = bidders.shift() as Seat
    const oil = t.track('oil', seat)
    const bids: ('pass' | Bid)[] = ['pass']
    for (let n = price + 1; n <= oil; n++) bids.push(BIDS[n] as Bid)
    const bid = yield* t.choose({
      seat,
      rule: 'auction.bid',
      among: bids,
      refused: () => [{ id: `bid.${oil + 1}`, text: 'bid', why: 'auction.too-poor' }],
    })
    if (typeof bid === 'string') continue
    price = bid.n
    buyer = seat
    bidders.push(seat)
  }
  t.cite('auction.won').add('oil', -price, buyer)
  yield* t.ability(() => lay(t, buyer, piece))
  return 'fight'
}
/** Every bid that the most oil allows. */
const BIDS = Array.from({ length: 10 }, (_, n) => ({ id: `bid.${n}`, text: 'bid', params: { n }, n }))
type Bid = (typeof BIDS)[number]

export function* fightPhase(t: Table): Flow<Phase> {
  const fighters = inPlay(t)
  yield* t.together(fighters, (seat) => wagerOne(t, seat))
  const totals = fighters.map((seat) => rollForFight(t, seat))
  t.cite('fight.reveal').set(
    'shown',
    fighters.map((seat) => t.fact('wager', seat)),
  )
  for (const seat of fighters) t.cite('fight.reveal').add('oil', -t.fact('wager', seat), seat)
  const best = fighters[totals.indexOf(Math.max(...totals))] as Seat
  const [light = 0, oil = 0] = yield* t.split({
    seat: best,
    rule: 'fight.spoils',
    total: 3,
    among: ['light', 'oil'],
    caps: [2, 3],
  })
  t.cite('light.gain').add('light', light, best)
  t.cite('oil.gain').add('oil', oil, best)
  return 'trade'
}

/** A seat's die, what its creatures are worth in a fight, and its wager. */
function rollForFight(t: Table, seat: Seat): number {
  const [die = 0] = t.cite('fight.roll').roll({ seat, sides: 8, purpose: 'fight' })
  let own = 0
  for (const piece of t.zone('lair', seat).pieces) own += t.card(piece).strength
  return die + t.modified('strength', own, seat) + t.fact('wager', seat)
}

function* wagerOne(t: Table, seat: Seat): Flow<void> {
  const wager = yield* t.amount({ seat, rule: 'fight.wager', min: 0, max: t.track('oil', seat), always: true })
  t.cite('fight.wager').set('wager', wager, seat)
}

/** What a trade proposes: a card of the active seat for somebody's oil, or nothing. */
export interface Trade {
  readonly [key: string]: unknown
  readonly to: Seat
  readonly oil: number
  readonly card: number
}
const isTrade = (value: unknown): value is Trade =>
  value !== null &&
  typeof value === 'object' &&
  ['to', 'oil', 'card'].every((k) => Number.isInteger((value as Record<string, unknown>)[k]))

export function* tradePhase(t: Table): Flow<Phase> {
  const seat = t.active
  const partners = inPlay(t).slice(1)
  const hand = t.zone('hand', seat)
  if (!hand.isEmpty && partners.length > 0) {
    const trade = yield* t.propose<Trade>({
      seat,
      rule: 'trade.offer',
      candidates: () => tradeIdeas(t, hand.size, partners),
      check: (value) => checkTrade(t, seat, partners, value),
    })
    if (
      trade.to >= 0 &&
      (yield* t.agree({ seat: trade.to, rule: 'trade.accept', params: { seat: { seat }, n: trade.oil } }))
    ) {
      const piece = hand.pieces[trade.card] as Piece
      t.cite('trade.accept').move(piece, t.zone('hand', trade.to))
      t.cite('trade.accept').add('oil', t.cite('trade.accept').add('oil', -trade.oil, trade.to) * -1, seat)
    }
  }
  const burnt = yield* t.pickSome(() => ({
    seat,
    rule: 'sacrifice.some',
    from: t.zone('hand', seat).pieces.slice(),
    max: 2,
  }))
  for (const piece of burnt) {
    t.cite('sacrifice.some').move(piece, t.zone('past', seat))
    t.cite('light.gain').add('light', 1, seat)
  }
  return 'dawn'
}
function tradeIdeas(t: Table, cards: number, partners: readonly Seat[]): Trade[] {
  const ideas: Trade[] = [{ to: -1, oil: 0, card: -1 }]
  for (const to of partners) {
    const most = Math.min(2, t.track('oil', to))
    for (let card = 0; card < cards; card++) for (let oil = 0; oil <= most; oil++) ideas.push({ to, oil, card })
  }
  return ideas
}
function checkTrade(
  t: Table,
  seat: Seat,
  partners: readonly Seat[],
  value: unknown,
): 'trade.offer' | 'trade.too-dear' | null {
  if (!isTrade(value)) return 'trade.offer'
  if (value.to === -1) return null
  if (!partners.includes(value.to) || value.card < 0 || value.card >= t.zone('hand', seat).size || value.oil < 0)
    return 'trade.offer'
  return value.oil > t.track('oil', value.to) ? 'trade.too-dear' : null
}

export function* dawnPhase(t: Table): Flow<Phase> {
  for (const seat of t.seats)
    for (const piece of t.zone('lair', seat).pieces) t.cite('light.gain').mark('glow', piece, t.mark('glow', piece) + 1)
  const scores = t.seats.map((seat) => t.track('light', seat))
  if (t.round >= Number(t.options['nights']) * t.seats.length) {
    const best = Math.max(...inPlay(t).map((seat) => scores[seat] as number))
    return t.finish('dawn.most-light', {
      reason: 'dawn',
      winners: inPlay(t)
        .filter((seat) => scores[seat] === best)
        .sort(),
      scores,
    })
  }
  t.cite('dawn.round').setRound(t.round + 1)
  t.cite('dawn.round').passTurn(inPlay(t)[1] ?? t.active)
  return 'draft'
}
