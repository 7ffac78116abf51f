import { describe, expect, test } from 'vitest'
import { AT, fight, sheet, table, told } from '../kit.ts'

const seat = (n: number) => ({ seat: n })
/** A game with the cards of our own, the first seat meeting the card on a plain. */
const meet = (card: string, setup: Parameters<typeof fight>[1] = {}) =>
  fight(card, { options: { extra_cards: true }, ...setup })

describe('what the log tells of movement', () => {
  const from = (space: number, setup: Parameters<typeof table>[0] = {}) =>
    table({ at: 'movement', ...setup, tracks: { gold: { 0: 5 }, ...setup.tracks, position: { 0: space, 1: 0 } } })

  test('[move.pay_bank] only what costs gold is paid for', () => {
    expect(from(2).answer('walk.3').cited()).not.toContain('move.pay_bank')
    expect(from(2).answer('horse.4').cited()).toContain('move.pay_bank')
  })
  test('[adventure.pass_through] a card that is ridden past is told, and none where nothing lies between', () => {
    const bear = { zones: { space: { 3: ['bear'] } } }
    expect(told(from(2, bear).answer('horse.4'), 'passed')).toEqual([
      { rule: 'adventure.pass_through', seat: seat(0), space: 'space.3' },
    ])
    expect(told(from(2, bear).answer('horse.0'), 'passed')).toEqual([])
    expect(told(from(4, { zones: { space: { 3: ['bear'] } } }).answer('walk.5'), 'passed')).toEqual([])
    expect(told(from(0, { zones: { space: { 19: ['bear'] } } }).answer('horse.18'), 'passed')).toMatchObject([
      { space: 'space.19' },
    ])
  })
  test('[ruling.item_use_timing] a potion drunk before the move is no move', () => {
    const t = from(2, { zones: { items: { 0: ['potion_of_rebirth'] } }, tracks: { 'lost-strength': { 0: 1 } } })
    t.answer('use.potion_of_rebirth')
    expect(t.ask).toMatchObject({ seat: 0, text: 'movement' })
    expect(t.options).toContain('walk.3')
  })
  test('[move.boat_needs_port] [ruling.port_lines] which boats are refused, and why', () => {
    const refused = (space: number) =>
      (from(space).ask.spec.refused?.() ?? []).flatMap((one) =>
        'id' in one && String(one.id).startsWith('boat') ? [`${one.id} ${one.why}`] : [],
      )
    expect(refused(2)).toEqual(['boat.19 move.boat_needs_port', 'boat.8 move.boat_needs_port'])
    expect(refused(5)).toEqual([])
    expect(refused(8)).toEqual(['boat.15 ruling.port_lines', 'boat.19 ruling.port_lines'])
  })
  test('[ruling.no_gold_no_travel] without gold that is why, with gold it is not', () => {
    const refused = (gold: number) =>
      (from(5, { tracks: { gold: { 0: gold } } }).ask.spec.refused?.() ?? [])
        .filter(({ why }) => why === 'ruling.no_gold_no_travel')
        .map((one) => ('id' in one ? one.id : ''))
    expect(refused(0)).toEqual(['horse.3', 'horse.7', 'gate.0', 'gate.9', 'gate.15'])
    expect(refused(1)).toEqual(['gate.0', 'gate.9', 'gate.15'])
    expect(refused(2)).toEqual([])
  })
})

