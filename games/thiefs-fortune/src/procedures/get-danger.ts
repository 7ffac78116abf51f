import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { RuleId, Table } from '../shape.ts'

/** The spaces of a Danger Track. */
export const DANGER_SPACES = 5

/** How much Danger comes, from which card and by which rule. */
interface Coming {
  readonly n: number
  readonly piece: Piece
  readonly rule: RuleId
}

/** Danger reaches a player: shields may keep it off, the track takes up to 5, the rest costs points. */
export function* getDanger(t: Table, seat: Seat, { n, piece, rule }: Coming): Flow<void> {
  const coming = yield* t.replace({ on: 'danger-coming', seat, piece, amount: n })
  for (let left = coming.amount; left > 0; left--) {
    if (t.track('danger', seat) < DANGER_SPACES) {
      t.cite(rule).add('danger', 1, seat)
      t.cite(rule).say('danger-got', { seat: { seat }, card: { piece } })
      yield* t.announce({ on: 'danger-placed', seat })
    } else {
      t.cite('universal.danger-cap').add('fortune', -1, seat)
      t.cite('universal.danger-cap').say('danger-overflow', { seat: { seat }, card: { piece } })
    }
  }
}

/** Returns Danger from a track to the Supply, as much as there is. */
export function reduceDangerBy(t: Table, seat: Seat, n: number): void {
  const reduced = -t.cite('lang.reduce-or-lose-danger').add('danger', -n, seat)
  t.cite('lang.reduce-or-lose-danger').say('danger-reduced', { seat: { seat }, n: reduced })
}

/** Whether nobody has more Danger than this seat, which has some. */
export function hasMostDanger(t: Table, seat: Seat): boolean {
  const danger = t.track('danger', seat)
  return danger > 0 && t.seats.every((other) => t.track('danger', other) <= danger)
}
