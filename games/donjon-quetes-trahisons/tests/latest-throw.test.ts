import { expect, test } from 'vitest'
import { fightOfTurn } from '../view/stage/fight-story.ts'
import { latestThrow } from '../view/stage/latest-throw.ts'
import { dice, drawn, until } from './kit.ts'

test('the story of a throw stays whole when the next turn has begun before it was shown', () => {
  const t = dice(drawn('ghoul'), 5, 5).answer('fight')
  const heard = () => t.match.heard('spectator')
  const { id, told } = latestThrow(heard())
  expect(fightOfTurn(told)?.totals).not.toBeNull()
  until(until(t, 'rest'), 'supplies', 1)
  expect(fightOfTurn(heard())).toBeNull()
  expect(latestThrow(heard())).toMatchObject({ id, told })
})