describe('what the log tells of fights', () => {
  test('[combat.three_lives_reset] [combat.three_lives] three lives are announced, and how many are left', () => {
    const t = fight('horde_of_bats', { dice: [6, 1, 6, 1, 6, 1] })
    expect(told(t, 'three-lives')).toHaveLength(1)
    expect(told(t, 'roll-won').map(({ n }) => n)).toEqual([2, 1])
    expect(told(fight('bear', { dice: [1, 1] }), 'three-lives')).toEqual([])
  })
  test('[combat.three_lives_stop] a roll that is not won stops the fight, but not the first', () => {
    expect(told(fight('horde_of_bats', { dice: [6, 1, 1, 6] }), 'fight-stopped')).toHaveLength(1)
    expect(told(fight('horde_of_bats', { dice: [1, 6] }), 'fight-stopped')).toEqual([])
  })
  test('[combat.strength_items] a bonus is told where there is one', () => {
    expect(told(fight('bear', { dice: [1, 1] }), 'bonus')).toEqual([])
    const armed = fight('bear', { heroes: ['paladin', 'mystic'], dice: [1, 1], items: ['sword'] }).answer('with.sword')
    expect(told(armed, 'bonus')).toMatchObject([{ rule: 'combat.strength_items', n: 2 }])
  })
  test('[combat.willpower_price] what of the price was paid in Magic, where a dagger takes Health for it', () => {
    const paid = (health: number) => {
      const t = fight('old_pirate', {
        heroes: ['mystic', 'druid'],
        items: ['ritual_dagger'],
        dice: [1, 6],
        tracks: { willpower: { 0: 4 }, strength: { 0: 4 } },
      })
      t.answer('fight.willpower').answer('with.ritual_dagger')
      if (t.options.includes('ready')) t.answer('ready')
      t.answer(health)
      const changed = (t.match.events ?? []).filter(
        (event) => event.type === 'track-changed' && event.rule === 'combat.willpower_price',
      )
      return { said: told(t, 'price-paid').map(({ n }) => n), changed: changed.length > 0 }
    }
    expect(paid(0).said).toEqual([2])
    expect(paid(1).said).toEqual([1])
    expect(paid(2).said).toEqual([])
  })
  test('[loss.health] a dagger that is not used costs no Health', () => {
    const t = fight('old_pirate', { heroes: ['mystic', 'druid'], dice: [6, 1], tracks: { willpower: { 0: 4 } } })
    const before = sheet(t)
    t.answer('fight.willpower')
    expect(sheet(t)).toMatchObject({ strength: before['strength'], 'lost-strength': before['lost-strength'] })
  })
  test('the Headless Knight teaches what he was not beaten by', () => {
    const beaten = (way: string) => {
      const t = fight('headless_knight', {
        heroes: ['mystic', 'druid'],
        dice: [6, 1],
        tracks: { strength: { 0: 7 }, willpower: { 0: 9 } },
      })
      const before = sheet(t)
      t.answer(way)
      const after = sheet(t)
      const all = (of: Record<string, number>, name: string) => (of[name] ?? 0) + (of[`lost-${name}`] ?? 0)
      return {
        strength: all(after, 'strength') - all(before, 'strength'),
        willpower: all(after, 'willpower') - all(before, 'willpower'),
        said: t.said().filter((key) => key.endsWith('-grown')),
      }
    }
    expect(beaten('fight.strength')).toEqual({ strength: 0, willpower: 1, said: ['willpower-grown'] })
    expect(beaten('fight.willpower')).toEqual({ strength: 1, willpower: 0, said: ['strength-grown'] })
  })
  test('the Spiked Shield adds more against three lives, in Strength alone', () => {
    const shield = { heroes: ['mystic', 'druid'], items: ['spiked_shield'] }
    const bonus = (creature: string, way?: string) => {
      const t = fight(creature, { ...shield, dice: [1, 6], tracks: { willpower: { 0: 6 } } })
      if (way) t.answer(way)
      t.answer('with.spiked_shield')
      return told(t, 'bonus').map(({ n }) => n)
    }
    expect(bonus('horde_of_bats')).toEqual([3])
    expect(bonus('bear')).toEqual([1])
    expect(bonus('flock_of_harpies', 'fight.strength')).toEqual([3])
    expect(bonus('flock_of_harpies', 'fight.willpower')).toEqual([])
  })
  test('[creature.loss_text] what a creature takes instead of Health, and Health where there is nothing to take', () => {
    const lost = (creature: string, setup: Parameters<typeof fight>[1] = {}) => {
      const t = meet(creature, { dice: [1, 6], ...setup })
      const { strength = 0, gold = 0, willpower = 0 } = sheet(t)
      return {
        strength,
        gold,
        willpower,
        said: t.said().filter((key) => /(gold|health|magic)-lost$|given-up|wounded/.test(key)),
      }
    }
    const gold = (n: number) => ({ tracks: { gold: { 0: n }, strength: { 0: 4 } } })
    expect(lost('grave_robber', gold(3))).toMatchObject({ strength: 4, gold: 1, said: ['gold-lost'] })
    expect(lost('grave_robber', gold(0))).toMatchObject({ strength: 3, gold: 0, said: ['health-lost'] })
    expect(lost('marsh_lurker', gold(3))).toMatchObject({ strength: 3, gold: 2 })
    expect(lost('marsh_lurker', gold(0))).toMatchObject({ strength: 3, gold: 0, said: ['health-lost'] })
    expect(lost('highwayman', { ...gold(3), items: ['cape'] })).toMatchObject({ strength: 4, said: ['given-up'] })
    expect(lost('highwayman', gold(3))).toMatchObject({ strength: 3, said: ['health-lost'] })
    expect(lost('bog_witch', { tracks: { willpower: { 0: 0 }, strength: { 0: 4 } } })).toMatchObject({ strength: 4 })
  })
})

