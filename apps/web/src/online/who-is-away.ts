import { type ClientTable, roomGrace, type TableInfo } from '@sablier/protocol'

type Presence = ClientTable['presence']

/** Whether the person of a seat is away, as the server says: what it has not said yet is not guessed. */
export const isAway = ({ absent }: Presence, seat: number): boolean => absent.some((away) => away.seat === seat)

/** The seated people of a waiting room who are away. */
export const awayIn = ({ seats }: TableInfo, presence: Presence): number[] =>
  seats.flatMap(({ person }, seat) => (person && isAway(presence, seat) ? [seat] : []))

/** Whether everybody who sits there is known to be there. */
export const allHere = ({ seats }: TableInfo, presence: Presence): boolean =>
  seats.every(({ person }, seat) => !person || presence.seats.includes(seat))

/** How long until the game can be begun without all who are away, in milliseconds; 0: now. */
export function waitForAway(table: TableInfo, presence: Presence, now: number): number {
  const seats = awayIn(table, presence)
  const left = presence.absent.flatMap(({ seat, since }) => (seats.includes(seat) ? [since] : []))
  return Math.max(0, ...left.map((since) => since + roomGrace(table.consent) - now))
}
