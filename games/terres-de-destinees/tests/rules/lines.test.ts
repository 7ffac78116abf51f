import { describe, expect, test } from 'vitest'
import { allPass, heardBy, table, told } from '../kit.ts'

const A = ['la-reine', 'golem', 'port', 'juge', 'chateau']
const B = ['immortel', 'banquier', 'goule', 'druide', 'voyante']
const seat = (n: number) => ({ seat: n })

describe('what the log tells of an auction of two', () => {
  const offered = (more: object = {}) =>
    table({ seats: 2, at: 'auction', hands: { 0: A, 1: B }, ...more })
      .answerAs(0, 'la-reine')
      .answerAs(1, 'immortel')

  test('[ruling.duo-opening-pass] [duo.no-bid-first-player-wins] without a bid the first player has won', () => {
    const t = offered().answer('pass')
    expect(told(t, 'no-bid')).toEqual([{ rule: 'ruling.duo-opening-pass', n: 0 }])
    expect(told(t, 'bidding-closed')).toEqual([])
    expect(told(t, 'duo-winner')).toEqual([{ rule: 'duo.no-bid-first-player-wins', seat: seat(0) }])
  })
  test('[duo.pass-ends] after a bid the pass ends it, and who bid most has won', () => {
    const t = offered().answer('2').answer('pass')
    expect(told(t, 'bidding-closed')).toEqual([{ rule: 'duo.pass-ends', n: 2 }])
    expect(told(t, 'no-bid')).toEqual([])
    expect(told(t, 'duo-winner')).toEqual([{ rule: 'duo.pass-ends', seat: seat(1) }])
  })
  test('[ruling.duo-seller-reactions] a Market profits where the other takes its card, not one’s own', () => {
    const handAfter = (row: string, bids: readonly string[], choice: string) => {
      const t = offered({ rows: { 0: [row] } })
      for (const bid of bids) t.answer(bid)
      if (bids.length > 1) t.answer(t.options[0])
      return t.answer(choice).zone('hand', 0).length
    }
    const profit = (bids: readonly string[], choice: string) =>
      handAfter('marche', bids, choice) - handAfter('garde-de-caravane', bids, choice)
    expect(profit(['pass'], 'la-reine')).toBe(0)
    expect(profit(['1', 'pass'], 'la-reine')).toBe(1)
    // The buyer is paid nothing for what stays with its seller.
    expect(profit(['1', 'pass'], 'immortel')).toBe(0)
  })
  test('no demand is answered where nobody has demanded anything', () => {
    expect(told(offered(), 'demand-answered')).toEqual([])
    expect(told(offered(), 'demand-impossible')).toEqual([])
  })
})

