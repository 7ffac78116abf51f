import type { SeenEvent } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { planFlights, type Sight, startTimes } from '../src/motion/flight-plan.ts'

const moved = (entry: number, was: string | null, id: string | null, zone = 'deck'): SeenEvent => ({
  type: 'moved',
  from: { zone, at: -1 },
  to: { zone: 'hand', at: 0 },
  card: id === null ? null : `card ${id}`,
  was,
  id,
  rule: 'r',
  entry,
})
const paid = (entry: number, to: number): SeenEvent => ({
  type: 'track-changed',
  name: 'gold',
  seat: 2,
  from: 3,
  to,
  rule: 'r',
  entry,
})
const seen = (piece: string): Sight => (piece === 'a' || piece === 'b' ? 'face' : piece === 'down' ? 'back' : 'nothing')

test('each answer is one wave, in the order in which they were given', () => {
  const waves = planFlights([moved(4, 'a', 'a2'), moved(4, 'b', 'b2'), moved(5, null, 'c')], seen)
  expect(waves.map(({ flights }) => flights.map(({ piece }) => piece))).toEqual([['a2', 'b2'], ['c']])
})

test('a piece comes from where it was seen, else from the place it left', () => {
  const waves = planFlights([moved(1, 'a', 'a2'), moved(1, 'x', 'x2', 'river'), moved(1, null, 'y')], seen)
  expect(waves[0]?.flights.map(({ from }) => from)).toEqual(['a', 'zone river.-1', 'zone deck.-1'])
})

test('a piece that moved twice flies once, from where it lay first', () => {
  const waves = planFlights([moved(1, 'a', 'a2'), moved(2, 'a2', 'a3')], seen)
  expect(waves).toEqual([{ flights: [{ piece: 'a3', from: 'a', turns: false }], backs: [], payments: [] }])
})

test('a piece that the viewer cannot see passes as a back, from where it was seen or from its place', () => {
  const [wave] = planFlights([moved(1, 'a', null), moved(1, null, null)], seen)
  expect(wave?.flights).toEqual([])
  expect(wave?.backs).toEqual([
    { from: 'a', to: 'zone hand.0' },
    { from: 'zone deck.-1', to: 'zone hand.0' },
  ])
})

test('a card turns over when its face comes into sight, and only then', () => {
  const hidden: SeenEvent = { ...moved(1, null, 'z'), card: null } as SeenEvent
  const events = [moved(1, null, 'c'), moved(1, 'down', 'd'), moved(1, 'a', 'a2'), hidden, moved(2, 'c', 'c2')]
  const turns = planFlights(events, seen).flatMap(({ flights }) => flights.map(({ piece, turns }) => [piece, turns]))
  expect(Object.fromEntries(turns)).toEqual({ d: true, a2: false, z: false, c2: true })
})

test('a number that changes is paid by the card that was named in the same answer', () => {
  const [first, second] = planFlights([moved(1, 'a', 'a2'), paid(1, 5), paid(2, 1)], seen)
  expect(first?.payments).toEqual([{ track: 'gold.2', by: 2, card: 'card a2' }])
  expect(second?.payments).toEqual([{ track: 'gold.2', by: -2, card: null }])
})

test('waves follow one another, and many of them are told faster', () => {
  const clock = { move: 360, stagger: 55 }
  expect(startTimes([2, 1], clock)).toEqual([[0, 55], [415]])
  const many = startTimes(
    Array.from({ length: 20 }, () => 1),
    clock,
  ).flat()
  expect(Math.max(...many)).toBeLessThan(360 * 5)
  expect(many).toEqual([...many].sort((a, b) => a - b))
})
