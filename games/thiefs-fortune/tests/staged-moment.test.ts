import type { SeenEvent } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { stagedMoment } from '../view/staged-moment.ts'

const RULE = 'timing.same-moment'
const said = (entry: number, key: string, params: object): SeenEvent =>
  ({ type: 'said', entry, rule: RULE, key, params }) as SeenEvent
const placed = (entry: number, seat: number, card: string): SeenEvent =>
  ({
    type: 'moved',
    entry,
    rule: RULE,
    from: { zone: 'chosen', at: seat },
    to: { zone: 'future', at: seat },
    card,
    was: null,
    id: card,
  }) as SeenEvent
const gained = (entry: number, name: string, seat: number, by: number): SeenEvent =>
  ({ type: 'track-changed', entry, rule: RULE, name, seat, from: 1, to: 1 + by }) as SeenEvent
const fired = (entry: number, seat: number, card: string): SeenEvent =>
  said(entry, 'location-fired', { seat: { seat }, card: { card } })

test('cards that several players chose in secret turn over together', () => {
  const moment = stagedMoment([placed(3, 0, 'oasis'), placed(4, 0, 'docks'), placed(4, 1, 'well')])
  expect(moment).toMatchObject({ kind: 'reveal', entry: 4 })
  expect(moment?.links.map(({ card }) => card)).toEqual(['docks', 'well'])
})

test('a card that one player alone places is no reveal', () => {
  expect(stagedMoment([placed(4, 0, 'docks')])).toBeNull()
})

test('Locations that answer each other are a chain, each with what it brought', () => {
  const moment = stagedMoment([
    fired(7, 1, 'well'),
    gained(7, 'gem', 1, 2),
    fired(7, 1, 'docks'),
    gained(7, 'time', 1, 1),
  ])
  expect(moment?.kind).toBe('chain')
  expect(moment?.links.map(({ gains }) => [...gains])).toEqual([[['gem', 2]], [['time', 1]]])
})

test('one Location alone is seen on the table and needs no stage', () => {
  expect(stagedMoment([fired(7, 1, 'well'), gained(7, 'gem', 1, 2)])).toBeNull()
})

test('the guards show who paid and who lost points', () => {
  const moment = stagedMoment([
    said(9, 'bribe-paid', { seat: { seat: 0 }, n: 2 }),
    said(9, 'bribe-missed', { seat: { seat: 1 }, n: 3 }),
  ])
  expect(moment?.kind).toBe('guards')
  expect(moment?.links.map(({ seat, gains }) => [seat, ...gains])).toEqual([
    [0, ['danger', 2]],
    [1, ['fortune', -3]],
  ])
})

test('what an earlier answer led to is not shown again', () => {
  expect(stagedMoment([fired(7, 1, 'well'), fired(7, 1, 'docks'), gained(8, 'gem', 0, 1)])).toBeNull()
})
