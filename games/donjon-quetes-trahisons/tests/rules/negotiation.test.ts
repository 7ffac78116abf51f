import { describe, expect, test } from 'vitest'
import { arena, dice, drawn, offered, table, totals, traded, until } from '../kit.ts'

const cyclops = (wanted: Parameters<typeof table>[0] = {}) => drawn('infernal-cyclops', wanted)
const promised = (t: ReturnType<typeof table>) => t.fact('promised') as { to: number; state: string; goods: object }[]

const help = (goods: object) => ({ to: 1, promise: { condition: 'ally', goods } }) as const
const price = (gems: number) => ({ to: 0, asks: [{ condition: 'ally', goods: { gems } }] }) as const
const later = { condition: 'none', goods: { gems: 1 }, when: { on: 'turn', of: 1 } } as const

describe('against a monster', () => {
  test('[dungeon.monster] a monster is shown to all and leads to negotiation', () => {
    const t = drawn('mummy')
    expect(t.table.phase).toBe('negotiation')
    expect(t.seen('spectator', 'drawn')).toEqual(['mummy'])
    expect(t.cited()).toContain('dungeon.monster')
  })
  test('[negotiation.when] a promise made in Supplies stands until Rest', () => {
    const t = table({ tracks: { gems: { 0: 5 } }, zones: { dungeon: ['ghoul', 'trap'] } })
    t.take(0, 'trade', { to: 2, promise: { condition: 'none', goods: { gems: 2 } } }).take(2, 'accept:0')
    expect(promised(t)).toHaveLength(1)
    t.answer('end').answer('draw')
    expect(t.table.phase).toBe('rest')
    expect(t.options).toEqual(expect.arrayContaining(['honour:0', 'betray:0']))
  })
  test('[alliance.who] the active player asks; the asked one counters', () => {
    const t = offered(cyclops(), 0, help({ gems: 1 }))
    expect([t.ask.seat, t.ask.text]).toEqual([1, 'talk-answer'])
    t.take(1, 'counter:0', { to: 0, asks: [{ condition: 'ally', goods: { gems: 2 } }] })
    expect([t.ask.seat, t.ask.text]).toEqual([0, 'monster-talk'])
    t.take(0, 'accept:1')
    expect(promised(t)[0]).toMatchObject({ from: 0, to: 1, goods: { gems: 2 } })
    expect(t.said()).toContain('handshake')
  })
  test('[alliance.who] whoever asks for help may think better of it, also while the other ponders', () => {
    const t = offered(cyclops(), 0, help({ gems: 1 })).take(0, 'withdraw:1')
    expect([t.ask.seat, t.ask.text]).toEqual([0, 'monster-talk'])
    expect(promised(t)).toEqual([])
  })
  test('[alliance.who] several are asked at once, and whoever agrees first is the ally', () => {
    const t = offered(offered(cyclops(), 0, help({ gems: 1 })), 0, { ...help({ gems: 2 }), to: 3 })
    t.take(3, 'accept:0')
    expect([t.fact('fight'), t.fact('open-offers')]).toMatchObject([{ ally: 3 }, []])
    expect([t.ask.seat, t.ask.text]).toEqual([0, 'monster-talk'])
  })
  test('[alliance.who] a call is answered by several in any order, and left by whoever wants no part in it', () => {
    const t = cyclops().answer('call')
    expect([t.ask.seat, t.fact('called')]).toEqual([1, [1, 2, 3]])
    offered(t, 3, price(3)).take(2, 'stay-out')
    expect([t.ask.seat, t.fact('called')]).toEqual([1, [1]])
    t.answer('stay-out')
    expect([t.ask.seat, t.offers(0).includes('accept:3')]).toEqual([0, true])
    expect(offered(t, 2, price(1)).offers(0)).toContain('accept:2')
  })
  test('[alliance.who] a call can be withdrawn: nobody need answer any more, and prices named stand', () => {
    const t = offered(cyclops().answer('call'), 3, price(1))
    expect(t.take(0, 'end-call').fact('called')).toBe(null)
    expect([t.ask.seat, t.options.includes('call'), t.offers(1).includes('stay-out')]).toEqual([0, true, false])
    expect(t.offers(0)).toContain('accept:3')
    expect(t.offers(0)).not.toContain('end-call')
  })
  test('[quest.claim] a claim waits for nobody who ponders an answer', () => {
    const t = cyclops({ zones: { worn: { 2: ['double-axe'] }, 'main-quest': { 2: ['q-edge'] } } }).answer('call')
    expect(t.take(2, 'claim:q-edge').track('trophies', 2)).toBeGreaterThan(0)
    expect([t.ask.seat, t.fact('called')]).toEqual([1, [1, 2, 3]])
  })
  test('[supply.trade] ten offers a phase, whatever they hold', () => {
    const t = cyclops()
    for (let i = 0; i < 10; i++) offered(t, 0, help({ gems: i })).take(1, 'refuse:0')
    expect(t.offers(0)).not.toContain('ask')
    expect(t.options).not.toContain('call')
    expect(until(t, 'rest').offers(0)).toContain('trade')
  })
  test('[alliance.who] a player who was not asked may volunteer', () => {
    const t = cyclops()
    expect(t.offers(2)).toContain('volunteer')
    expect(t.offers(0)).not.toContain('volunteer')
    offered(t, 2, price(1))
    expect([t.ask.seat, t.ask.text]).toEqual([0, 'monster-talk'])
    t.take(0, 'accept:2')
    expect(t.fact('fight')).toMatchObject({ ally: 2 })
    expect(t.offers(3)).not.toContain('volunteer')
  })
  test('[alliance.one-ally] one ally, no more', () => {
    const t = cyclops().answer('call')
    offered(offered(t, 1, price(1)), 2, price(2)).answer('stay-out')
    expect(t.offers(0)).toEqual(expect.arrayContaining(['accept:1', 'accept:2']))
    t.take(0, 'accept:1')
    expect(t.offers(0)).not.toContain('accept:2')
    expect([t.refusal('call'), t.offers(0).includes('ask')]).toEqual(['alliance.one-ally', false])
    expect(t.options).toContain('fight')
  })
  test('[alliance.handshake-digital] [alliance.handshake] only both together seal the alliance', () => {
    const refused = offered(cyclops(), 0, help({})).take(1, 'refuse:0')
    expect(refused.fact('fight')).toMatchObject({ ally: -1 })
    const t = offered(cyclops(), 0, help({}))
    expect(t.fact('fight')).toMatchObject({ ally: -1 })
    t.take(1, 'accept:0')
    expect(t.fact('fight')).toMatchObject({ ally: 1 })
    dice(t, 7, 1).answer('fight')
    if (t.ask.rule === 'combat.flee-strong') dice(t, 7, 1).answer('fight')
    expect(totals(t)).toEqual([8 + 4 + 7, 16 + 1])
  })
  test('[alliance.currency] everything can be promised, trophy points only where the rules allow', () => {
    const everything = {
      gems: 2,
      objects: ['dagger'],
      spoils: ['infernal-cyclops'],
      quests: 1,
      trophies: 1,
      favour: 'next time',
    }
    expect(promised(traded(cyclops(), 0, help(everything)))[0]?.goods).toEqual(everything)
    expect(promised(traded(cyclops(), 0, help({})))[0]?.goods).toEqual({})
    const nothing = { to: 1, promise: { condition: 'none', goods: {} } }
    expect(table().unsaid(0, 'trade', nothing)).toBe('alliance.currency')
    const troll = drawn('bridge-troll')
    expect(troll.unsaid(0, 'ask', help({ trophies: 1 }))).toBe('alliance.trophy-cession')
    for (const promise of [null, [], 7, {}, { condition: 'ally' }, { condition: 'ally', goods: { gems: 'x' } }])
      expect(troll.unsaid(0, 'ask', { to: 1, promise })).toBe('alliance.currency')
    expect(troll.unsaid(0, 'ask', { ...help({}), to: 0 })).toBe('alliance.who')
  })
  test('[alliance.not-binding] a promise may be broken without any penalty', () => {
    const t = cyclops({ tracks: { gems: { 0: 9 } } })
      .take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: { gems: 2 } } })
      .take(1, 'accept:0')
    until(t, 'rest')
    const woundsBefore = t.track('wounds', 0)
    t.answer('end')
    expect([t.said().includes('promise-broken'), t.track('promises-broken', 0)]).toEqual([true, 1])
    expect([t.track('gems', 1), t.track('wounds', 0)]).toEqual([0, woundsBefore])
  })
  test('[rest.honour] honouring pays, betraying does not', () => {
    const owing = () => {
      const t = cyclops({ tracks: { gems: { 0: 9 } } })
        .take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: { gems: 2 } } })
        .take(1, 'accept:0')
      return until(t, 'rest')
    }
    const kept = owing().answer('honour:0')
    expect([kept.track('gems', 1), kept.track('promises-kept', 0)]).toEqual([2, 1])
    const broken = owing().answer('betray:0')
    expect([broken.track('gems', 1), broken.track('promises-broken', 0)]).toEqual([0, 1])
    expect(broken.options).not.toContain('honour:0')
  })
  test('[trophy.cession] [alliance.trophy-cession] points of a monster of power 16 may go to its ally, others never', () => {
    const won = (card: string) => {
      const t = drawn(card, { zones: { worn: { 0: ['double-axe', 'plate-armour'] } } })
      t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: {} } }).take(1, 'accept:0')
      return dice(t, 7, 1).answer('fight')
    }
    const t = won('infernal-cyclops')
    expect([t.track('trophies', 0), t.options.includes('cede')]).toEqual([1, true])
    t.answer('cede')
    expect([t.track('trophies', 0), t.track('trophies', 1)]).toEqual([0, 1])
    expect(won('bridge-troll').refusal('cede')).toBe('alliance.trophy-cession')
    const duel = arena(['neutral', 'neutral'], [7, 1])
    while (duel.ask.rule !== 'rest.trade') duel.answer(duel.options[0])
    expect(duel.refusal('cede')).toBe('alliance.trophy-cession')
  })
})

