import { lanterns } from '@sablier/kernel/lanterns'
import { expect } from 'vitest'
import { type ServerParts, shelfOf } from '../../src/index.ts'
import type { Connection } from '../play/connection.ts'
import { testServer } from '../play/test-server.ts'
import { withDice } from './played-table.ts'

/** How often the cards of a game were dealt: once more each time it is played from its first answer. */
export const dealt = { times: 0 }
const longGame = withDice(lanterns, 'a long game')
export const shelf = shelfOf({
  ...longGame,
  setup: (table) => {
    dealt.times++
    longGame.setup(table)
  },
})

/** Two people at a table of the miniature, some way into the game. */
export async function twoPlaying(count: number, parts: ServerParts = {}) {
  const server = await testServer({}, { shelf, ...parts })
  const guests = [await server.guest('Anna'), await server.guest('Bert')] as const
  const [anna, bert] = guests
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  const connections = [await anna.sit(table), await bert.sit(table)] as const
  await connections[0].act({ type: 'start' })
  await Promise.all(connections.map((connection) => connection.until(({ view }) => view !== null)))
  for (let i = 0; i < count; i++) await answer(connections)
  const live = server.registry.inMemory(table)!
  let before = 0
  /** Everybody stays, but the game is let go of. */
  const rest = () => {
    live.rest()
    expect(live.core.match).toBeNull()
    before = dealt.times
  }
  /** It has come back from its stored position: nothing was dealt anew since it went to rest. */
  const expectWoken = () => {
    expect(live.core.match).not.toBeNull()
    expect(dealt.times).toBe(before)
  }
  return { server, table, guests, connections, live, rest, expectWoken }
}
export async function together(connections: readonly Connection[]): Promise<void> {
  const seq = Math.max(...connections.map((connection) => connection.clientTable!.seq))
  await Promise.all(connections.map((connection) => connection.until((clientTable) => clientTable.seq >= seq)))
}
export async function answer(connections: readonly Connection[]): Promise<Connection> {
  await together(connections)
  const connection = connections.find(({ isAsked }) => isAsked)!
  expect(await connection.answer()).toMatchObject({ type: 'done' })
  await together(connections)
  return connection
}
