import { describe, expect, test } from 'vitest'
import { dice, drawn, offered, table, traded, until } from '../kit.ts'

interface Noted {
  readonly from: number
  readonly to: number
  readonly state: string
  readonly goods: object
  readonly when?: object
}
const promised = (t: ReturnType<typeof table>) => t.fact('promised') as readonly Noted[]
/** Seat 0 plays, and nothing in the Dungeon wounds anybody by itself. */
const village = (wanted: Parameters<typeof table>[0] = {}) =>
  table({ tracks: { gems: { 0: 5, 1: 3, 2: 3 } }, ...wanted })

describe('trades that carry promises', () => {
  test('[trade.offers] goods are swapped and the promises of both stand, in one step', () => {
    const t = traded(village({ zones: { worn: { 1: ['dagger'] } } }), 0, {
      to: 1,
      give: { gems: 1 },
      want: { objects: ['dagger'] },
      promise: { condition: 'ally', goods: { gems: 2 } },
      asks: [{ condition: 'none', goods: { favour: 'a song' }, when: { on: 'turn', of: 1 } }],
    })
    expect([t.zone('worn', 0), t.track('gems', 1)]).toEqual([['dagger'], 4])
    expect(promised(t)).toMatchObject([
      { from: 0, to: 1, goods: { gems: 2 }, state: 'open' },
      { from: 1, to: 0, goods: { favour: 'a song' }, when: { on: 'turn', of: 1 } },
    ])
  })
  test('[trade.offers] a refused trade leaves neither goods nor promises behind', () => {
    const t = offered(village(), 0, { to: 1, give: { gems: 1 }, promise: { condition: 'none', goods: { gems: 1 } } })
    t.take(1, 'refuse:0')
    expect([t.track('gems', 1), promised(t)]).toEqual([3, []])
  })
  test('[trade.offers] nothing at all is no offer', () => {
    expect(village().unsaid(0, 'trade', { to: 1, give: {}, want: {} })).toBe('supply.trade')
  })
})

describe('promises for a day or a fight to come', () => {
  const next = (on: 'turn' | 'monster' | 'arena', more: object = {}) => ({ on, of: 0, ...more })
  const promising = (t: ReturnType<typeof table>, terms: object) =>
    traded(t, 0, { to: 1, promise: { condition: 'none', goods: { gems: 1 }, ...terms } })
  /** Plays on until seat 0 is in the village again. */
  const nextTurn = (t: ReturnType<typeof table>) => until(until(t, 'supplies', 1), 'supplies', 0)

  test('[promise.record] a promise for the next turn is not due in this one', () => {
    const t = promising(village({ zones: { dungeon: ['ghoul', 'good-fairy', 'familiar', 'sale', 'sale', 'trap'] } }), {
      when: next('turn'),
    })
    until(t.answer('end').answer('draw'), 'rest')
    expect([promised(t)[0]?.state, t.options.includes('honour:0')]).toEqual(['open', false])
    until(nextTurn(t), 'rest', 0)
    expect([promised(t)[0]?.state, t.options.includes('honour:0')]).toEqual(['due', true])
    expect(t.answer('honour:0').track('promises-kept', 0)).toBe(1)
  })
  test('[promise.record] one for the next monster waits for it over turns, and lapses if the help does not come', () => {
    const t = promising(village({ zones: { dungeon: ['mummy', 'ghoul', 'familiar', 'sale', 'sale', 'trap'] } }), {
      condition: 'ally',
      when: next('monster'),
    })
    until(t.answer('end').answer('draw'), 'rest')
    expect(promised(t)[0]?.state).toBe('open')
    nextTurn(t).answer('end').answer('draw')
    expect(t.table.phase).toBe('negotiation')
    until(t, 'rest', 0)
    expect(promised(t)[0]?.state).toBe('lapsed')
  })
  test('[promise.record] whoever helped against that monster is owed what was promised for it', () => {
    const t = promising(
      drawn('trap', {
        tracks: { gems: { 0: 5 } },
        zones: { dungeon: ['mummy', 'ghoul', 'familiar', 'sale', 'sale', 'trap'] },
      }),
      {
        condition: 'ally',
        when: next('monster'),
      },
    )
    expect(t.table.phase).toBe('rest')
    nextTurn(t).answer('end').answer('draw')
    traded(t, 0, { to: 1, promise: { condition: 'ally', goods: {} } })
    until(dice(t.answer('fight'), 7, 1), 'rest', 0)
    expect(promised(t)[0]).toMatchObject({ state: 'due', goods: { gems: 1 } })
  })
  test('[promise.record] one for the Arena against somebody is not for the Arena against another', () => {
    const fought = (against: number) => {
      const t = promising(village(), { condition: 'my-side', when: next('arena', { against }) })
      t.answer('end').answer('challenge:2').answer('ready').answer('ready').answerAs(1, 'attacker')
      return until(dice(t.answerAs(3, 'neutral'), 7, 1), 'rest', 0)
    }
    expect(promised(fought(3))[0]?.state).toBe('open')
    expect(promised(fought(2))[0]?.state).toBe('due')
  })
  test('[promise.record] after the fight of the turn a promise must name its day', () => {
    const t = table({ at: 'rest', tracks: { gems: { 0: 3 } } })
    const promise = { condition: 'none', goods: { gems: 1 } }
    expect(t.unsaid(0, 'trade', { to: 1, promise })).toBe('negotiation.when')
    expect(promised(traded(t, 0, { to: 1, promise: { ...promise, when: next('turn') } as never }))).toHaveLength(1)
  })
  test('[promise.record] the day must suit what is asked for, and be a day at all', () => {
    const t = village()
    const says = (condition: string, when: object) =>
      t.unsaid(0, 'trade', { to: 1, promise: { condition, goods: { gems: 1 }, when } })
    for (const [condition, when] of [
      ['ally', next('arena')],
      ['ally', { on: 'monster', of: 2 }],
      ['my-side', next('monster')],
      ['my-side', { on: 'arena', of: 2 }],
      ['none', { on: 'never', of: 0 }],
      ['none', { on: 'turn', of: 7 }],
      ['none', next('turn', { against: 1 })],
    ] as const)
      expect(says(condition, when)).toBe('negotiation.when')
    expect(t.unsaid(1, 'trade', { to: 0, promise: { condition: 'ally', goods: { gems: 1 } } })).toBe('negotiation.when')
  })
  test('[alliance.trophy-cession] trophy points are not promised for a monster that nobody has seen', () => {
    const promise = { condition: 'ally', goods: { trophies: 1 }, when: next('monster') }
    expect(village().unsaid(0, 'trade', { to: 1, promise })).toBe('alliance.trophy-cession')
  })
})

