import type { SeenEvent } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { latestRolls } from '../src/latest-rolls.ts'

const said: SeenEvent = { type: 'said', rule: 'r', entry: 1, key: 'took', params: {} }
const rolled = (seat: number, purpose: string, rule = 'dice'): SeenEvent => ({
  type: 'rolled',
  rule,
  entry: 1,
  seat,
  sides: 6,
  values: [seat + 2],
  purpose,
})

test('the dice of one throw lie together, whoever threw them', () => {
  const [mine, theirs, again] = [rolled(0, 'fight'), rolled(-1, 'creature'), rolled(0, 'reroll', 'luck')]
  expect(latestRolls([said, mine, theirs, said])).toEqual({ at: 1, rolls: [mine, theirs] })
  expect(latestRolls([mine, theirs, again]).rolls).toEqual([again])
  expect(latestRolls([said]).rolls).toEqual([])
})
