import { Match, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { decide, type GameBot, hint, takeOffer } from '../src/index.ts'
import { lanternsBot } from './lanterns-bot.ts'

const id = 'claim'

/** A moment at which a seat that is not asked has a standing offer that brings light. */
function offered(): { match: Match; seat: number } {
  for (let n = 0; n < 200; n++) {
    const chance = seedChance(`offered ${n}`)
    const match = new Match({ game: lanterns, seats: 2, seed: `offered ${n}` }, { listen: false })
    while (!match.over) {
      for (const seat of [0, 1])
        if (!match.askOf(seat) && match.offers(seat).some((offer) => offer.id === id)) return { match, seat }
      match.enter(randomEntry(match, chance))
    }
  }
  throw new Error('Nobody ever had an offer')
}

const { match, seat } = offered()
const budget = { iterations: 80 }

/** A player who never takes an offer at once but thinks about all of them, and likes what `worth` says. */
const thinker = (worth: (light: number) => number): GameBot => ({
  ...lanternsBot,
  takes: () => null,
  weighs: (_, __, offers) => offers.map(({ id }) => ({ take: id })),
  value: (t, of) => worth(t.track('light', of)),
  tuning: { cutoff: 1, trust: 0 },
})
const lightNow = match.table.track('light', seat)
const take = (bot: GameBot, level: 'novice' | 'master') =>
  takeOffer({ match, seat, level, bot, chance: seedChance('x'), budget, now: null })?.take ?? null

test('a master takes up an offer that is worth more than letting it stand, and lets one stand that is not', () => {
  const greedy = thinker((light) => (light > lightNow ? 1 : 0))
  const modest = thinker((light) => (light > lightNow ? 0 : 1))
  expect([take(greedy, 'master'), take(modest, 'master')]).toEqual([id, null])
})

test('a novice follows what the game would take up at once', () => {
  expect(take(lanternsBot, 'novice')).toBe(id)
  expect(
    take(
      thinker(() => 1),
      'novice',
    ),
  ).toBeNull()
})

test('a seat that is not asked decides about its offers too', () => {
  const { entry } = decide({ match, seat, level: 'novice', bot: lanternsBot, seed: 'a', budget })
  expect(entry).toEqual({ seat, take: id })
})

test('a hint tells what offers are worth beside letting them stand', () => {
  const asked = match.asks()[0]!.seat
  const told = hint({ match, seat: asked, bot: thinker((light) => light / 100), seed: 'a', budget })
  const ids = match.offers(asked).map((offer) => offer.id)
  expect(told?.offers.map(({ taking }) => taking?.take ?? null).toSorted()).toEqual(
    ids.length > 0 ? [...ids, null].toSorted() : [],
  )
})
