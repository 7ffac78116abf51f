import { describe, expect, test } from 'vitest'
import { allPass, bidders, hands, isBid, table } from '../kit.ts'

const HAND = ['juge', 'banquier', 'golem', 'port', 'marche', 'vampire', 'chevalier']

describe('the offer', () => {
  test('[auction.offer-one] any hand card and nothing else may be put up', () => {
    const t = table({ at: 'auction', hands: { 0: HAND } })
    expect(t.ask).toMatchObject({ seat: 0, rule: 'auction.offer-one' })
    expect(t.options.sort()).toEqual([...HAND].sort())
    t.answer('juge')
    expect(t.zone('hand', 0)).toHaveLength(6)
    expect(t.zone('sale', 0)).toEqual(['juge'])
  })
  test('[auction.offer-required] with two cards or more there is no way round the auction', () => {
    const t = table({ at: 'auction', hands: { 0: ['juge', 'golem'] } })
    expect(t.options.sort()).toEqual(['golem', 'juge'])
    expect(t.refusal('pass')).toBe('auction.offer-one')
    t.answer('golem')
    expect(t.cited()).toContain('auction.offer-required')
  })
  test('[auction.offer-face-up] everybody sees the card before the first bid', () => {
    const t = table({ at: 'auction', hands: { 0: HAND } }).answer('juge')
    expect(isBid(t)).toBe(true)
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(t.seen(viewer, 'sale', 0)).toEqual(['juge'])
  })
})

describe('bids', () => {
  const open = (seats = 4, hand: Record<number, number> = {}) =>
    table({ seats, at: 'auction', hands: { 0: HAND, ...hand } }).answer('juge')

  test('[bid.clockwise] from the seller’s left round to the seller; nobody bids out of order', () => {
    const t = open()
    expect(() => t.answerAs(2, '1')).toThrow('not asked')
    expect(bidders(t)).toEqual([1, 2, 3, 0])
  })
  test('[bid.minimum-one] the first bid is one card or more', () => {
    const t = open()
    expect(t.refusal('0')).toBe('bid.minimum-one')
    expect(t.options).toEqual(['pass', '1', '2', '3', '4', '5'])
  })
  test('[bid.must-raise] each bid beats the one before, by any number', () => {
    const t = open().answer('2')
    expect(t.refusal('2')).toBe('bid.must-raise')
    expect(() => t.answer('1')).toThrow()
    expect(t.options).toEqual(['pass', '3', '4', '5'])
    t.answer('5')
    expect(t.track('price')).toBe(5)
  })
  test('[bid.not-whole-hand] one card has to stay in hand; the card on sale is not in hand', () => {
    const t = open(4, { 1: 5 })
    expect(t.refusal('5')).toBe('bid.not-whole-hand')
    expect(t.options).toContain('4')
    t.answer('pass').answer('pass').answer('pass')
    expect(t.ask.seat).toBe(0)
    expect(t.options).toEqual(['pass', '1', '2', '3', '4', '5'])
    expect(t.refusal('6')).toBe('bid.not-whole-hand')
  })
  test('[ruling.offered-card-not-in-hand] the seller’s limit is the remaining hand minus one', () => {
    const t = table({ at: 'auction', hands: { 0: ['juge', 'golem', 'port'] } }).answer('juge')
    t.answer('pass').answer('pass')
    expect(t.options).toEqual(['pass', '1'])
  })
  test('[bid.seller-may-bid] the seller may outbid the others', () => {
    const t = open().answer('1').answer('pass').answer('pass')
    expect(t.ask).toMatchObject({ seat: 0, rule: 'bid.seller-may-bid' })
    expect(t.options).toContain('2')
  })
  test('[bid.pass-not-final] who passed is asked again after a raise', () => {
    const t = open(3).answer('pass').answer('1').answer('pass')
    expect(t.ask).toMatchObject({ seat: 1, rule: 'bid.pass-not-final' })
    t.answer('2')
    expect(t.fact('high-bidder')).toBe(1)
  })
  test('[bid.closes-after-silent-round] three passes after the last bid close it, four if nobody bids', () => {
    const t = open().answer('pass').answer('2')
    expect(bidders(t)).toEqual([3, 0, 1])
    expect(t.ask).toMatchObject({ seat: 2, rule: 'sale.other-buyer-pays-seller' })
    expect(bidders(open())).toHaveLength(4)
  })
  test('[ruling.pass-and-return] bids rise and are capped by hands, so every auction ends', () => {
    const t = open(6)
    let asked = 0
    let last = 0
    while (isBid(t)) {
      const least = t.options[1] as string
      expect(Number(least)).toBe(last + 1)
      t.answer(least)
      last = Number(least)
      asked++
    }
    // At most (largest hand - 1) raises with a full round of questions between two of them.
    expect(last).toBeLessThanOrEqual(5)
    expect(asked).toBeLessThanOrEqual(5 * 6)
  })
})

