import { describe, expect, test } from 'vitest'
import { engaged, hands, table } from '../kit.ts'

describe('copying cards', () => {
  test('[faq.copy.engaged-target-allowed] an engaged card may be copied', () => {
    const t = table({ at: 'effects', rows: { 0: ['banquier', 'archimage', 'golem'] } })
    t.answer('banquier').answer('archimage').answer('banquier')
    expect(hands(t)[0]).toBe(8)
    expect(engaged(t, 'archimage', 0)).toBe(true)
  })
  test('[faq.copy.target-not-engaged] a ready target stays ready, whoever owns it', () => {
    const t = table({ at: 'effects', rows: { 0: ['banquier', 'archimage'] } }).answer('archimage')
    expect(engaged(t, 'banquier', 0)).toBe(false)
    t.answer('banquier')
    expect(hands(t)[0]).toBe(8)
    const other = table({ at: 'effects', rows: { 0: ['maitre-marchand', 'golem'], 1: ['banquier'] } }).answer(
      'maitre-marchand',
    )
    expect(engaged(other, 'banquier', 1)).toBe(false)
    expect(hands(other)).toEqual([7, 7, 6])
  })
  test('[faq.copy.activation-kind-only] Permanent, Mandatory and One-shot powers cannot be copied', () => {
    const rows = { 1: ['familier', 'grimoire-de-sorts', 'druide'] }
    const t = table({ at: 'effects', rows: { ...rows, 0: ['maitre-marchand', 'marche'] } })
    expect(t.table.active).toBe(1)
    const open = table({ at: 'effects', rows: { ...rows, 0: ['maitre-marchand', 'banquier'] } })
    expect(open.refusal('maitre-marchand')).toBe('ruling.optional-without-target')
  })
  test('[ruling.no-copy-of-copies] copying and repeating cards, Lich and Immortal are never copied', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: {
        0: ['maitre-marchand', 'fou-du-roi', 'banquier'],
        1: ['cimetiere', 'immortel', 'liche', 'le-roi', 'la-reine', 'enchanteresse'],
      },
    })
    expect(t.refusal('maitre-marchand')).toBe('ruling.no-copy-of-copies')
    expect(t.refusal('fou-du-roi')).toBe('ruling.no-copy-of-copies')
    const used = table({
      at: 'effects',
      rows: { 0: ['maitre-necromancien', 'cimetiere', 'fossoyeur', 'banshee', 'golem'] },
      discard: ['juge', 'port'],
    })
      .answer('fossoyeur')
      .answer('maitre-necromancien')
    expect(used.cited()).toContain('faq.copy.engaged-target-allowed')
  })
  test('the King reaches his own family in front of anybody', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['le-roi', 'fossoyeur'], 1: ['juge', 'changeur'], 2: ['guerisseuse'] },
    })
    t.answer('le-roi')
    expect(t.options).toEqual(['juge', 'guerisseuse'])
  })
  test('the Archmage reaches every family, but only in front of its user', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['archimage', 'fossoyeur', 'golem', 'druide'], 1: ['juge'] },
      discard: ['port'],
    })
    t.answer('archimage')
    expect(t.options).toEqual(['fossoyeur', 'golem'])
  })
  test('the Master Merchant reaches every family in front of others, and the owner draws a card afterwards', () => {
    const t = table({ at: 'effects', rows: { 0: ['maitre-marchand', 'golem'], 1: ['banquier'], 2: ['juge'] } })
    t.answer('maitre-marchand')
    expect(t.options).toEqual(['banquier', 'juge'])
    t.answer('banquier')
    expect(hands(t)).toEqual([7, 7, 6])
    expect(t.track('gained')).toBe(1)
  })
  test('[power.activation] nobody draws for a rented card whose use eliminated its owner', () => {
    const t = table({
      at: 'effects',
      hands: { 1: 1, 2: ['juge', 'goule'] },
      rows: { 0: ['maitre-marchand', 'banquier'], 1: ['mage-de-feu'] },
    })
    t.answer('maitre-marchand').answer('pair.1-2')
    t.answer('juge')
    expect(t.track('eliminated', 1)).toBe(1)
    expect(t.zone('hand', 1)).toEqual([])
  })
  test('Master Necromancer reaches engaged cards of any family', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['maitre-necromancien', 'golem', 'foret-enchantee', 'banquier'], 1: ['juge', 'changeur'] },
      engaged: ['changeur', 'juge'],
    })
    t.answer('golem').answer('maitre-necromancien')
    expect(t.options).toEqual(['golem', 'juge', 'changeur'])
  })
  test('King’s Jester reaches any family, but only adjacent players', () => {
    const t = table({
      seats: 4,
      advanced: true,
      at: 'effects',
      rows: { 0: ['fou-du-roi', 'golem'], 1: ['banquier'], 2: ['changeur'], 3: ['juge'] },
    })
    t.answer('fou-du-roi')
    expect(t.options.sort()).toEqual(['banquier', 'juge'])
  })
  test('Enchantress reaches Fighters of any family', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['enchanteresse', 'banquier'], 1: ['golem', 'chevalier', 'archere', 'mage-de-feu'] },
    })
    t.answer('enchanteresse')
    expect(t.options.sort()).toEqual(['golem', 'mage-de-feu'])
  })
  test('[ruling.copies-and-engaging] copying another player’s card never engages it', () => {
    const t = table({ at: 'effects', rows: { 0: ['maitre-marchand', 'banquier'], 2: ['golem'] } }).answer(
      'maitre-marchand',
    )
    expect(t.zone('jeton', 0)).toEqual(['bouclier'])
    expect(engaged(t, 'golem', 2)).toBe(false)
  })
})

