import { describe, expect, test } from 'vitest'
import { arena, challenged, dice, drawn, fought, rolls, table, totals, until, wounds } from '../kit.ts'

const token = { 'unique-power': 1 }
const alone = { 'unique-power': { 0: 1, 1: 0, 2: 0, 3: 0 } }

describe('Barbarian', () => {
  test('[hero.barbarian.passive] +1 with a weapon, once', () => {
    const t = table({ heroes: ['barbarian'], zones: { worn: { 0: ['plate-armour'] } }, tracks: { gems: { 0: 8 } } })
    expect(t.track('power', 0)).toBe(12)
    expect(t.answer('buy:double-axe').track('power', 0)).toBe(17)
    const two = table({
      heroes: ['barbarian'],
      zones: { worn: { 0: ['double-axe'] }, companions: { 0: ['familiar'] }, carried: { 0: ['war-hammer'] } },
    })
    expect(two.track('power', 0)).toBe(8 + 4 + 3 + 1)
  })
  test('[hero.barbarian.unique] +4 in a fight, then 2 less power', () => {
    const rage = (green: number, red: number) => {
      const t = drawn('infernal-cyclops', {
        heroes: ['barbarian'],
        zones: { worn: { 0: ['double-axe'] } },
        tracks: alone,
      })
      return dice(t.answer('fight'), green, red).answer('rage')
    }
    const won = rage(5, 1)
    expect([totals(won)[0], won.track('power', 0)]).toEqual([13 + 4 + 5, 11])
    const lost = rage(1, 7)
    expect([lost.track('wounds', 0), lost.track('power', 0)]).toEqual([1, 10])
  })
})

describe('Forester', () => {
  const undead = (card: string, type = 'undead') =>
    drawn(card, {
      heroes: ['forester'],
      zones: { worn: { 0: ['short-sword'] } },
      facts: { 'forester-type': type },
      tracks: alone,
    })
  test('[hero.forester.passive] +1 against the drawn type', () => {
    expect(totals(dice(undead('mummy').answer('fight'), 1, 1).answer('pass'))[0]).toBe(11 + 1)
    expect(totals(dice(undead('orc-marauder'), 1, 1).answer('fight'))[0]).toBe(10 + 1)
    const duel = arena(['neutral', 'neutral'], [1, 1], {
      heroes: ['forester'],
      zones: { worn: { 0: ['short-sword'] } },
      facts: { 'forester-type': 'undead' },
    })
    expect(totals(duel)[0]).toBe(10 + 1)
  })
  test('[hero.forester.unique] a further +6, only against that type', () => {
    const t = undead('mummy').answer('fight')
    expect(t.options).toEqual(['pass', 'hunt'])
    expect(totals(dice(t, 1, 1).answer('hunt'))[0]).toBe(17 + 1)
  })
  test('[hero.forester.dragon-token] the Dragon token covers typeless creatures', () => {
    expect(totals(dice(undead('mimic', 'dragon').answer('fight'), 1, 1).answer('pass'))[0]).toBe(11 + 1)
    expect(totals(dice(undead('mimic', 'humanoid'), 1, 1).answer('fight'))[0]).toBe(10 + 1)
  })
})

describe('Warrior', () => {
  test('[hero.warrior.passive] +1 with an armour', () => {
    expect(table({ heroes: ['warrior'], zones: { worn: { 0: ['helmet-of-the-dead'] } } }).track('power', 0)).toBe(11)
    expect(table({ heroes: ['warrior'], zones: { worn: { 0: ['armour-of-power'] } } }).track('power', 0)).toBe(9)
  })
  test('[hero.warrior.unique] +2 for one fight', () => {
    const t = drawn('ghoul', { heroes: ['warrior'], zones: { worn: { 0: ['helmet-of-the-dead'] } }, tracks: alone })
    dice(t.answer('fight'), 1, 1).answer('effort')
    expect([totals(t)[0], t.track('power', 0)]).toEqual([13 + 1, 11])
  })
})

