import { describe, expect, test } from 'vitest'
import { AT, fight, sheet, table, told } from '../kit.ts'

describe('what is asked and offered', () => {
  test('the Scroll of Wishes says how much each wish brings', () => {
    const t = table({
      at: 'movement',
      tracks: { position: { 0: AT.plain, 1: 0 } },
      zones: { items: { 0: ['scroll_of_wishes'] } },
    }).answer('use.scroll_of_wishes')
    const amounts = t.ask.options().map(({ id, params }) => [id, params?.['n'], params?.['m']])
    const printed = t.match.game.cards.find(({ id }) => id === 'scroll_of_wishes') as unknown as {
      use: { effect: { wishes: readonly { id: string; effect: Record<string, unknown> }[] } }
    }
    const expected = printed.use.effect.wishes.map(({ id, effect }) =>
      effect['op'] === 'restore'
        ? [id, Number(effect['health']), Number(effect['magic'])]
        : [id, effect['op'] === 'choose-item' ? effect['rare'] : effect['n'], 0],
    )
    expect(amounts.length).toBeGreaterThan(2)
    for (const amount of amounts) expect(expected).toContainEqual(amount)
  })
  test('[certificate.price] a letter alone opens the purchase by letter, no other item does', () => {
    const offered = (item: string, damaged = 0) =>
      table({
        at: 'services',
        tracks: { position: { 0: AT.monastery, 1: 0 }, experience: { 0: 9 }, gold: { 0: 1 } },
        zones: { items: { 0: [item] } },
        marks: { damaged: { [item]: damaged } },
      }).options.includes('certificate.letter')
    expect(offered('letter_of_recommendation')).toBe(true)
    expect(offered('letter_of_recommendation', 1)).toBe(false)
    expect(offered('sword')).toBe(false)
    expect(offered('potion_of_rebirth')).toBe(false)
  })
  test('[sheet.health_loss] [sheet.magic_loss] a price is told of the cubes that pay it, and of no others', () => {
    const paid = (health: number) => {
      const t = fight('old_pirate', {
        heroes: ['mystic', 'druid'],
        items: ['ritual_dagger'],
        dice: [6, 1],
        tracks: { willpower: { 0: 4 }, strength: { 0: 4 } },
      })
        .answer('fight.willpower')
        .answer('with.ritual_dagger')
      if (t.options.includes('ready')) t.answer('ready')
      t.answer(health)
      const moved = (rule: string) =>
        (t.match.events ?? []).filter((event) => event.rule === rule && event.type === 'track-changed').length
      const { strength, willpower } = sheet(t)
      return { strength, willpower, health: moved('sheet.health_loss'), magic: moved('sheet.magic_loss') }
    }
    expect(paid(0)).toMatchObject({ strength: 4, willpower: 2, health: 0 })
    expect(paid(2)).toMatchObject({ strength: 2, willpower: 4, magic: 0 })
  })
  test('[ruling.death_aftermath] all certificates of the dead go back to their piles', () => {
    const t = fight('bear', {
      heroes: ['mercenary', 'mystic', 'paladin'],
      dice: [1, 6],
      tracks: { strength: { 0: 0 } },
      zones: {
        certificates: { 0: ['certificate_monastery', 'certificate_fortress', 'certificate_magic_tower'] },
        items: { 0: ['cape', 'sword'] },
      },
    })
    t.answer('ready')
    expect([t.zone('certificates', 0), t.zone('items', 0)]).toEqual([[], []])
    expect(t.zone('common-discard')).toEqual(['cape', 'sword'])
  })
  test('[loss.death] who dies later stands ahead of who died before', () => {
    const t = fight('bear', {
      heroes: ['mercenary', 'mystic', 'paladin', 'druid'],
      dice: [1, 6],
      tracks: { strength: { 0: 0 }, fallen: { 2: 1 }, position: { 2: -1 } },
    })
    expect([t.track('fallen', 2), t.track('fallen', 0)]).toEqual([1, 2])
    expect(told(t, 'died')).toHaveLength(1)
  })
})
