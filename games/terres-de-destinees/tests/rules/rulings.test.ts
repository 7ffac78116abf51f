import { describe, expect, test } from 'vitest'
import { PLAYING_CARDS } from '../../src/cards/all-cards.ts'
import { allPass, bidders, engaged, hands, isBid, table } from '../kit.ts'

const HAND = ['juge', 'banquier', 'golem', 'port', 'marche', 'vampire', 'chevalier']

describe('lost icons', () => {
  test('[ruling.icons-effects-step] Activation, Mandatory and One-shot cards are used in the effects step, Permanent ones never', () => {
    const t = table({ at: 'effects', rows: { 0: ['banquier', 'familier', 'archere', 'druide'] } })
    expect(t.options).toEqual(['banquier', 'familier', 'archere'])
    expect(t.refusal('end-turn')).toBe('effects.mandatory-must-be-used')
  })
  test('[ruling.icon-not-readied] [ruling.icon-not-readied-duo] only One-shot cards stay engaged, with two players as well', () => {
    for (const seats of [2, 3]) {
      const t = table({
        seats,
        rows: { 0: ['banquier', 'familier', 'archere', 'grimoire-de-sorts'] },
        engaged: ['banquier', 'familier', 'archere', 'grimoire-de-sorts'],
      })
      expect(['banquier', 'familier', 'archere', 'grimoire-de-sorts'].map((id) => engaged(t, id, 0))).toEqual([
        false,
        false,
        true,
        true,
      ])
    }
  })
  test('[ruling.icon-copied-power] copies reach Activation powers only', () => {
    const rows = { 0: ['maitre-marchand', 'banquier'], 1: ['familier', 'druide', 'grimoire-de-sorts', 'golem'] }
    const t = table({ at: 'effects', rows }).answer('maitre-marchand')
    expect(t.zone('jeton', 0)).toEqual(['bouclier'])
  })
  test('[ruling.icons-lich] [ruling.icons-golden-others-card] the Lich lends Activation cards, not Mandatory or One-shot ones', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['liche'], 1: ['banquier', 'golem', 'familier', 'archere', 'marche'] },
    }).answer('liche')
    expect(t.options).toEqual(['banquier', 'golem', 'end-turn'])
    t.answer('banquier')
    expect(engaged(t, 'banquier', 1)).toBe(true)
  })
  test('[ruling.icon-tax-exempt-family] Kingdom is the one family that costs no tax', () => {
    const taxed = (card: string) =>
      !isBid(
        table({
          at: 'auction',
          rows: { 2: ['collecteur-d-impots'] },
          hands: { 0: [card, 'apprenti', 'goule'] },
        }).answer(card),
      )
    expect(['juge', 'banquier', 'vampire', 'golem'].map(taxed)).toEqual([false, true, true, true])
  })
  test('[ruling.advanced-symbol] the mark of the advanced pack means nothing in play: its cards are of all kinds', () => {
    const advanced = PLAYING_CARDS.filter((card) => card.advanced)
    expect(new Set(advanced.map(({ family }) => family)).size).toBe(4)
    expect(advanced.filter(({ type }) => type === 'combattant')).toHaveLength(1)
  })
})