describe('what is still to be won', () => {
  const plundered = (faces: [number, number]) => {
    const t = table({
      at: 'dungeon-or-arena',
      heroes: ['barbarian', 'warrior', 'priest', 'forester'],
      zones: { worn: { 1: ['double-axe'] }, spoils: { 1: ['ghoul'] } },
      tracks: { gems: { 1: 4 } },
    }).answer('challenge:1')
    traded(t, 0, { to: 2, promise: { condition: 'my-side', goods: { plunder: true } } })
    t.answer('ready').answer('ready').answerAs(2, 'attacker')
    return dice(t, ...faces).answerAs(3, 'neutral')
  }
  test('[promise.record] the plunder is whatever was plundered', () => {
    const gems = plundered([7, 1]).answer('gems')
    expect(promised(gems)[0]).toMatchObject({ state: 'due', goods: { gems: 2 } })
    expect(gems.answer('honour:0').track('gems', 2)).toBe(2)
    const axe = plundered([7, 1]).answer('object')
    expect(promised(axe)[0]).toMatchObject({ state: 'due', goods: { objects: ['double-axe'] } })
  })
  test('[promise.record] of an Arena that is lost there is no plunder to hand over', () => {
    const t = until(plundered([1, 8]), 'rest', 0)
    expect([promised(t)[0]?.state, t.track('promises-broken', 0)]).toEqual(['lapsed', 0])
  })
  test('[promise.record] only whoever opens an Arena promises its plunder, and nobody hands it over at once', () => {
    const t = table({ at: 'dungeon-or-arena' }).answer('challenge:1').answer('ready')
    const promise = { condition: 'my-side', goods: { plunder: true } }
    expect(t.unsaid(1, 'promise', { to: 2, promise })).toBe('alliance.currency')
    expect(village().unsaid(0, 'trade', { to: 1, give: { plunder: true } })).toBe('supply.trade')
  })
  test('[promise.record] what the victim of an Arena to come owns can be promised for it, and is owed only if it is won', () => {
    const fought = (faces: [number, number]) => {
      const t = village({ zones: { worn: { 2: ['double-axe'] } } })
      traded(t, 0, {
        to: 1,
        promise: {
          condition: 'my-side',
          goods: { objects: ['double-axe'] },
          when: { on: 'arena', of: 0, against: 2 },
        },
      })
      t.answer('end').answer('challenge:2').answer('ready').answer('ready').answerAs(1, 'attacker')
      return until(dice(t, ...faces).answerAs(3, 'neutral'), 'rest', 0)
    }
    expect(promised(fought([1, 8]))[0]?.state).toBe('lapsed')
    expect(promised(fought([8, 1]))[0]?.state).toBe('due')
  })
})
