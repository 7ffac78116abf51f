import { describe, expect, test } from 'vitest'
import { arena, dice, drawn, fought, table, traded, trophies, until } from '../kit.ts'

const holding = (quest: string, wanted: Parameters<typeof table>[0] = {}) =>
  table({ ...wanted, zones: { 'secondary-quests': { 0: [quest] }, ...wanted.zones } })
const canClaim = (t: ReturnType<typeof table>, quest: string, seat = 0) => t.offers(seat).includes(`claim:${quest}`)

describe('cashing in', () => {
  test('[quest.claim-windows] [quest.claim] anybody may claim at any quiet moment, not inside a fight', () => {
    const t = table({
      zones: { 'main-quest': { 1: ['q-wretch'] }, dungeon: ['ghoul', 'giant-rat'] },
      tracks: { trophies: { 0: 2, 1: 1, 2: 3, 3: 2 } },
    })
    expect(t.ask.seat).toBe(0)
    expect(canClaim(t, 'q-wretch', 1)).toBe(true)
    const fighting = drawn('minotaur', {
      zones: { 'main-quest': { 1: ['q-wretch'] } },
      tracks: { trophies: { 0: 2, 1: 1, 2: 3, 3: 2 } },
    })
    expect(canClaim(fighting, 'q-wretch', 1)).toBe(true)
    fighting.answer('fight')
    expect(fighting.ask.rule).toBe('combat.flee-strong')
    expect(canClaim(fighting, 'q-wretch', 1)).toBe(false)
    t.take(1, 'claim:q-wretch')
    expect(t.track('trophies', 1)).toBe(1 + 6)
    expect(t.ask.seat).toBe(0)
  })
  test('[quest.optional] a fulfilled quest may be kept back and then counts as unfinished', () => {
    const t = table({
      heroes: ['thief'],
      zones: { worn: { 0: ['double-axe'] }, 'secondary-quests': { 0: ['q-edge'] }, dungeon: ['trap', 'sale', 'sale'] },
      seats: 3,
    })
    until(until(until(t, 'supplies', 1), 'supplies', 2), 'supplies', 0)
    expect(t.match.result?.reason).toBe('deck-empty')
    expect(t.zone('secondary-quests', 0)).toEqual(['q-edge'])
    expect(t.match.result?.scores[0]).toBe(-3 - 1)
  })
  test('[quest.optional] phase 6 asks whoever might claim, and passing is always possible', () => {
    const t = drawn('trap', { zones: { worn: { 0: ['double-axe'] }, 'main-quest': { 0: ['q-edge'] } } })
    t.answer('end')
    expect(t.ask.rule).toBe('quest.optional')
    expect(t.options).toEqual(['q-edge'])
    t.answer([])
    expect(t.table.active).toBe(1)
    expect(t.zone('completed', 0)).toEqual([])
  })
  test('[quest.main-reward] a main quest pays double points and 4 gems', () => {
    const t = table({ zones: { worn: { 0: ['double-axe'] }, 'main-quest': { 0: ['q-edge'] } } }).take(0, 'claim:q-edge')
    expect([t.track('trophies', 0), t.track('gems', 0)]).toEqual([4, 4])
  })
  test('[quest.secondary-reward] a secondary quest pays its printed points and 4 gems', () => {
    const t = holding('q-edge', { zones: { worn: { 0: ['double-axe'] }, 'secondary-quests': { 0: ['q-edge'] } } })
    t.take(0, 'claim:q-edge')
    expect([t.track('trophies', 0), t.track('gems', 0)]).toEqual([2, 4])
  })
  test('[quest.face-up] a completed quest lies open', () => {
    const t = holding('q-edge', { zones: { worn: { 0: ['double-axe'] }, 'secondary-quests': { 0: ['q-edge'] } } })
    t.take(0, 'claim:q-edge')
    expect(t.seen(3, 'completed', 0)).toEqual(['q-edge'])
    expect(t.zone('secondary-quests', 0)).toEqual([])
  })
  test('[quest.state-check] [quest.spoils-spent] spoils serve once and are discarded in the order named', () => {
    const t = holding('q-bloodthirsty', {
      zones: {
        spoils: { 0: ['cave-ogre', 'lizardman', 'orc-marauder', 'mangy-goblin'] },
        'secondary-quests': { 0: ['q-bloodthirsty'] },
      },
    })
    t.take(0, 'claim:q-bloodthirsty').answer('lizardman').answer('mangy-goblin').answer('cave-ogre')
    expect(t.zone('spoils', 0)).toEqual(['orc-marauder'])
    expect(t.zone('adventure-discard')).toEqual(['lizardman', 'mangy-goblin', 'cave-ogre'])
  })
})