describe('settlement', () => {
  test('[sale.winner-may-place] the buyer may put the card in play, ready, or discard it', () => {
    const sold = () =>
      allPass(
        table({ at: 'auction', hands: { 0: HAND } })
          .answer('juge')
          .answer('2'),
      )
    const t = sold()
    t.answer(t.options.slice(0, 2))
    expect(t.options).toEqual(['put-in-play', 'discard'])
    t.answer('put-in-play')
    expect(t.zone('in-play', 1)).toEqual(['juge'])
    expect(t.table.mark('engaged', t.piece('juge', 'in-play', 1))).toBe(0)
    const declined = sold()
    declined.answer(declined.options.slice(0, 2)).answer('discard')
    expect(declined.zone('discard-pile')).toEqual(['juge'])
    expect(hands(declined)[0]).toBe(8)
  })
  test('[sale.no-bid-seller-free] nobody bids: the seller may have the card for nothing', () => {
    const t = allPass(table({ at: 'auction', hands: { 0: HAND } }).answer('juge'))
    expect(t.ask).toMatchObject({ seat: 0, rule: 'sale.no-bid-seller-free' })
    t.answer('put-in-play')
    expect(t.zone('in-play', 0)).toEqual(['juge'])
    expect(hands(t)).toEqual([6, 6, 6])
  })
  test('[sale.no-bid-seller-discards] nobody bids and the seller declines: discarded face up', () => {
    const t = allPass(table({ at: 'auction', hands: { 0: HAND } }).answer('juge')).answer('discard')
    expect(t.seen('spectator', 'discard-pile')).toEqual(['juge'])
    expect(t.zone('in-play', 0)).toEqual([])
  })
  test('[sale.self-bought-distributed] a seller who buys for 3 gives three cards away', () => {
    const t = table({ seats: 4, at: 'auction', hands: { 0: HAND } })
      .answer('juge')
      .answer('2')
      .answer('pass')
      .answer('pass')
    allPass(t.answer('3'))
    t.answer('banquier').answer('golem').answer('port').answer('put-in-play')
    expect(t.table.active).toBe(0)
    expect(hands(t)).toEqual([3, 7, 7, 7])
    expect(t.zone('in-play', 0)).toEqual(['juge'])
  })
  test('[sale.self-bought-one-by-one] one at a time from the left, round again if needed', () => {
    const t = table({ at: 'auction', hands: { 0: HAND } })
      .answer('juge')
      .answer('2')
      .answer('pass')
      .answer('3')
    allPass(t).answer('banquier').answer('golem').answer('port')
    expect(t.zone('hand', 1)).toEqual(expect.arrayContaining(['banquier', 'port']))
    expect(t.zone('hand', 2)).toContain('golem')
    const one = table({ seats: 5, at: 'auction', hands: { 0: HAND } }).answer('juge')
    one.answer('pass').answer('pass').answer('pass').answer('pass').answer('1')
    allPass(one).answer('banquier')
    expect(hands(one)).toEqual([5, 7, 6, 6, 6])
  })
  test('[sale.other-buyer-pays-seller] the buyer pays the seller, nobody else changes', () => {
    const t = allPass(
      table({ seats: 4, at: 'auction', hands: { 0: HAND } })
        .answer('juge')
        .answer('pass')
        .answer('2'),
    )
    t.answer(t.options.slice(0, 2)).answer('put-in-play')
    expect(t.table.active === 0 ? hands(t) : hands(t).with(1, 6)).toEqual([8, 6, 4, 6])
  })
  test('[sale.losing-bids-cost-nothing] who is outbid keeps all cards', () => {
    const t = allPass(
      table({ seats: 4, at: 'auction', hands: { 0: HAND }, rows: { 0: ['fossoyeur', 'foret-enchantee'] } })
        .answer('juge')
        .answer('3')
        .answer('4'),
    )
    t.answer(t.options.slice(0, 4)).answer('put-in-play')
    expect(hands(t)).toEqual([10, 6, 2, 6])
    expect(t.track('price')).toBe(0)
  })
  test('[sale.payer-picks-cards] exactly the price is picked, and exactly these cards arrive', () => {
    const own = ['vampire', 'goule', 'archere', 'chateau', 'druide']
    const t = allPass(
      table({ at: 'auction', hands: { 0: ['juge', 'golem', 'port'], 1: own } })
        .answer('juge')
        .answer('2'),
    )
    expect(t.options.sort()).toEqual([...own].sort())
    expect(t.refusal(['vampire'])).toBe('sale.other-buyer-pays-seller')
    expect(t.refusal(['vampire', 'goule', 'druide'])).toBe('sale.other-buyer-pays-seller')
    t.answer(['goule', 'druide'])
    expect(t.zone('hand', 0).sort()).toEqual(['druide', 'golem', 'goule', 'port'])
    expect(t.cited()).toContain('sale.payer-picks-cards')
  })
  test('[sale.never-last-card] with one card only passing is possible, and no settlement empties a hand', () => {
    const t = table({ at: 'auction', hands: { 0: HAND, 1: 1, 2: 2 } }).answer('juge')
    expect(t.ask.seat).toBe(2)
    expect(t.options).toEqual(['pass', '1'])
    expect(t.said()).toContain('cannot-bid')
    allPass(t.answer('1'))
    t.answer([t.options[0]]).answer('put-in-play')
    expect(hands(t)[2]).toBeGreaterThan(0)
  })
  test('[ruling.payment-secrecy] giver and receiver know the cards paid, the others only how many', () => {
    const t = allPass(
      table({
        at: 'auction',
        rows: { 0: ['banquier'] },
        hands: { 0: ['juge', 'golem', 'port'], 1: ['vampire', 'goule', 'archere'] },
      })
        .answer('juge')
        .answer('1'),
    )
    t.answer(['goule']).answer('put-in-play')
    expect(t.seen(0, 'hand', 0)).toContain('goule')
    expect(t.seen(1, 'hand', 0).filter((id) => id !== null)).toEqual(['goule'])
    expect(t.seen(2, 'hand', 0)).toEqual([null, null, null])
    // The log says which cards to the two of them alone.
    const heard = (seat: number) => JSON.stringify(t.match.heard(seat))
    expect([0, 1, 2].map((seat) => heard(seat).includes('gave-cards'))).toEqual([true, true, false])
  })
  test('[play.acquired-in-front] the power of a bought card works from the very next turn', () => {
    const t = allPass(
      table({
        at: 'auction',
        hands: { 0: ['collecteur-d-impots', 'golem', 'port'], 1: ['vampire', 'goule', 'archere', 'druide'] },
      })
        .answer('collecteur-d-impots')
        .answer('pass')
        .answer('1'),
    )
    t.answer([t.options[0]]).answer('put-in-play')
    expect(t.seen('spectator', 'in-play', 2)).toEqual(['collecteur-d-impots'])
    expect(t.ask).toMatchObject({ seat: 1, rule: 'auction.offer-one' })
    t.answer('vampire')
    expect(t.ask).toMatchObject({ seat: 1, rule: 'faq.collector.tax' })
  })
  test('[ruling.settlement-is-one-step] goals are checked once, after payment and placement', () => {
    const t = allPass(
      table({
        at: 'auction',
        common: ['grand-domaine', 'harmonie'],
        hands: { 0: ['port', 'golem', 'juge'] },
        rows: { 1: ['chateau', 'druide', 'espionne', 'voyante', 'changeur'] },
      })
        .answer('port')
        .answer('1'),
    )
    t.answer([t.options[0]])
    expect(t.match.over).toBe(false)
    t.answer('put-in-play')
    expect(t.match.result).toMatchObject({ reason: 'grand-domaine', winners: [1] })
    expect(t.zone('hand', 1)).toHaveLength(5)
  })
  test('Harbour and Purse reduce what is paid, not what may be bid', () => {
    const t = allPass(
      table({
        at: 'auction',
        hands: { 0: HAND.filter((id) => id !== 'port'), 1: 4 },
        rows: { 1: ['port'] },
        jetons: { 1: ['bourse'] },
      })
        .answer('juge')
        .answer('3'),
    )
    expect(t.ask.spec.text).toBe('purse')
    t.answer(true)
    t.answer([t.options[0]]).answer('put-in-play')
    expect(t.zone('hand', 1).length).toBeGreaterThanOrEqual(3)
    expect(t.zone('jeton', 1)).toEqual([])
    const kept = allPass(
      table({ at: 'auction', hands: { 0: HAND }, jetons: { 1: ['bourse'] } })
        .answer('juge')
        .answer('1'),
    )
    kept.answer(false)
    expect(kept.zone('jeton', 1)).toEqual(['bourse'])
    expect(kept.ask.rule).toBe('sale.other-buyer-pays-seller')
  })
  test('Market draws when another player buys the seller’s card', () => {
    const t = allPass(
      table({ at: 'auction', hands: { 0: ['juge', 'golem'] }, rows: { 0: ['marche', 'banquier'] } })
        .answer('juge')
        .answer('1'),
    )
    t.answer([t.options[0]]).answer('put-in-play')
    expect(hands(t)[0]).toBe(3)
    expect(t.track('gained')).toBe(1)
  })
})
