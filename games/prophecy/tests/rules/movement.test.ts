import { describe, expect, test } from 'vitest'
import { bank, PORTS, SPACES, type Table } from '../../src/index.ts'
import { AT, type Setup, table } from '../kit.ts'

const from = (space: number, gold: number, setup: Setup = {}) =>
  table({ at: 'movement', ...setup, tracks: { ...setup.tracks, position: { 0: space, 1: 0 }, gold: { 0: gold } } })

describe('movement', () => {
  test('[move.optional] staying is always possible, also without gold', () => {
    for (const { n } of SPACES) expect(from(n, 0).options).toContain('stay')
  })

  test('[move.walk] one space to either side for free', () => {
    expect(from(2, 0).options).toEqual(['stay', 'walk.1', 'walk.3'])
    expect(from(0, 0).options).toEqual(['stay', 'walk.19', 'walk.1'])
    expect(from(2, 0).answer('walk.3').track('position', 0)).toBe(3)
  })

  test('[move.horse] two spaces for 1 gold', () => {
    const t = from(2, 1)
    expect(t.options).toEqual(expect.arrayContaining(['horse.0', 'horse.4']))
    t.answer('horse.4')
    expect([t.track('position', 0), t.track('gold', 0)]).toEqual([4, 0])
    expect(from(2, 0).refusal('horse.4')).toBe('ruling.no_gold_no_travel')
  })

  test('[move.boat] to the next port on either side for 1 gold', () => {
    const boats = (space: number) => from(space, 1).options.filter((id) => id.startsWith('boat'))
    expect(boats(8)).toEqual(['boat.3', 'boat.12'])
    expect(boats(3)).toEqual(['boat.19', 'boat.8'])
    expect(PORTS).toEqual([3, 8, 12, 15, 19])
    const t = from(8, 1).answer('boat.12')
    expect([t.track('position', 0), t.track('gold', 0)]).toEqual([12, 0])
  })

  test('[move.boat_needs_port] no boat from a space beside a port', () => {
    const t = from(2, 5)
    expect(t.options.some((id) => id.startsWith('boat'))).toBe(false)
    expect(t.refusal('boat.8')).toBe('move.boat_needs_port')
  })

  test('[move.gate] to any other gate for 2 gold', () => {
    const gates = (gold: number) => from(5, gold).options.filter((id) => id.startsWith('gate'))
    expect(gates(2)).toEqual(['gate.0', 'gate.9', 'gate.15'])
    expect(gates(1)).toEqual([])
    const t = from(5, 2).answer('gate.15')
    expect([t.track('position', 0), t.track('gold', 0)]).toEqual([15, 0])
  })

  test('[move.gate_needs_gate] no gate from a space beside one', () => {
    const t = from(4, 5)
    expect(t.options.some((id) => id.startsWith('gate'))).toBe(false)
    expect(t.refusal('gate.15')).toBe('move.gate_needs_gate')
  })

  test('[board.ports_gates_speed] only the port and gate icons open boats and gates', () => {
    for (const { n, port, gate } of SPACES) {
      const open = from(n, 5).options
      expect(open.some((id) => id.startsWith('boat'))).toBe(port)
      expect(open.some((id) => id.startsWith('gate'))).toBe(gate)
    }
  })

  test('[move.one_means] after one movement there is no other in the same turn', () => {
    const sailed = from(12, 5, { zones: { items: { 0: ['sword'] } } }).answer('boat.15')
    expect(sailed.ask.rule).toBe('space.several')
    expect(sailed.refusal('walk.16')).toBe('move.one_means')
    const walked = from(4, 5).answer('walk.5')
    expect(walked.table.active).toBe(1)
    expect(walked.track('position', 0)).toBe(5)
  })

  test('[move.pay_bank] the fee goes to the bank', () => {
    const t = from(2, 3)
    const before = bank(t.table as unknown as Table).gold
    t.answer('horse.4')
    expect(t.track('gold', 0)).toBe(2)
    expect(bank(t.table as unknown as Table).gold).toBe(before + 1)
    const order = (t.match.events ?? []).flatMap((event) =>
      event.type === 'track-changed' && event.seat === 0 ? [event.name] : [],
    )
    expect(order.indexOf('gold')).toBeLessThan(order.lastIndexOf('position'))
  })

  test('[adventure.pass_through] riding across a card neither meets nor shows it', () => {
    const t = from(4, 1, { zones: { covered: { 5: ['bear'] } } }).answer('horse.6')
    expect(t.cited()).toContain('adventure.pass_through')
    expect(t.zone('covered', 5)).toEqual(['bear'])
    expect(t.seen(0, 'covered', 5)).toEqual([null])
    expect(t.said()).not.toContain('met')
  })

  test('[adventure.start_space] leaving the space of an unbeaten creature brings no fight', () => {
    const t = from(AT.plain, 0, { zones: { space: { [AT.plain]: ['bear'] } } }).answer('walk.5')
    expect(t.said()).not.toContain('fight-strength')
    expect(t.zone('space', AT.plain)).toEqual(['bear'])
  })

  test('[adventure.giant_spider] only staying is possible in the space of a face-up Giant Spider', () => {
    const t = from(AT.plain, 5, {
      zones: {
        space: { [AT.plain]: ['giant_spider'] },
        items: { 0: ['scroll_of_teleportation', 'flying_carpet', 'potion_of_strength'] },
      },
    })
    expect(t.options).toEqual(['stay', 'use.potion_of_strength'])
    expect(t.refusal('walk.5')).toBe('adventure.giant_spider')
    t.answer('stay')
    expect(t.said()).toContain('met')
    const covered = from(AT.plain, 5, { zones: { covered: { [AT.plain]: ['giant_spider'] } } })
    expect(covered.options).toContain('walk.5')
  })

  test('[adventure.meet_own_space] staying meets the card of one’s own space', () => {
    const creature = from(AT.plain, 0, { zones: { space: { [AT.plain]: ['bear'] } } }).answer('stay')
    expect(creature.said()).toContain('fight-strength')
    const opportunity = from(AT.plain, 0, { zones: { space: { [AT.plain]: ['ancient_scroll'] } } }).answer('stay')
    expect(opportunity.options).toEqual(['take', 'leave'])
    expect(opportunity.cited()).toContain('adventure.meet_own_space')
  })

  test('[ruling.horse_two] the boots walk two spaces for free, the carpet flies up to five', () => {
    const boots = from(2, 0, { zones: { items: { 0: ['rangers_boots'] } } })
    expect(boots.options).toEqual(['stay', 'walk.1', 'walk.3', 'boots.0', 'boots.4'])
    const carpet = from(2, 0, { zones: { items: { 0: ['flying_carpet'] } } })
    expect(carpet.options.filter((id) => id.startsWith('carpet'))).toHaveLength(10)
    carpet.answer('carpet.7')
    expect(carpet.track('position', 0)).toBe(7)
    expect(carpet.track('gold', 0)).toBe(0)
  })

  test('[board.astral_unused] [mode.basic_subset] no option names a plane, an artifact, an ability or a duel', () => {
    for (const { n } of SPACES)
      for (const id of table({ at: 'movement', tracks: { position: n, gold: { 0: 9 } } }).options)
        expect(id).toMatch(/^(stay|(walk|horse|boat|gate)\.\d+)$/)
  })
})