describe('what quests ask for', () => {
  const wearing = (quest: string, worn: string[], heroes = ['thief']) =>
    canClaim(holding(quest, { heroes, zones: { worn: { 0: worn }, 'secondary-quests': { 0: [quest] } } }), quest)
  const with_ = (quest: string, spoils: string[]) =>
    canClaim(holding(quest, { zones: { spoils: { 0: spoils }, 'secondary-quests': { 0: [quest] } } }), quest)

  test('[quest.lavish] weapon, armour and jewel', () => {
    expect(wearing('q-lavish', ['dagger', 'helmet-of-the-dead', 'copper-ring'])).toBe(true)
    expect(wearing('q-lavish', ['dagger', 'helmet-of-the-dead'])).toBe(false)
  })
  test('[quest.jeweller] a jewel of +4 or +5', () => {
    expect([
      wearing('q-jeweller', ['jade-necklace']),
      wearing('q-jeweller', ['golden-crown']),
      wearing('q-jeweller', ['dragon-amulet']),
    ]).toEqual([false, true, true])
  })
  test('[quest.edge] a weapon of +4 or +5 by itself', () => {
    expect(wearing('q-edge', ['war-hammer'], ['barbarian'])).toBe(false)
    expect(wearing('q-edge', ['double-axe'])).toBe(true)
  })
  test('[quest.smith] an armour of +4 or +5', () => {
    expect([
      wearing('q-smith', ['chain-mail']),
      wearing('q-smith', ['plate-armour']),
      wearing('q-smith', ['dragon-armour']),
    ]).toEqual([false, true, true])
  })
  test('[quest.dragon] a draconic object, which is kept', () => {
    const t = table({ zones: { worn: { 0: ['dragon-sword'] } } }).take(0, 'claim:q-dragon')
    expect([t.track('trophies', 0), t.zone('worn', 0)]).toEqual([6, ['dragon-sword']])
  })
  test('[quest.just] one of each type', () => {
    const t = holding('q-just', {
      zones: { spoils: { 0: ['ghoul', 'lizardman', 'harpy', 'griffin'] }, 'secondary-quests': { 0: ['q-just'] } },
    })
    t.take(0, 'claim:q-just').answer('griffin').answer(['griffin', 'ghoul', 'lizardman'])
    expect([t.zone('spoils', 0), t.zone('adventure-discard').slice(-3)]).toEqual([
      ['harpy'],
      ['griffin', 'ghoul', 'lizardman'],
    ])
  })
  test('[quest.bloodthirsty] three humanoids', () => {
    expect(with_('q-bloodthirsty', ['lizardman', 'cave-ogre', 'ghoul'])).toBe(false)
    expect(with_('q-bloodthirsty', ['lizardman', 'cave-ogre', 'minotaur'])).toBe(true)
  })
  test('[quest.hunter] three extraordinary creatures, no Djinn', () => {
    expect(with_('q-hunter', ['harpy', 'griffin', 'djinn'])).toBe(false)
    expect(with_('q-hunter', ['harpy', 'griffin', 'hydra'])).toBe(true)
  })
  test('[quest.benefactor] three undead', () => {
    expect(with_('q-benefactor', ['ghoul', 'mummy', 'banshee'])).toBe(true)
    expect(with_('q-benefactor', ['ghoul', 'mummy', 'harpy'])).toBe(false)
  })
  test('[quest.saint-michael] a dragon, however it was got', () => {
    const t = table({ zones: { spoils: { 1: ['red-dragon'] } } }).take(1, 'claim:q-saint-michael')
    expect([t.track('trophies', 1), t.zone('spoils', 1), t.zone('adventure-discard')]).toEqual([6, [], ['red-dragon']])
  })
  test('[quest.monster-slayer] power 16 in single combat, while holding the quest', () => {
    const strong = {
      worn: { 0: ['double-axe', 'plate-armour'] },
      'main-quest': { 0: ['q-monster-slayer'], 2: ['q-hero'] },
    }
    expect(canClaim(fought('infernal-cyclops', [7, 1], { zones: strong }), 'q-monster-slayer')).toBe(true)
    expect(canClaim(fought('bridge-troll', [7, 1], { zones: strong }), 'q-monster-slayer')).toBe(false)
    const helped = drawn('infernal-cyclops', { zones: strong })
      .take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: {} } })
      .take(1, 'accept:0')
    expect(canClaim(dice(helped, 7, 1).answer('fight'), 'q-monster-slayer')).toBe(false)
  })
  test('[quest.event-flags] [quest.monster-slayer] a win before holding the card does not count', () => {
    const t = fought('infernal-cyclops', [7, 1], {
      zones: {
        worn: { 0: ['double-axe', 'plate-armour'] },
        'secondary-quests': { 1: ['q-monster-slayer'] },
        'main-quest': { 2: ['q-hero'] },
      },
    })
    traded(t, 0, { to: 1, give: { gems: 1 }, want: { quests: 1 } })
    expect(t.zone('secondary-quests', 0)).toEqual(['q-monster-slayer'])
    expect(canClaim(t, 'q-monster-slayer')).toBe(false)
  })
  test('[quest.wretch] strictly the fewest points', () => {
    const at = (points: Record<number, number>) =>
      canClaim(holding('q-wretch', { seats: 3, tracks: { trophies: points } }), 'q-wretch')
    expect([at({ 0: 2, 1: 3, 2: 5 }), at({ 0: 2, 1: 2, 2: 5 })]).toEqual([true, false])
  })
  test('[quest.hero] strictly the most points', () => {
    const at = (points: Record<number, number>) =>
      canClaim(holding('q-hero', { seats: 3, tracks: { trophies: points } }), 'q-hero')
    expect([at({ 0: 6, 1: 5, 2: 1 }), at({ 0: 6, 1: 6, 2: 1 })]).toEqual([true, false])
  })
  test('[quest.lucky] three completed quests', () => {
    const done = (quests: string[]) =>
      canClaim(
        table({ zones: { 'main-quest': { 0: ['q-lucky'], 3: ['q-hero'] }, completed: { 0: quests } } }),
        'q-lucky',
      )
    expect([done(['q-edge', 'q-smith']), done(['q-edge', 'q-smith', 'q-just'])]).toEqual([false, true])
  })
  test('[quest.avarice] twelve gems', () => {
    expect(canClaim(holding('q-avarice', { tracks: { gems: { 0: 11 } } }), 'q-avarice')).toBe(false)
    const t = holding('q-avarice', { tracks: { gems: { 0: 12 }, bank: 28 } }).take(0, 'claim:q-avarice')
    expect(t.track('gems', 0)).toBe(16)
  })
  test('[quest.gary-decisive] [quest.saint-gary] a win with a KritiK in one’s own turn', () => {
    const quest = { 'secondary-quests': { 0: ['q-saint-gary'] } }
    expect(canClaim(fought('ghoul', [8, 1], { zones: quest }), 'q-saint-gary')).toBe(true)
    expect(canClaim(fought('ghoul', [7, 1], { zones: quest }), 'q-saint-gary')).toBe(false)
    const defender = arena(['neutral', 'neutral'], [1, 8], { zones: { 'secondary-quests': { 1: ['q-saint-gary'] } } })
    expect(canClaim(until(defender, 'rest'), 'q-saint-gary', 1)).toBe(false)
    const attacker = until(arena(['neutral', 'neutral'], [8, 1], { zones: quest }), 'rest')
    expect(canClaim(attacker, 'q-saint-gary')).toBe(true)
  })
  test('[quest.counting-sides] [quest.intrepid] winning outnumbered, 4 points with an even number', () => {
    const five = until(
      arena(['attacker', 'defender', 'defender'], [7, 1], {
        seats: 5,
        zones: { worn: { 0: ['double-axe', 'plate-armour'] }, 'secondary-quests': { 0: ['q-intrepid'] } },
      }),
      'rest',
    )
    expect(trophies(five.take(0, 'claim:q-intrepid'))[0]).toBe(1 + 3)
    const six = until(
      arena(['attacker', 'defender', 'defender', 'neutral'], [8, 1], {
        seats: 6,
        zones: { worn: { 0: ['double-axe'] }, 'main-quest': { 0: ['q-intrepid'] } },
      }),
      'rest',
    )
    expect(trophies(six.take(0, 'claim:q-intrepid'))[0]).toBe(1 + 8)
    const level = until(
      arena(['attacker', 'defender'], [7, 1], { zones: { 'secondary-quests': { 0: ['q-intrepid'] } } }),
      'rest',
    )
    expect(canClaim(level, 'q-intrepid')).toBe(false)
  })
  test('[quest.coward] winning in superior numbers, also as an ally', () => {
    const t = until(
      arena(['attacker', 'attacker'], [7, 1], { zones: { 'secondary-quests': { 2: ['q-coward'] } } }),
      'rest',
    )
    expect(canClaim(t, 'q-coward', 2)).toBe(true)
    const duel = until(
      arena(['neutral', 'neutral'], [7, 1], { zones: { 'secondary-quests': { 0: ['q-coward'] } } }),
      'rest',
    )
    expect(canClaim(duel, 'q-coward')).toBe(false)
  })
})
