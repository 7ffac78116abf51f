import { checkOptions, type GameEvent, Simulation, seedChance } from '@sablier/kernel'
import { playOut } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { type Card, game } from '../src/index.ts'

const GAMES = 240
const FOUGHT = ['fight-strength', 'fight-willpower']
const USED = ['item-used', 'item-declared', 'reborn']
/** Items that help only by a movement: carrying them into a fight is not using them. */
const MOVES = { rangers_boots: 'moved-boots', flying_carpet: 'moved-carpet' } as const

/** Cards named by log lines of these kinds. */
function note(into: Set<string>, events: readonly GameEvent[], keys: readonly string[]): void {
  for (const event of events) {
    if (event.type !== 'said' || !keys.includes(event.key)) continue
    const card = event.params['card']
    if (typeof card === 'object' && 'sighted' in card) into.add((game.cards[card.sighted.face] as Card).id)
  }
}

test('random games meet every creature, use every opportunity, buy and use every item and reach every end', {
  timeout: 120_000,
}, () => {
  const [fought, used, bought, consumed, travelled, ends] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ]
  for (let n = 0; n < GAMES; n++) {
    const seats = 1 + (n % 5)
    const simulation = Simulation.start(
      game,
      seats,
      checkOptions(game, seats, { extra_cards: n % 2 === 0 }),
      `reach ${n}`,
    )
    const events: GameEvent[] = []
    simulation.table.events = events
    playOut(simulation, seedChance(`reach answers ${n}`))
    note(fought, events, FOUGHT)
    note(used, events, ['opportunity-used'])
    note(bought, events, ['bought'])
    note(consumed, events, USED)
    for (const [id, key] of Object.entries(MOVES))
      if (events.some((event) => event.type === 'said' && event.key === key)) travelled.add(id)
    ends.add(simulation.result?.reason ?? '')
  }
  const all = (kind: Card['kind']) => game.cards.filter((card) => card.kind === kind).map(({ id }) => id)
  expect(all('creature').filter((id) => !fought.has(id))).toEqual([])
  expect(all('opportunity').filter((id) => !used.has(id))).toEqual([])
  expect(all('item').filter((id) => !bought.has(id))).toEqual([])
  expect(all('item').filter((id) => !consumed.has(id))).toEqual([])
  expect([...travelled].sort()).toEqual(Object.keys(MOVES).sort())
  expect([...ends].sort()).toEqual([...game.ends].sort())
})