describe('what the log tells of opportunities', () => {
  const taken = (card: string, setup: Parameters<typeof fight>[1] = {}) => meet(card, setup).answer('take')

  test('[ruling.opportunity_no_effect] what changes nothing says so, and is gone all the same', () => {
    const whole = { gold: { 0: 3 }, 'lost-strength': { 0: 0 }, 'lost-willpower': { 0: 0 } }
    const hurt = { ...whole, 'lost-strength': { 0: 1 } }
    const drained = { ...whole, 'lost-willpower': { 0: 1 } }
    const idle = (setup: object) => told(taken('travelling_apothecary', setup), 'opportunity-idle').length
    expect(idle({ tracks: whole })).toBe(1)
    expect(idle({ tracks: { ...hurt, gold: { 0: 0 } } })).toBe(1)
    expect(idle({ tracks: hurt })).toBe(0)
    expect(idle({ tracks: drained })).toBe(0)
    expect(taken('travelling_apothecary', { tracks: whole }).zone('space', AT.plain)).toEqual([])
  })
  test('the Tinker repairs what is damaged and gives gold in any case', () => {
    const t = taken('travelling_tinker', { items: ['cape', 'sword'], marks: { damaged: { cape: 1 } } })
    expect(told(t, 'repaired')).toMatchObject([{ card: { sighted: { piece: t.piece('cape', 'items', 0) } } }])
    expect(t.track('gold', 0)).toBe(4)
    const none = taken('travelling_tinker', { items: ['cape'] })
    expect([told(none, 'repaired'), none.track('gold', 0)]).toEqual([[], 4])
  })
  test('the Caravan offers what one can pay', () => {
    const deck = { 'common-deck': ['sword', 'axe', 'dagger'] }
    const offered = (gold: number) =>
      taken('caravan', { tracks: { gold: { 0: gold } }, zones: { ...deck, space: { [AT.plain]: ['caravan'] } } })
    const t = offered(2)
    for (const option of t.options) expect(t.match.game.cards.find(({ id }) => id === option)?.price).toBeLessThan(3)
    expect(t.options).not.toHaveLength(0)
    expect(t.options).not.toHaveLength(3)
  })
  test('[opportunity.optional] an item used on the way leaves the opportunity where it is', () => {
    const t = meet('golden_fish', { items: ['potion_of_rebirth'], tracks: { 'lost-strength': { 0: 1 } } })
    t.answer('use.potion_of_rebirth')
    expect(t.ask).toMatchObject({ rule: 'opportunity.optional' })
    expect(t.zone('space', AT.plain)).toEqual(['golden_fish'])
    expect(t.said()).not.toContain('opportunity-used')
  })
  test('a wish says how much it brings', () => {
    const amounts = (t: ReturnType<typeof meet>) =>
      t.ask.options().map(({ id, params }) => [id, params?.['n'], params?.['m']])
    expect(amounts(taken('dryad', { space: AT.forest, tracks: { 'lost-strength': { 0: 1 } } }))).toEqual([
      ['restore', 2, 2],
      ['willpower', 1, 0],
    ])
  })
})

describe('what the log tells of turns and the end', () => {
  test('[gain.recharge] the Ring of Concentration gives back what is missing, and says nothing where nothing is', () => {
    const rested = (lost: number, spent = 0) =>
      told(
        table({
          at: 'movement',
          zones: { items: { 0: ['ring_of_concentration'] } },
          tracks: { position: { 0: AT.plain, 1: 0 }, 'lost-willpower': { 0: lost }, 'magic-spent': spent },
        }).answer('stay'),
        'magic-restored',
      )
    expect(rested(1)).toEqual([{ rule: 'gain.recharge', seat: seat(0), n: 1 }])
    expect(rested(0)).toEqual([])
  })
  test('[adventure.one_per_space] [creature.blocks_space] each occupied space of a terrain is told once', () => {
    const t = table({
      at: 'chance',
      tracks: { position: { 0: AT.mountain, 1: 0 } },
      zones: { 'chance-deck': ['chance_mountain'], space: { [AT.mountain]: ['bear'] } },
    })
    expect(told(t, 'space-blocked')).toEqual([{ rule: 'creature.blocks_space', space: `space.${AT.mountain}` }])
  })
  test('[end.ranking] [ruling.rank_dead] the end names all in the order of their ranks', () => {
    const t = fight('bear', {
      heroes: ['mercenary', 'mystic', 'paladin'],
      dice: [1, 6],
      tracks: { strength: { 0: 0 }, fallen: { 2: 1 }, position: { 2: -1 } },
      zones: { certificates: { 1: ['certificate_monastery'] } },
    })
    expect(t.match.result?.ranks).toEqual([2, 1, 3])
    expect(told(t, 'ranked')).toEqual([
      { rule: 'end.ranking', seat: seat(1), n: 1, m: 1 },
      { rule: 'ruling.rank_dead', seat: seat(0), n: 2, m: 0 },
      { rule: 'ruling.rank_dead', seat: seat(2), n: 3, m: 0 },
    ])
  })
  test('[chance.peaceful_no_card] one additional turn, and then the next player', () => {
    const at = (extra: number) =>
      table({ at: 'movement', tracks: { position: { 0: AT.plain, 1: AT.plain }, 'extra-turns': extra } }).answer('stay')
    expect([at(1).table.active, told(at(1), 'extra-turn-begun').length]).toEqual([0, 1])
    expect([at(0).table.active, told(at(0), 'extra-turn-begun').length]).toEqual([1, 0])
  })
})
