import { describe, expect, test } from 'vitest'
import { dice, drawn, type Setup, table, traded, until } from '../kit.ts'

type Promise = { readonly to: number; readonly state: string; readonly goods: object }
const promised = (t: ReturnType<typeof table>) => t.fact('promised') as readonly Promise[]
const memory = (t: ReturnType<typeof table>, seat: number) => [
  t.track('promises-kept', seat),
  t.track('promises-broken', seat),
]
const words = (t: ReturnType<typeof table>, seat: number) => [
  t.track('words-kept', seat),
  t.track('words-broken', seat),
]

/** Seat 0 has promised seat 1 these goods for nothing in return and comes to rest. */
function owing(goods: object, wanted: Setup = {}) {
  const t = table({ ...wanted, zones: { dungeon: ['ghoul', 'trap'], ...wanted.zones } })
  t.take(0, 'trade', { to: 1, promise: { condition: 'none', goods } }).take(1, 'accept:0')
  return t.answer('end').answer('draw')
}

describe('a promise falls due', () => {
  test('[rest.honour] it is kept only if all that was promised is handed over', () => {
    const t = owing({ gems: 2, spoils: ['harpy'] }, { tracks: { gems: { 0: 3 } }, zones: { spoils: { 0: ['harpy'] } } })
    t.answer('honour:0')
    expect([t.track('gems', 1), t.zone('spoils', 1), memory(t, 0)]).toEqual([2, ['harpy'], [1, 0]])
    expect(promised(t)[0]?.state).toBe('kept')
  })
  test('[rest.honour] whoever has nothing left of it cannot honour it, only break it', () => {
    const t = owing({ gems: 2 })
    expect(t.options).toContain('betray:0')
    expect(t.options).not.toContain('honour:0')
    expect(t.refusal('honour:0')).toBe('rest.honour')
    expect(memory(t.answer('end'), 0)).toEqual([0, 1])
  })
  test('[rest.honour] a part may be handed over, and the promise is broken all the same', () => {
    const t = owing({ gems: 3, spoils: ['harpy'] }, { tracks: { gems: { 0: 1 } } })
    expect(t.ask.options().find(({ id }) => id === 'honour:0')?.text).toBe('honour-in-part')
    t.answer('honour:0')
    expect([t.track('gems', 0), t.track('gems', 1), memory(t, 0)]).toEqual([0, 1, [0, 1]])
    expect([promised(t)[0]?.state, t.said().includes('promise-kept-in-part')]).toEqual(['broken', true])
  })
  test('[rest.honour] it is broken if a single spoil or object is missing', () => {
    for (const missing of [{ spoils: ['harpy'] }, { objects: ['dagger'] }]) {
      const t = owing({ gems: 1, ...missing }, { tracks: { gems: { 0: 1 } } }).answer('honour:0')
      expect([t.track('gems', 1), memory(t, 0)]).toEqual([1, [0, 1]])
    }
  })
  test('[rest.honour] what was to be won from the monster and was not is owed to nobody', () => {
    const lost = (goods: object) => {
      const t = drawn('infernal-cyclops', { tracks: { gems: { 0: 3 } } })
      t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods } })
        .take(1, 'accept:0')
        .answer('fight')
      return until(dice(t, 1, 7), 'rest')
    }
    const rest = lost({ gems: 2, trophies: 1, spoils: ['infernal-cyclops'] })
    expect(promised(rest)[0]).toMatchObject({ state: 'due', goods: { gems: 2 } })
    rest.answer('honour:0')
    expect([rest.track('gems', 1), memory(rest, 0)]).toEqual([2, [1, 0]])
    const nothing = lost({ trophies: 1, spoils: ['infernal-cyclops'] })
    expect([promised(nothing)[0]?.state, nothing.said().includes('not-won')]).toEqual(['lapsed', true])
    expect(memory(nothing.answer('end'), 0)).toEqual([0, 0])
    expect(lost({ gems: 2, spoils: ['harpy'] }).said()).not.toContain('not-won')
  })
  test('[rest.honour] a quest for which the other has no room is forgiven, one that was given away is not', () => {
    const full = ['q-edge', 'q-smith', 'q-just']
    const t = owing({ quests: 1 }, { zones: { 'secondary-quests': { 0: ['q-hero'], 1: full } } })
    t.answer('honour:0')
    expect([t.zone('secondary-quests', 0), memory(t, 0)]).toEqual([['q-hero'], [1, 0]])
    expect(owing({ quests: 1 }, { zones: { 'secondary-quests': { 1: full } } }).options).not.toContain('honour:0')
  })
  test('[rest.honour] a favour in words is kept by saying so', () => {
    const t = owing({ favour: 'next time' }).answer('honour:0')
    expect(memory(t, 0)).toEqual([1, 0])
  })
  test('[alliance.trophy-cession] promised points go by honouring, and freely once the promise is broken', () => {
    const t = drawn('infernal-cyclops', { zones: { worn: { 0: ['double-axe', 'plate-armour'] } } })
    t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: { trophies: 1 } } }).take(1, 'accept:0')
    dice(t, 7, 1).answer('fight')
    expect([t.options.includes('honour:0'), t.refusal('cede')]).toEqual([true, 'rest.honour'])
    const kept = t.match.fork()
    kept.answer(0, 'honour:0')
    expect([kept.table.track('trophies', 1), kept.table.track('promises-kept', 0)]).toEqual([1, 1])
    t.answer('betray:0').answer('cede')
    expect([t.track('trophies', 1), memory(t, 0)]).toEqual([1, [0, 1]])
  })
})