describe('what the log tells of an auction', () => {
  const sale = (more: object = {}) => table({ at: 'auction', hands: { 0: A, 1: B }, ...more }).answer('golem')

  test('[bid.closes-after-silent-round] says whether anybody bid, and how much', () => {
    expect(told(allPass(sale()), 'no-bid')).toEqual([{ rule: 'bid.closes-after-silent-round', n: 0 }])
    const t = allPass(sale().answer('3'))
    expect(told(t, 'bidding-closed')).toEqual([{ rule: 'bid.closes-after-silent-round', n: 3 }])
    expect(told(t, 'no-bid')).toEqual([])
  })
  test('[sale.never-last-card] [bid.not-whole-hand] why somebody cannot bid, or not more', () => {
    const t = sale({ hands: { 0: A, 1: 1, 2: 4 } }).answer('2')
    expect(told(t, 'cannot-bid')).toEqual([{ rule: 'sale.never-last-card', seat: seat(1) }])
    const raised = sale({ hands: { 0: A, 1: 5, 2: 2 } }).answer('1')
    expect(told(raised, 'cannot-raise')).toEqual([{ rule: 'bid.not-whole-hand', seat: seat(2) }])
    expect(told(raised, 'cannot-bid')).toEqual([])
  })
  test('[bid.must-raise] what is offered and refused lies right around the price', () => {
    const t = sale({ hands: { 0: A, 1: 6, 2: 5 } }).answer('2')
    expect(t.options).toEqual(['pass', '3', '4'])
    const refused = (t.ask.spec.refused?.() ?? []).map((one) => ('id' in one ? [one.id, one.why] : []))
    expect(refused).toEqual([
      ['2', 'bid.must-raise'],
      ['5', 'bid.not-whole-hand'],
    ])
  })
  test('[bid.minimum-one] [bid.must-raise] [bid.clockwise] a bid and a pass are told by the rule of the bid', () => {
    const t = sale({ hands: { 0: A, 1: 6, 2: 5 } })
      .answer('1')
      .answer('2')
      .answer('pass')
    expect(told(t, 'bid').map(({ rule, n }) => [rule, n])).toEqual([
      ['bid.minimum-one', 1],
      ['bid.must-raise', 2],
    ])
    expect(told(t, 'passed').map(({ rule }) => rule)).toEqual(['bid.clockwise'])
  })
  test('[sale.payer-picks-cards] who owes nothing pays nothing, and the log says no such thing', () => {
    const t = allPass(sale({ jetons: { 1: ['bourse'] } }).answer('1')).answer(true)
    expect(t.options).toEqual(['put-in-play', 'discard'])
    expect(told(t, 'pays')).toEqual([])
    expect(told(t, 'gave')).toEqual([])
    const paid = allPass(sale().answer('1'))
    expect(told(paid, 'pays')).toEqual([{ rule: 'sale.payer-picks-cards', seat: seat(1), n: 1 }])
  })
  test('[sale.self-bought-distributed] a seller who owes nothing for the own card deals nothing out', () => {
    const t = allPass(
      sale({ jetons: { 0: ['bourse'] } })
        .answer('pass')
        .answer('pass')
        .answer('1'),
    ).answer(true)
    expect(t.options).toEqual(['put-in-play', 'discard'])
    expect(told(t, 'deals-out')).toEqual([])
  })
  test('Market draws nothing when its owner buys the own card', () => {
    const t = allPass(
      sale({ rows: { 0: ['marche'] } })
        .answer('pass')
        .answer('pass')
        .answer('1'),
    ).answer('la-reine')
    const before = t.zone('hand', 0).length
    t.answer('put-in-play')
    expect(t.zone('hand', 0)).toHaveLength(before)
  })
  test('[ruling.payment-secrecy] the cards paid are named to payer and seller alone', () => {
    const t = allPass(sale({ rows: { 0: ['chevalier'] } }).answer('1'))
    t.answer(['goule']).answer('put-in-play')
    expect([0, 1, 2].map((viewer) => heardBy(t, viewer).includes('gave-cards'))).toEqual([true, true, false])
    expect(told(t, 'gave-cards')).toMatchObject([
      { cards: { list: [{ sighted: { piece: t.piece('goule', 'hand', 0) } }] } },
    ])
  })
})

