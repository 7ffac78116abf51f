import { describe, expect, test } from 'vitest'
import { arena, dice, drawn, fought, gems, priceOf, table, totals, until } from '../kit.ts'

describe('power and outfit', () => {
  test('[power.gauge] the gauge shows power and support, by itself', () => {
    const t = table({ heroes: ['thief'], zones: { worn: { 0: ['war-hammer'] } }, tracks: { gems: { 0: 9 } } })
    t.answer('buy:helmet-of-the-dead')
    expect([t.track('power', 0), t.track('ally-power', 0)]).toEqual([13, 7])
    const hurt = drawn('trap', { heroes: ['thief'], zones: { worn: { 0: ['war-hammer'] } } })
    expect([hurt.track('power', 0), hurt.track('ally-power', 0)]).toEqual([10, 5])
  })
  test('[power.formula] power is 8 + objects − wounds + powers', () => {
    const warrior = {
      heroes: ['warrior'],
      zones: { worn: { 0: ['helmet-of-the-dead'] } },
      tracks: { wounds: { 0: 1 }, 'unique-power': { 0: 1, 1: 0, 2: 0, 3: 0 } },
    }
    const t = drawn('ghoul', warrior).answer('fight')
    expect(t.track('power', 0)).toBe(10)
    expect(t.options).toEqual(['pass', 'effort'])
    dice(t, 3, 1).answer('effort')
    expect(totals(t)).toEqual([12 + 3, 8 + 1])
  })
  test('[power.update] losing an axe takes its bonus and the class bonus at once', () => {
    const t = arena(['attacker', 'attacker'], [7, 1], {
      heroes: ['thief', 'barbarian', 'warrior', 'sorcerer'],
      zones: { worn: { 0: ['plate-armour', 'golden-crown'], 1: ['double-axe', 'chain-mail', 'copper-ring'] } },
    })
    expect(t.track('power', 1)).toBe(17)
    t.answer('double-axe')
    expect(t.track('power', 0)).toBe(20)
    expect(
      t.match.events?.some((e) => e.type === 'track-changed' && e.name === 'power' && e.seat === 1 && e.to === 12),
    ).toBe(true)
    expect(t.track('power', 1)).toBe(11)
  })
  test('[object.one-per-type] only one object of a type counts', () => {
    const t = table({
      heroes: ['thief'],
      zones: { worn: { 0: ['helmet-of-the-dead'] } },
      tracks: { gems: { 0: priceOf('chain-mail') } },
    })
    t.answer('buy:chain-mail').answer(true)
    expect(t.track('power', 0)).toBe(11)
    expect(t.zone('worn', 0)).toEqual(['chain-mail'])
    expect(t.options).toContain('wear:helmet-of-the-dead')
    t.answer('wear:helmet-of-the-dead')
    expect(t.track('power', 0)).toBe(10)
  })
  test('[object.surplus-timing] [object.surplus] the owner names what he keeps, the rest goes back without refund', () => {
    const t = table({
      heroes: ['thief'],
      zones: { worn: { 0: ['helmet-of-the-dead'] } },
      tracks: { gems: { 0: priceOf('chain-mail') } },
    })
    t.answer('buy:chain-mail').answer(false).answer('end')
    expect(t.ask.rule).toBe('object.surplus')
    t.answer(['chain-mail'])
    expect(t.zone('worn', 0)).toEqual(['chain-mail'])
    expect(t.zone('shop')).toContain('helmet-of-the-dead')
    expect(t.track('gems', 0)).toBe(0)
  })
})

