import { describe, expect, test } from 'vitest'
import { arena, dice, drawn, table, totals, until } from '../kit.ts'

const cyclops = (wanted: Parameters<typeof table>[0] = {}) => drawn('infernal-cyclops', wanted)
const promised = (t: ReturnType<typeof table>) => t.fact('promised') as { to: number; state: string; goods: object }[]

describe('against a monster', () => {
  test('[dungeon.monster] a monster is shown to all and leads to negotiation', () => {
    const t = drawn('mummy')
    expect(t.table.phase).toBe('negotiation')
    expect(t.seen('spectator', 'drawn')).toEqual(['mummy'])
    expect(t.cited()).toContain('dungeon.monster')
  })
  test('[negotiation.when] a promise made in Supplies stands until Rest', () => {
    const t = table({ tracks: { gems: { 0: 5 } }, zones: { dungeon: ['ghoul', 'trap'] } })
    t.answer('promise')
      .answer({ to: 2, condition: 'none', goods: { gems: 2 } })
      .answer('agree')
    expect(promised(t)).toHaveLength(1)
    t.answer('end').answer('draw')
    expect(t.table.phase).toBe('rest')
    expect(t.options).toEqual(expect.arrayContaining(['honour:0', 'betray:0']))
  })
  test('[negotiation.when] going on without a trade leaves a promise under discussion as it is', () => {
    const t = table({ tracks: { gems: { 0: 5, 2: 1 } } })
      .answer('promise')
      .answer({ to: 1, condition: 'none', goods: { gems: 2 } })
    const talk = t.fact('talk')
    t.take(2, 'trade').take(0, 'go-on')
    expect([t.ask.seat, t.ask.text, t.fact('talk')]).toEqual([1, 'promise-answer', talk])
  })
  test('[alliance.who] the active player asks; the asked one counters', () => {
    const t = cyclops()
      .answer('ask')
      .answer({ to: 1, goods: { gems: 1 } })
    expect(t.ask.seat).toBe(1)
    t.answer('counter').answer({ goods: { gems: 2 } })
    expect(t.ask.seat).toBe(0)
    t.answer('agree')
    expect(promised(t)[0]).toMatchObject({ from: 0, to: 1, goods: { gems: 2 } })
    expect(t.said()).toContain('handshake')
  })
  test('[alliance.who] whoever asks for help may think better of it', () => {
    const t = cyclops().answer('ask').answer({ withdraw: true })
    expect([t.ask.seat, t.ask.text]).toEqual([0, 'monster-talk'])
    expect(promised(t)).toEqual([])
  })
  test('[alliance.who] nobody waits for whoever names a price or ponders a counter-offer', () => {
    const t = cyclops().take(2, 'volunteer')
    expect([t.offers(0), t.offers(3)]).toEqual([['go-on'], []])
    t.take(0, 'go-on')
    expect([t.ask.seat, t.ask.text]).toEqual([0, 'monster-talk'])
    t.take(2, 'volunteer').answer({ goods: { gems: 3 } })
    t.answer('counter').answer({ goods: { gems: 1 } })
    expect([t.ask.seat, t.ask.text]).toEqual([2, 'promise-answer'])
    t.take(0, 'go-on')
    expect([t.ask.seat, t.fact('talk'), promised(t)]).toEqual([0, null, []])
    expect(t.take(3, 'volunteer').answer({ goods: {} }).answer('agree').fact('fight')).toMatchObject({ ally: 3 })
  })
  test('[alliance.who] a promise begun and dropped costs nothing, but nobody can go on like that for ever', () => {
    const t = cyclops()
    for (let i = 0; i < 10; i++) t.answer('ask').answer({ withdraw: true })
    expect([t.track('promises', 0), t.options.includes('ask')]).toEqual([0, true])
    for (let i = 0; i < 10; i++) t.answer('ask').answer({ withdraw: true })
    expect(t.options).not.toContain('ask')
    for (let i = 0; i < 20; i++) t.take(2, 'volunteer').answer({ withdraw: true })
    expect([t.track('promises', 2), t.offers(2).includes('volunteer')]).toEqual([0, false])
  })
  test('[alliance.currency] ten promises and prices a turn, refused ones included', () => {
    const t = cyclops()
    for (let i = 0; i < 10; i++)
      t.answer('ask')
        .answer({ to: 1, goods: { gems: 1 } })
        .answer('refuse')
    expect(t.options).not.toContain('ask')
    expect(until(t, 'supplies', 1).options).toContain('promise')
  })
  test('[alliance.one-ally] nobody volunteers while another player is being asked', () => {
    const t = cyclops()
    t.answer('ask')
    expect(t.ask.kind).toBe('propose')
    expect([t.offers(1), t.offers(2), t.offers(3)].flat()).not.toContain('volunteer')
  })
  test('[alliance.who] a player who was not asked may volunteer', () => {
    const t = cyclops()
    expect(t.offers(2)).toContain('volunteer')
    expect(t.offers(0)).not.toContain('volunteer')
    t.take(2, 'volunteer').answer({ goods: { gems: 1 } })
    expect(t.ask.seat).toBe(0)
    t.answer('agree')
    expect(t.fact('fight')).toMatchObject({ ally: 2 })
    expect(t.offers(3)).not.toContain('volunteer')
  })
  test('[alliance.one-ally] one ally, no more', () => {
    const t = cyclops().answer('call')
    for (const seat of [1, 2, 3]) t.answerAs(seat, { prices: seat === 3 ? [] : [{ gems: seat }] })
    expect(t.options).toEqual(expect.arrayContaining(['take:1:0', 'take:2:0', 'fight']))
    t.answer('take:1:0')
    expect(t.refusal('take:2:0')).toBe('alliance.one-ally')
    expect(t.refusal('ask')).toBe('alliance.one-ally')
    expect(t.options).toContain('fight')
  })
  test('[alliance.handshake] only both together seal the alliance', () => {
    const refused = cyclops().answer('ask').answer({ to: 1, goods: {} }).answer('refuse')
    expect(refused.fact('fight')).toMatchObject({ ally: -1 })
    const t = cyclops().answer('ask').answer({ to: 1, goods: {} })
    expect(t.fact('fight')).toMatchObject({ ally: -1 })
    t.answer('agree')
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
    expect(promised(cyclops().answer('ask').answer({ to: 1, goods: everything }).answer('agree'))[0]?.goods).toEqual(
      everything,
    )
    expect(promised(cyclops().answer('ask').answer({ to: 1, goods: {} }).answer('agree'))[0]?.goods).toEqual({})
    const idle = table().answer('promise')
    expect(idle.refusal({ to: 1, condition: 'none', goods: {} })).toBe('alliance.currency')
    const troll = drawn('bridge-troll').answer('ask')
    expect(troll.refusal({ to: 1, goods: { trophies: 1 } })).toBe('alliance.trophy-cession')
    for (const odd of [
      null,
      [],
      { to: 1 },
      { to: 1, goods: { gems: 'x' } },
      { to: 0, goods: {} },
      { to: 1, goods: { spoils: [7] } },
    ])
      expect(['alliance.currency', 'alliance.who']).toContain(troll.refusal(odd ?? {}))
  })
  test('[alliance.not-binding] a promise may be broken without any penalty', () => {
    const t = cyclops({ tracks: { gems: { 0: 9 } } })
      .answer('ask')
      .answer({ to: 1, goods: { gems: 2 } })
      .answer('agree')
    until(t, 'rest')
    const woundsBefore = t.track('wounds', 0)
    t.answer('end')
    expect([t.said().includes('promise-broken'), t.track('promises-broken', 0)]).toEqual([true, 1])
    expect([t.track('gems', 1), t.track('wounds', 0)]).toEqual([0, woundsBefore])
  })
  test('[rest.honour] honouring pays, betraying does not', () => {
    const owing = () => {
      const t = cyclops({ tracks: { gems: { 0: 9 } } })
        .answer('ask')
        .answer({ to: 1, goods: { gems: 2 } })
        .answer('agree')
      return until(t, 'rest')
    }
    const kept = owing().answer('honour:0')
    expect([kept.track('gems', 1), kept.track('promises-kept', 0)]).toEqual([2, 1])
    const broken = owing().answer('betray:0')
    expect([broken.track('gems', 1), broken.track('promises-broken', 0)]).toEqual([0, 1])
    expect(broken.options).not.toContain('honour:0')
  })
  test('[alliance.trophy-cession] points of a monster of power 16 may go to its ally, others never', () => {
    const won = (card: string) => {
      const t = drawn(card, { zones: { worn: { 0: ['double-axe', 'plate-armour'] } } })
      t.answer('ask').answer({ to: 1, goods: {} }).answer('agree')
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

  test('[alliance.who] attacker and victim may both promise, spectators may not recruit', () => {
    const t = talking().answer('promise')
    expect(t.refusal({ to: 1, condition: 'my-side', goods: { gems: 1 } })).toBe('alliance.who')
    t.answer({ to: 2, condition: 'my-side', goods: { gems: 1 } })
      .answer('agree')
      .answer('ready')
    expect(t.ask.seat).toBe(1)
    t.answer('promise')
      .answer({ to: 2, condition: 'my-side', goods: { gems: 2 } })
      .answer('agree')
    expect(promised(t)).toHaveLength(2)
    expect(() => t.match.answer(2, 'promise')).toThrow('not asked')
  })
  test('[alliance.who] the victim, too, goes on without waiting for a spectator', () => {
    const t = talking().answer('ready').take(2, 'volunteer')
    expect([t.ask.text, t.offers(1), t.offers(3)]).toEqual(['volunteer-to', ['go-on'], []])
    t.take(1, 'go-on').answer('ready')
    expect(t.match.asks().map(({ seat }) => seat)).toEqual([2, 3])
  })
  test('[alliance.who] only the adversary whose word it is goes on: the other one cannot spoil an offer of help', () => {
    const t = talking().take(2, 'volunteer')
    expect([t.offers(0), t.offers(1)]).toEqual([['go-on'], []])
    t.answer('seat.0').answer({ goods: { gems: 1 } })
    // Whoever is asked waits for nobody.
    expect([t.ask.seat, t.offers(0), t.offers(1)]).toEqual([0, [], []])
    t.answer('refuse').answer('ready').take(2, 'volunteer')
    expect([t.offers(0), t.offers(1)]).toEqual([[], ['go-on']])
  })
  test('[alliance.who] a spectator who never says whom he would help cannot go on like that for ever', () => {
    const t = talking()
    for (let i = 0; i < 20; i++) t.take(2, 'volunteer').take(0, 'go-on')
    expect(t.offers(2)).not.toContain('volunteer')
  })
  test('[alliance.arena-promise-only] a spectator may break his word, and the table remembers', () => {
    const t = talking()
      .answer('promise')
      .answer({ to: 2, condition: 'my-side', goods: { gems: 1 } })
      .answer('agree')
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
      .answer('promise')
      .answer({ to: 2, condition: 'my-side', goods: { gems: 1 } })
      .answer('agree')
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
    t.answer('promise')
      .answer({ to: 1, condition: 'my-side', goods: { gems: 1 } })
      .answer('agree')
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
    t.answer('challenge:1').answer('ready')
    t.answer('promise')
      .answer({ to: 2, condition: 'my-side', goods: { spoils: ['ghoul'] } })
      .answer('agree')
      .answer('ready')
    t.answer('ready').answerAs(2, 'defender')
    dice(t, 1, 7).answerAs(3, 'neutral')
    expect([t.ask.seat, t.ask.rule]).toEqual([1, 'rest.defender-pays'])
    // While the active player words an offer, the defender goes on.
    expect(t.take(0, 'trade').offers(1)).toEqual(['go-on'])
    t.take(1, 'go-on').answer('honour:0')
    expect(t.zone('spoils', 2)).toEqual(['ghoul'])
    expect(t.ask.seat).toBe(0)
    t.take(1, 'trade')
    expect(t.refusal({ to: 3, give: { objects: ['double-axe'] }, want: { gems: 1 } })).toBe('rest.defender-pays')
    t.answer({ to: 3, give: { objects: ['double-axe'] }, want: {} }).take(3, 'accept:1')
    expect(t.zone('worn', 3)).toEqual(['double-axe'])
    t.take(3, 'trade')
    expect(t.refusal({ to: 2, give: { objects: ['double-axe'] }, want: {} })).toBe('supply.trade')
  })
})
