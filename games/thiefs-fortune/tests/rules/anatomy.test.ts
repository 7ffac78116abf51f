import { expect, test } from 'vitest'
import { ALL_CARDS } from '../../src/cards/all-cards.ts'
import { FAVORS } from '../../src/cards/favors.ts'
import { LOOT_LIMITS } from '../../src/phases/loot-phase.ts'
import { isBasic, RESOURCES } from '../../src/resource.ts'
import { acting } from '../kit.ts'

const DECK = ALL_CARDS.filter((card) => card.back === 'card')
function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}
const countOf = (type: string) => DECK.filter((card) => card.type === type).length

test('[anatomy.card-types] 51 Locations, 57 Characters and 63 Events', () => {
  expect(['location', 'character', 'event'].map(countOf)).toEqual([51, 57, 63])
  expect(ALL_CARDS.filter((card) => card.back === 'starting')).toHaveLength(12)
  expect(ALL_CARDS.filter((card) => card.back === 'achievement')).toHaveLength(7)
  expect(ALL_CARDS.every((card) => card.copies === 1)).toBe(true)
})

test('[anatomy.card-fields] [lang.favor-number-of-options] [scoring.events-have-no-points] every deck card has loot, an ability and two Favor options', () => {
  for (const card of DECK) {
    expect(card.loot.length).toBeGreaterThan(0)
    expect(card.favor).toHaveLength(2)
    expect(card.favor.every((code) => code in FAVORS)).toBe(true)
    expect(Number.isInteger(card.fortune)).toBe(true)
    if (card.type === 'event') expect(card.fortune).toBe(0)
    expect(card.subType !== null).toBe(card.type === 'character')
  }
})

test('[anatomy.ability-copies] the printed number is the number of cards with that ability, and no two are alike', () => {
  const groups = groupBy(DECK, (card) => card.abilityId)
  for (const cards of groups.values()) {
    expect(cards.every((card) => card.times === cards.length)).toBe(true)
    const prints = new Set(cards.map((card) => `${[...card.loot].sort()} ${[...card.favor].sort()}`))
    expect(prints.size).toBe(cards.length)
  }
  const texts = new Set(DECK.map((card) => JSON.stringify(card.ability)))
  expect(texts.size).toBe(groups.size)
})

test('every Favor pair is one of tokens and one special bonus, used four or five times', () => {
  const pairs = groupBy(DECK, (card) => card.favor.join(' '))
  expect(pairs.size).toBe(36)
  for (const cards of pairs.values()) expect([4, 5]).toContain(cards.length)
})

test('every card says where it comes from', () => {
  const from = (origin: string) =>
    new Set(ALL_CARDS.filter((card) => card.from === origin).map((card) => card.abilityId))
  expect(from('rulebook').size).toBe(12)
  expect([...from('found')].sort()).toEqual(['back-alley', 'caravanserai', 'jewel-merchant', 'water-clock'])
})

test('[anatomy.basic-resources] Sword, Gem and Lamp are the Basic Resources', () => {
  expect(RESOURCES.filter(isBasic)).toEqual(['sword', 'gem', 'lamp'])
  const t = acting({ zones: { 'present-characters': { 0: ['beggar-1'] } } }).answer('activate.beggar-1')
  expect(t.options).toEqual(['sword', 'gem', 'lamp'])
})

test('[anatomy.non-basic-resources] “any resource” offers Time and Danger too, “Basic Resource” does not', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['apprentice-thief', 'beggar-1'] }, future: { 0: ['guide-1'] } },
    marks: { time: { 'guide-1': 1 }, danger: { 'guide-1': 1 } },
  }).answer('activate.apprentice-thief')
  expect(t.options).toEqual(['guide-1.time', 'guide-1.danger'])
  t.answer('guide-1.time').answer('activate.beggar-1')
  expect(t.options).not.toContain('time')
})

test('[anatomy.board-data] the Loot limits of the board', () => {
  expect(LOOT_LIMITS).toEqual([5, 5, 6, 6, 7])
})

test('[anatomy.achievement-levels] the hard level asks for more than the normal one', () => {
  const goals = ALL_CARDS.flatMap((card) => (card.ability.kind === 'goal' ? [card.ability.goal] : []))
  expect(goals).toHaveLength(7)
  for (const goal of goals) expect(goal.hard).toBeGreaterThan(goal.normal)
})
