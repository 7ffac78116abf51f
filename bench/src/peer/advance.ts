import { addLight, addOil, draw, lay, loseOil, playAbility, put } from './abilities.ts'
import { type Job, kindOf, type PeerG, type PeerRandom, turnOrder } from './state.ts'

const HAND_LIMIT = 4

/** Works through the jobs until somebody is asked or the game is over. */
export function advance(G: PeerG, random: PeerRandom): void {
  while (!G.ask && !G.winners) {
    const job = G.jobs[G.jobs.length - 1]
    const isAbility = job?.do === 'ability' || job?.do === 'lose' || job?.do === 'draw'
    // Triggers wait for the present ability, and come before everything else.
    if (!isAbility && G.waiting.length > 0) resolveNext(G)
    else if (job) {
      G.jobs.pop()
      work(G, job, random)
    }
  }
}

function resolveNext(G: PeerG): void {
  const batch = G.waiting.shift()
  if (!batch) return
  if (batch.pieces.length > 1) put(G, { kind: 'order', seat: batch.seat, options: [...batch.pieces] })
  else queueAbilities(G, batch.seat, batch.pieces)
}

/** The abilities of one seat in the order wanted; the first is done first. */
export function queueAbilities(G: PeerG, seat: number, pieces: readonly number[]): void {
  for (const piece of pieces.toReversed()) G.jobs.push({ do: 'ability', piece, seat })
}

function work(G: PeerG, job: Job, random: PeerRandom): void {
  switch (job.do) {
    case 'phase':
      beginPhase(G, job.phase, random)
      return
    case 'lay':
    case 'pass':
    case 'discard':
    case 'wager':
      askEach(G, job.do, job.seats)
      return
    case 'passed':
      for (const [seat, cards] of G.passed.entries()) G.hands[seat]?.push(...cards.splice(0))
      return
    case 'offer':
      put(G, { kind: 'pick', seat: G.active, options: [...(G.hands[G.active] ?? [])] })
      return
    case 'bids':
      askBid(G)
      return
    case 'fight':
      fight(G, random)
      return
    case 'trade':
      askTrade(G)
      return
    case 'settle':
      if (G.trade) put(G, { kind: 'agree', seat: G.trade.to })
      return
    case 'burn': {
      const hand = G.hands[G.active] ?? []
      if (hand.length > 0)
        put(G, { kind: 'some', seat: G.active, options: [...hand], min: 0, max: Math.min(2, hand.length) })
      return
    }
    case 'ability':
      playAbility(G, job.piece, job.seat)
      return
    case 'lose':
      loseOil(G, job.seat, job.n)
      return
    case 'draw':
      draw(G, job.seat, 1, random)
      return
  }
}

function beginPhase(G: PeerG, phase: PeerG['phase'], random: PeerRandom): void {
  G.phase = phase
  const seats = turnOrder(G)
  const then = (...jobs: Job[]): void => void G.jobs.push(...jobs.toReversed())
  switch (phase) {
    case 'draft':
      for (const seat of seats) draw(G, seat, 3, random)
      then(
        { do: 'lay', seats },
        { do: 'pass', seats: [...seats] },
        { do: 'passed' },
        { do: 'discard', seats: [...seats] },
        { do: 'phase', phase: 'auction' },
      )
      return
    case 'auction':
      G.price = 0
      G.buyer = G.active
      G.bidders = seats
      if (G.hands[G.active]?.length === 0) {
        then({ do: 'phase', phase: 'fight' })
        return
      }
      then({ do: 'offer' }, { do: 'bids' }, { do: 'phase', phase: 'fight' })
      return
    case 'fight':
      then({ do: 'wager', seats }, { do: 'fight' }, { do: 'phase', phase: 'trade' })
      return
    case 'trade':
      then({ do: 'trade' }, { do: 'settle' }, { do: 'burn' }, { do: 'phase', phase: 'dawn' })
      return
    case 'dawn':
      dawn(G)
      return
  }
}

/** Asks one seat after the other; each has its own triggers resolved before the next is asked. */
function askEach(G: PeerG, what: 'lay' | 'pass' | 'discard' | 'wager', seats: readonly number[]): void {
  const [seat, ...rest] = seats
  if (seat === undefined) return
  G.jobs.push({ do: what, seats: rest })
  const hand = G.hands[seat] ?? []
  if (what === 'wager') put(G, { kind: 'amount', seat, min: 0, max: G.oil[seat] ?? 0 })
  else if (what === 'discard') {
    const n = hand.length - HAND_LIMIT
    if (n > 0) put(G, { kind: 'some', seat, options: [...hand], min: n, max: n })
  } else if (hand.length > 0) put(G, { kind: 'pick', seat, options: [...hand] })
}

function askBid(G: PeerG): void {
  const [seat] = G.bidders
  if (G.bidders.length > 1 && seat !== undefined) {
    G.jobs.push({ do: 'bids' })
    const most = G.oil[seat] ?? 0
    if (most > G.price) put(G, { kind: 'bid', seat, min: G.price + 1, max: most })
    else G.bidders.shift()
    return
  }
  addOil(G, G.buyer, -G.price)
  lay(G, G.buyer, G.sale)
  G.sale = -1
}

function fight(G: PeerG, random: PeerRandom): void {
  const seats = turnOrder(G)
  const totals = seats.map((seat) => {
    const lair = G.lairs[seat] ?? []
    const own = lair.reduce((sum, piece) => sum + (kindOf(piece) === 'bat' ? 2 : 1), 0)
    const bells = lair.filter((piece) => kindOf(piece) === 'bell').length
    return random.Die(8) + own + bells + (G.wagers[seat] ?? 0)
  })
  for (const seat of seats) addOil(G, seat, -(G.wagers[seat] ?? 0))
  const best = seats[totals.indexOf(Math.max(...totals))] ?? 0
  put(G, { kind: 'split', seat: best, options: [2, 3], min: 3, max: 3 })
}

function askTrade(G: PeerG): void {
  G.trade = null
  if ((G.hands[G.active]?.length ?? 0) > 0) put(G, { kind: 'trade', seat: G.active })
}

function dawn(G: PeerG): void {
  for (const lair of G.lairs) for (const piece of lair) G.glow[piece] = (G.glow[piece] ?? 0) + 1
  if (G.round >= G.nights * G.seats) {
    const best = Math.max(...G.light)
    G.winners = turnOrder(G, 0).filter((seat) => G.light[seat] === best)
    return
  }
  G.round++
  G.active = (G.active + 1) % G.seats
  G.jobs.push({ do: 'phase', phase: 'draft' })
}

/** Shares the spoils of a fight. */
export function shareSpoils(G: PeerG, seat: number, [light = 0, oil = 0]: readonly number[]): void {
  addLight(G, seat, light)
  addOil(G, seat, oil)
}
