import { cardById } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { game, type PlayingCard, type Table, taxersOf } from '../../src/index.ts'
import { allPass, endTurn, engaged, hands, isBid, quietTurn, table } from '../kit.ts'

describe('Druid and Tax Collector', () => {
  const HAND = ['juge', 'golem', 'port', 'vampire', 'chateau', 'spectre', 'marche']

  test('[faq.druid.face-down-offer] the others see a hidden card on sale, the seller knows it', () => {
    const t = table({ at: 'auction', rows: { 0: ['druide'] }, hands: { 0: HAND } })
    t.answer('golem').answer(true)
    expect(t.seen(0, 'hidden-sale', 0)).toEqual(['golem'])
    for (const viewer of [1, 2, 'spectator'] as const) expect(t.seen(viewer, 'hidden-sale', 0)).toEqual([null])
    expect(isBid(t)).toBe(true)
    const open = table({ at: 'auction', rows: { 0: ['druide'] }, hands: { 0: HAND } })
      .answer('golem')
      .answer(false)
    expect(open.seen(1, 'sale', 0)).toEqual(['golem'])
  })
  test('[ruling.druid-reveal] revealed after payment, before the buyer decides', () => {
    const t = allPass(
      table({ at: 'auction', rows: { 0: ['druide'] }, hands: { 0: HAND } })
        .answer('golem')
        .answer(true)
        .answer('1'),
    )
    expect(t.seen(1, 'hidden-sale', 0)).toEqual([null])
    t.answer([t.options[0]])
    expect(t.seen(1, 'sale', 0)).toEqual(['golem'])
    expect(t.options).toEqual(['put-in-play', 'discard'])
  })
  test('[faq.collector.tax] a card that is not Kingdom costs its seller a card; the owner’s own offers do not', () => {
    const t = table({ at: 'auction', active: 1, rows: { 0: ['collecteur-d-impots'] }, hands: { 1: HAND } }).answer(
      'golem',
    )
    expect(t.ask).toMatchObject({ seat: 1, rule: 'faq.collector.tax' })
    t.answer('port')
    expect(hands(t)).toEqual([7, 5, 6])
    expect(t.zone('sale', 1)).toEqual(['golem'])
    expect(
      isBid(
        table({ at: 'auction', active: 1, rows: { 0: ['collecteur-d-impots'] }, hands: { 1: HAND } }).answer('juge'),
      ),
    ).toBe(true)
    expect(
      isBid(table({ at: 'auction', rows: { 0: ['collecteur-d-impots'] }, hands: { 0: HAND } }).answer('golem')),
    ).toBe(true)
  })
  test('[faq.collector.tax] who will tax a card can be told before it is put up', () => {
    const taxers = (rows: Record<number, readonly string[]>, card: string, hand: number = 6) => {
      const t = table({ at: 'auction', rows, hands: { 0: hand } })
      return taxersOf(t.table as unknown as Table, 0, cardById(game, card) as PlayingCard)
    }
    const collector = { 1: ['collecteur-d-impots'] }
    expect([taxers(collector, 'golem'), taxers(collector, 'juge')]).toEqual([[1], []])
    expect(taxers({ 0: ['collecteur-d-impots'] }, 'golem')).toEqual([])
    expect([taxers(collector, 'golem', 3), taxers(collector, 'golem', 2)]).toEqual([[1], []])
    expect(taxers({ ...collector, 0: ['garde-de-caravane'] }, 'golem')).toEqual([])
  })
  test('[faq.collector.tax-on-hidden-offer] a hidden card is taxed too; all see the tax, nobody the card', () => {
    const t = table({
      at: 'auction',
      active: 1,
      rows: { 0: ['collecteur-d-impots'], 1: ['druide'] },
      hands: { 1: HAND },
    })
      .answer('port')
      .answer(true)
    expect(t.ask).toMatchObject({ seat: 1, rule: 'faq.collector.tax-on-hidden-offer' })
    t.answer('vampire')
    expect(hands(t)).toEqual([7, 5, 6])
    expect(t.seen(2, 'hidden-sale', 1)).toEqual([null])
    expect(JSON.stringify(t.match.heard(2))).toContain('faq.collector.tax-on-hidden-offer')
    const exempt = table({
      at: 'auction',
      active: 1,
      rows: { 0: ['collecteur-d-impots'], 1: ['druide'] },
      hands: { 1: HAND },
    })
      .answer('juge')
      .answer(true)
    expect(exempt.options).toEqual(['no-tax'])
    exempt.answer('no-tax')
    expect(hands(exempt)).toEqual([6, 6, 6])
  })
  test('[ruling.protection-scope] a guarded seller pays no tax and cannot be robbed; the guarded row cannot be touched', () => {
    const t = table({
      at: 'auction',
      active: 1,
      rows: { 0: ['collecteur-d-impots'], 1: ['garde-de-caravane'] },
      hands: { 1: HAND },
    }).answer('golem')
    expect(t.said()).toContain('tax-spared')
    expect(hands(t)).toEqual([6, 6, 6])
    const robbed = table({
      at: 'effects',
      rows: { 0: ['vampire', 'apprenti', 'espionne', 'banquier'], 1: ['garde-de-caravane'] },
      hands: { 0: 2 },
    })
    robbed.answer('vampire')
    expect(hands(robbed)).toEqual([3, 6, 5])
    robbed.answer('espionne').answer('seat.1')
    expect(hands(robbed)).toEqual([3, 6, 5])
    expect(robbed.seen(0, 'secret-destin', 1)).not.toContain(null)
    const row = table({
      at: 'effects',
      rows: { 0: ['spectre', 'banquier'], 1: ['capitaine-de-la-garde', 'golem'], 2: ['juge', 'druide'] },
    }).answer('spectre')
    expect(row.options.sort()).toEqual(['druide', 'juge'])
  })
  test('the Shield wards off the tax', () => {
    const t = table({
      at: 'auction',
      active: 1,
      rows: { 0: ['collecteur-d-impots'] },
      hands: { 1: HAND },
      jetons: { 1: ['bouclier'] },
    })
      .answer('golem')
      .answer(true)
    expect(hands(t)).toEqual([6, 6, 6])
    expect(t.zone('jeton', 1)).toEqual([])
  })
})