describe('a word made impossible by the Ring of Charm', () => {
  const talking = () =>
    table({
      at: 'dungeon-or-arena',
      heroes: ['sorcerer', 'thief', 'barbarian', 'priest'],
      zones: { worn: { 0: ['ring-of-charm'] } },
      tracks: { gems: { 0: 3, 1: 3 } },
    }).answer('challenge:1')
  const won = (t: ReturnType<typeof table>, condition: string) =>
    t.take(0, 'promise', { to: 2, promise: { condition, goods: { gems: 1 } } }).take(2, 'accept:0')
  const forced = (t: ReturnType<typeof table>, form: 'place' | 'ally') => t.answer('ring').answer(form).answer('seat.2')
  const settled = (t: ReturnType<typeof table>) => {
    t.answer('ready').answer('ready')
    return until(dice(t, 7, 1).answerAs(3, 'neutral'), 'rest')
  }

  for (const form of ['place', 'ally'] as const)
    test(`[alliance.arena-promise-only] to stay neutral, when forced (${form}), is neither kept nor broken`, () => {
      const t = settled(forced(won(talking(), 'neutral'), form))
      expect([words(t, 2), promised(t)[0]?.state]).toEqual([[0, 0], 'lapsed'])
    })
  test('[alliance.arena-promise-only] given to the victim, it is no breach either', () => {
    const t = talking().answer('ready')
    traded(t, 1, { to: 2, promise: { condition: 'my-side', goods: { gems: 1 } } }).answer('ready')
    forced(t, 'ally').answer('ready')
    until(dice(t, 7, 1).answerAs(3, 'neutral'), 'rest')
    expect([words(t, 2), promised(t)[0]?.state]).toEqual([[0, 0], 'lapsed'])
  })
  test('[alliance.arena-promise-only] whoever is forced to do what he had promised is owed the price, without merit', () => {
    const t = settled(forced(won(talking(), 'my-side'), 'ally'))
    expect([words(t, 2), promised(t)[0]?.state]).toEqual([[0, 0], 'due'])
  })
  test('[alliance.arena-promise-only] the others are held to theirs', () => {
    const t = forced(talking(), 'ally')
    t.take(0, 'promise', { to: 3, promise: { condition: 'my-side', goods: { gems: 1 } } }).take(3, 'accept:0')
    expect(words(settled(t), 3)).toEqual([0, 1])
  })
})

describe('a word and Blood Frenzy', () => {
  const frenzied = (condition: string, monster = 'trap') => {
    const t = table({
      tracks: { gems: { 0: 3, 2: 1, 3: 8 } },
      zones: { dungeon: ['banshee', monster, 'blood-frenzy'] },
    })
    t.take(0, 'trade', { to: 1, promise: { condition, goods: { gems: 1 } } }).take(1, 'accept:0')
    return t.answer('end').answer('draw')
  }

  test('[event.blood-frenzy] a side promised beforehand counts in its Arena', () => {
    const t = frenzied('my-side')
    t.answerAs(1, 'attacker').answerAs(2, 'defender')
    expect([words(until(t, 'rest'), 1), promised(t)[0]?.state]).toEqual([[1, 0], 'due'])
    const other = frenzied('my-side')
    other.answerAs(1, 'defender').answerAs(2, 'defender')
    expect([words(until(other, 'rest'), 1), promised(other)[0]?.state]).toEqual([[0, 1], 'lapsed'])
  })
  test('[event.blood-frenzy] nobody may stay neutral, so that word is neither kept nor broken', () => {
    const t = frenzied('neutral')
    t.answerAs(1, 'attacker').answerAs(2, 'defender')
    expect([words(until(t, 'rest'), 1), promised(t)[0]?.state]).toEqual([[0, 0], 'lapsed'])
  })
  test('[event.blood-frenzy] what follows it in the same turn does not blot it out', () => {
    const t = frenzied('my-side', 'ghoul')
    t.answerAs(1, 'attacker').answerAs(2, 'defender')
    until(t, 'negotiation')
      .take(0, 'ask', { to: 2, promise: { condition: 'ally', goods: { gems: 1 } } })
      .take(2, 'accept:0')
    until(t, 'rest')
    expect(promised(t).map(({ state }) => state)).toEqual(['due', 'due'])
  })
  test('[rest.defender-pays] its defender, too, may make gifts in the Rest phase', () => {
    const t = frenzied('my-side')
    t.answerAs(1, 'attacker').answerAs(2, 'attacker')
    const gift = { to: 2, give: { gems: 1 } }
    expect(until(t, 'rest').unsaid(3, 'trade', { ...gift, want: { gems: 1 } })).toBe('rest.defender-pays')
    const before = t.track('gems', 2)
    traded(t, 3, gift)
    expect(t.track('gems', 2)).toBe(before + 1)
  })
})