describe('sales', () => {
  test('[ruling.first-bidder] the player to the seller’s left bids first, the seller last', () => {
    expect(bidders(table({ seats: 4, at: 'auction', active: 2, hands: { 2: HAND } }).answer('juge'))).toEqual([
      3, 0, 1, 2,
    ])
    const t = table({ seats: 4, at: 'auction', hands: { 0: HAND } }).answer('juge')
    const asked: string[] = []
    while (isBid(t)) {
      asked.push(t.ask.rule)
      t.answer(t.ask.seat === 2 && t.track('price') === 0 ? '1' : 'pass')
    }
    expect(asked).toEqual([
      'ruling.first-bidder',
      'bid.clockwise',
      'bid.clockwise',
      'bid.seller-may-bid',
      'bid.pass-not-final',
    ])
  })
  test('[ruling.buyer-may-decline] a declined card is discarded and the price is paid all the same', () => {
    const t = allPass(
      table({ at: 'auction', hands: { 0: HAND } })
        .answer('juge')
        .answer('2'),
    )
    t.answer(t.options.slice(0, 2)).answer('discard')
    expect(t.zone('discard-pile')).toEqual(['juge'])
    expect(hands(t)[0]).toBe(8)
    expect(t.cited()).toContain('ruling.buyer-may-decline')
  })
  test('[ruling.self-sale-few-players] round and round until the whole price is given, the seller chooses each card', () => {
    const t = table({ at: 'auction', hands: { 0: HAND } })
      .answer('juge')
      .answer('4')
      .answer('pass')
      .answer('5')
    allPass(t)
    const given: number[] = []
    const rules: string[] = []
    while (t.ask.spec.text === 'deal-out') {
      rules.push(t.ask.rule)
      given.push((t.ask.spec.params['to'] as { seat: number }).seat)
      t.answer(t.options[0])
    }
    expect(given).toEqual([1, 2, 1, 2, 1])
    expect(rules).toEqual([
      ...Array(2).fill('sale.self-bought-one-by-one'),
      ...Array(3).fill('ruling.self-sale-few-players'),
    ])
    expect(t.zone('hand', 0)).toHaveLength(1)
  })
  test('[ruling.levies-spare-last-card] [ruling.tax-timing] due before the first bid, whatever becomes of the sale, but never the last card', () => {
    const scene = (hand: readonly string[]) =>
      table({ at: 'auction', rows: { 2: ['collecteur-d-impots'] }, hands: { 0: hand } }).answer('port')
    const t = scene(['port', 'golem', 'juge'])
    expect(t.ask).toMatchObject({ seat: 0, text: 'pay-tax' })
    t.answer('golem').answer('pass').answer('pass')
    // One card is left: the seller cannot bid, keeps the card for nothing and does not get the tax back.
    expect(t.ask.rule).toBe('sale.no-bid-seller-free')
    expect(hands(t)).toEqual([1, 6, 7])
    const poor = scene(['port', 'golem'])
    expect(isBid(poor)).toBe(true)
    expect(hands(poor)).toEqual([1, 6, 6])
  })
  test('[ruling.trigger-order] Harbour and Purse add up and both look at the price that was bid', () => {
    const sold = (price: string) =>
      allPass(
        table({
          at: 'auction',
          hands: { 0: HAND.filter((id) => id !== 'port') },
          rows: { 1: ['port'] },
          jetons: { 1: ['bourse'] },
        })
          .answer('juge')
          .answer(price),
      )
    const two = sold('2')
    expect(two.ask.spec.params).toEqual({ n: 1 })
    two.answer(true)
    expect(two.ask.rule).toBe('sale.winner-may-place')
    expect(two.zone('hand', 1)).toHaveLength(6)
    // The Harbour looks at the price of one: no reduction.
    expect(sold('1').ask.spec.params).toEqual({ n: 1 })
  })
  test('[ruling.win-on-another-turn] a buyer wins on the seller’s turn', () => {
    const t = allPass(
      table({
        at: 'auction',
        hands: { 0: ['juge', 'golem', 'port'] },
        secret: { 1: 'sang-royal' },
        rows: { 1: ['chateau', 'espionne', 'chevalier'] },
      })
        .answer('juge')
        .answer('1'),
    )
    t.answer([t.options[0]]).answer('put-in-play')
    expect(t.match.result).toMatchObject({ reason: 'sang-royal', winners: [1] })
    expect(t.table.active).toBe(0)
  })
})

