import { describe, expect, test } from 'vitest'
import { ADVENTURE_CARDS, dice, drawn, fought, rolls, table, totals, until, wounds } from '../kit.ts'

const hammer = { heroes: ['thief'], zones: { worn: { 0: ['double-axe'] } } }

describe('against a monster', () => {
  test('[dungeon.draw] the top card is drawn for all to see', () => {
    const t = table({ at: 'dungeon-or-arena' })
    const top = t.zone('dungeon').at(-1)
    t.answer('draw')
    expect(t.zone('dungeon')).toHaveLength(ADVENTURE_CARDS - 1)
    expect(t.cited()).toContain('dungeon.draw')
    expect(JSON.stringify(t.match.heard('spectator'))).toContain(`"${top}"`)
  })
  test('[combat.fight-or-nothing] running is offered only from far stronger monsters', () => {
    const weak = dice(drawn('mummy'), 7, 1).answer('fight')
    expect(weak.cited()).not.toContain('combat.flee-strong')
    const strong = drawn('minotaur').answer('fight')
    expect(strong.options).toEqual(['fight', 'flee'])
  })
  test('[combat.flee-strong] one and a half times one’s power, and nothing happens', () => {
    const t = drawn('minotaur', { tracks: { wounds: { 0: 0 } } })
      .answer('fight')
      .answer('flee')
    expect([t.track('wounds', 0), t.track('gems', 0), t.zone('spoils', 0)]).toEqual([0, 0, []])
    expect(t.zone('adventure-discard')).toEqual(['minotaur'])
    const eleven = { heroes: ['thief'], zones: { worn: { 0: ['war-hammer'] } } }
    expect(drawn('infernal-cyclops', eleven).answer('fight').said()).toContain('totals')
    expect(drawn('frost-giant', eleven).answer('fight').options).toEqual(['fight', 'flee'])
  })
  test('[combat.dungeon-total] hero, ally and green die against monster and red die', () => {
    const t = drawn('infernal-cyclops', {
      heroes: ['thief', 'priest'],
      zones: { worn: { 0: ['double-axe'], 1: ['war-hammer'] } },
    })
    t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: {} } }).take(1, 'accept:0')
    dice(t, 7, 1).answer('fight')
    expect(totals(t)).toEqual([12 + 6 + 7, 16 + 1])
    expect(t.said()).toContain('green-wins')
  })
  test('[combat.dungeon-dice] the active player throws one green and one red die', () => {
    const t = fought('ghoul', [5, 2])
    const thrown = (t.match.events ?? []).flatMap((e) =>
      e.type === 'rolled' ? [[e.seat, e.purpose, e.values.length]] : [],
    )
    expect(thrown).toEqual([
      [0, 'green', 1],
      [0, 'red', 1],
    ])
  })
  test('[combat.kritik] an eight counts sixteen', () => {
    expect(totals(fought('ghoul', [8, 4]))).toEqual([8 + 16, 8 + 4])
    expect(totals(fought('goblin-archer', [1, 8]))).toEqual([9, 6 + 16])
  })
  test('[combat.winner] the higher total wins', () => {
    expect(fought('ghoul', [4, 3]).zone('spoils', 0)).toEqual(['ghoul'])
    expect(fought('ghoul', [3, 4]).zone('spoils', 0)).toEqual([])
  })
  test('[combat.tie] a tie goes to the hero', () => {
    expect(fought('mummy', [4, 2]).zone('spoils', 0)).toEqual(['mummy'])
  })
  test('[combat.win-monster] the active player alone receives what the card shows', () => {
    const t = drawn('infernal-cyclops', hammer)
    t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: {} } }).take(1, 'accept:0')
    dice(t, 7, 1).answer('fight')
    expect([t.track('gems', 0), t.track('trophies', 0)]).toEqual([5, 1])
    expect([t.track('gems', 1), t.track('trophies', 1)]).toEqual([0, 0])
  })
  test('[combat.lose-monster] hero and ally are wounded and the monster is discarded', () => {
    const lost = (red: number) => {
      const t = drawn('infernal-cyclops', hammer)
      t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: {} } }).take(1, 'accept:0')
      return dice(t, 1, red).answer('fight')
    }
    expect(wounds(lost(5))).toEqual([1, 1, 0, 0])
    expect(wounds(lost(8))).toEqual([2, 2, 0, 0])
    expect(lost(5).zone('adventure-discard')).toEqual(['infernal-cyclops'])
  })
  test('[power.ally-half] an ally lends half, rounded up', () => {
    const lent = (bonus: string[], hurt: number) => {
      const t = drawn('infernal-cyclops', {
        heroes: ['thief', 'priest'],
        zones: { worn: { 0: ['double-axe'], 1: bonus } },
        tracks: { wounds: { 1: hurt } },
      })
      t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: {} } }).take(1, 'accept:0')
      return totals(dice(t, 1, 1).answer('fight'))[0] - 13
    }
    expect([lent([], 1), lent([], 0), lent(['war-hammer'], 0), lent(['plate-armour'], 0), lent([], 3)]).toEqual([
      4, 4, 6, 6, 3,
    ])
  })
})