describe('what the log tells of cards that are placed', () => {
  const HAND = ['juge', 'golem', 'port', 'chateau', 'vampire']
  test('[effects.new-card-usable-at-once] [play.acquired-in-front] whose turn it is decides when it can be used', () => {
    const own = allPass(table({ at: 'auction', hands: { 0: HAND } }).answer('juge')).answer('put-in-play')
    expect(told(own, 'acquired')).toMatchObject([{ rule: 'effects.new-card-usable-at-once', seat: seat(0) }])
    const sold = allPass(
      table({ at: 'auction', hands: { 0: HAND } })
        .answer('juge')
        .answer('1'),
    )
    sold.answer([sold.options[0]]).answer('put-in-play')
    expect(told(sold, 'acquired')).toMatchObject([{ rule: 'play.acquired-in-front', seat: seat(1) }])
  })
  test('[ruling.burgomaster-and-druid] a hidden card is said to answer the demand, whatever it is', () => {
    const offer = (card: string) => {
      const facts = { demands: { bySeat: { 0: ['magie'] } } }
      const t = table({ at: 'auction', hands: { 0: HAND }, rows: { 0: ['druide'] }, facts })
        .answer(card)
        .answer(true)
      return told(t, 'demand-answered').map(({ rule }) => rule)
    }
    expect(offer('golem')).toEqual(['ruling.burgomaster-and-druid'])
    const facts = { demands: { bySeat: { 0: ['commerce'] } } }
    const without = HAND.filter((card) => card !== 'port')
    const t = table({ at: 'auction', hands: { 0: without }, rows: { 0: ['druide'] }, facts })
      .answer('juge')
      .answer(true)
    expect(told(t, 'demand-answered')).toMatchObject([{ rule: 'ruling.burgomaster-and-druid' }])
    expect(told(t, 'demand-impossible')).toEqual([])
  })
  test('[sale.self-bought-one-by-one] the seller reads how many cards are still to go', () => {
    const t = table({ at: 'auction', hands: { 0: HAND } })
      .answer('juge')
      .answer('2')
      .answer('pass')
      .answer('3')
    allPass(t)
    const left: unknown[] = []
    while (t.ask.spec.text === 'deal-out') {
      left.push(t.ask.spec.params['n'])
      t.answer(t.options[0])
    }
    expect(left).toEqual([3, 2, 1])
  })
  test('[victory.last-survivor] the score of everybody is the cards in hand', () => {
    const t = table({
      at: 'effects',
      tracks: { eliminated: { 2: 1 } },
      hands: { 0: 5, 1: 1, 2: [] },
      rows: { 0: ['archere'] },
    }).answer('archere')
    expect(t.match.result?.scores).toEqual([5, 0, 0])
  })
})

