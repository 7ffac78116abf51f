import type { Result, Seat } from '@sablier/kernel'
import type { Table } from './shape.ts'

/** What the score line shows: the certificates a seat holds. */
export function certificatesOf(t: Table, seat: Seat): number {
  return t.zone('certificates', seat).size
}

/** The end: what everybody holds and their ranks, the living by certificates, the dead below them, who died later ahead. */
export function standings(t: Table): Pick<Result, 'scores' | 'ranks'> {
  const merit = t.seats.map((seat) => {
    const fallen = t.track('fallen', seat)
    return fallen === 0 ? certificatesOf(t, seat) : fallen - t.seats.length - 1
  })
  const ranks = merit.map((own) => 1 + merit.filter((other) => other > own).length)
  for (const seat of [...t.seats].sort((a, b) => (ranks[a] as number) - (ranks[b] as number)))
    t.cite(t.track('fallen', seat) === 0 ? 'end.ranking' : 'ruling.rank_dead').say('ranked', {
      seat: { seat },
      n: ranks[seat] as number,
      m: certificatesOf(t, seat),
    })
  return { scores: t.seats.map((seat) => certificatesOf(t, seat)), ranks }
}
