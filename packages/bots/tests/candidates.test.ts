import { type Ask, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { describe, expect, test } from 'vitest'
import { fitted, isListed, partsOf, sampled } from '../src/search/candidates.ts'
import { choiceKey, itemKey } from '../src/search/option-key.ts'
import { select } from '../src/search/select.ts'
import { Edge, Node } from '../src/search/tree.ts'
import { TUNING } from '../src/tuning.ts'
import { matchesAsking } from './deal.ts'
import { lanternsBot } from './lanterns-bot.ts'

const RULES = [
  'auction.offer',
  'auction.bid',
  'fight.wager',
  'fight.spoils',
  'trade.offer',
  'trade.accept',
  'sacrifice.some',
]

describe.each(RULES)('an answer to %s', (rule) => {
  const asks: Ask[] = matchesAsking(lanterns, rule, 3).map(
    ({ match, ask }) => match.world(ask.seat, seedChance('w')).ask ?? ask,
  )

  test('fits the question it was given to and decodes to itself', () => {
    const chance = seedChance(rule)
    for (const ask of asks.filter((open) => open.rule === rule))
      for (let i = 0; i < 20; i++) {
        const node = new Node()
        const choice = sampled(node, ask, lanternsBot, chance)
        const edge = new Edge(choice, partsOf(node, ask, choice))
        const again = fitted(node, ask, edge)
        expect(again).not.toBeNull()
        expect(choiceKey(ask, again!, null)).toEqual(choiceKey(ask, choice, null))
        expect(() => ask.decode(ask.encode(again!))).not.toThrow()
      }
  })

  test('is found by a node that widens with its visits', () => {
    const chance = seedChance(rule)
    const by = { bot: lanternsBot, tuning: TUNING, chance }
    for (const ask of asks.filter((open) => open.rule === rule)) {
      const node = new Node()
      for (let visit = 1; visit <= 60; visit++) {
        const { edge, choice } = select(node, ask, by)
        expect(() => ask.decode(ask.encode(choice))).not.toThrow()
        edge.add(0.5)
        expect(node.edges.size).toBeLessThanOrEqual(2 + TUNING.wideness * Math.sqrt(visit))
      }
      const distinct = new Set(ask.options().map((_, n) => itemKey(ask, n))).size
      if (isListed(ask)) expect(node.edges.size).toBeGreaterThanOrEqual(Math.min(2, distinct))
    }
  })
})

test('a search follows the better of two answers more often', () => {
  const ask = matchesAsking(lanterns, 'trade.accept', 1)[0]!.ask
  const node = new Node()
  const by = { bot: lanternsBot, tuning: TUNING, chance: seedChance('two') }
  for (let visit = 0; visit < 200; visit++) {
    const { edge, choice } = select(node, ask, by)
    edge.add(choice === 1 ? 0.8 : 0.2)
  }
  const [yes, no] = [node.edges.get(1)!, node.edges.get(0)!]
  expect(yes.visits).toBeGreaterThan(4 * no.visits)
})
