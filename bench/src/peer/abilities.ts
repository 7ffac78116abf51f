import { kindOf, type PeerG, type PeerRandom, turnOrder } from './state.ts'

/** Those that answer when they are laid themselves, and the one that answers every creature laid in its lair. */
const LAID = new Set(['moth', 'owl', 'fox', 'crow', 'snail'])
const WATCHFUL = 'moth'
const MOST_OIL = 9

/** Puts a question; the answer arrives as a move. */
export function put(G: PeerG, ask: Partial<PeerG['ask']> & Pick<NonNullable<PeerG['ask']>, 'kind' | 'seat'>): void {
  G.ask = { options: [], min: 1, max: 1, ...ask }
}

export function addOil(G: PeerG, seat: number, n: number): void {
  G.oil[seat] = Math.max(0, Math.min(MOST_OIL, (G.oil[seat] ?? 0) + n))
}
export function addLight(G: PeerG, seat: number, n: number): void {
  G.light[seat] = (G.light[seat] ?? 0) + n
}

/** Lays a creature; the abilities of the lair that answer wait for their turn. */
export function lay(G: PeerG, seat: number, piece: number): void {
  G.lairs[seat]?.push(piece)
  announce(G, seat, (kind, other) => (other === piece ? LAID.has(kind) : kind === WATCHFUL))
}

export function gainOil(G: PeerG, seat: number, n: number): void {
  addOil(G, seat, n)
  announce(G, seat, (kind) => kind === 'toad')
}

function announce(G: PeerG, seat: number, answers: (kind: string, piece: number) => boolean): void {
  const pieces = (G.lairs[seat] ?? []).filter((piece) => answers(kindOf(piece), piece))
  if (pieces.length > 0) G.waiting.push({ seat, pieces })
}

/** Lost oil: a wasp of the loser takes one away first. */
export function loseOil(G: PeerG, seat: number, n: number): void {
  let left = n
  for (const piece of G.lairs[seat] ?? [])
    if (left > 0 && kindOf(piece) === 'wasp') {
      left--
      G.glow[piece] = 0
    }
  addOil(G, seat, -left)
}

export function draw(G: PeerG, seat: number, n: number, random: PeerRandom): void {
  for (let i = 0; i < n; i++) {
    if (G.deck.length === 0) {
      G.deck = random.Shuffle([...G.discard])
      G.discard = []
    }
    const piece = G.deck.pop()
    if (piece !== undefined) G.hands[seat]?.push(piece)
  }
}

/** What a fox may do now: 0 gains oil, 1 takes the others' oil. */
const foxOptions = (G: PeerG, seat: number): number[] => [
  ...((G.oil[seat] ?? 0) < MOST_OIL ? [0] : []),
  ...(turnOrder(G, seat).some((other) => other !== seat && (G.oil[other] ?? 0) > 0) ? [1] : []),
]

/** Runs one ability; it may put a question. */
export function playAbility(G: PeerG, piece: number, seat: number): void {
  switch (kindOf(piece)) {
    case 'moth':
      gainOil(G, seat, 1)
      return
    case 'toad':
      addLight(G, seat, 2)
      return
    case 'owl':
      if ((G.oil[seat] ?? 0) > 0 && G.deck.length + G.discard.length > 0) put(G, { kind: 'agree', seat })
      return
    case 'fox': {
      const options = foxOptions(G, seat)
      if (options.length > 1) put(G, { kind: 'effect', seat, options })
      else if (options[0] !== undefined) playFox(G, seat, options[0])
      return
    }
    case 'crow': {
      const others = turnOrder(G, 0).filter((other) => other !== seat && (G.hands[other]?.length ?? 0) > 0)
      if (others.length > 1) put(G, { kind: 'seat', seat, options: others })
      else if (others[0] !== undefined) playCrow(G, seat, others[0])
      else addLight(G, seat, 1)
      return
    }
    case 'snail':
      if ((G.oil[seat] ?? 0) >= 3) addLight(G, seat, 1)
      else gainOil(G, seat, 1)
      return
    default:
  }
}

export function playFox(G: PeerG, seat: number, option: number): void {
  if (option === 0) {
    gainOil(G, seat, 2)
    return
  }
  for (const other of turnOrder(G, seat)) if (other !== seat && (G.oil[other] ?? 0) > 0) loseOil(G, other, 1)
}

export function playCrow(G: PeerG, seat: number, other: number): void {
  G.seen[seat] = [...(G.hands[other] ?? [])]
  addLight(G, seat, 1)
}
