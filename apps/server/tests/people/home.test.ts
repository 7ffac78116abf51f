import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { playing, proposed } from '../consent/playing.ts'
import { Guest } from '../play/guest.ts'
import { testServer } from '../play/test-server.ts'

const bot = { kind: 'bot', level: 'random' }

test('[O1] home lists running tables with one’s turn first, invitations, and history with its result', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table: waiting } = await anna.open(['open'])
  const { table: mine } = await anna.open([bot], { start: true })
  await (await anna.sit(mine)).turn()
  const { table: later } = await anna.open(['open'])
  const home = async (guest: Guest) => (await guest.get('/api/home')).body
  await expect.poll(async () => (await home(anna)).running[0].id).toBe(mine)
  const { running, history, next } = await home(anna)
  expect(running.map(({ id }: { id: string }) => id)).toEqual([mine, later, waiting])
  expect(running.every(({ canContinue }: { canContinue: boolean }) => canContinue)).toBe(true)
  expect([history, next]).toEqual([[], null])
  await bert.act(waiting, { type: 'sit', seat: 1 })
  await anna.act(waiting, { type: 'start' })
  await bert.act(waiting, { type: 'resign' })
  await anna.act(waiting, { type: 'rematch' })
  const bertHome = await home(bert)
  expect(bertHome.history).toMatchObject([{ id: waiting, canContinue: false, result: { winners: [0] } }])
  expect(bertHome.invitations).toHaveLength(1)
  expect(bertHome.running).toEqual([])
  expect((await new Guest(server.url).get('/api/home')).status).toBe(401)
})

test('[O1] a removed person is not told that they can play on', async () => {
  const { connections, guests, table } = await playing(3)
  const vote = await proposed(connections[0]!, { kind: 'remove', seat: 2, level: 'novice' })
  await connections[1]!.act({ type: 'vote', vote, agree: true })
  const running = async (guest: Guest | undefined) => (await guest!.get('/api/home')).body.running
  await expect.poll(() => running(guests[2])).toMatchObject([{ id: table, canContinue: false }])
  expect(await running(guests[0])).toMatchObject([{ id: table, canContinue: true }])
})

test('[O1] the tables of a person are found by an index', async () => {
  const server = await testServer()
  const { rows } = await sql<{
    detail: string
  }>`explain query plan select m.* from seat s join match m on m.id = s.match
    where s.person = 'p' and m.status in ('over') order by m.changed_at desc limit 30`.execute(server.storage.db)
  expect(rows.filter(({ detail }) => detail.startsWith('SCAN'))).toEqual([])
})

test('[K1] a link to keep brings a person back to their seat, and a name alone does not', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open([bot], { start: true })
  expect((await anna.get('/api/session')).body.me).toMatchObject({ secured: false, keepLink: false })
  const { token } = (await anna.post('/api/session/keep')).body
  expect((await anna.get('/api/session')).body.me).toMatchObject({ secured: true, keepLink: true })
  const sameName = await server.guest('Anna')
  expect((await sameName.get(`/api/tables/${table}`)).body.you).toBeNull()
  const elsewhere = new Guest(server.url)
  expect((await elsewhere.post('/api/session/return', { token })).body.me.id).toBe(anna.me)
  expect((await elsewhere.get(`/api/tables/${table}`)).body.you).toBe(0)
  expect((await new Guest(server.url).post('/api/session/return', { token })).status).toBe(200)
  const newer = (await anna.post('/api/session/keep')).body.token
  const worthless = await new Guest(server.url).post('/api/session/return', { token })
  expect([worthless.status, worthless.body.detail]).toEqual([401, 'keep-link-unknown'])
  expect((await anna.request('DELETE', '/api/session/keep', {})).body.me.secured).toBe(false)
  expect((await new Guest(server.url).post('/api/session/return', { token: newer })).status).toBe(401)
})

test('[R1] a guest with the invitation sees the game, who invites and who sits there; without it nothing', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table, invite } = await anna.open(['open', 'open'], { visibility: 'invited' })
  await bert.act(table, { type: 'sit', seat: 1, invite })
  const nobody = new Guest(server.url)
  expect((await nobody.get(`/api/tables/${table}/preview`)).status).toBe(404)
  const { body } = await nobody.get(`/api/tables/${table}/preview?invite=${invite}`)
  expect(body).toMatchObject({ game: 'lanterns', host: 'Anna', status: 'open', free: 1 })
  expect(body.seats).toEqual([{ name: 'Anna', bot: null }, { name: 'Bert', bot: null }, null])
  expect(JSON.stringify(body)).not.toContain(anna.me)
})

test('[R2] the record of an invited table opens for whoever has its address once the game is over, without talk', async () => {
  const server = await testServer()
  const [anna, eve] = [await server.guest('Anna'), await server.guest('Eve')]
  const { table } = await anna.open([bot], { visibility: 'invited', start: true })
  await anna.act(table, { type: 'chat', text: 'a word among friends' })
  expect((await eve.get(`/api/tables/${table}/record`)).status).toBe(404)
  await anna.act(table, { type: 'resign' })
  const record = await eve.get(`/api/tables/${table}/record`)
  expect(record.status).toBe(200)
  expect(JSON.stringify(record.body)).not.toContain('a word among friends')
  expect((await eve.get(`/api/tables/${table}/since?seq=0`)).status).toBe(404)
})

test('[R3] a link to a table or a replay tells elsewhere which game it is and who invites, and no more', async () => {
  const server = await testServer()
  const anna = await server.guest('An<b>na')
  const { table, invite } = await anna.open(['open'], { visibility: 'invited' })
  await anna.act(table, { type: 'chat', text: 'a word among friends' })
  const nobody = new Guest(server.url)
  const page = async (path: string, language = 'en') =>
    (await nobody.request('GET', path, undefined, { 'accept-language': language })).body as string
  expect(await page(`/table/${table}`)).not.toContain('og:')
  const shown = await page(`/table/${table}?invite=${invite}`)
  expect(shown).toMatch(/og:title" content="An&#60;b&#62;na invites you to /)
  expect(await page(`/table/${table}?invite=${invite}`, 'fr-FR')).toContain('vous invite à')
  for (const secret of ['a word among friends', '<b>', anna.me]) expect(shown).not.toContain(secret)
  await anna.act(table, { type: 'leave' })
  expect(await page(`/replay/table/${table}`)).toContain('og:title')
})
