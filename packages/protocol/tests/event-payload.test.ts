import { Match, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { eventPayload, readEvents, readToClient } from '../src/index.ts'

function played(): Match {
  const match = new Match({ game: lanterns, seats: 4, seed: 'sent' })
  const chance = seedChance('sent')
  while (!match.over) match.enter(randomEntry(match, chance))
  return match
}
const change = (events: unknown) => readToClient(JSON.stringify({ type: 'change', from: 1, seq: 2, events }))

describe('events as they are sent', () => {
  test('[S6] every viewer hears what happened, whatever is left out on the way', () => {
    const match = played()
    for (const viewer of [0, 3, 'spectator'] as const) {
      const heard = match.heard(viewer)
      const sent = heard.flatMap((event, i) =>
        heard[i - 1]?.entry === event.entry ? [eventPayload(event)] : [event.entry, eventPayload(event)],
      )
      expect(readEvents(JSON.parse(JSON.stringify(sent)))).toEqual(heard)
      expect(new Set(heard.map(({ type }) => type)).size).toBeGreaterThan(7)
      expect(change(sent).ok).toBe(true)
    }
  })
  test('[S6] a card out of sight takes no words', () => {
    const hidden = { card: null, was: null, id: null }
    const from = { zone: 'deck', at: -1 }
    const dealt = { type: 'moved', rule: 'draft.deal', entry: 3, from, to: { zone: 'hand', at: 1 }, ...hidden } as const
    expect(eventPayload(dealt)).toEqual(['moved', 'draft.deal', 'deck', 'hand.1'])
    expect(readEvents([3, ['moved', 'draft.deal', 'deck', 'hand.1']])).toEqual([dealt])
  })
  test('[S6] a place may have any name', () => {
    for (const zone of [
      { zone: 'a.b', at: -1 },
      { zone: 'a.b', at: 12 },
      { zone: 'deck', at: -1 },
    ]) {
      const shuffled = { type: 'shuffled', rule: 'deck.empty', entry: 0, zone } as const
      expect(readEvents([0, eventPayload(shuffled)])).toEqual([shuffled])
    }
  })
  test.each([
    [['moved', 'draft.deal', 'deck', 'hand.1']],
    ['moved'],
    [[3, ['unheard-of', 'draft.deal']]],
    [[3, ['moved']]],
    [[3, ['moved', 'draft.deal']]],
    [[3, ['moved', 'draft.deal', 5, 6]]],
    [[3, ['moved', 'draft.deal', null, null]]],
    [[3, ['moved', 'draft.deal', {}, {}]]],
    [[3, ['moved', 'draft.deal', 'deck', 'hand.1', null, null, null, 7]]],
    [[3, ['shuffled', 'draft.deal']]],
    [[-7, ['turn-passed', 'dawn.round', 1]]],
    [[1e300, ['turn-passed', 'dawn.round', 1]]],
    [[3, ['moved', 7, 'deck', 'hand.1']]],
    [[1.5, ['turn-passed', 'dawn.round', 1]]],
    [[3, { type: 'turn-passed', rule: 'dawn.round', seat: 1 }]],
    [{ entry: 3 }],
  ])('[S6] what is no list of events is refused: %j', (events) => {
    expect(change(events)).toMatchObject({ ok: false })
  })
})
