import { heardEvents, type SentEvents } from '@sablier/protocol'
import { expect, test } from 'vitest'
import { answer, dealt, together, twoPlaying } from './two-playing.ts'

test('what is stored is forgotten; who comes, or comes back after long, hears all of it', async () => {
  const { table, guests, lines, live } = await twoPlaying(30)
  const [, b] = lines
  for (let i = 0; i < 2; i++) {
    expect(live.core.story.isWhole).toBe(false)
    for (const since of [undefined, 1, 12, b.mirror!.seq - 1, b.mirror!.seq]) {
      live.core.forgetStored()
      const { body } = await guests[1].get(`/api/tables/${table}/since?seq=${since ?? 0}`)
      const { keep, events } = body as { keep: number; events: SentEvents }
      const all = b.mirror!.events as readonly { entry: number }[]
      expect(heardEvents(events)).toEqual(all.filter(({ entry }) => entry >= keep))
    }
    const { mirror, faults } = await guests[1].sit(table)
    expect(mirror).toMatchObject({ events: b.mirror!.events, view: b.mirror!.view })
    expect(faults).toEqual([])
    live.recalledAt = 0
    for (let n = 0; n < 8; n++) await answer(lines)
  }
})

test('a table goes back to before what it remembers, and tells the same to those who stayed and those who come', async () => {
  const { table, guests, lines, live } = await twoPlaying(30)
  const [a, b] = lines
  for (const entries of [a.mirror!.view!.entries - 4, 3]) {
    expect(live.core.story.isWhole).toBe(false)
    await a.act({ type: 'propose', proposal: { kind: 'undo-to', entries } })
    const { votes } = (await b.until((mirror) => mirror.table.votes.length === 1)).table
    expect(await b.act({ type: 'vote', vote: votes[0]!.id, agree: true })).toMatchObject({ type: 'done' })
    await together(lines)
    for (let n = 0; n < (entries === 3 ? 24 : 8); n++) {
      if (n % 7 === 0) {
        const { mirror } = await guests[1].sit(table)
        expect(mirror).toMatchObject({ events: b.mirror!.events, view: b.mirror!.view })
      }
      live.recalledAt = 0
      await answer(lines)
    }
  }
  for (const { faults } of lines) expect(faults).toEqual([])
})

test('who comes after the end hears the whole game: it is played again for them', async () => {
  const { table, guests, lines, live } = await twoPlaying(30)
  const [, b] = lines
  while (b.mirror!.table.status === 'playing') await answer(lines)
  expect(live.core.story.isWhole).toBe(false)
  const { times } = dealt
  for (let i = 0; i < 2; i++) {
    const { mirror } = await guests[1].sit(table)
    expect(mirror).toMatchObject({ events: b.mirror!.events, view: b.mirror!.view })
    expect(dealt.times).toBe(times + 1)
  }
})

test('who is given a seat while watching is shown everything with new eyes', async () => {
  const { server, table, guests, lines, live } = await twoPlaying(30)
  const [, b] = lines
  const eve = await server.guest('Eve')
  const watching = await eve.sit(table)
  live.recalledAt = 0
  await answer(lines)
  expect(live.core.story.isWhole).toBe(false)
  expect(watching.mirror!.view!.viewer).toBe('spectator')
  const { events } = b.mirror!
  const { body } = await guests[1].post(`/api/tables/${table}/link`, {})
  const { token } = body as { token: string }
  expect((await eve.post('/api/move', { token })).status).toBe(200)
  await watching.until(({ view }) => view?.viewer === 1)
  expect(watching.mirror).toMatchObject({ events, outlook: { viewer: 1 } })
  for (let i = 0; i < 6; i++) await answer([lines[0], watching])
  expect(watching.faults).toEqual([])
})
