import { type Ask, type Choice, Simulation, seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import { game } from '../src/game.ts'
import { acting, looting, table } from './kit.ts'

const OPTIONS = { commonFuture: true, achievement: 'a-thiefs-fortune', level: 'normal' }

/** A card whose Favor may be to Activate a Character. */
const WITH_ACTIVATION = game.cards.find(({ favor }) => favor.includes('ac'))?.id as string

type Arranged = ReturnType<typeof acting>
const reasonsFor = (t: Arranged, choice: Choice) => bot.reasons?.(t.table, t.ask, choice) ?? []
const reasonOf = (t: Arranged, option: string, key: string) =>
  reasonsFor(t, t.options.indexOf(option)).find((reason) => reason.key === key)
const keysFor = (t: Arranged, option: string) => reasonsFor(t, t.options.indexOf(option)).map(({ key }) => key)

test('a card to place is judged by its ability, its tokens, its Danger and its points', () => {
  const t = table({ at: 'draft', zones: { hand: { 0: ['docks-2', 'pickpocket-2', 'duel-1'], 1: [] } } })
  expect(keysFor(t, 'docks-2')).toEqual(expect.arrayContaining(['slow', 'brings-danger', 'points']))
  expect(keysFor(t, 'pickpocket-2')).toEqual(expect.arrayContaining(['ability', 'quick']))
})

test('a token is judged by what it empties, what that pushes out, and what it is', () => {
  const t = looting({
    zones: {
      future: { 0: ['vision-1', 'beggar-1', 'docks-1'] },
      'present-events': { 0: ['duel-1', 'duel-2', 'duel-3', 'vision-2'] },
    },
    marks: { time: { 'vision-1': 1 }, danger: { 'beggar-1': 1 }, sword: { 'docks-1': 3 } },
    tracks: { danger: { 0: 5 } },
  })
  expect(keysFor(t, 'vision-1.time')).toEqual(['enters', 'loses-event', 'time'])
  expect(keysFor(t, 'beggar-1.danger')).toEqual(['enters', 'track-full'])
  expect(keysFor(t, 'docks-1.sword')).toEqual(['nearer', 'needed', 'for-bribe'])
})

test('an action is judged by what it is worth now, passing by what is given up', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['beggar-1'] }, 'present-events': { 0: ['among-friends-1'] } },
  })
  expect(keysFor(t, 'activate.among-friends-1')).toEqual(['use', 'event-once'])
  expect(keysFor(t, 'pass')).toEqual(['starts-next', 'unused'])
})

test('a token brings its card nearer, and the last but one of a Common card is a gift to whoever comes next', () => {
  const t = acting({
    zones: { future: { 0: ['docks-1'] }, 'common-future': ['guide-1', 'duel-1'] },
    marks: { sword: { 'docks-1': 3, 'guide-1': 2, 'duel-1': 1 } },
    tracks: { time: { 0: 2 } },
  })
  expect(reasonOf(t, 'spend-time', 'time-empties')?.params).toEqual({ card: { card: 'duel-1' } })
  t.answer('spend-time')
  expect(reasonOf(t, 'docks-1.sword', 'nearer')?.params).toMatchObject({ card: { card: 'docks-1' }, n: 2 })
  expect(keysFor(t, 'guide-1.sword')).toContain('leaves-last')
  expect(keysFor(t, 'duel-1.sword')).toContain('enters')
})

test('to stop looting is judged by what could still be taken', () => {
  const left = (kind: 'gem' | 'danger') =>
    looting({ zones: { future: { 0: ['docks-1', 'duel-1'] } }, marks: { [kind]: { 'docks-1': 2, 'duel-1': 1 } } })
  expect(reasonOf(left('gem'), 'done', 'gives-up-loot')?.params).toEqual({ n: 3 })
  expect(keysFor(left('danger'), 'done')).toEqual(['only-danger'])
})

test('passing two cards tells whether the best one is kept, and what the neighbor makes of them', () => {
  const t = table({ at: 'draft', zones: { hand: { 0: ['shrine-1', 'duel-1', 'duel-2', 'second-wind-2'], 1: [] } } })
  t.answer('duel-1')
  const passed = (...cards: string[]) => {
    const { items, table } = t.ask
    const choice = cards.map((id) => items.findIndex((piece) => table.card(piece as number).id === id))
    return reasonsFor(t, choice).map(({ key, params }) => [key, params?.['card']])
  }
  expect(passed('duel-2', 'second-wind-2')).toContainEqual(['keeps-best', { card: 'shrine-1' }])
  expect(passed('shrine-1', 'second-wind-2')).toContainEqual(['passes-best', { card: 'shrine-1' }])
  expect(passed('shrine-1', 'second-wind-2')).toContainEqual(['serves-neighbor', { card: 'shrine-1' }])
})

test('a deck is judged by the spaces its row has left', () => {
  const rows = {
    'present-characters': { 0: ['beggar-1', 'guide-1', 'guide-2', 'acrobat-1'] },
    'present-locations': { 0: ['docks-1'] },
  }
  const t = table({ at: 'planning', zones: rows })
  expect(keysFor(t, 'character')).toEqual(['draw-character', 'row-full'])
  expect(reasonOf(t, 'location', 'row-free')?.params).toEqual({ n: 3 })
})

test('a turn that ends tells what is left for the next one', () => {
  const t = acting({
    zones: {
      'present-characters': { 0: ['beggar-1'] },
      'present-events': { 0: ['among-friends-1', 'among-friends-2'] },
    },
  })
  t.answer('activate.among-friends-1')
  expect(reasonOf(t, 'end-turn', 'next-turn')?.params).toEqual({ n: 2 })
})

test('a Favor is judged by what it finds to do', () => {
  const t = table({ at: 'favor', zones: { hand: { 0: ['duel-1', WITH_ACTIVATION], 1: [] } } })
  t.answer('duel-1')
  expect(keysFor(t, 'ac')).toEqual(['nobody-usable'])
})

/** Every single answer, or one of many that are put together. */
function choicesOf({ kind, items, min, max }: Ask, random: Choice): readonly Choice[] {
  if (kind === 'pick') return items.map((_, i) => i)
  return kind === 'amount' || kind === 'agree' ? [min, max] : [random]
}

test('every reason has a text, and every text is a reason that play meets', { timeout: 60_000 }, () => {
  // These two are too rare to wait for; they are met above.
  const met = new Set(['only-danger', 'nobody-usable'])
  for (let n = 0; n < 30; n++) {
    const simulation = Simulation.start(game, 1 + (n % 4), OPTIONS, `reasons ${n}`)
    const chance = seedChance(`reasons ${n}`)
    for (let { ask } = simulation; ask; { ask } = simulation) {
      for (const choice of choicesOf(ask, ask.randomChoice(chance)))
        for (const { key } of bot.reasons?.(simulation.table, ask, choice) ?? []) met.add(key)
      simulation.choose(ask.randomChoice(chance))
    }
  }
  expect([...met].sort()).toEqual(Object.keys(bot.texts ?? {}).sort())
})
