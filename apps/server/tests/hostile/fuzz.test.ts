import { expect, test } from 'vitest'
import type { Guest } from '../play/guest.ts'
import type { Line } from '../play/line.ts'
import { testServer } from '../play/test-server.ts'
import { fuzzMessage, type Known, seeded } from './fuzz-message.ts'

/** `FUZZ_MESSAGES=50000 npx vitest run --project server hostile` for a longer run. */
const MESSAGES = Number(process.env['FUZZ_MESSAGES'] ?? 10_000)

/** Every text the server has sent on a line. */
function listen(line: Line): string[] {
  const heard: string[] = []
  line.socket.on('message', (data) => heard.push(data.toString()))
  return heard
}

test(`${MESSAGES} hostile messages change nothing, tell nothing and leave the server up`, async () => {
  const server = await testServer()
  const [anna, bert, mallory] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Mallory')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const { table: hidden } = await anna.open([{ kind: 'bot', level: 'random' }], { visibility: 'invited' })
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  const before = await server.storage.lines(table)
  const hash = (await server.hall.table(table)).core.match?.hash

  const chance = seeded(20_261_116)
  const known: Known = { tables: [table, hidden], people: [anna.me, bert.me], answers: answersOf(a, b) }
  const lines: { line: Line; heard: string[] }[] = []
  const come = async (guest: Guest): Promise<void> => {
    const line = await guest.sit(table)
    line.unchecked = true
    lines.push({ line, heard: listen(line) })
  }
  for (let i = 0; i < 4; i++) await come(mallory)
  for (let sent = 0; sent < MESSAGES; sent++) {
    const slot = sent % 4
    let { line } = lines[lines.length - 4 + slot]!
    if (line.closed || line.socket.readyState !== line.socket.OPEN) {
      await come(mallory)
      line = lines.at(-1)!.line
    }
    line.send(fuzzMessage(chance, known))
    if (sent % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 0))
  }
  const { line: last } = lines.at(-1)!
  if (!last.closed) {
    last.send({ type: 'ping', at: 1 })
    await last.next(({ type }) => type === 'pong', 20_000)
  }

  expect((await anna.get('/health')).status).toBe(200)
  const core = (await server.hall.table(table)).core
  expect(core.match?.hash).toBe(hash)
  const added = (await server.storage.lines(table, before.length)).map(({ kind }) => kind)
  expect(added.filter((kind) => !['chat', 'phrase', 'muted'].includes(kind))).toEqual([])
  expect((await server.storage.lines(hidden)).map(({ kind }) => kind)).toEqual(['sat', 'bot-seated', 'times'])
  // Nobody outside has heard a card that lies in a hand, nor the secret, nor the invitation.
  const hands = handsOf(a, b)
  expect(hands.length).toBeGreaterThan(3)
  const secret = [core.row.secret, core.row.invite, ...hands]
  const leaks = lines.flatMap(({ heard }) => heard.filter((text) => secret.some((word) => text.includes(word))))
  expect(leaks).toEqual([])
  for (const line of [a, b]) expect(line.faults).toEqual([])
}, 120_000)

/** The ids under which the players themselves see the cards of their hands. */
function handsOf(...players: Line[]): string[] {
  return players.flatMap(({ mirror }) => {
    const { state, ids, viewer } = mirror!.view!
    const others = players.filter((other) => other.mirror!.view!.viewer !== viewer)
    const seenByOthers = new Set(others.flatMap((other) => [...other.mirror!.view!.ids]))
    return ids.filter((id, piece) => (state.face[piece] ?? -1) >= 0 && id.includes('#') && !seenByOthers.has(id))
  })
}
const answersOf = (...players: Line[]): unknown[] =>
  players.flatMap((line) => (line.isAsked ? [line.someAnswer()] : []))