describe('Priest', () => {
  test('[hero.priest-look] [hero.priest.passive] only the Priest sees the top card, in phase 2 of his own turn', () => {
    const t = table({ heroes: ['priest'], at: 'dungeon-or-arena' })
    const top = t.zone('dungeon').at(-1)
    expect(t.seen(0, 'dungeon').at(-1)).toBe(top)
    expect(t.seen(0, 'dungeon').at(-2)).toBe(null)
    expect(t.seen(1, 'dungeon').at(-1)).toBe(null)
    const other = table({ heroes: ['thief', 'priest'], at: 'dungeon-or-arena' })
    expect(other.seen(1, 'dungeon').at(-1)).toBe(null)
  })
  test('[hero.priest.unique] a lost fight is replayed with new dice', () => {
    const t = fought('mummy', [2, 5], { heroes: ['priest'], zones: { worn: { 0: ['short-sword'] } }, tracks: alone })
    expect(t.ask.rule).toBe('timing.after-dice')
    dice(t, 6, 3).answer(true)
    expect([t.zone('spoils', 0), t.track('wounds', 0), t.track('unique-power', 0)]).toEqual([['mummy'], 0, 0])
    expect([rolls(t, 'green'), rolls(t, 'red')]).toEqual([
      [2, 6],
      [5, 3],
    ])
  })
})

describe('Sorcerer', () => {
  test('[hero.sorcerer.passive] +1 with a jewel', () => {
    expect(table({ heroes: ['sorcerer'], zones: { worn: { 0: ['jade-necklace'] } } }).track('power', 0)).toBe(12)
  })
  test('[hero.sorcerer.unique] flight ends the fight without result', () => {
    const t = drawn('bridge-troll', { heroes: ['sorcerer'], zones: { worn: { 0: ['short-sword'] } }, tracks: alone })
    t.answer('fight').answer('flee')
    expect([t.track('wounds', 0), t.track('gems', 0), t.zone('adventure-discard'), t.track('unique-power', 0)]).toEqual(
      [0, 0, ['bridge-troll'], 0],
    )
  })
  test('[pot.details] [hero.sorcerer.unique] a fleeing defender ends the Arena and leaves the Pot', () => {
    const t = challenged({
      heroes: ['thief', 'sorcerer'],
      tracks: { ...token, 'unique-power': { 0: 0, 1: 1, 2: 0, 3: 0 }, pot: 3 },
    })
    t.answerAs(2, 'attacker').answerAs(3, 'neutral').answer('flee')
    expect([t.track('pot'), t.track('arenas'), t.track('trophies', 0)]).toEqual([3, 0, 0])
    expect(wounds(t)).toEqual([0, 0, 0, 0])
  })
})

describe('Thief', () => {
  const loot = { worn: { 1: ['double-axe'] }, spoils: { 1: ['ghoul', 'mummy'] } }
  test('[hero.thief.passive] one gem more at every plunder of his side', () => {
    const t = arena(['attacker', 'attacker'], [7, 1], {
      heroes: ['warrior', 'barbarian', 'thief', 'sorcerer'],
      tracks: { gems: { 1: 5 }, arenas: 1 },
      zones: { worn: { 1: ['double-axe'] } },
    })
    t.answer('object')
    expect([t.track('gems', 2), t.track('gems', 1), t.zone('worn', 0)]).toEqual([1, 4, ['double-axe']])
  })
  test('[arena.two-active] [thief.scope] [hero.thief.unique] two of three things from the victim of his own Arena', () => {
    const won = () =>
      arena(['attacker', 'attacker'], [7, 1], {
        heroes: ['thief', 'barbarian', 'warrior', 'sorcerer'],
        tracks: { ...alone, gems: { 1: 7 }, arenas: 1 },
        zones: loot,
      })
    const t = won()
    expect(t.options).toEqual(['gems', 'object', 'spoil', 'object+gems', 'object+spoil', 'spoil+gems'])
    t.answer('object+gems')
    expect([t.track('gems', 0), t.zone('worn', 0), t.track('unique-power', 0)]).toEqual([7, ['double-axe'], 0])
    const spoil = won().answer('spoil+gems').answer('mummy')
    expect([spoil.zone('spoils', 0), spoil.track('gems', 0)]).toEqual([['mummy'], 7])
    const poor = arena(['attacker', 'attacker'], [7, 1], {
      heroes: ['thief', 'barbarian', 'warrior', 'sorcerer'],
      tracks: { ...alone, gems: { 1: 6 }, arenas: 1 },
    })
    expect(poor.options).toEqual(['gems', 'object+gems', 'spoil+gems'])
    expect(poor.answer('spoil+gems').track('gems', 0)).toBe(6)
    const ally = arena(['attacker', 'attacker'], [7, 1], {
      heroes: ['warrior', 'barbarian', 'thief', 'sorcerer'],
      tracks: { 'unique-power': { 0: 0, 1: 0, 2: 1, 3: 0 }, gems: { 1: 7 }, arenas: 1 },
      zones: loot,
    })
    expect(ally.options).toEqual(['gems', 'object', 'spoil'])
    until(ally, 'rest')
  })
})
