import { hashToken, newId } from '../new-id.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { mayBeHere } from '../tables/acts/seats.ts'
import { withdrawnWith } from '../tables/acts/vote-outcome.ts'
import type { Person } from '../tables/log-entry.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import type { Relations } from './relations.ts'

const VALID_MS = 15 * 60_000

/** One-time links that move a seat to another device. */
export class SeatLinks {
  constructor(
    private readonly storage: Storage,
    private readonly registry: TableRegistry,
    private readonly relations: Relations,
  ) {}

  /** A token for the seat of a person. */
  async make(table: string, person: string): Promise<{ token: string; expiresAt: number }> {
    const seat = (await this.registry.table(table)).core.state.seatOf(person)
    if (seat === null) throw new ActRefusal('not-seated', 'You do not sit at this table')
    const token = newId(24)
    const expiresAt = Date.now() + VALID_MS
    const body = JSON.stringify({ table, seat, person })
    const kept = { hash: hashToken(token), purpose: 'seat', body, expires_at: expiresAt, person }
    await this.storage.people.keepToken(kept)
    return { token, expiresAt }
  }
  /** Gives the seat to whoever holds the token. It is used up when the seat has moved, or cannot move by it any more. */
  async use(token: string, to: Person): Promise<{ table: string; seat: number }> {
    const { people } = this.storage
    const taken = await people.takeToken(hashToken(token), 'seat', Date.now())
    if (!taken) throw new ActRefusal('not-invited', 'This link was used already or is too old', { detail: 'link-used' })
    const { table, seat, person } = JSON.parse(taken.body) as { table: string; seat: number; person: string }
    let canMove = true
    try {
      const live = await this.registry.table(table)
      if (person !== to.id) await this.relations.mustMeet(live.core, to.id)
      await this.registry.work(
        live,
        (core) => {
          const { state } = core
          mayBeHere(state, to.id)
          canMove = state.seats[seat]?.person?.id === person
          if (!canMove) throw new ActRefusal('not-now', 'The seat has changed hands', { detail: 'seat-changed-hands' })
          if (person === to.id) return []
          if (state.seatOf(to.id) !== null)
            throw new ActRefusal('seat-taken', 'You have another seat at this table', { detail: 'another-seat-here' })
          return [...withdrawnWith(core, seat), { kind: 'moved', seat, to }]
        },
        to.id,
      )
      canMove = person === to.id
    } finally {
      // If this fails as well, people hear of what failed first.
      if (canMove) await people.keepToken(taken).catch(() => undefined)
    }
    return { table, seat }
  }
}