describe('in the village', () => {
  test('[supply.buy-objects] any number of objects at their prices, for the active player only', () => {
    const t = table({ heroes: ['thief'], tracks: { gems: { 0: priceOf('double-axe', 'helmet-of-the-dead'), 1: 12 } } })
    t.answer('buy:double-axe').answer('buy:helmet-of-the-dead')
    expect(t.track('gems', 0)).toBe(0)
    expect(t.zone('worn', 0)).toEqual(['double-axe', 'helmet-of-the-dead'])
    expect(t.refusal('buy:dagger')).toBe('supply.buy-objects')
    expect(() => t.match.answer(1, 'buy:dagger')).toThrow('not asked')
  })
  test('[supply.temple] two gems heal everything', () => {
    const t = table({ tracks: { gems: { 0: 2 }, wounds: { 0: 3 } } }).answer('heal')
    expect([t.track('wounds', 0), t.track('gems', 0)]).toEqual([0, 0])
    expect(table({ tracks: { gems: { 0: 1 }, wounds: { 0: 3 } } }).refusal('heal')).toBe('supply.temple')
    expect(table({ tracks: { gems: { 0: 5 } } }).refusal('heal')).toBe('supply.temple')
  })
  test('[temple.gems-stay] healing gems stay on the Temple', () => {
    const t = table({ tracks: { gems: { 0: 4 }, wounds: { 0: 1 } } }).answer('heal')
    expect([t.track('temple-gems'), t.track('bank')]).toEqual([2, 40])
  })
  test('[supply.buy-quest] one quest per turn for two gems', () => {
    const t = table({ tracks: { gems: { 0: 5 } }, zones: { dungeon: ['ghoul', 'trap'] } })
    t.answer('quest').answer(t.options[0])
    expect(t.track('gems', 0)).toBe(3)
    expect(t.refusal('quest')).toBe('supply.buy-quest')
    until(t, 'rest')
    expect(t.refusal('quest')).toBe('supply.buy-quest')
  })
  test('[supply.quest-draw] the other card goes under the pile', () => {
    const t = table({ tracks: { gems: { 0: 2 } }, zones: { guild: ['q-hero', 'q-wretch', 'q-smith', 'q-edge'] } })
    t.answer('quest')
    expect(t.options.sort()).toEqual(['q-edge', 'q-smith'])
    t.answer('q-smith')
    expect(t.zone('guild')).toEqual(['q-edge', 'q-hero', 'q-wretch'])
    expect(t.zone('secondary-quests', 0)).toEqual(['q-smith'])
    expect(t.seen(1, 'secondary-quests', 0)).toEqual([null])
  })
  test('[supply.quest-limit] nobody holds more than three unfinished secondary quests', () => {
    const three = ['q-edge', 'q-smith', 'q-hero']
    const t = table({
      tracks: { gems: { 0: 9, 1: 9 } },
      zones: { 'secondary-quests': { 0: three, 1: ['q-jeweller'] } },
    })
    expect(t.refusal('quest')).toBe('supply.quest-limit')
    expect(t.unsaid(0, 'trade', { to: 1, give: { gems: 1 }, want: { quests: 1 } })).toBe('supply.quest-limit')
    t.take(0, 'trade', { to: 1, give: { quests: 1 }, want: { gems: 1 } })
      .take(1, 'accept:0')
      .answer(['q-hero'])
    expect(t.options).toContain('quest')
  })
  test('[quest.sources] quests come from setup and Guild only', () => {
    const t = table({ tracks: { gems: { 0: 2 } } })
    expect([0, 1, 2, 3].map((seat) => t.zone('secondary-quests', seat).length)).toEqual([0, 0, 0, 0])
    t.answer('quest').answer(t.options[0])
    expect(t.cited()).toContain('quest.sources')
    expect(t.zone('secondary-quests', 0)).toHaveLength(1)
  })
})

describe('outfits of others', () => {
  test('[object.one-per-type] whoever is not at turn may change outfit while the village is open', () => {
    const t = table({ zones: { worn: { 1: ['dagger'] }, pack: { 1: ['double-axe', 'sale'] } } })
    expect(t.offers(1).filter((id) => id.startsWith('wear'))).toEqual(['wear:double-axe'])
    t.take(1, 'wear:double-axe')
    expect([t.zone('worn', 1), t.track('power', 1)]).toEqual([['double-axe'], 12])
    expect(t.ask.seat).toBe(0)
  })
})

describe('Warrior’s Rest', () => {
  const resting = (wanted: Parameters<typeof table>[0] = {}) => drawn('trap', wanted)

  test('[rest.extent] [rest.trade] shop, Temple, Guild and trades are open again', () => {
    const t = resting({ tracks: { gems: { 0: 8 } } })
    expect(t.ask.rule).toBe('rest.trade')
    expect(t.options).toEqual(expect.arrayContaining(['buy:double-axe', 'heal', 'quest', 'end']))
    expect(t.offers(0)).toContain('trade')
    t.answer('buy:dagger')
    expect(t.track('gems', 0)).toBe(8 - priceOf('dagger'))
  })
  test('[rest.buy-trophy] six gems buy a trophy point, in Rest only', () => {
    const t = resting({ tracks: { gems: { 0: 7 } } }).answer('trophy')
    expect([t.track('trophies', 0), t.track('gems', 0)]).toEqual([1, 1])
    expect(resting({ tracks: { gems: { 0: 5 } } }).refusal('trophy')).toBe('rest.buy-trophy')
    expect(table({ tracks: { gems: { 0: 9 } } }).refusal('trophy')).toBe('rest.buy-trophy')
  })
  test('[rest.buy-trophy-limit] one point per turn', () => {
    const t = resting({ tracks: { gems: { 0: 14 } } }).answer('trophy')
    expect(t.refusal('trophy')).toBe('rest.buy-trophy-limit')
    expect(gems(t)[0]).toBe(8)
  })
  test('[combat.spoil] the victor keeps the monster as a spoil', () => {
    const t = fought('giant-rat', [7, 1])
    expect(t.zone('spoils', 0)).toEqual(['giant-rat'])
    expect(t.zone('adventure-discard')).toEqual([])
  })
})
