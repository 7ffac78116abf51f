import { expect, test } from 'vitest'
import { Guest } from '../play/guest.ts'
import { testServer } from '../play/test-server.ts'

const PLAYED = [{ kind: 'bot', level: 'random' }]

test('games count towards the tables of their address, whoever opens them, until they are over', async () => {
  const server = await testServer({ tablesPerAddress: 3, trustedProxies: 1 })
  const open = async (address: string) => {
    const guest = await server.guest('Mallory')
    const plan = { game: 'lanterns', options: {}, visibility: 'public', clock: { kind: 'none' }, start: true }
    const body = { ...plan, seats: [{ kind: 'me' }, ...PLAYED] }
    return guest.request('POST', '/api/tables', body, { 'x-forwarded-for': address })
  }
  const answers = []
  for (let i = 0; i < 5; i++) answers.push((await open('10.0.0.9')).body.detail ?? 'opened')
  expect(answers).toEqual(['opened', 'opened', 'opened', 'address-full', 'address-full'])
  expect((await open('10.0.0.8')).status).toBe(200)
})

test('an address that makes sessions or tables without end has to wait, others do not', async () => {
  const server = await testServer({ requestsPerMinute: 60, trustedProxies: 1 })
  const began = Date.now()
  const name = (address: string) =>
    new Guest(server.url).request(
      'POST',
      '/api/session',
      { name: 'New', language: 'en' },
      { 'x-forwarded-for': address },
    )
  const statuses: number[] = []
  for (let i = 0; i < 30; i++) statuses.push((await name('10.0.0.9')).status)
  const most = 12 + (Date.now() - began) / 10_000
  expect(statuses.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(most + 1)
  expect((await name('10.0.0.8')).status).toBe(200)
  const anna = await server.guest('Anna')
  const opened: number[] = []
  const plan = {
    game: 'lanterns',
    options: {},
    visibility: 'public',
    clock: { kind: 'none' },
    seats: [{ kind: 'me' }, ...PLAYED],
  }
  for (let i = 0; i < 25; i++)
    opened.push((await anna.request('POST', '/api/tables', plan, { 'x-forwarded-for': '10.0.0.7' })).status)
  expect(opened.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(opened.filter((status) => status === 200).length).toBeLessThanOrEqual(11 + (Date.now() - began) / 40_000)
})
