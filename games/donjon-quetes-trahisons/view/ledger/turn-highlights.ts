import type { LogTurn, Seat, TextNode, TurnLine } from '@sablier/kernel'

/** A few lines of what others did in one turn. */
export interface Highlight {
  readonly key: string
  readonly seat: Seat
  /** The first card of the turn. */
  readonly card: string | null
  readonly lines: readonly (readonly TextNode[])[]
}

/** How a result came about; the result itself is told as well. */
const ON_THE_WAY = [
  'round-begun',
  'pot-fed',
  'help-called',
  'help-offered',
  'price-named',
  'offer-lapsed',
  'leader-power',
  'ally-lends',
  'joined-side',
  'stayed-neutral',
  'kritik',
  'gems-gained',
  'worn',
  'carried',
]
/** So many lines are taken in at a glance. */
const AT_ONCE = 3

/** What the others did after an entry, turn by turn and a few lines at a time; what one did oneself is left out. */
export function turnHighlights(turns: readonly LogTurn[], since: number, me: Seat | null): Highlight[] {
  return turns.flatMap(({ key, seat, lines }) => {
    const told = lines.filter((line) => line.event.entry > since && isResult(line) && actorOf(line) !== me)
    if (seat === null || told.length === 0) return []
    const card = told.map(cardOf).find((named) => named !== null) ?? null
    return Array.from({ length: Math.ceil(told.length / AT_ONCE) }, (_, n) => ({
      key: `${key} ${n}`,
      seat,
      card,
      lines: told.slice(n * AT_ONCE, (n + 1) * AT_ONCE).map(({ nodes }) => nodes),
    }))
  })
}

const isResult = ({ tone, event }: TurnLine): boolean =>
  tone === 'said' && !(event.type === 'said' && ON_THE_WAY.includes(event.key))

/** Whoever is named first did it. */
function actorOf({ nodes }: TurnLine): Seat | null {
  const seat = nodes.find((node) => node.kind === 'seat')
  return seat?.kind === 'seat' ? seat.seat : null
}

function cardOf({ nodes }: TurnLine): string | null {
  const card = nodes.find((node) => node.kind === 'card' && node.card !== null)
  return card?.kind === 'card' ? card.card : null
}
