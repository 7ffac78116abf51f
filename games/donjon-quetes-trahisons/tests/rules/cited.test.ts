import { describe, expect, test } from 'vitest'
import { dice, drawn, table, totals, traded, until } from '../kit.ts'

const promised = (t: ReturnType<typeof table>) => t.fact('promised') as { state: string }[]

describe('what the rules cite and count', () => {
  test('[object.charm-ring] whoever is forced to be his ally brings half of their power', () => {
    const ring = { heroes: ['sorcerer', 'barbarian'], zones: { worn: { 0: ['ring-of-charm'] } } }
    const t = drawn('infernal-cyclops', ring).answer('ring').answer('ally').answer('seat.2')
    until(dice(t, 3, 3).answer('fight'), 'rest')
    const alone = drawn('infernal-cyclops', { heroes: ['sorcerer', 'barbarian'] })
    until(dice(alone, 3, 3).answer('fight'), 'rest')
    expect(totals(t)[0] - totals(alone)[0]).toBe(4)
  })
  test('[event.toll] [event.surge-of-love] a lasting event is laid by its own rule', () => {
    const laid = (event: string) => {
      const t = drawn(event)
      return ['event.toll', 'event.surge-of-love'].filter((rule) => t.cited().includes(rule))
    }
    expect([laid('toll'), laid('surge-of-love')]).toEqual([['event.toll'], ['event.surge-of-love']])
  })
  test('[event.surge-cancels-frenzy] Blood Frenzy has no effect while Surge of Love lasts', () => {
    const t = drawn('blood-frenzy', {
      zones: { lasting: { 1: ['surge-of-love'] } },
      facts: { 'in-force': 'surge-of-love' },
    })
    expect(t.said()).toContain('frenzy-calmed')
    expect(t.said()).not.toContain('arena-opened')
  })
  test('[special.pilferer] the Pilferer finds nothing where nothing is', () => {
    const t = drawn('pilferer')
    expect(t.said()).toContain('nothing-to-pilfer')
    const robbed = drawn('pilferer', { zones: { worn: { 0: ['double-axe'] } } })
    expect(robbed.said()).not.toContain('nothing-to-pilfer')
    expect(robbed.zone('worn', 0)).toEqual([])
  })
  test('[rest.defender-pays] what the defender owes and does not hand over is broken, a favour in words is not', () => {
    const owed = (goods: object) => {
      const t = table({ at: 'dungeon-or-arena', zones: { spoils: { 1: ['ghoul'] } } })
      traded(t.answer('challenge:1').answer('ready'), 1, { to: 2, promise: { condition: 'my-side', goods } as never })
      t.answer('ready').answer('ready').answerAs(2, 'defender')
      dice(t, 1, 7).answerAs(3, 'neutral')
      if (t.ask.rule === 'rest.defender-pays') t.answer('end')
      until(t, 'quest-completed')
      return [t.track('promises-broken', 1), promised(t)[0]?.state]
    }
    expect(owed({ spoils: ['ghoul'] })).toEqual([1, 'broken'])
  })
})
