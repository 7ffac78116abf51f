import type { Notice } from '@sablier/protocol'
import type { Config, ServerParts } from '../../src/index.ts'
import type { Connection } from '../play/connection.ts'
import type { Guest } from '../play/guest.ts'
import { testServer } from '../play/test-server.ts'

const NAMES = ['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Fee']

/** A table at which so many people play, each on a line of their own. */
export async function playing(
  people: number,
  config: Partial<Config> = {},
  more: Record<string, unknown> = {},
  parts: ServerParts = {},
) {
  const server = await testServer(config, parts)
  const guests: Guest[] = []
  for (const name of NAMES.slice(0, people)) guests.push(await server.guest(name))
  const host = guests[0] as Guest
  const { table } = await host.open(new Array(people - 1).fill('open'), more)
  for (const [seat, guest] of guests.entries()) if (seat > 0) await guest.act(table, { type: 'sit', seat })
  const connections: Connection[] = []
  for (const guest of guests) connections.push(await guest.sit(table))
  await connections[0]?.act({ type: 'start' })
  await Promise.all(connections.map((connection) => connection.until(({ view }) => view !== null)))
  return { server, table, guests, connections }
}

/** Waits until all know the same. */
export async function together(connections: readonly Connection[]): Promise<void> {
  const seq = Math.max(...connections.map((connection) => connection.clientTable?.seq ?? 0))
  await Promise.all(connections.map((connection) => connection.until((clientTable) => clientTable.seq >= seq)))
}
/** Lets whoever is asked answer, so many times. */
export async function answerSome(connections: readonly Connection[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await together(connections)
    const reply = await connections.find((connection) => connection.isAsked)?.answer()
    if (reply?.type !== 'done') throw new Error(`not answered: ${JSON.stringify(reply)}`)
  }
  await together(connections)
}
/** Opens a vote and gives its id. */
export async function proposed(connection: Connection, proposal: Record<string, unknown>): Promise<string> {
  const reply = await connection.act({ type: 'propose', proposal })
  if (reply.type !== 'done') throw new Error(`not proposed: ${JSON.stringify(reply)}`)
  const opened = noticesOf(connection).findLast(({ kind }) => kind === 'vote-opened')
  return (opened as Extract<Notice, { kind: 'vote-opened' }>).vote
}
export const noticesOf = (connection: Connection): readonly Notice[] => connection.clientTable?.table.notices ?? []
export const isAway = (connection: Connection, seat: number) =>
  connection.until(({ presence }) => presence.absent.some((absent) => absent.seat === seat))
/** A table of two, played until one may take back what has brought the other's question about; gives both. */
export async function playingUndoable(more: Record<string, unknown> = {}, parts: ServerParts = {}) {
  // The dice fall anew at each table: some games end before that.
  for (let n = 0; n < 20; n++) {
    const played = await playing(2, {}, more, parts)
    const undoable = await untilUndoable(played.connections)
    if (undoable) return { ...played, ...undoable }
  }
  throw new Error('nobody could take anything back')
}

/** Lets them answer until one may take back what has brought another's question about; null: the game ended before. */
async function untilUndoable(connections: readonly Connection[]): Promise<{ by: Connection; next: Connection } | null> {
  for (let n = 0; ; n++) {
    await together(connections)
    const asked = connections.filter(({ isAsked }) => isAsked)
    if (asked.length === 0) return null
    await answerSome(connections, 1)
    const by = connections.find(({ clientTable }) => clientTable?.view?.canUndo)
    const next = connections.find((connection) => connection.isAsked && !asked.includes(connection))
    if (n > 3 && by && next) return { by, next }
  }
}
