import type { TableSetup } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { acting, told } from '../kit.ts'

type Zones = NonNullable<TableSetup['zones']>
const rows = (characters: readonly string[], more: Zones = {}): Zones => ({
  'present-characters': { 0: characters },
  ...more,
})

describe('what an ability needs, and no more', () => {
  test('[loops.reset] Storyteller turns up an Activated Character without a Resetting ability, and needs one', () => {
    const resetting = (activated: readonly string[]) => {
      const marks = { activated: Object.fromEntries(activated.map((card) => [card, 1])) }
      return acting({
        zones: rows(['storyteller-1', 'beggar-1', 'guide-1', 'storyteller-2']),
        marks,
        tracks: { lamp: { 0: 2 } },
      })
    }
    expect(resetting([]).refusal('activate.storyteller-1')).toBe('character.must-be-performable')
    expect(resetting(['storyteller-2']).refusal('activate.storyteller-1')).toBe('character.must-be-performable')
    const t = resetting(['beggar-1', 'storyteller-2']).answer('activate.storyteller-1')
    if (t.ask.rule === 'loops.reset') {
      expect(t.options).toEqual(['beggar-1'])
      t.answer(['beggar-1'])
    }
    expect(t.options).toContain('activate.beggar-1')
  })
  test('[card.king-of-thieves-common] one card with a token is enough for the King of Thieves', () => {
    const t = acting({
      zones: rows(['king-of-thieves-1'], { future: { 1: ['guide-1', 'duel-1'] } }),
      marks: { danger: { 'guide-1': 1 }, gem: { 'duel-1': 1 } },
    })
    expect(t.options).toContain('activate.king-of-thieves-1')
    const none = acting({
      zones: rows(['king-of-thieves-1'], { future: { 1: ['guide-1'] } }),
      marks: { danger: { 'guide-1': 1 } },
    })
    expect(none.refusal('activate.king-of-thieves-1')).toBe('character.must-be-performable')
  })
  test('[character.must-be-performable] [event.must-be-performable] Smuggler, Gem Cutter and Déjà Vu need what they work with', () => {
    const open = (card: string, setup: TableSetup) => acting(setup).options.includes(`activate.${card}`)
    const smuggler = (tracks: NonNullable<TableSetup['tracks']>) =>
      open('smuggler-1', { zones: rows(['smuggler-1']), tracks })
    expect([smuggler({}), smuggler({ time: { 0: 3 } }), smuggler({ lamp: { 0: 1 } })]).toEqual([false, false, true])
    const cutter = (gem: number, future: readonly string[]) =>
      open('gem-cutter-1', {
        zones: rows(['gem-cutter-1'], { future: { 0: future } }),
        marks: { lamp: { 'duel-1': 1 } },
        tracks: { gem: { 0: gem } },
      })
    expect([cutter(0, ['duel-1']), cutter(1, []), cutter(1, ['duel-1'])]).toEqual([false, false, true])
    const vu = (past: readonly string[]) =>
      open('deja-vu-1', { zones: { 'present-events': { 0: ['deja-vu-1'] }, past: { 0: past } } })
    expect([vu([]), vu(['duel-1']), vu(['duel-1', 'inn-1'])]).toEqual([false, false, true])
  })
  test('Smash and Grab says how many tokens may still be taken', () => {
    const t = acting({
      zones: { 'present-events': { 0: ['smash-and-grab-1'] }, future: { 0: ['vision-1', 'inn-1'] } },
      marks: { gem: { 'vision-1': 2, 'inn-1': 2 } },
    }).answer('activate.smash-and-grab-1')
    expect(t.ask.spec.params).toEqual({})
    const left: unknown[] = []
    while (/^take/.test(t.ask.spec.text)) {
      if (t.ask.spec.text === 'take-more') left.push(t.ask.spec.params['n'])
      t.answer(t.options[0])
    }
    expect(left).toEqual(left.map((_, i) => left.length - i))
    expect(left.length).toBeGreaterThan(0)
    expect(told(t, 'token-taken')).toHaveLength(left.length + 1)
  })
})
