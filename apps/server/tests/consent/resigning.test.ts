import { expect, test } from 'vitest'
import { isAway, noticesOf, playing, proposed } from './playing.ts'

test('[V6] of two people who resigns has lost: the other has won, and both are told', async () => {
  const { connections, guests, table } = await playing(2)
  const [a, b] = connections
  await a!.act({ type: 'resign' })
  for (const connection of [a!, b!]) {
    const { table: info } = await connection.until((clientTable) => clientTable.table.status === 'over')
    expect(info.end).toEqual({ why: 'resigned', by: 0, winners: [1] })
    expect(noticesOf(connection).map(({ kind }) => kind)).toEqual(['handed-over', 'ended'])
    expect(info.dice.secret).not.toBeNull()
  }
  expect(await b!.act({ type: 'resign' })).toMatchObject({ code: 'not-now' })
  const { body } = await guests[1]!.get(`/api/tables/${table}/record`)
  expect(body.ended).toEqual({ why: 'resigned', by: 0, winners: [1] })
})

test('[V6] also somebody who is away, or lets a computer player answer, wins by it', async () => {
  const { connections } = await playing(2)
  const [a, b] = connections
  await b!.act({ type: 'hand-over', level: 'novice' })
  b!.close()
  await isAway(a!, 1)
  await a!.act({ type: 'resign' })
  const { table } = await a!.until((clientTable) => clientTable.table.status === 'over')
  expect(table.end!.winners).toEqual([1])
})

test('[V6] at a larger table the game goes on without them; the last who gives up has stopped it', async () => {
  const { connections } = await playing(3)
  const [a, b, c] = connections
  await a!.act({ type: 'resign' })
  const { table } = await b!.until((clientTable) => clientTable.table.seats[0]!.away === 'resigned')
  expect(table).toMatchObject({ status: 'playing', end: null })
  expect(table.seats[0]!.voice).toBe(false)
  expect(await a!.act({ type: 'take-back' })).toMatchObject({ code: 'not-now' })
  expect(await a!.act({ type: 'propose', proposal: { kind: 'close' } })).toMatchObject({ code: 'not-now' })
  await b!.act({ type: 'resign' })
  await c!.act({ type: 'resign' })
  const { table: end } = await a!.until((clientTable) => clientTable.table.status === 'closed')
  expect(end.end).toEqual({ why: 'stopped', by: 2, winners: [] })
})

test('[V1] a vote that waited for one voice alone is carried out when that person resigns, not when a computer player answers for them', async () => {
  const { connections } = await playing(3)
  const [a, b, c] = connections
  const vote = await proposed(a!, { kind: 'close' })
  await b!.act({ type: 'vote', vote, agree: true })
  await c!.act({ type: 'hand-over', level: 'novice' })
  const { table } = await a!.until((clientTable) => clientTable.table.seats[2]!.bot !== null)
  expect(table.votes[0]!.missing).toEqual([2])
  await c!.act({ type: 'resign' })
  await a!.until((clientTable) => clientTable.table.status === 'closed')
})
