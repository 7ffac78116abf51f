import { connect, type Socket } from 'node:net'
import { PROTOCOL } from '@sablier/protocol'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { lockDataFolder } from '../../src/run/data-folder-lock.ts'
import { isBuilt } from '../crash/server-process.ts'
import { Guest } from '../play/guest.ts'
import { PATIENT } from '../play/patient.ts'
import { type Outcome, Target } from './target.ts'

/** `npm run attack` makes each attack as large as the one that once succeeded, and looks at the time as well. */
const IS_LONG = process.env['ATTACK'] === 'long'
const tries = (long: number, short: number): number => (IS_LONG ? long : short)
const LATEST = 50

vi.setConfig({ testTimeout: 300_000 })
const outcomes: Outcome[] = []
/** Notes what came of an attack. Of others' time only the long form judges: the machine has to be quiet for it. */
function note(outcome: Outcome): void {
  outcomes.push(outcome)
  if (IS_LONG) expect(outcome.delay, `${outcome.attack}: event loop delay p99`).toBeLessThan(LATEST)
}
afterAll(() => {
  const rows = outcomes.map(({ attack, tries: count, result, delay }) => [attack, String(count), result, `${delay} ms`])
  const head = ['attack', 'tries', 'result', 'loop delay p99']
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)))
  for (const row of [head, ...rows]) console.log(row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '))
})

/** A bare socket that says something and never closes its own side. */
function saying(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => resolve(socket))
    socket.on('error', reject)
    socket.resume()
    socket.write(text)
  })
}
const upgradeTo = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'
const inGroups = async (count: number, work: (i: number) => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < count; i += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - i) }, (_, j) => work(i + j)))
}