describe('wounds', () => {
  test('[wound.defeat] a defeat costs one point of power', () => {
    const t = fought('infernal-cyclops', [1, 6], hammer)
    expect([t.track('wounds', 0), t.track('power', 0)]).toEqual([1, 11])
  })
  test('[kritik.defeat] [wound.kritik] a defeat by a KritiK costs two', () => {
    const t = fought('infernal-cyclops', [1, 8], hammer)
    expect([t.track('wounds', 0), t.track('power', 0)]).toEqual([2, 10])
  })
  test('[wound.max] never more than four', () => {
    const t = fought('mummy', [1, 8], { tracks: { wounds: { 0: 3 } } })
    if (t.ask.rule === 'combat.flee-strong') dice(t, 1, 8).answer('fight')
    expect([t.track('wounds', 0), t.track('power', 0)]).toEqual([4, 4])
  })
  test('[wound.no-death] a hero with four wounds plays on', () => {
    const t = drawn('trap', {
      tracks: { wounds: { 0: 4 } },
      seats: 3,
      zones: { dungeon: ['sale', 'sale', 'ghoul', 'trap'] },
    })
    expect(t.track('wounds', 0)).toBe(4)
    expect(t.said()).toContain('unhurt')
    until(until(until(t, 'supplies', 1), 'supplies', 2), 'supplies', 0)
    expect([t.table.active, t.ask.seat, t.track('wounds', 0)]).toEqual([0, 0, 3])
  })
  test('[wound.recover-timing] [wound.recover] one wound heals as one’s own turn starts', () => {
    const t = table({ at: 'turn-start', tracks: { wounds: { 0: 3, 1: 2 } } })
    expect(wounds(t)).toEqual([2, 2, 0, 0])
    expect(table({ at: 'turn-start' }).track('wounds', 0)).toBe(0)
  })
})

describe('timing', () => {
  const token = { 'unique-power': 1 }
  test('[timing.before-dice] Barbarian, Forester and Warrior announce before the dice', () => {
    const t = drawn('ghoul', { heroes: ['warrior', 'thief', 'priest', 'forester'], tracks: token }).answer('fight')
    expect([t.ask.rule, t.options]).toEqual(['timing.before-dice', ['pass', 'effort']])
    dice(t, 1, 7).answer('pass')
    expect(t.table.phase).toBe('rest')
    expect(() => t.match.answer(0, 'effort')).toThrow()
  })
  test('[timing.windows] [timing.while-rolling] the Sorcerer decides before anybody sees a die', () => {
    const t = drawn('bridge-troll', { heroes: ['sorcerer'], zones: { worn: { 0: ['double-axe'] } }, tracks: token })
    t.answer('fight')
    expect([t.ask.rule, t.options]).toEqual(['timing.while-rolling', ['stay', 'flee']])
    expect(rolls(t, 'green')).toEqual([])
    expect(JSON.stringify(t.match.view(0))).not.toContain('"rolled"')
  })
  test('[timing.after-dice] the Priest is asked only after a defeat', () => {
    const priest = { heroes: ['priest'], tracks: token }
    const beaten = fought('ghoul', [1, 5], priest)
    expect([beaten.ask.rule, totals(beaten)]).toEqual(['timing.after-dice', [9, 13]])
    expect(fought('ghoul', [5, 1], priest).ask.rule).toBe('rest.trade')
  })
  test('[hero.unique-once] a unique power works once', () => {
    const t = drawn('ghoul', { heroes: ['warrior'], tracks: token }).answer('fight')
    dice(t, 3, 1).answer('effort')
    expect(t.track('unique-power', 0)).toBe(0)
    const again = drawn('mummy', { heroes: ['warrior'] }).answer('fight')
    expect(again.said()).toContain('totals')
  })
  test('[timing.reserved-before] reserved objects are announced before the dice', () => {
    const t = drawn('ghoul', { heroes: ['warrior'], zones: { worn: { 0: ['armour-of-power'] } } }).answer('fight')
    expect(t.options).toEqual(['pass', 'power-armour'])
    dice(t, 1, 1).answer('pass')
    expect(() => t.match.answer(0, 'power-armour')).toThrow()
    expect(t.zone('worn', 0)).toEqual(['armour-of-power'])
  })
})