describe('cards that give or take', () => {
  test('[faq.rentier.counts-taken-cards] cards taken with Vampire and Apprentice count', () => {
    const t = table({
      at: 'effects',
      secret: { 0: 'rentier' },
      hands: { 0: 2, 1: ['juge', 'golem', 'port'] },
      rows: { 0: ['vampire', 'apprenti', 'banquier'] },
    })
    t.answer('vampire').answer('seat.1')
    expect(t.track('gained')).toBe(1)
    t.answer('apprenti').answer('seat.1').answer('royaume')
    const [answer] = t.options
    t.answer(answer)
    expect(t.track('gained')).toBe(answer === 'none' ? 1 : 2)
  })
  test('[ruling.rentier-count] the normal draw, payments, Tokens and swaps do not count', () => {
    const t = table({
      rows: { 0: ['contrebandier', 'golem', 'banquier'] },
      jetons: { 0: ['recolte'] },
      discard: ['juge'],
    })
    expect(hands(t)[0]).toBe(8)
    expect(t.track('gained')).toBe(0)
    t.answer(t.options[0]).answer('1')
    allPass(t)
    t.answer([t.options[0]]).answer('put-in-play')
    expect(hands(t)[0]).toBe(8)
    t.answer('contrebandier')
    t.answer(t.options[0])
    expect(t.track('gained')).toBe(0)
    t.answer('banquier')
    expect(t.track('gained')).toBe(1)
    // Neither what others gain on this turn nor what a rescue by a Token draws.
    const feast = table({ at: 'effects', rows: { 0: ['archere', 'banquier'], 1: ['goule'] }, hands: { 2: 1 } })
      .answer('archere')
      .answer('seat.2')
    expect([hands(feast)[1], feast.track('gained')]).toEqual([9, 0])
    const graced = table({
      at: 'effects',
      rows: { 0: ['mercenaire', 'banquier'] },
      hands: { 0: 1 },
      jetons: { 0: ['grace'] },
    }).answer('mercenaire')
    expect([hands(graced)[0], graced.track('gained')]).toEqual([1, 0])
  })
  test('[ruling.optional-without-target] the Apprentice may ask any hidden hand in vain, but not a hand that is empty', () => {
    const scene = (hand: readonly string[]) =>
      table({
        at: 'effects',
        rows: { 0: ['apprenti', 'banquier'] },
        hands: { 1: hand, 2: ['juge', 'port'] },
        tracks: { bare: { 1: hand.length === 0 ? 1 : 0 } },
      })
    expect(scene(['golem']).answer('apprenti').options).toEqual(['seat.1', 'seat.2'])
    const t = scene([]).answer('apprenti')
    expect(t.ask.spec.text).toBe('name-family')
    t.answer('magie')
    expect(t.ask.seat).toBe(2)
  })
  test('Vampire takes at random from a richer player only, and both know the card', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['vampire', 'banquier'] },
      hands: { 0: 3, 1: 3, 2: ['juge', 'golem', 'port', 'marche'] },
    }).answer('vampire')
    expect(hands(t)).toEqual([4, 3, 3])
    expect(t.seen(2, 'hand', 0).filter((id) => id !== null)).toHaveLength(1)
    expect(t.seen(1, 'hand', 0).filter((id) => id !== null)).toHaveLength(0)
  })
  test('[faq.ring.joins-acquired] the Ring stands engaged in the giver’s row and counts there', () => {
    const t = table({ advanced: true, at: 'effects', rows: { 0: ['anneau-de-valeur', 'golem'] } })
      .answer('anneau-de-valeur')
      .answer('seat.2')
    t.answer(t.options.slice(0, 2))
    expect(hands(t)).toEqual([8, 6, 4])
    expect(t.zone('in-play', 2)).toEqual(['anneau-de-valeur'])
    expect(t.zone('in-play', 0)).toEqual(['golem'])
    expect(engaged(t, 'anneau-de-valeur', 2)).toBe(true)
    const win = table({
      advanced: true,
      at: 'effects',
      secret: { 2: 'magnat' },
      rows: { 0: ['anneau-de-valeur'], 2: ['banquier', 'changeur', 'marche'] },
    })
      .answer('anneau-de-valeur')
      .answer('seat.2')
    win.answer(win.options.slice(0, 2))
    expect(win.match.result).toMatchObject({ reason: 'magnat', winners: [2] })
  })
  test('[ruling.self-reference-in-copies] a copied Ring moves from its own owner to the giver, under its owner’s protection', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['maitre-marchand', 'golem'], 1: ['anneau-de-valeur'] },
    })
      .answer('maitre-marchand')
      .answer('seat.2')
    t.answer(t.options.slice(0, 2))
    expect(t.zone('in-play', 2)).toEqual(['anneau-de-valeur'])
    expect(engaged(t, 'anneau-de-valeur', 2)).toBe(false)
    const guarded = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['maitre-marchand', 'golem'], 1: ['anneau-de-valeur', 'capitaine-de-la-garde'] },
    })
    expect(guarded.refusal('maitre-marchand')).toBe('ruling.optional-without-target')
  })
  test('[faq.accountant.joins-acquired] one card per Trade card, at most three; then it passes left, engaged', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['comptable', 'banquier', 'golem'] },
      tracks: { eliminated: { 1: 1 } },
      seats: 4,
    }).answer('comptable')
    expect(hands(t)[0]).toBe(8)
    expect(t.zone('in-play', 2)).toEqual(['comptable'])
    expect(engaged(t, 'comptable', 2)).toBe(true)
    const most = table({
      at: 'effects',
      secret: { 0: 'rentier' },
      rows: { 0: ['comptable', 'banquier', 'marche', 'port', 'golem'] },
    }).answer('comptable')
    expect(hands(most)[0]).toBe(9)
    const next = table({ active: 2, rows: { 2: ['comptable'] }, engaged: ['comptable'] })
    expect(engaged(next, 'comptable', 2)).toBe(false)
  })
  test('[ruling.moved-card-state] row to row keeps the state, from elsewhere a card enters ready', () => {
    const t = table({ at: 'effects', rows: { 0: ['grimoire-des-morts', 'golem'] }, discard: ['archere'] }).answer(
      'grimoire-des-morts',
    )
    expect(engaged(t, 'archere', 0)).toBe(false)
    const passed = table({ at: 'effects', rows: { 0: ['comptable', 'golem'] } }).answer('comptable')
    expect(engaged(passed, 'comptable', 1)).toBe(true)
  })
  test('[ruling.one-shot-reentry] a used One-shot that was in hand enters play ready again', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['alchimiste', 'grimoire-de-sorts', 'banquier'] },
      engaged: ['grimoire-de-sorts'],
      hands: { 0: ['juge', 'port'] },
    })
    t.answer('alchimiste').answer('grimoire-de-sorts').answer('juge')
    expect(t.zone('in-play', 0)).toEqual(['alchimiste', 'juge', 'banquier'])
    expect(t.zone('hand', 0).sort()).toEqual(['grimoire-de-sorts', 'port'])
    endTurn(t)
    quietTurn(quietTurn(t)).answer('grimoire-de-sorts')
    allPass(t).answer('put-in-play')
    expect(engaged(t, 'grimoire-de-sorts', 0)).toBe(false)
    expect(t.options).toContain('grimoire-de-sorts')
  })
})

