import { expect, test } from 'vitest'
import type { Connection } from '../play/connection.ts'
import { answerSome, noticesOf, playing, playingUndoable, proposed, together } from './playing.ts'

const endings = (connection: Connection) =>
  noticesOf(connection).flatMap((notice) => (notice.kind === 'vote-ended' ? [notice] : []))

test('[V5] a vote to go back to a moment that was taken back meanwhile ends, and everybody is told', async () => {
  const { connections, by, next } = await playingUndoable()
  const { entries } = next.clientTable!.view!
  await proposed(next, { kind: 'undo-to', entries: entries - 1 })
  await together(connections)
  expect(await by.act({ type: 'undo' })).toMatchObject({ type: 'done' })
  await together(connections)
  expect(next.clientTable!.table.votes).toEqual([])
  expect(endings(next)).toMatchObject([{ outcome: 'outdated', proposal: { entries: entries - 1 } }])
})

test('[V5] one to go back further stays open', async () => {
  const { connections, by, next } = await playingUndoable()
  await proposed(next, { kind: 'undo-to', entries: 0 })
  await together(connections)
  await by.act({ type: 'undo' })
  await together(connections)
  expect(next.clientTable!.table.votes).toHaveLength(1)
})

test('[V5] when people go back together, the other votes to go back end, and everybody is told', async () => {
  const { connections } = await playing(3)
  const [a, b, c] = connections
  await answerSome(connections, 5)
  const votes = [
    await proposed(a!, { kind: 'undo-to', entries: 1 }),
    await proposed(b!, { kind: 'undo-to', entries: 2 }),
  ]
  for (const yes of [b!, c!]) await yes.act({ type: 'vote', vote: votes[0], agree: true })
  await together(connections)
  expect(endings(c!).map(({ vote, outcome }) => [vote, outcome])).toEqual([
    [votes[0], 'agreed'],
    [votes[1], 'outdated'],
  ])
})

test('[D4] nobody takes back what a computer player has answered for them, to see it and do otherwise', async () => {
  const { connections } = await playing(2)
  let refused = 0
  for (let n = 0; n < 20 && refused === 0; n++) {
    await together(connections)
    const asked = connections.find(({ isAsked }) => isAsked)!
    const { entries } = asked.clientTable!.view!
    await asked.act({ type: 'hand-over', level: 'novice' })
    await asked.until(({ view }) => view!.entries > entries)
    await asked.act({ type: 'take-back' })
    await together(connections)
    if (!asked.clientTable!.view!.canUndo) continue
    refused++
    expect(await asked.act({ type: 'undo' })).toMatchObject({ code: 'nothing-to-undo', detail: 'answered-for-you' })
  }
  expect(refused).toBe(1)
})
