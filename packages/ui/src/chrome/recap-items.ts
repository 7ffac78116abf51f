import type { LogLine, Seat, TextNode } from '@sablier/kernel'

/** What one answer of somebody else did, in words. */
export interface RecapStep {
  readonly entry: number
  readonly seat: Seat
  /** The first card that was named. */
  readonly card: string | null
  readonly lines: readonly (readonly TextNode[])[]
}

/** What others did after an entry, one step per answer; what one did oneself is left out. */
export function recapSteps(lines: readonly LogLine[], since: number, me: Seat | null): RecapStep[] {
  const byEntry = new Map<number, LogLine[]>()
  for (const line of lines)
    if (line.event.entry > since && line.tone !== 'phase')
      byEntry.set(line.event.entry, [...(byEntry.get(line.event.entry) ?? []), line])
  return [...byEntry].flatMap(([entry, told]) => {
    const nodes = told.flatMap((line) => line.nodes)
    const seat = nodes.find((node) => node.kind === 'seat')
    if (seat?.kind !== 'seat' || seat.seat === me) return []
    const card = nodes.find((node) => node.kind === 'card' && node.card !== null)
    return [{ entry, seat: seat.seat, card: card?.kind === 'card' ? card.card : null, lines: told.map((l) => l.nodes) }]
  })
}
