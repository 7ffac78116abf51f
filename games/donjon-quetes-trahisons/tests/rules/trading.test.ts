import { describe, expect, test } from 'vitest'
import { table } from '../kit.ts'

const shop = (wanted: Parameters<typeof table>[0] = {}) =>
  table({
    heroes: ['thief', 'warrior'],
    zones: {
      worn: { 1: ['helmet-of-the-dead'] },
      spoils: { 0: ['ghoul', 'harpy'], 2: ['giant-rat'] },
      'secondary-quests': { 0: ['q-edge'] },
    },
    tracks: { gems: { 0: 5, 1: 3, 2: 3 } },
    ...wanted,
  })

describe('trades', () => {
  test('[supply.trade] goods of both change hands in one step', () => {
    const t = shop().answer('trade')
    t.answer({ to: 1, give: { spoils: ['ghoul'], gems: 2 }, want: { objects: ['helmet-of-the-dead'] } })
    expect(t.ask.seat).toBe(1)
    t.answer('accept')
    expect(t.zone('spoils', 1)).toEqual(['ghoul'])
    expect(t.zone('worn', 0)).toEqual(['helmet-of-the-dead'])
    expect([t.track('gems', 0), t.track('gems', 1)]).toEqual([3, 5])
    expect([t.track('power', 0), t.track('power', 1)]).toEqual([10, 8])
    expect(() => t.match.answer(1, 'trade')).toThrow('not asked')
  })
  test('[supply.trade] quests go face down: only the receiver reads them', () => {
    const t = shop()
      .answer('trade')
      .answer({ to: 1, give: { quests: 1 }, want: { gems: 1 } })
      .answer('accept')
    t.answer(['q-edge'])
    expect(t.seen(1, 'secondary-quests', 1)).toEqual(['q-edge'])
    expect(t.seen(2, 'secondary-quests', 1)).toEqual([null])
    expect(JSON.stringify(t.match.heard(2))).not.toContain('q-edge')
    expect(JSON.stringify(t.match.heard('spectator'))).not.toContain('q-edge')
  })
  test('[supply.trade-consent] nothing moves without consent, and a stale offer lapses', () => {
    const t = shop({
      zones: {
        spoils: { 0: ['orc-marauder', 'lizardman', 'cave-ogre'] },
        'secondary-quests': { 0: ['q-bloodthirsty'] },
      },
    })
    t.answer('trade').answer({ to: 1, give: { spoils: ['lizardman'] }, want: { gems: 1 } })
    expect(t.zone('spoils', 0)).toHaveLength(3)
    expect(t.zone('spoils', 1)).toEqual([])
    t.take(0, 'claim:q-bloodthirsty').answer(['orc-marauder', 'lizardman', 'cave-ogre'])
    expect(t.ask.seat).toBe(1)
    expect(t.options).not.toContain('accept')
    expect(t.refusal('accept')).toBe('supply.trade-consent')
    t.answer('refuse')
    expect(t.zone('spoils', 1)).toEqual([])
    expect(t.track('gems', 1)).toBe(3)
  })
  test('[supply.trade-consent] an offer refused once is not heard again in this phase', () => {
    const offer = { to: 1, give: { spoils: ['ghoul'] }, want: { gems: 2 } }
    const t = shop().answer('trade').answer(offer).answer('refuse').answer('trade')
    expect(t.refusal(offer)).toBe('supply.trade-consent')
    t.answer({ ...offer, want: { gems: 1 } }).answer('accept')
    expect(t.track('gems', 0)).toBe(6)
  })
  test('[supply.trade] a counter-offer goes back to the first', () => {
    const t = shop()
      .answer('trade')
      .answer({ to: 1, give: { spoils: ['ghoul'] }, want: { gems: 3 } })
      .answer('counter')
    expect(t.ask.seat).toBe(1)
    t.answer({ to: 0, give: { gems: 1 }, want: { spoils: ['ghoul'] } })
    expect(t.ask.seat).toBe(0)
    t.answer('accept')
    expect([t.track('gems', 0), t.track('gems', 1)]).toEqual([6, 2])
    expect(t.zone('spoils', 1)).toEqual(['ghoul'])
  })
  test('[supply.trade] ten offers a phase, no more', () => {
    const t = shop()
    for (let i = 0; i < 10; i++) t.answer('trade').answer({ withdraw: true })
    expect(t.options).not.toContain('trade')
  })
  test('[supply.trade] malformed proposals are refused and never fail', () => {
    const t = shop().answer('trade')
    const odd = [
      {},
      [],
      { to: 0, give: {}, want: {} },
      { to: 9, give: { gems: 1 }, want: {} },
      { to: 1, give: null, want: 3 },
      { to: 1, give: { gems: -1 }, want: {} },
      { to: 1, give: { gems: 1e99 }, want: {} },
      { to: 1, give: { objects: 'dagger' }, want: {} },
      { to: 1, give: { objects: [{}] }, want: {} },
      { to: 1, give: { spoils: ['toString'] }, want: {} },
      { to: '1', give: { gems: 1 }, want: {} },
      { to: 1, give: { favour: 'x'.repeat(999) }, want: {} },
      { to: 1, give: { gems: Number.NaN }, want: {} },
    ]
    for (const proposal of odd) expect(['supply.trade', 'supply.trade-consent']).toContain(t.refusal(proposal))
    expect(t.refusal({ to: 1, give: { gems: 6 }, want: {} })).toBe('supply.trade-consent')
  })
  test('[special.kept-as-objects] Sale, Vial and Key can be traded', () => {
    const t = shop({ zones: { pack: { 0: ['sale', 'chaotic-vial'] } } })
    t.answer('trade')
      .answer({ to: 2, give: { objects: ['sale'] }, want: { gems: 3 } })
      .answer('accept')
    expect(t.zone('pack', 2)).toEqual(['sale'])
    expect(t.track('gems', 0)).toBe(8)
  })
})
