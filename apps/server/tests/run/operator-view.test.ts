import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { Metrics } from '../../src/metrics.ts'
import { RefusalLog } from '../../src/run/refusal-log.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { testServer } from '../play/test-server.ts'
import { SmallDisk } from '../services/small-disk.ts'

const TOKEN = 'a token for machines only'

test('metrics are closed unless the operator has set a token', async () => {
  const closed = await testServer()
  expect((await fetch(`${closed.url}/metrics`)).status).toBe(404)
  const open = await testServer({ metricsToken: TOKEN })
  expect((await fetch(`${open.url}/metrics`)).status).toBe(401)
  expect((await fetch(`${open.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(200)
})

test('the operator sees refused requests and upgrades in the metrics', async () => {
  const { url } = await testServer({ metricsToken: TOKEN })
  await fetch(`${url}/api/home`)
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { origin: 'https://elsewhere.example' })
  await new Promise((resolve) => socket.once('error', resolve))
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text()
  expect(text).toContain('sablier_refused_total{at="request",code="no-session"} 1')
  expect(text).toContain('sablier_refused_total{at="upgrade",code="403"} 1')
})

test('a flood of refusals is one line a minute for each address, with the count', () => {
  let now = 0
  const lines: unknown[] = []
  const log = new RefusalLog(
    new Metrics(),
    (fields) => lines.push(fields),
    () => now,
  )
  for (let i = 0; i < 100; i++) log.note('request', 'too-fast', '10.0.0.1')
  log.note('request', 'too-fast', '10.0.0.2')
  now = 60_000
  log.note('request', 'too-fast', '10.0.0.1')
  expect(lines).toEqual([
    { at: 'request', code: 'too-fast', address: '10.0.0.1', count: 1 },
    { at: 'request', code: 'too-fast', address: '10.0.0.2', count: 1 },
    { at: 'request', code: 'too-fast', address: '10.0.0.1', count: 100 },
  ])
})

test('a flood that has ended is told whole, once, with nobody refused any more', () => {
  let now = 0
  const counts: number[] = []
  const log = new RefusalLog(
    new Metrics(),
    ({ count }) => counts.push(count),
    () => now,
  )
  for (let i = 0; i < 30; i++) log.note('request', 'too-fast', '10.0.0.1')
  log.tell()
  expect(counts).toEqual([1])
  for (now of [60_000, 120_000, 180_000]) log.tell()
  expect(counts).toEqual([1, 29])
  log.note('request', 'too-fast', '10.0.0.1')
  expect(counts).toEqual([1, 29, 1])
})

test('a server whose disk is full says that it is not ready', async ({ skip }) => {
  const disk = SmallDisk.mount(40)
  if (!disk) return skip('no right to mount a small disk here: run as root to see a real full disk')
  onTestFinished(() => disk.unmount())
  const storage = await openStorage({ databaseUrl: null, dataDir: disk.folder })
  const { url } = await testServer({ dataDir: disk.folder }, { storage })
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  disk.fill(1_000_000)
  const answer = await fetch(`${url}/ready`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ ok: false, reason: 'the disk is full' })
})
