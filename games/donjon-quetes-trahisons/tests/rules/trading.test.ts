import { describe, expect, test } from 'vitest'
import { dice, drawn, offered, table, traded, until } from '../kit.ts'

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
const ghoulFor = (n: number) => ({ to: 1, give: { spoils: ['ghoul'] }, want: { gems: n } })

describe('trades', () => {
  test('[supply.trade] goods of both change hands in one step', () => {
    const t = traded(shop(), 0, {
      to: 1,
      give: { spoils: ['ghoul'], gems: 2 },
      want: { objects: ['helmet-of-the-dead'] },
    })
    expect(t.zone('spoils', 1)).toEqual(['ghoul'])
    expect(t.zone('worn', 0)).toEqual(['helmet-of-the-dead'])
    expect([t.track('gems', 0), t.track('gems', 1)]).toEqual([3, 5])
    expect([t.track('power', 0), t.track('power', 1)]).toEqual([10, 8])
  })
  test('[supply.trade] anybody may make the active player an offer, and nobody else', () => {
    const t = shop()
    expect(t.unsaid(2, 'trade', { to: 1, give: { spoils: ['giant-rat'] } })).toBe('supply.trade')
    offered(t, 2, { to: 0, give: { spoils: ['giant-rat'] }, want: { gems: 2 } })
    expect(t.offers(1)).not.toContain('accept:2')
    t.take(0, 'accept:2')
    expect([t.zone('spoils', 0), t.track('gems', 2)]).toEqual([['ghoul', 'harpy', 'giant-rat'], 5])
  })
  test('[supply.trade] anybody can be offered something, even who owns nothing and comes up in no suggestion', () => {
    const t = shop()
    expect(traded(t, 0, { to: 3, give: { gems: 1 } }).track('gems', 3)).toBe(1)
  })
  test('[trade.windows] [supply.trade] no goods change hands between the draw and the Rest', () => {
    const t = drawn('mummy', { tracks: { gems: { 0: 3, 1: 3 } } })
    for (const seat of [0, 1]) expect(t.offers(seat)).not.toContain('trade')
    expect(until(t, 'rest').offers(1)).toContain('trade')
  })
  test('[supply.trade-consent] nobody has to answer: the active player goes on and ends the phase', () => {
    const t = offered(shop(), 0, ghoulFor(1))
    expect([t.ask.seat, t.ask.text]).toEqual([0, 'village-supplies'])
    t.answer('buy:dagger')
    expect(t.offers(1)).toContain('accept:0')
    t.answer('end')
    expect(t.fact('open-offers')).toEqual([])
    expect(t.said()).toContain('offer-lapsed')
    expect([t.zone('spoils', 1), t.track('gems', 1)]).toEqual([[], 3])
  })
  test('[supply.trade-consent] whoever words an offer holds nobody up: it is on the table at once, and nothing waits for it', () => {
    const t = offered(shop({ zones: { worn: { 1: ['double-axe'] }, 'main-quest': { 1: ['q-edge'] } } }), 1, {
      to: 0,
      give: { gems: 1 },
    })
    expect([t.ask.seat, t.ask.text]).toEqual([0, 'village-supplies'])
    expect(t.offers(1)).toContain('claim:q-edge')
    expect(t.take(1, 'claim:q-edge').fact('open-offers')).toHaveLength(1)
    t.take(0, 'counter:1', { to: 1, give: { gems: 2 } }).answer('end')
    expect([t.table.phase, t.fact('open-offers')]).toEqual(['dungeon-or-arena', []])
  })
  test('[supply.trade-consent] an open offer can be taken back', () => {
    const t = offered(shop(), 0, ghoulFor(1)).take(0, 'withdraw:1')
    expect(() => t.take(1, 'accept:0')).toThrow('no offer')
    expect(t.offers(0)).not.toContain('withdraw:1')
    expect(traded(t, 0, ghoulFor(1)).zone('spoils', 1)).toEqual(['ghoul'])
  })
  test('[trade.offers] one open offer for each pair and direction', () => {
    const t = offered(shop(), 0, ghoulFor(1))
    expect(t.unsaid(0, 'trade', ghoulFor(2))).toBe('trade.offers')
    offered(t, 0, { to: 2, give: { gems: 1 }, want: { spoils: ['giant-rat'] } })
    offered(t, 1, { to: 0, give: { gems: 1 }, want: { spoils: ['harpy'] } })
    expect(t.fact('open-offers')).toHaveLength(3)
    t.take(0, 'accept:1').take(1, 'accept:0')
    expect(t.zone('spoils', 1)).toEqual(['harpy', 'ghoul'])
  })
  test('[supply.trade-consent] nothing moves without consent, and a stale offer lapses for good', () => {
    const t = offered(shop(), 0, ghoulFor(1))
    expect(t.zone('spoils', 0)).toHaveLength(2)
    traded(t, 0, { to: 2, give: { spoils: ['ghoul'] }, want: { gems: 1 } })
    expect(() => t.take(1, 'accept:0')).toThrow('no offer')
    traded(t, 2, { to: 0, give: { spoils: ['ghoul'] }, want: { gems: 1 } })
    expect(t.zone('spoils', 0)).toContain('ghoul')
    expect(() => t.take(1, 'accept:0')).toThrow('no offer')
    expect([t.zone('spoils', 1), t.track('gems', 1)]).toEqual([[], 3])
  })
  test('[supply.trade-consent] an offer lapses when its gems are spent', () => {
    const t = offered(shop(), 0, { to: 1, give: { gems: 5 }, want: { objects: ['helmet-of-the-dead'] } })
    t.answer('buy:dagger')
    expect(t.offers(1)).not.toContain('accept:0')
  })
  test('[supply.trade-consent] an offer of the defender lapses when its goods go to keep a promise', () => {
    const t = table({ at: 'dungeon-or-arena', zones: { spoils: { 1: ['ghoul'] } }, tracks: { gems: { 0: 5 } } })
    traded(t.answer('challenge:1').answer('ready'), 1, {
      to: 2,
      promise: { condition: 'my-side', goods: { spoils: ['ghoul'] } },
    })
    t.answer('ready').answer('ready').answerAs(2, 'defender')
    dice(t, 1, 7).answerAs(3, 'neutral')
    expect([t.ask.seat, t.ask.rule]).toEqual([1, 'rest.defender-pays'])
    offered(t, 1, { to: 0, give: { spoils: ['ghoul'] }, want: { gems: 5 } }).answer('honour:0')
    expect([t.zone('spoils', 2), t.fact('open-offers')]).toEqual([['ghoul'], []])
    expect(() => t.take(0, 'accept:1')).toThrow('no offer')
  })
  test('[trade.offers] an offer refused once is not heard again in this phase', () => {
    const t = offered(shop(), 0, ghoulFor(2)).take(1, 'refuse:0')
    expect(t.unsaid(0, 'trade', ghoulFor(2))).toBe('trade.offers')
    expect(traded(t, 0, ghoulFor(1)).track('gems', 0)).toBe(6)
  })
  test('[rest.trade] the Rest phase hears again what Supplies refused, and counts offers anew', () => {
    const t = offered(shop({ zones: { dungeon: ['ghoul', 'trap'], spoils: { 0: ['harpy'] } } }), 0, {
      to: 1,
      give: { spoils: ['harpy'] },
      want: { gems: 2 },
    }).take(1, 'refuse:0')
    for (let i = 1; i < 10; i++) offered(t, 0, { to: 2, give: { gems: 1 }, want: {} }).take(0, 'withdraw:2')
    expect(t.offers(0)).not.toContain('trade')
    expect(until(t, 'rest').offers(0)).toContain('trade')
    traded(t, 0, { to: 1, give: { spoils: ['harpy'] }, want: { gems: 2 } })
    expect(t.zone('spoils', 1)).toEqual(['harpy'])
  })
  test('[supply.trade-consent] an offer lapses when its spoils are spent on a quest', () => {
    const spoils = ['lizardman', 'ghoul', 'harpy']
    const t = shop({ zones: { spoils: { 0: spoils }, 'main-quest': { 0: ['q-just'] } } })
    offered(t, 0, ghoulFor(1))
    const [claim = ''] = t.offers(0).filter((id) => id.startsWith('claim:'))
    t.take(0, claim)
    while (t.ask.rule === 'quest.spoils-spent') t.answer(t.ask.kind === 'order' ? t.options : t.options[0])
    expect([t.zone('spoils', 0), t.fact('open-offers')]).toEqual([[], []])
  })
  test('[supply.trade] a counter-offer goes back to the first', () => {
    const t = offered(shop(), 0, ghoulFor(3))
    t.take(1, 'counter:0', { to: 0, give: { gems: 1 }, want: { spoils: ['ghoul'] } })
    expect(t.offers(1)).not.toContain('accept:0')
    t.take(0, 'accept:1')
    expect([t.track('gems', 0), t.track('gems', 1)]).toEqual([6, 2])
    expect(t.zone('spoils', 1)).toEqual(['ghoul'])
  })
  test('[supply.trade] ten offers a phase, no more, whoever is asked', () => {
    const t = shop()
    for (let i = 0; i < 10; i++) offered(t, 0, ghoulFor(1)).take(0, 'withdraw:1')
    expect(t.offers(0)).not.toContain('trade')
    offered(t, 1, { to: 0, give: { gems: 1 }, want: { spoils: ['ghoul'] } })
    expect(t.offers(0)).toContain('refuse:1')
    expect(t.offers(0)).not.toContain('counter:1')
  })
  test('[trade.goods] [supply.trade] quests go face down: only the receiver reads them', () => {
    const laid = shop({ zones: { 'secondary-quests': { 0: ['q-edge', 'q-smith'] } } })
    // Somebody may have held this quest before the test laid the table out.
    const viewers = [1, 2, 'spectator'] as const
    const before = new Map(viewers.map((viewer) => [viewer, laid.match.heard(viewer).length]))
    const heard = (viewer: (typeof viewers)[number]) => JSON.stringify(t.match.heard(viewer).slice(before.get(viewer)))
    const t = offered(laid, 0, { to: 1, give: { quests: 1 }, want: { gems: 1 } })
    expect(JSON.stringify(t.match.view(1)) + heard(1)).not.toContain('q-edge')
    t.take(1, 'accept:0').answer(['q-edge'])
    expect(t.seen(1, 'secondary-quests', 1)).toEqual(['q-edge'])
    expect(t.seen(2, 'secondary-quests', 1)).toEqual([null])
    expect(heard(2)).not.toContain('q-edge')
    expect(heard('spectator')).not.toContain('q-edge')
  })
  test('[supply.trade] malformed offers are refused and never fail', () => {
    const t = shop()
    const odd = [
      {},
      [],
      { to: 0, give: {} },
      { to: 9, give: { gems: 1 } },
      { to: 1, give: null, want: 3 },
      { to: 1, give: { gems: -1 } },
      { to: 1, give: { gems: 1e99 } },
      { to: 1, give: { objects: 'dagger' } },
      { to: 1, give: { objects: [{}] } },
      { to: 1, give: { spoils: ['toString'] } },
      { to: '1', give: { gems: 1 } },
      { to: 1, give: { favour: 'x'.repeat(999) } },
      { to: 1, give: { plunder: true } },
      { to: 1, give: { gems: Number.NaN } },
      { to: 1, give: { gems: 1, letter: 'x'.repeat(999) } },
      { to: 1, give: { gems: 1 }, and: 'more' },
      { to: 1, promise: 'gems' },
      { to: 1, asks: { condition: 'none', goods: { gems: 1 } } },
    ]
    for (const said of odd)
      expect(['supply.trade', 'supply.trade-consent', 'alliance.currency']).toContain(t.unsaid(0, 'trade', said))
    expect(t.unsaid(0, 'trade', { to: 1, give: { gems: 6 } })).toBe('supply.trade-consent')
  })
  test('[special.kept-as-objects] Sale, Vial and Key can be traded', () => {
    const t = shop({ zones: { pack: { 0: ['sale', 'chaotic-vial'] } } })
    traded(t, 0, { to: 2, give: { objects: ['sale'] }, want: { gems: 3 } })
    expect(t.zone('pack', 2)).toEqual(['sale'])
    expect(t.track('gems', 0)).toBe(8)
  })
})
