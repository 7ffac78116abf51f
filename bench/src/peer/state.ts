/** The kinds of creature, four copies of each: piece n is of kind n >> 2. */
export const KINDS = ['moth', 'toad', 'bell', 'owl', 'fox', 'wasp', 'bat', 'crow', 'snail'] as const
export type Kind = (typeof KINDS)[number]
export const PIECES = KINDS.length * 4
export const kindOf = (piece: number): Kind => KINDS[piece >> 2] ?? 'moth'

/** What a seat is asked, as plain data: the state may hold nothing else. */
export interface PeerAsk {
  kind: 'pick' | 'some' | 'bid' | 'amount' | 'split' | 'trade' | 'agree' | 'order' | 'seat' | 'effect'
  seat: number
  options: number[]
  min: number
  max: number
}

/** Work that waits until the question before it is answered. */
export type Job =
  | { do: 'phase'; phase: Phase }
  | { do: 'lay' | 'pass' | 'discard' | 'wager'; seats: number[] }
  | { do: 'passed' | 'offer' | 'bids' | 'fight' | 'trade' | 'burn' | 'settle' }
  | { do: 'ability'; piece: number; seat: number }
  | { do: 'lose'; seat: number; n: number }
  | { do: 'draw'; seat: number }
export type Phase = 'draft' | 'auction' | 'fight' | 'trade' | 'dawn'

/** A trade: whom it is offered, for how much oil, which card of the hand. */
export interface PeerTrade {
  to: number
  oil: number
  card: number
}

/** The state of the miniature game as boardgame.io keeps it. */
export interface PeerG {
  nights: number
  seats: number
  round: number
  active: number
  phase: Phase
  deck: number[]
  discard: number[]
  hands: number[][]
  passed: number[][]
  lairs: number[][]
  pasts: number[][]
  oaths: number[]
  oil: number[]
  light: number[]
  glow: number[]
  wagers: number[]
  sale: number
  price: number
  buyer: number
  bidders: number[]
  trade: PeerTrade | null
  /** A stack: the last job is done first. */
  jobs: Job[]
  /** Abilities that answer a happening, in order of occurrence. */
  waiting: { seat: number; pieces: number[] }[]
  ask: PeerAsk | null
  /** Cards somebody has looked at. */
  seen: number[][]
  winners: number[] | null
}

/** The random part of boardgame.io that the rules use. */
export interface PeerRandom {
  Shuffle: <T>(items: T[]) => T[]
  Die: (sides: number) => number
}

const everySeat = <T>(seats: number, make: (seat: number) => T): T[] => Array.from({ length: seats }, (_, s) => make(s))

/** The table before the first question. */
export function setUp(seats: number, nights: number, random: PeerRandom): PeerG {
  const oaths = random.Shuffle([3, 4, 5, 6])
  return {
    nights,
    seats,
    round: 1,
    active: 0,
    phase: 'draft',
    deck: random.Shuffle(Array.from({ length: PIECES }, (_, n) => n)),
    discard: [],
    hands: everySeat(seats, () => []),
    passed: everySeat(seats, () => []),
    lairs: everySeat(seats, () => []),
    pasts: everySeat(seats, () => []),
    oaths: everySeat(seats, (seat) => oaths[seat] ?? 3),
    oil: everySeat(seats, () => 2),
    light: everySeat(seats, () => 0),
    glow: Array.from({ length: PIECES }, () => 0),
    wagers: everySeat(seats, () => 0),
    sale: -1,
    price: 0,
    buyer: -1,
    bidders: [],
    trade: null,
    jobs: [{ do: 'phase', phase: 'draft' }],
    waiting: [],
    ask: null,
    seen: everySeat(seats, () => []),
    winners: null,
  }
}

/** Seats in turn order. */
export const turnOrder = (G: PeerG, from = G.active): number[] =>
  Array.from({ length: G.seats }, (_, i) => (from + i) % G.seats)