describe('before an Arena', () => {
  const talking = () => table({ at: 'dungeon-or-arena', tracks: { gems: { 0: 5, 1: 5 } } }).answer('challenge:1')

  test('[arena.negotiation-digital] [alliance.who] attacker and victim may both promise, spectators may not recruit', () => {
    const t = talking()
    const support = (gems: number) => ({ to: 2, promise: { condition: 'my-side', goods: { gems } } }) as const
    expect(t.unsaid(0, 'promise', { ...support(1), to: 1 })).toBe('alliance.who')
    traded(t, 0, support(1)).answer('ready')
    expect(t.ask.seat).toBe(1)
    traded(t, 1, support(2))
    expect(promised(t)).toHaveLength(2)
    expect(t.offers(2)).not.toContain('promise')
  })
  test('[alliance.who] a spectator offers help to either adversary, who answers without holding up the other', () => {
    const t = offered(talking(), 2, { to: 1, asks: [{ condition: 'my-side', goods: { gems: 1 } }] })
    expect([t.ask.seat, t.ask.text]).toEqual([0, 'arena-talk'])
    t.take(1, 'accept:2')
    expect(promised(t)[0]).toMatchObject({ from: 1, to: 2, condition: 'my-side' })
  })
  test('[alliance.who] a spectator who is asked has the word until they answer, and the adversary can take it back', () => {
    const t = offered(talking(), 0, { to: 2, promise: { condition: 'my-side', goods: { gems: 1 } } })
    expect([t.ask.seat, t.ask.text]).toEqual([2, 'talk-answer'])
    expect(t.take(0, 'withdraw:2').ask.seat).toBe(0)
  })
  test('[alliance.arena-promise-only] a spectator may break his word, and the table remembers', () => {
    const t = talking()
      .take(0, 'promise', { to: 2, promise: { condition: 'my-side', goods: { gems: 1 } } })
      .take(2, 'accept:0')
    t.answer('ready').answer('ready').answerAs(2, 'defender').answerAs(3, 'neutral')
    expect(t.said()).toContain('joined-side')
    until(t, 'rest')
    expect([t.track('words-kept', 2), t.track('words-broken', 2)]).toEqual([0, 1])
    expect(promised(t)[0]?.state).toBe('lapsed')
  })
  test('[alliance.arena-promise-only] a Sorcerer who took the promised side and fled has not kept his word', () => {
    const t = table({
      at: 'dungeon-or-arena',
      heroes: ['thief', 'warrior', 'sorcerer', 'priest'],
      tracks: { gems: { 0: 5 }, 'unique-power': { 0: 0, 1: 0, 2: 1, 3: 0 } },
    })
    t.answer('challenge:1')
      .take(0, 'promise', { to: 2, promise: { condition: 'my-side', goods: { gems: 1 } } })
      .take(2, 'accept:0')
      .answer('ready')
      .answer('ready')
    t.answerAs(2, 'attacker').answerAs(3, 'neutral')
    dice(t, 7, 1).answer('flee')
    until(t, 'rest')
    expect([t.track('words-kept', 2), t.track('words-broken', 2)]).toEqual([0, 1])
    expect(promised(t)[0]?.state).toBe('lapsed')
  })
  test('[alliance.arena-promise-only] whoever is challenged by the one who won him over breaks no word', () => {
    const t = table({ tracks: { gems: { 0: 5 } } })
    t.take(0, 'trade', { to: 1, promise: { condition: 'my-side', goods: { gems: 1 } } }).take(1, 'accept:0')
    t.answer('end').answer('challenge:1').answer('ready').answer('ready')
    until(t.answerAs(2, 'neutral').answerAs(3, 'neutral'), 'rest')
    expect([t.track('words-kept', 1), t.track('words-broken', 1)]).toEqual([0, 0])
    expect(promised(t)[0]?.state).toBe('lapsed')
  })
  test('[rest.defender-pays] the defender pays his ally in the attacker’s Rest', () => {
    const t = table({
      at: 'dungeon-or-arena',
      zones: { spoils: { 1: ['ghoul'] }, worn: { 1: ['double-axe'] } },
      tracks: { gems: { 3: 1 } },
    })
    traded(t.answer('challenge:1').answer('ready'), 1, {
      to: 2,
      promise: { condition: 'my-side', goods: { spoils: ['ghoul'] } },
    })
    t.answer('ready').answer('ready').answerAs(2, 'defender')
    dice(t, 1, 7).answerAs(3, 'neutral')
    expect([t.ask.seat, t.ask.rule]).toEqual([1, 'rest.defender-pays'])
    t.answer('honour:0')
    expect(t.zone('spoils', 2)).toEqual(['ghoul'])
    expect(t.ask.seat).toBe(0)
    const axe = { objects: ['double-axe'] }
    expect(t.unsaid(1, 'trade', { to: 3, give: axe, want: { gems: 1 } })).toBe('rest.defender-pays')
    expect(t.unsaid(1, 'trade', { to: 3, give: axe, promise: later })).toBe('rest.defender-pays')
    expect(traded(t, 1, { to: 3, give: axe }).zone('worn', 3)).toEqual(['double-axe'])
    expect(t.unsaid(3, 'trade', { to: 2, give: axe })).toBe('rest.trade')
  })
})
