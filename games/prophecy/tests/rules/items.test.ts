import type { TestTable } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { AT, fight, table } from '../kit.ts'

const totals = (t: TestTable) =>
  (t.match.events ?? []).flatMap((event) =>
    event.type === 'said' && event.key === 'totals' ? [[event.params['mine'], event.params['theirs']]] : [],
  )
const isDamaged = (t: TestTable, card: string, seat = 0) => t.table.mark('damaged', t.piece(card, 'items', seat)) === 1

describe('items in a fight', () => {
  test('[items.declare] only the declared items count', () => {
    const t = fight('bear', { dice: [1, 1], items: ['sword', 'axe', 'ruby_circlet', 'hammer'] })
    expect(t.ask.rule).toBe('items.declare')
    t.answer('with.sword').answer('with.ruby_circlet')
    expect(totals(t)).toEqual([[8, 6]])
    const bare = fight('bear', { dice: [1, 1], items: ['sword', 'axe'] }).answer('ready')
    expect(totals(bare)).toEqual([[6, 6]])
  })

  test('[items.one_weapon] a second weapon is refused', () => {
    const t = fight('bear', { items: ['sword', 'dagger', 'wooden_shield'] }).answer('with.sword')
    expect(t.refusal('with.dagger')).toBe('items.one_weapon')
  })

  test('[items.off_hand] beside a one-handed weapon one shield or held item', () => {
    const shield = fight('bear', { items: ['sword', 'wooden_shield', 'ivory_wand', 'ruby_circlet'] })
      .answer('with.sword')
      .answer('with.wooden_shield')
    expect(shield.refusal('with.ivory_wand')).toBe('items.off_hand')
    const wand = fight('bear', { items: ['sword', 'wooden_shield', 'ivory_wand', 'ruby_circlet'] })
      .answer('with.sword')
      .answer('with.ivory_wand')
    expect(wand.refusal('with.wooden_shield')).toBe('items.off_hand')
  })

  test('[items.two_handed] a two-handed weapon leaves no hand', () => {
    const t = fight('bear', { items: ['war_hammer', 'wooden_shield', 'ruby_circlet'] }).answer('with.war_hammer')
    expect(t.refusal('with.wooden_shield')).toBe('items.two_handed')
  })

  test('[items.one_head] one item on the head', () => {
    const t = fight('bear', { items: ['ruby_circlet', 'crown_of_power', 'sword'] }).answer('with.ruby_circlet')
    expect(t.refusal('with.crown_of_power')).toBe('items.one_head')
  })

  test('[ruling.hands] two hands hold two wands, or a shield and a wand, without a weapon', () => {
    const wands = fight('ghost', { items: ['ivory_wand', 'mahogany_wand'], dice: [1, 1] })
      .answer('with.ivory_wand')
      .answer('with.mahogany_wand')
    expect(totals(wands)).toEqual([[2 + 3 + 1, 5]])
    const shields = fight('bear', { items: ['wooden_shield', 'knights_shield', 'ivory_wand'] }).answer(
      'with.wooden_shield',
    )
    expect(shields.refusal('with.knights_shield')).toBe('ruling.hands')
  })

  test('[items.others_free] all items that need no hand count together, without being asked for', () => {
    const items = ['gauntlets_of_strength', 'cape', 'ring_of_concentration', 'ring_of_magical_forces']
    expect(totals(fight('bear', { dice: [1, 1], items }))).toEqual([[7, 6]])
    expect(totals(fight('ghost', { dice: [1, 1], items }))).toEqual([[2 + 3 + 1, 5]])
  })
})

describe('throwing', () => {
  test('[items.throw] the throw counts for one roll of a strength fight only', () => {
    const t = fight('pack_of_wolves', { dice: [6, 1, 6, 1, 6, 1], items: ['javelin'] })
      .answer('with.javelin')
      .answer('throw')
    expect(totals(t)).toEqual([
      [5 + 1 + 1 + 1 + 6, 4],
      [11, 4],
      [11, 4],
    ])
    const mind = fight('ghost', { dice: [1, 1], items: ['javelin'] }).answer('with.javelin')
    expect(totals(mind)).toEqual([[3, 5]])
  })

  test('[items.throw_damages] a thrown weapon is damaged, the Boomerang is not but flies once', () => {
    const lost = fight('bear', { dice: [1, 6], items: ['javelin'] })
      .answer('with.javelin')
      .answer('throw')
    expect(isDamaged(lost, 'javelin')).toBe(true)
    const t = fight('pack_of_wolves', { dice: [6, 1, 6, 1, 6, 1], items: ['boomerang'] })
      .answer('with.boomerang')
      .answer('throw')
    expect(isDamaged(t, 'boomerang')).toBe(false)
    expect(totals(t)).toEqual([
      [13, 4],
      [12, 4],
      [12, 4],
    ])
  })

  test('[ruling.throw_which] only the declared weapon can be thrown', () => {
    const t = fight('bear', { dice: [1, 1], items: ['sword', 'javelin'] }).answer('with.sword')
    expect(totals(t)).toEqual([[8, 6]])
  })

  test('[items.damage_shown] damage is seen by all, the name stays', () => {
    const t = fight('golem_guardian', { dice: [1, 6], items: ['sword'] }).answer('with.sword')
    expect(isDamaged(t, 'sword')).toBe(true)
    expect(t.seen(1, 'items', 0)).toEqual(['sword'])
    const { state } = t.match.view(1)
    expect(state.marks.some((mark) => mark === 1)).toBe(true)
  })

  test('[items.damaged_unusable] a damaged item cannot be selected', () => {
    const t = fight('bear', { items: ['sword', 'axe'], marks: { damaged: { sword: 1 } } })
    expect(t.options).toEqual(['ready', 'with.axe'])
    expect(t.refusal('with.sword')).toBe('items.damaged_unusable')
    const carried = fight('bear', {
      dice: [1, 1],
      items: ['gauntlets_of_strength'],
      marks: { damaged: { gauntlets_of_strength: 1 } },
    })
    expect(totals(carried)).toEqual([[6, 6]])
  })

  test('[items.damaged_unsellable] a damaged item cannot be sold until it is repaired', () => {
    const t = table({
      at: 'services',
      tracks: { position: { 0: AT.city }, gold: { 0: 1 } },
      zones: { items: { 0: ['sword'] } },
      marks: { damaged: { sword: 1 } },
    })
    expect(t.options).toEqual(['done', 'repair.sword'])
    expect(t.refusal('sell.sword')).toBe('items.damaged_unsellable')
    t.answer('repair.sword')
    expect(t.options).toEqual(['done', 'sell.sword'])
  })

  test('[ruling.item_use_timing] potions work in the turn, not during a fight; fight items before a roll', () => {
    const t = fight('pack_of_wolves', {
      dice: [6, 1],
      items: ['potion_of_healing', 'potion_of_strength'],
      tracks: { 'lost-strength': { 0: 1 } },
    })
    expect(t.options).toEqual(['fight.strength', 'use.potion_of_healing', 'use.potion_of_strength'])
    t.answer('fight.strength')
    expect(t.options).toEqual(['roll', 'use.potion_of_strength'])
    t.answer('use.potion_of_strength')
    expect(totals(t)[0]).toEqual([5 + 2 + 6, 4])
    expect(t.zone('common-discard')).toEqual(['potion_of_strength'])
  })
})
