import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { publicLookup } from '../../src/notify/private-address.ts'
import { testServer } from '../play/test-server.ts'

const METRICS_TOKEN = 'a token for metrics alone'

const names = vi.hoisted(() => ({ answers: [] as string[][] }))
vi.mock('node:dns', async (original) => {
  const dns = await original<typeof import('node:dns')>()
  return {
    ...dns,
    lookup: (host: string, options: object, done: (error: Error | null, found: unknown) => void) => {
      const next = host.endsWith('.example') ? names.answers.shift() : undefined
      if (next)
        done(
          null,
          next.map((address) => ({ address, family: 4 })),
        )
      else dns.lookup(host, options, done as never)
    },
  }
})
beforeEach(() => {
  names.answers = []
})

const looked = (host: string) =>
  new Promise<string>((resolve) =>
    publicLookup(host, { all: true }, (error, found) => resolve(error ? error.message : JSON.stringify(found))),
  )

test('a name is judged each time it is looked up, so that one that moves to a private address leads nowhere', async () => {
  names.answers = [['93.184.216.34'], ['127.0.0.1'], ['93.184.216.34', '10.0.0.7'], []]
  expect(await looked('chat.example')).toContain('93.184.216.34')
  expect(await looked('chat.example')).toBe('the name leads to a private address')
  expect(await looked('chat.example')).toBe('the name leads to a private address')
  expect(await looked('chat.example')).toBe('the name leads to a private address')
})

/** A listener on this machine that counts who comes. */
async function listener(answer: (count: number) => { status: number; location?: string }) {
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { status, location } = answer(asked.length)
    response.writeHead(status, location ? { location } : {}).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

/** Anna plays until Bert, who is not there, is asked. */
async function untilBertIsAsked(changes: object, hook: (bert: { me: string }, server: unknown) => Promise<void>) {
  const server = await testServer({ metricsToken: METRICS_TOKEN, ...changes })
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await hook(bert, server)
  await anna.act(table, { type: 'start' })
  const connection = await anna.sit(table)
  for (let i = 0; i < 50 && !connection.clientTable!.table.waiting.includes(1); i++) await connection.answer()
  return { server, anna, bert }
}
const outcomes = async (url: string) => {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return (await response.text()).match(/webhooks_total\{.*/g) ?? []
}

test('a redirect is not followed', async () => {
  const inner = await listener(() => ({ status: 200 }))
  const outer = await listener(() => ({ status: 307, location: `${inner.url}/secret` }))
  const { server } = await untilBertIsAsked({ allowPrivateWebhooks: true }, async (bert) => {
    await (bert as never as { request: (m: string, p: string, b: object) => Promise<unknown> }).request(
      'PUT',
      '/api/session/webhook',
      { url: `${outer.url}/hook` },
    )
  })
  await expect.poll(() => outcomes(server.url)).toContain('webhooks_total{outcome="refused"} 1')
  expect(outer.asked).toEqual(['/hook'])
  expect(inner.asked).toEqual([])
})

test('an address kept from a time when it was allowed is refused when it is used', async () => {
  const inner = await listener(() => ({ status: 200 }))
  const { server } = await untilBertIsAsked({}, async (bert, running) => {
    const { people } = (running as Awaited<ReturnType<typeof testServer>>).storage
    const session = await people.session(bert.me)
    await people.keepSession({ ...session!, webhook: `${inner.url}/hook` })
  })
  await expect.poll(() => outcomes(server.url)).toContain('webhooks_total{outcome="failed"} 1')
  expect(inner.asked).toEqual([])
})