describe('repeating cards', () => {
  test('[faq.repeat.other-target] the Queen may choose another target, or the same one', () => {
    const scene = () =>
      table({ at: 'effects', rows: { 0: ['chevalier', 'la-reine', 'golem', 'vampire'] } })
        .answer('chevalier')
        .answer('seat.1')
    const t = scene()
    t.answer(t.options[0])
    t.answer('la-reine')
    expect(t.options).toEqual(['seat.1', 'seat.2'])
    t.answer('seat.2')
    t.answer(t.options[0])
    expect(hands(t)).toEqual([6, 5, 5])
    const same = scene()
    same.answer(same.options[0]).answer('la-reine').answer('seat.1')
    same.answer(same.options[0])
    expect(hands(same)).toEqual([6, 4, 6])
    const judge = table({ at: 'effects', rows: { 0: ['juge', 'la-reine', 'golem'] } })
      .answer('juge')
      .answer('seat.1')
      .answer('la-reine')
    expect(judge.zone('jeton', 2)).toEqual(['sceau'])
  })
  test('Graveyard repeats a Necromancy card activated this turn, nothing before', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['cimetiere', 'fossoyeur', 'golem'] },
      discard: ['juge', 'port', 'marche'],
    })
    expect(t.refusal('cimetiere')).toBe('ruling.optional-without-target')
    t.answer('fossoyeur').answer('cimetiere')
    expect(t.zone('discard-pile')).toEqual(['juge'])
    expect(t.zone('hand', 0)).toEqual(expect.arrayContaining(['port', 'marche']))
    // Engaged by a Seal is not activated.
    const sealed = table({
      at: 'effects',
      rows: { 0: ['cimetiere', 'fossoyeur', 'golem'] },
      engaged: ['fossoyeur'],
      discard: ['juge'],
    })
    expect(sealed.refusal('cimetiere')).toBe('ruling.optional-without-target')
  })
})

describe('Lich', () => {
  const scene = (rows: Record<number, string[]>) => table({ seats: 4, advanced: true, at: 'effects', rows })

  test('[faq.lich.first-power-of-turn] only as the first activation', () => {
    const t = scene({ 0: ['liche', 'banquier', 'golem'], 1: ['juge'] })
    expect(t.options).toContain('liche')
    t.answer('banquier')
    expect(t.refusal('liche')).toBe('faq.lich.first-power-of-turn')
    const duty = scene({ 0: ['liche', 'familier', 'golem'], 1: ['juge'] }).answer('familier')
    duty.answer(duty.options[0])
    expect(duty.refusal('liche')).toBe('faq.lich.first-power-of-turn')
  })
  test('[faq.lich.uses-another-player] all ready Activation cards of one player, once each', () => {
    const t = scene({ 0: ['liche'], 1: ['banquier', 'golem', 'changeur', 'archere'], 2: ['foret-enchantee'] })
      .answer('liche')
      .answer('seat.1')
    expect(t.options).toEqual(['banquier', 'golem', 'changeur', 'end-turn'])
    t.answer('banquier').answer('golem').answer('changeur')
    expect(t.table.active).toBe(1)
  })
  test('[faq.lich.own-mandatory-still] own Mandatory cards can and must be used', () => {
    const t = scene({ 0: ['liche', 'familier'], 1: ['banquier'] }).answer('liche')
    expect(t.options).toEqual(['familier', 'banquier'])
    expect(t.refusal('end-turn')).toBe('effects.mandatory-must-be-used')
  })
  test('[faq.lich.own-others-blocked] own Activation and One-shot cards wait for the next turn', () => {
    const t = scene({ 0: ['liche', 'golem', 'spectre'], 1: ['banquier', 'changeur'] }).answer('liche')
    expect(t.refusal('golem')).toBe('faq.lich.own-others-blocked')
    expect(t.refusal('spectre')).toBe('faq.lich.own-others-blocked')
    const next = table({
      advanced: true,
      rows: { 0: ['liche', 'golem', 'spectre'], 1: ['banquier'] },
      facts: { lich: 1 },
    })
    expect(next.fact('lich')).toBe(-1)
  })
  test('[ruling.others-card-must-be-ready] engaged cards of the other player cannot be used', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['liche'], 1: ['banquier', 'golem', 'changeur'] },
      engaged: ['banquier'],
    })
    t.answer('liche')
    expect(t.options).toEqual(['golem', 'changeur', 'end-turn'])
  })
  test('[ruling.lich-and-copies] a lent copying card does not reach the user’s own row', () => {
    const t = scene({ 0: ['liche', 'juge'], 1: ['le-roi', 'banquier'], 2: ['guerisseuse'] })
      .answer('liche')
      .answer('seat.1')
      .answer('le-roi')
    expect(t.ask).toMatchObject({ seat: 0, source: expect.anything() })
    expect(t.refusal('juge')).not.toBeNull()
    expect(engaged(t, 'le-roi', 1)).toBe(true)
  })
})