describe('what the log tells of powers', () => {
  test('[ruling.payment-secrecy] a card taken by the Spy is named to the two alone', () => {
    const t = table({ at: 'effects', rows: { 0: ['espionne', 'banquier'] }, hands: { 1: ['goule', 'juge'] } })
    t.answer('espionne').answer('seat.1').answer('hand.1@0')

    expect([0, 1, 2].map((viewer) => heardBy(t, viewer).includes('took-card'))).toEqual([true, true, false])
    expect(told(t, 'took-card')).toMatchObject([
      { seat: seat(0), target: seat(1), card: { sighted: { piece: t.table.zone('hand', 0).top } } },
    ])
  })
  test('[golden.others-secret-closed] which Destiny was seen is told to whoever looked, alone', () => {
    const t = table({ at: 'effects', rows: { 0: ['voyante', 'banquier'] }, secret: { 1: 'assassin' } })
    t.answer('voyante').answer('look-at-destin').answer('seat.1')
    expect([0, 1, 2].map((viewer) => heardBy(t, viewer).includes('saw-which-destin'))).toEqual([true, false, false])
    expect(told(t, 'saw-which-destin')).toMatchObject([
      { target: seat(1), destin: { sighted: { piece: t.piece('assassin', 'secret-destin', 1) } } },
    ])
  })
  test('[faq.assassin.saved-victim-fails] who was saved from whose power is told, and only where it was another’s', () => {
    const struck = (source: string, ...answers: string[]) => {
      const rows = { 0: [source, 'banquier'] }
      const t = table({ at: 'effects', rows, hands: { 0: 3, 1: 1 }, jetons: { 0: ['grace'], 1: ['grace'] } })
      for (const answer of [source, ...answers]) t.answer(answer)
      return told(t, 'escaped')
    }
    expect(struck('archere', 'seat.1')).toEqual([
      { rule: 'faq.assassin.saved-victim-fails', seat: seat(1), target: seat(0) },
    ])
    // One's own Curse is nobody else's power.
    const cursed = table({ hands: { 0: [] }, jetons: { 0: ['malediction', 'grace'] }, tracks: { bare: { 0: 1 } } })
    expect(cursed.said()).toContain('saved')
    expect(told(cursed, 'escaped')).toEqual([])
  })
  test('[golden.card-beats-rule] the Immortal may be engaged on anybody’s turn, on one’s own by its own rule', () => {
    const rule = (active: number) => {
      const rows = active === 0 ? { 0: ['archere', 'banquier'], 1: ['immortel'] } : { 1: ['mage-de-feu', 'immortel'] }
      const t = table({ at: 'effects', active, rows, hands: { 1: 1 } })
      if (active === 0) t.answer('archere').answer('seat.1')
      else {
        t.answer('mage-de-feu').answer('pair.1-2')
        t.answerAs(2, t.optionsOf(2)[0])
      }
      t.answer('immortel')
      return (t.match.events ?? []).find((event) => event.type === 'marked')?.rule
    }
    expect(rule(0)).not.toBe(rule(1))
  })
  test('[ruling.nothing-to-draw] [start.draw-one] which rule a draw cites: the pile may have too few', () => {
    const drew = (draw: readonly string[]) => {
      const t = table({ at: 'effects', rows: { 0: ['grimoire-de-sorts', 'golem'] }, draw })
      t.answer('grimoire-de-sorts')
      return ['drew', 'nothing-to-draw'].flatMap((key) => told(t, key).map(({ rule, ...more }) => [key, rule, more]))
    }
    expect(drew(['juge', 'port', 'goule'])).toEqual([['drew', 'power.one-shot', { seat: seat(0), n: 3 }]])
    expect(drew(['juge'])).toEqual([['drew', 'ruling.nothing-to-draw', { seat: seat(0), n: 1 }]])
    expect(drew([])).toEqual([['nothing-to-draw', 'ruling.nothing-to-draw', { seat: seat(0) }]])
  })
  test('[start.ready] [start.ready-own-only] how many cards were readied, and by which rule', () => {
    const readied = (rows: object, engaged: readonly string[]) => told(table({ rows, engaged } as object), 'readied')
    expect(readied({ 0: ['banquier', 'golem'] }, ['banquier', 'golem'])).toEqual([
      { rule: 'start.ready', seat: seat(0), n: 2 },
    ])
    expect(readied({ 0: ['banquier'], 1: ['golem'] }, ['banquier', 'golem'])).toEqual([
      { rule: 'start.ready-own-only', seat: seat(0), n: 1 },
    ])
    expect(readied({ 0: ['banquier'], 1: ['golem'] }, ['golem'])).toEqual([])
    expect(readied({ 0: ['archere'] }, ['archere'])).toEqual([])
  })
  test('[faq.alchemist.itself] the Alchemist may take itself, by a rule of its own', () => {
    const swapped = (card: string) => {
      const t = table({
        advanced: true,
        at: 'effects',
        rows: { 0: ['alchimiste'], 1: ['juge'] },
        hands: { 0: ['golem', 'port'] },
      })
      t.answer('alchimiste').answer(card).answer('golem')
      return told(t, 'swapped-in-play').map(({ rule }) => rule)
    }
    expect(swapped('alchimiste')).toEqual(['faq.alchemist.itself'])
    expect(swapped('juge')).toEqual(['faq.alchemist.any-owner'])
  })
  test('[faq.fire-mage.two-left] [faq.fire-mage.adjacent] with two left the pair is forced, else any adjacent pair', () => {
    const burned = (out: object, answer?: string) => {
      const t = table({ at: 'effects', seats: 4, rows: { 0: ['mage-de-feu'] }, tracks: { eliminated: out } } as object)
      t.answer('mage-de-feu')
      if (answer) t.answer(answer)
      return told(t, 'burned').map(({ rule }) => rule)
    }
    expect(burned({ 2: 1, 3: 1 })).toEqual(['faq.fire-mage.two-left'])
    expect(burned({}, 'pair.1-2')).toEqual(['faq.fire-mage.adjacent'])
  })
})