describe('powers', () => {
  test('[ruling.who-picks-lost-cards] the loser chooses, unless the card says otherwise', () => {
    const t = table({ at: 'effects', rows: { 0: ['archere', 'banquier'] } })
      .answer('archere')
      .answer('seat.1')
    expect(t.ask).toMatchObject({ seat: 1, text: 'discard', rule: 'ruling.who-picks-lost-cards' })
    const spied = table({ at: 'effects', rows: { 0: ['espionne', 'banquier'] } })
      .answer('espionne')
      .answer('seat.1')
    expect(spied.ask).toMatchObject({ seat: 0, text: 'take-card' })
  })
  test('[ruling.lich-and-mandatory] a Mandatory card used before forbids the Lich; Immortal and Tokens do not', () => {
    const t = table({
      advanced: true,
      rows: { 0: ['liche', 'immortel', 'familier', 'foret-enchantee'], 1: ['banquier'] },
      jetons: { 0: ['recolte'] },
      hands: { 0: ['juge', 'golem', 'port'] },
    })
    t.answer('juge')
    allPass(t).answer('discard')
    expect(t.options).toContain('liche')
    t.answer('familier')
    t.answer(t.options[0])
    expect(t.track('activations')).toBe(1)
    expect(t.refusal('liche')).toBe('faq.lich.first-power-of-turn')
  })
  test('[ruling.lich-target-choice] one player for the whole turn; if they are eliminated nothing more is lent', () => {
    const t = table({
      seats: 4,
      advanced: true,
      at: 'effects',
      rows: { 0: ['liche', 'familier'], 1: ['mage-de-feu', 'banquier'], 2: ['golem'] },
      hands: { 1: 1 },
    })
      .answer('liche')
      .answer('seat.1')
    expect(t.options).toEqual(['familier', 'mage-de-feu', 'banquier'])
    t.answer('mage-de-feu').answer('pair.0-1')
    t.answer(t.options[0])
    expect(t.track('eliminated', 1)).toBe(1)
    // Only the own Mandatory card is left, so it is used without a question.
    expect(t.ask.spec.text).toBe('discard')
    t.answer(t.options[0])
    expect(t.table.active).toBe(2)
  })
  test('[ruling.burgomaster-demand] a family, of another player, until their next offer, whichever card that is', () => {
    const t = table({
      seats: 4,
      advanced: true,
      at: 'effects',
      rows: { 0: ['bourgmestre', 'golem'] },
      hands: { 2: ['juge', 'port'] },
    }).answer('bourgmestre')
    expect(t.options).toEqual(['seat.1', 'seat.2', 'seat.3'])
    t.answer('seat.2')
    expect(t.options).toEqual(['royaume', 'commerce', 'necromancie', 'magie'])
    t.answer('necromancie')
    expect(t.fact('demands', 2)).toEqual(['necromancie'])
    // It waits through the turns of others and through a turn without an auction.
    const waiting = table({
      advanced: true,
      active: 1,
      hands: { 1: ['juge'] },
      rows: { 1: ['golem'] },
      draw: [],
      facts: { demands: { bySeat: { 1: ['magie'] } } },
    })
    expect(waiting.ask.spec.text).toBe('use-power')
    expect(waiting.fact('demands', 1)).toEqual(['magie'])
  })
  test('[ruling.alchemist-swap] the card in play goes to the user’s hand, the hand card takes its place, ready', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['alchimiste', 'foret-enchantee'], 1: ['golem', 'banquier', 'juge'] },
      engaged: ['banquier'],
      hands: { 0: ['port', 'marche'] },
    })
      .answer('alchimiste')
      .answer('banquier')
      .answer('port')
    expect(t.zone('in-play', 1)).toEqual(['golem', 'port', 'juge'])
    expect(engaged(t, 'port', 1)).toBe(false)
    expect(t.zone('hand', 0).sort()).toEqual(['banquier', 'marche'])
    expect(t.track('gained')).toBe(0)
  })
})

describe('two players', () => {
  const duo = () =>
    table({
      seats: 2,
      at: 'auction',
      rows: { 0: ['foret-enchantee'] },
      hands: { 0: HAND, 1: ['goule', 'druide', 'apprenti', 'voyante'] },
    })
      .answerAs(0, 'juge')
      .answerAs(1, 'goule')

  test('[ruling.duo-opening-pass] an opening pass ends the auction: the first player chooses for nothing', () => {
    const t = duo().answer('pass')
    expect(t.ask).toMatchObject({ seat: 0, rule: 'duo.winner-chooses-card' })
    t.answer('goule')
    expect(hands(t)[0]).toBe(6)
  })
  test('[ruling.duo-bids-are-numbers] bids are numbers; the winner picks the cards only at the settlement', () => {
    const t = duo().answer('2')
    expect(t.zone('hand', 1)).toHaveLength(3)
    expect(t.zone('aside', 1)).toEqual([])
    t.answer('pass').answer('voyante').answer('druide')
    expect(t.zone('discard-pile')).toEqual(['voyante', 'druide'])
    expect(t.zone('hand', 1)).toEqual(['apprenti'])
  })
})
