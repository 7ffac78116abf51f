import { parseRecord, verifyRecord } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { answerSome, noticesOf, playing, proposed, together } from './playing.ts'

test('[V4] after an agreed step back chance is drawn anew; the record keeps it and verifies', async () => {
  const { server, table, lines, guests } = await playing(2)
  const [a, b] = lines
  await answerSome(lines, 12)
  const live = server.hall.inMemory(table)!
  const before = live.core.match!.earlier(4)!.table.state.chance
  const seen = a!.mirror!.view
  const vote = await proposed(a!, { kind: 'undo-to', entries: 4 })
  await b!.act({ type: 'vote', vote, agree: true })
  await a!.until(({ view }) => view!.entries < seen!.entries)
  await together(lines)
  expect(live.core.match!.table.state.chance).not.toEqual(before)
  expect(noticesOf(b!).at(-1)).toMatchObject({ kind: 'stepped-back', moment: { seat: expect.any(Number) } })
  // From its log it is the same game, also from a stored position.
  await answerSome(lines, 30)
  const { hash } = live.core.match!
  live.rest()
  await guests[0]!.get(`/api/tables/${table}`)
  expect(server.hall.inMemory(table)!.core.match!.hash).toBe(hash)
  await a!.act({ type: 'resign' })
  await b!.until((mirror) => mirror.table.status === 'over')
  const { body } = await guests[1]!.get(`/api/tables/${table}/record`)
  expect(body.stepsBack).toHaveLength(1)
  expect(verifyRecord(lanterns, parseRecord(JSON.stringify(body))).hash).toBe(hash)
  for (const { faults } of lines) expect(faults).toEqual([])
})

test('[V4] inside a common ask it leads to where that was put: sealed answers are given again', async () => {
  const { server, table, lines } = await playing(3)
  expect(lines.every((line) => line.isAsked)).toBe(true)
  await lines[0]!.answer()
  await lines[1]!.answer()
  await together(lines)
  const { match } = server.hall.inMemory(table)!.core
  expect(match!.sealing).toBe(true)
  const vote = await proposed(lines[0]!, { kind: 'undo-to', entries: 1 })
  expect(lines[0]!.mirror!.table.votes[0]).toMatchObject({ proposal: { entries: 0 }, moment: { entry: 1, count: 2 } })
  for (const line of lines.slice(1)) await line.act({ type: 'vote', vote, agree: true })
  await lines[2]!.until(({ view }) => view!.entries === 0)
  await together(lines)
  expect(lines.every((line) => line.isAsked)).toBe(true)
  await answerSome(lines, 6)
})
