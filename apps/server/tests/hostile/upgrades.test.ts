import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { Guest } from '../play/guest.ts'
import { testServer } from '../play/test-server.ts'

/** Asks for an upgrade over a bare socket that never closes its own side. */
function halfOpen(url: string, path: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => resolve(socket))
    socket.on('error', reject)
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
  })
}
const ended = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    socket.on('data', (part) => {
      text += part
    })
    socket.on('end', () => resolve(text))
  })

test('a refused upgrade is closed by the server even if the client keeps its side open', async () => {
  const server = await testServer()
  const sockets = await Promise.all(Array.from({ length: 20 }, () => halfOpen(server.url, '/elsewhere')))
  for (const text of await Promise.all(sockets.map(ended))) expect(text).toMatch(/^HTTP\/1\.1 404 /)
  await expect.poll(server.openConnections).toBe(0)
  for (const socket of sockets) socket.destroy()
})

test('a client that holds a refused upgrade open does not delay the shutdown', async () => {
  const storage = await openSqlite(':memory:')
  const server = await testServer({}, { storage })
  const socket = await halfOpen(server.url, '/elsewhere')
  await ended(socket)
  await server.close()
  await expect(storage.ping()).rejects.toThrow()
  socket.destroy()
})

test('upgrades that wait for their session count towards the limit of their address', async () => {
  const storage = await openSqlite(':memory:')
  let open = (): void => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const { session } = storage.people
  storage.people.session = async (id) => {
    await gate
    return session.call(storage.people, id)
  }
  const server = await testServer({ socketsPerAddress: 5 }, { storage })
  const anna = await Guest.named(server.url, 'Anna')
  const connections = Array.from({ length: 30 }, () => anna.connect())
  const results = Promise.allSettled(connections.map(({ opened }) => opened))
  open()
  expect((await results).filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  anna.leave()
})