describe('Fire Mage, Alchemist, Burgomaster', () => {
  test('[faq.fire-mage.adjacent] survivors who play one after the other, eliminated seats skipped', () => {
    const t = table({
      seats: 5,
      at: 'effects',
      rows: { 0: ['mage-de-feu', 'banquier'] },
      tracks: { eliminated: { 2: 1 } },
      hands: { 2: [] },
    }).answer('mage-de-feu')
    expect(t.options.sort()).toEqual(['pair.0-1', 'pair.1-3', 'pair.3-4', 'pair.4-0'])
  })
  test('[faq.fire-mage.two-left] with two left the user is hit as well', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['mage-de-feu', 'banquier'] },
      tracks: { eliminated: { 2: 1 } },
      hands: { 0: 4, 1: 3, 2: [] },
    }).answer('mage-de-feu')
    expect(t.match.asks().map(({ seat }) => seat)).toEqual([0, 1])
    t.answerAs(1, t.optionsOf(1)[0])
    t.answerAs(0, t.optionsOf(0)[0])
    expect(hands(t)).toEqual([3, 2, 0])
  })
  test('[ruling.simultaneous-discards] both choose secretly, the last player’s card ends on top', () => {
    const t = table({
      seats: 4,
      at: 'effects',
      rows: { 0: ['mage-de-feu', 'banquier'] },
      hands: { 1: ['juge', 'golem'], 2: ['port', 'marche'] },
    })
      .answer('mage-de-feu')
      .answer('pair.1-2')
    t.answerAs(2, 'port')
    expect(t.seen(1, 'discard-pile')).toEqual([])
    t.answerAs(1, 'juge')
    expect(t.zone('discard-pile')).toEqual(['juge', 'port'])
  })
  test('[ruling.fire-mage-self] with three or more left the user may be one of the two', () => {
    const t = table({ at: 'effects', rows: { 0: ['mage-de-feu', 'banquier'] } }).answer('mage-de-feu')
    expect(t.options.sort()).toEqual(['pair.0-1', 'pair.1-2', 'pair.2-0'])
  })
  test('[faq.alchemist.any-owner] every card in play of every survivor is a target', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['alchimiste', 'banquier'], 1: ['golem'], 2: ['juge'] },
      hands: { 0: ['port', 'marche'] },
    }).answer('alchimiste')
    expect(t.options.sort()).toEqual(['alchimiste', 'banquier', 'golem', 'juge'])
    t.answer('golem').answer('port')
    expect(t.zone('in-play', 1)).toEqual(['port'])
    expect(t.zone('hand', 0).sort()).toEqual(['golem', 'marche'])
  })
  test('[faq.alchemist.itself] it may swap itself', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['alchimiste', 'banquier'] },
      hands: { 0: ['port', 'marche'] },
    })
      .answer('alchimiste')
      .answer('alchimiste')
      .answer('port')
    expect(t.zone('in-play', 0)).toEqual(['port', 'banquier'])
    expect(t.zone('hand', 0)).toContain('alchimiste')
    expect(engaged(t, 'port', 0)).toBe(false)
  })
  test('[faq.burgomaster.demand] only the demanded family may be offered next, then the demand is gone', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['bourgmestre'] },
      hands: { 1: ['juge', 'golem', 'port', 'banquier'] },
      draw: ['chateau', 'spectre'],
    })
    t.answer('bourgmestre').answer('seat.1').answer('commerce')
    expect(t.ask.seat).toBe(1)
    expect(t.options.sort()).toEqual(['banquier', 'port'])
    expect(t.refusal('juge')).toBe('faq.burgomaster.demand')
    t.answer('port')
    expect(t.fact('demands', 1)).toEqual([])
  })
  test('[faq.burgomaster.impossible] without such a card any card may be offered', () => {
    const t = table({
      advanced: true,
      at: 'auction',
      active: 1,
      hands: { 1: ['juge', 'golem'] },
      facts: { demands: { bySeat: { 1: ['commerce'] } } },
    })
    expect(t.options.sort()).toEqual(['golem', 'juge'])
    t.answer('golem')
    expect(t.fact('demands', 1)).toEqual([])
    expect(t.cited()).toContain('faq.burgomaster.impossible')
  })
  test('[faq.burgomaster.several-demands] any of the demands may be met, one sale clears them all', () => {
    const t = table({
      advanced: true,
      at: 'auction',
      active: 1,
      hands: { 1: ['juge', 'golem', 'port', 'vampire'] },
      facts: { demands: { bySeat: { 1: ['commerce', 'magie'] } } },
    })
    expect(t.options.sort()).toEqual(['golem', 'port'])
    expect(t.refusal('juge')).toBe('faq.burgomaster.several-demands')
    t.answer('golem')
    expect(t.fact('demands', 1)).toEqual([])
  })
  test('[ruling.burgomaster-and-druid] a demanded card may be offered face down, but it must match', () => {
    const t = table({
      at: 'auction',
      active: 1,
      rows: { 1: ['druide'] },
      hands: { 1: ['juge', 'golem', 'port'] },
      facts: { demands: { bySeat: { 1: ['commerce'] } } },
    })
    expect(t.options).toEqual(['port'])
    t.answer('port').answer(true)
    expect(t.seen(0, 'hidden-sale', 1)).toEqual([null])
  })
})