describe.skipIf(!isBuilt())('attacks on a server in a process of its own', () => {
  test('refused upgrades that stay half open leave nothing behind and do not delay the end', async () => {
    const target = await Target.start()
    const count = tries(6000, 150)
    const sockets: Socket[] = []
    const before = await target.metric('process_open_fds')
    const delay = await target.during(() =>
      inGroups(count, async () => sockets.push(await saying(target.url, upgradeTo('/elsewhere')))),
    )
    await expect.poll(() => target.metric('process_open_fds'), PATIENT).toBeLessThan(before + 20)
    expect((await fetch(`${target.url}/health`)).status).toBe(200)
    // Everything was closed: the process was not ended by its own patience.
    expect(await target.server.stop('SIGTERM')).toBe(0)
    lockDataFolder(target.folder)()
    for (const socket of sockets) socket.destroy()
    note({ attack: 'half-open upgrades', tries: count, result: 'all closed, ended in order', delay })
  })

  test('connections that say nothing, or never end what they say, are let go and do not delay the end', async () => {
    const target = await Target.start()
    const count = tries(3000, 90)
    const begun = [
      '',
      'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
      'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    ]
    const sockets: Socket[] = []
    const before = await target.metric('process_open_fds')
    const delay = await target.during(() =>
      inGroups(count, async (i) => sockets.push(await saying(target.url, begun[i % begun.length] ?? ''))),
    )
    expect((await fetch(`${target.url}/health`)).status).toBe(200)
    // After 30 seconds, looked for every 10.
    if (IS_LONG) await expect.poll(() => target.metric('process_open_fds'), PATIENT).toBeLessThan(before + 20)
    expect(await target.server.stop('SIGTERM')).toBe(0)
    lockDataFolder(target.folder)()
    for (const socket of sockets) socket.destroy()
    note({ attack: 'silent connections', tries: count, result: 'all let go, ended in order', delay })
  })

  test('a path in other spelling does not escape the request limit', async () => {
    const target = await Target.start({ REQUESTS_PER_MINUTE: '100' })
    const count = tries(2000, 200)
    let answered = 0
    const began = Date.now()
    const delay = await target.during(() =>
      inGroups(count, async (i) => {
        const response = await fetch(`${target.url}${i % 2 === 0 ? '/%61pi/tables' : '/api/tables'}`)
        if (response.ok) answered++
        await response.arrayBuffer()
      }),
    )
    expect(answered).toBeLessThanOrEqual(100 * (1 + Math.floor((Date.now() - began) / 60_000)))
    note({ attack: 'paths in other spelling', tries: count, result: `${answered} answered of 100 allowed`, delay })
  })

  test('a forged forwarded address does not get more sockets', async () => {
    const target = await Target.start({ TRUST_PROXY: '1', SOCKETS_PER_ADDRESS: '5' })
    const count = tries(150, 30)
    const sockets: WebSocket[] = []
    let opened = 0
    const attempt = (i: number): Promise<void> =>
      new Promise((resolve) => {
        const headers = { 'x-forwarded-for': `10.9.${i >> 8}.${i & 255}, 203.0.113.7` }
        const socket = new WebSocket(`${target.url.replace('http', 'ws')}/socket`, { headers })
        sockets.push(socket)
        socket.once('open', () => {
          opened++
          resolve()
        })
        socket.once('error', () => resolve())
      })
    const delay = await target.during(() => inGroups(count, attempt))
    for (const socket of sockets) socket.terminate()
    expect(opened).toBe(5)
    note({ attack: 'forged forwarded addresses', tries: count, result: `${opened} sockets of 5 allowed`, delay })
  })

  test('hellos at an ended game are sent no more than the budget of their address', async () => {
    const target = await Target.start({ MESSAGES_PER_SECOND: '1000' })
    const table = await target.endedGame('thiefs-fortune', 2)
    const count = tries(1000, 150)
    const socket = new WebSocket(`${target.url.replace('http', 'ws')}/socket`)
    await new Promise((resolve) => socket.once('open', resolve))
    let [received, answers, refused] = [0, 0, 0]
    const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL, table })
    const began = Date.now()
    const delay = await target.during(
      () =>
        new Promise<void>((resolve) => {
          socket.on('message', (data) => {
            const text = data.toString()
            received += text.length
            if (text.startsWith('{"type":"refused"')) refused++
            else if (!text.startsWith('{"type":"snapshot"')) return
            if (++answers === count) resolve()
            else socket.send(hello)
          })
          socket.send(hello)
        }),
    )
    socket.terminate()
    const budget = 16_000_000 + 1_000_000 * ((Date.now() - began) / 1000)
    expect(received).toBeLessThan(budget * 1.1)
    if (IS_LONG) expect(refused).toBeGreaterThan(0)
    const result = `${(received / 1e6).toFixed(1)} MB sent, ${refused} refused`
    note({ attack: 'hello at an ended game', tries: count, result, delay })
  })

  test('downloads of the client are sent no more than the budget of their address', async () => {
    const target = await Target.start({ KILOBYTES_PER_SECOND: '100' })
    const page = await (await fetch(target.url)).text()
    const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '/'
    const count = tries(2000, 150)
    let [received, refused] = [0, 0]
    const began = Date.now()
    const delay = await target.during(() =>
      inGroups(count, async () => {
        const response = await fetch(target.url + script)
        if (response.status === 429) refused++
        const { byteLength } = await response.arrayBuffer()
        received += byteLength
      }),
    )
    // A hundred at once are on their way before the first of them is counted.
    expect(received).toBeLessThan(20 * (1_600_000 + 100_000 * ((Date.now() - began) / 1000)) + 100 * 500_000)
    const result = `${(received / 1e6).toFixed(1)} MB sent, ${refused} refused`
    note({ attack: 'downloads of the client', tries: count, result, delay })
  })

  test('the short codes of invited tables cannot be guessed', async () => {
    const target = await Target.start()
    await (await target.guest('Anna')).open(['open'], { game: 'thiefs-fortune', visibility: 'invited' })
    const count = tries(600, 60)
    let [heard, found] = [0, 0]
    const began = Date.now()
    const delay = await target.during(async () => {
      for (let i = 0; i < count; i++) {
        const { status } = await fetch(`${target.url}/api/join/AAA${100 + i}`)
        if (status === 404) heard++
        if (status === 200) found++
      }
    })
    expect(found).toBe(0)
    expect(heard).toBeLessThanOrEqual(21 + ((Date.now() - began) / 1000) * 0.2)
    note({ attack: 'guesses at short codes', tries: count, result: `${heard} heard, none right`, delay })
  })

  test('looks into the past of a long game hold nobody up', async () => {
    const target = await Target.start()
    const table = await target.endedGame('terres-de-destinees', 4)
    const guests = await Promise.all(Array.from({ length: 8 }, (_, i) => target.guest(`G${i}`)))
    const count = tries(800, 60)
    let refused = 0
    const delay = await target.during(() =>
      inGroups(count, async (i) => {
        const path = `/api/tables/${table}/look?entries=${(i * 37) % 400}`
        const { status } = await (guests[i % guests.length] as Guest).get(path)
        if (status === 429) refused++
      }),
    )
    note({ attack: 'looks into the past', tries: count, result: `${refused} refused`, delay })
  })

  test('votes to go far back, withdrawn and asked again, hold nobody up', async () => {
    const target = await Target.start({ MESSAGES_PER_SECOND: '1000' })
    const { connections, entries } = await target.longGame('prophecy', tries(300, 40))
    const [asking] = connections
    const count = tries(300, 30)
    let asked = 0
    const delay = await target.during(async () => {
      for (let i = 0; i < count; i++) {
        const proposal = { kind: 'undo-to', entries: (i * 37) % entries }
        if ((await asking.act({ type: 'propose', proposal })).type !== 'done') continue
        asked++
        const { votes } = (await asking.until(({ table }) => table.votes.length > 0)).table
        await asking.act({ type: 'vote', vote: votes[0]?.id, agree: false })
        await asking.until(({ table }) => table.votes.length === 0)
      }
    })
    for (const connection of connections) connection.close()
    // Proposals have a pace: those beyond it are refused and cost nothing.
    expect(asked).toBeGreaterThanOrEqual(6)
    const result = `${asked} asked over ${entries} answers, ${count - asked} refused`
    note({ attack: 'votes to go far back', tries: count, result, delay })
  })

  test('coming and going is not announced each time', async () => {
    const target = await Target.start({ MESSAGES_PER_SECOND: '1000' })
    const anna = await target.guest('Anna')
    const { table } = await anna.open(['open'], { game: 'thiefs-fortune' })
    const watching = await anna.sit(table)
    const busy = (await target.guest('Busy')).connect()
    await busy.opened
    const count = tries(500, 60)
    const presences = () => watching.messages.filter(({ type }) => type === 'presence').length
    const before = presences()
    const began = Date.now()
    const delay = await target.during(async () => {
      for (let i = 0; i < count; i++) await busy.hello(table)
      await watching.act({ type: 'phrase', phrase: 'hello' })
    })
    const told = presences() - before
    expect(told).toBeLessThanOrEqual(11 + (Date.now() - began) / 250)
    anna.leave()
    busy.close()
    note({ attack: 'hello again and again', tries: count, result: `others told ${told} times`, delay })
  })

  test('a flood of ping frames is cut off', async () => {
    const target = await Target.start()
    const socket = new WebSocket(`${target.url.replace('http', 'ws')}/socket`)
    await new Promise((resolve) => socket.once('open', resolve))
    let pongs = 0
    socket.on('pong', () => pongs++)
    socket.on('error', () => {})
    const count = tries(100_000, 2000)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const delay = await target.during(async () => {
      for (let i = 0; i < count && socket.readyState === socket.OPEN; i++) {
        socket.ping()
        if (i % 500 === 0) await new Promise((resolve) => setImmediate(resolve))
      }
      await closed
    })
    expect(pongs).toBeLessThan(200)
    note({ attack: 'ping frames', tries: count, result: `cut off after ${pongs} answers`, delay })
  })

  test('one address cannot fill the lobby, nor a table its log before it begins', async () => {
    const target = await Target.start({ OPEN_TABLES_PER_PERSON: '5', LOG_ENTRIES_BEFORE_START: '100' })
    const count = tries(200, 30)
    let opened = 0
    const delay = await target.during(async () => {
      for (let i = 0; i < count; i++) {
        const guest = await target.guest(`M${i}`)
        if (
          await guest.open(['open'], { game: 'thiefs-fortune' }).then(
            () => true,
            () => false,
          )
        )
          opened++
      }
    })
    expect(opened).toBe(20)
    note({ attack: 'tables without end', tries: count, result: `${opened} opened of 20 allowed`, delay })
    const { tables } = (await new Guest(target.url).get('/api/tables')).body
    const crowd: Guest[] = []
    for (let i = 0; i < 6; i++) crowd.push(await target.guest(`B${i}`))
    const written = crowd.map(() => 0)
    const lines = tries(1200, 180)
    const later = await target.during(async () => {
      for (let i = 0; i < lines; i++) {
        // One after the other: each sits down and gets up until they are refused.
        const by = Math.floor((i * crowd.length) / lines)
        const act = i % 2 === 0 ? { type: 'sit', seat: 1 } : { type: 'leave' }
        if ((await crowd[by]?.act(tables[0].id, act))?.status === 200) written[by] = (written[by] ?? 0) + 1
      }
    })
    const all = written.reduce((a, b) => a + b)
    // A quarter of the log for each; whoever sits may always get up.
    expect(Math.max(...written)).toBeLessThanOrEqual(26)
    expect(all).toBeLessThanOrEqual(100 + crowd.length)
    const result = `${all} written of 100 allowed, ${Math.max(...written)} by one of 25 (and getting up)`
    note({ attack: 'lines before the beginning', tries: lines, result, delay: later })
  })

  test('games of computer players without end, by people without end, hold nobody up', async () => {
    const target = await Target.start({ REQUESTS_PER_MINUTE: '600' })
    const count = tries(600, 120)
    let [people, games] = [0, 0]
    const seats = [1, 2].map(() => ({ kind: 'bot', level: 'random' }))
    const began = Date.now()
    const delay = await target.during(async () => {
      let guest: Guest | null = null
      for (let i = 0; i < count; i++) {
        const next: Guest | null = i % 2 === 0 ? await target.guest(`N${i}`).catch(() => null) : null
        if (next) people++
        guest = next ?? guest
        const opened = await guest?.open([], { game: 'thiefs-fortune', start: true, seats }).then(
          () => true,
          () => false,
        )
        if (opened) games++
      }
    })
    const minutes = (Date.now() - began) / 60_000
    expect(people).toBeLessThanOrEqual(121 + 60 * minutes)
    expect(games).toBeLessThanOrEqual(31 + 15 * minutes)
    note({ attack: 'games without end', tries: count, result: `${people} people, ${games} games`, delay })
  })

  test('the token of the operator cannot be guessed', async () => {
    const target = await Target.start()
    const count = tries(1000, 40)
    let [heard, entered] = [0, 0]
    const began = Date.now()
    const delay = await target.during(async () => {
      for (let i = 0; i < count; i++) {
        const headers = { authorization: `Bearer guess number ${i} of many` }
        const { status } = await fetch(`${target.url}/api/operator/overview`, { headers })
        if (status === 401) heard++
        if (status === 200) entered++
      }
    })
    expect(entered).toBe(0)
    expect(heard).toBeLessThanOrEqual(11 + ((Date.now() - began) / 1000) * 0.2)
    note({ attack: "guesses at the operator's token", tries: count, result: `${heard} heard, none right`, delay })
  })

  test('a second server on the same file is refused', async () => {
    const target = await Target.start()
    expect(() => lockDataFolder(target.folder)).toThrow('another server is using')
    note({ attack: 'second server on one file', tries: 1, result: 'refused', delay: 0 })
  })
})
