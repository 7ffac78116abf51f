import { describe, expect, test } from 'vitest'
import { endTurn, engaged, hands, quietAuction, quietTurn, table } from '../kit.ts'

describe('turns', () => {
  test('[turn.clockwise] seat 1 of 4 starts: 1, 2, 3, 0; an eliminated seat is skipped', () => {
    const t = table({ seats: 4, active: 1 })
    const order = [t.table.active]
    for (let i = 0; i < 4; i++) {
      quietTurn(t)
      order.push(t.table.active)
    }
    expect(order).toEqual([1, 2, 3, 0, 1])
    const short = table({ seats: 4, active: 2, tracks: { eliminated: { 3: 1 } } })
    quietTurn(short)
    expect(short.table.active).toBe(0)
  })
  test('[turn.four-steps] start, auction, effects, end, once each and in this order', () => {
    const t = table({ rows: { 0: ['banquier'] } })
    expect(t.ask.rule).toBe('auction.offer-one')
    expect(() => t.answer('banquier')).toThrow()
    quietAuction(t).answer('end-turn')
    const phases = (t.match.events ?? []).flatMap((event) => (event.type === 'phase-begun' ? [event.phase] : []))
    expect(phases.slice(0, 4)).toEqual(['auction', 'effects', 'end', 'start'])
  })
  test('[end.pass-left] the last seat passes the role to the first, whose start step runs', () => {
    const t = table({ at: 'effects', active: 2 })
    endTurn(t)
    expect(t.table.active).toBe(0)
    expect(hands(t)).toEqual([7, 6, 6])
    expect(t.cited()).toContain('end.pass-left')
  })
})

describe('the start step', () => {
  test('[start.draw-one] the active player draws one card, nobody else', () => {
    const t = table()
    expect(hands(t)).toEqual([7, 6, 6])
    expect(t.zone('draw-pile')).toHaveLength(44 - 19)
  })
  test('[start.ready] Activation and Mandatory cards are readied, a used One-shot is not', () => {
    const t = table({
      rows: { 0: ['banquier', 'familier', 'archere'] },
      engaged: ['banquier', 'familier', 'archere'],
    })
    expect(engaged(t, 'banquier', 0)).toBe(false)
    expect(engaged(t, 'familier', 0)).toBe(false)
    expect(engaged(t, 'archere', 0)).toBe(true)
  })
  test('[start.ready-own-only] the cards of others stay engaged', () => {
    const t = table({ active: 1, rows: { 0: ['banquier'], 1: ['golem'] }, engaged: ['banquier', 'golem'] })
    expect(engaged(t, 'banquier', 0)).toBe(true)
    expect(engaged(t, 'golem', 1)).toBe(false)
  })
  test('[start.reshuffle] an empty draw pile is rebuilt from the discard pile', () => {
    const discard = ['banquier', 'golem', 'juge', 'port', 'marche']
    const t = table({ draw: [], discard })
    expect(hands(t)[0]).toBe(7)
    expect(t.zone('draw-pile')).toHaveLength(4)
    expect(t.zone('discard-pile')).toEqual([])
    const two = table({
      at: 'effects',
      rows: { 0: ['grimoire-de-sorts'] },
      draw: ['banquier'],
      discard: ['golem', 'juge'],
    })
    two.answer('grimoire-de-sorts')
    expect(two.zone('hand', 0)).toHaveLength(9)
    expect(two.zone('hand', 0)).toContain('banquier')
    expect([...two.zone('draw-pile'), ...two.zone('discard-pile')]).toEqual([])
  })
  test('[ruling.nothing-to-draw] with both piles empty the draw is skipped and the turn goes on', () => {
    const t = table({ draw: [] })
    expect(hands(t)).toEqual([6, 6, 6])
    expect(t.ask.rule).toBe('auction.offer-one')
    const two = table({ seats: 2, active: 1, draw: ['juge', 'port', 'golem'] })
    expect(hands(two)).toEqual([7, 8])
  })
  test('[ruling.start-step-order] Castle reads hands before the draw; Tokens act after readying', () => {
    const t = table({ hands: { 0: 4, 1: 4, 2: 5 }, rows: { 0: ['chateau'] } })
    expect(hands(t)).toEqual([6, 4, 5])
    const poor = table({ hands: { 0: 5, 1: 4, 2: 5 }, rows: { 0: ['chateau'] } })
    expect(hands(poor)).toEqual([6, 4, 5])
  })
  test('Ghoul draws one more while another player holds two cards or fewer', () => {
    expect(hands(table({ hands: { 0: 5, 1: 2, 2: 6 }, rows: { 0: ['goule'] } }))).toEqual([7, 2, 6])
    expect(hands(table({ hands: { 0: 5, 1: 3, 2: 6 }, rows: { 0: ['goule'] } }))).toEqual([6, 3, 6])
  })
  test('Mage Tower looks at one card more and puts the other under the pile', () => {
    const t = table({ rows: { 0: ['tour-de-magie'] }, draw: ['juge', 'port', 'banquier', 'golem'] })
    expect(t.options.sort()).toEqual(['banquier', 'golem'])
    expect(t.seen(1, 'aside', 0)).toEqual([null, null])
    t.answer(['banquier'])
    expect(t.zone('hand', 0)).toContain('banquier')
    expect(t.zone('draw-pile')).toEqual(['golem', 'juge', 'port'])
    expect(t.seen(0, 'draw-pile')).toEqual([null, null, null])
  })
  test('[ruling.looking-at-short-pile] Mage Tower reshuffles to look, and the draw that is due comes first', () => {
    const t = table({ rows: { 0: ['tour-de-magie'] }, draw: ['juge'], discard: ['golem', 'port'] })
    expect(t.options).toHaveLength(2)
    expect(t.options).toContain('juge')
    t.answer(['juge'])
    // The other one goes below the new pile.
    expect(t.zone('draw-pile')).toHaveLength(2)
    expect(t.zone('discard-pile')).toEqual([])
    const last = table({ rows: { 0: ['tour-de-magie'] }, draw: ['juge'] })
    expect(last.zone('hand', 0)).toContain('juge')
    expect(last.ask.rule).toBe('auction.offer-one')
    const none = table({ rows: { 0: ['tour-de-magie'] }, draw: [] })
    expect(hands(none)[0]).toBe(6)
    expect(none.said()).not.toContain('sifted')
    expect(none.said()).toContain('nothing-to-draw')
  })
  test('the header of a start step names the round that begins with it', () => {
    const t = table({})
    quietTurn(quietTurn(quietTurn(t)))
    const begun = (t.match.events ?? []).flatMap((event) =>
      event.type === 'phase-begun' && event.phase === 'start' ? [event.round] : [],
    )
    expect(begun).toEqual([1, 1, 2])
  })
})

describe('Tokens at the start', () => {
  test('[golden.jeton-order] Harvest draws before Curse discards', () => {
    const t = table({
      hands: { 0: 1, 1: 6, 2: 6 },
      jetons: { 0: ['malediction', 'recolte'] },
      draw: ['juge', 'port', 'golem'],
    })
    expect(hands(t)[0]).toBe(3)
    expect(t.ask.spec.text).toBe('discard')
    t.answer('port')
    expect(hands(t)[0]).toBe(2)
    expect(t.zone('jeton', 0)).toEqual([])
    expect(t.zone('supply')).toHaveLength(36)
  })
  test('Seal engages a ready Activation card of the owner’s choice, Immortal included', () => {
    const t = table({ rows: { 0: ['banquier', 'immortel', 'archere', 'druide'] }, jetons: { 0: ['sceau'] } })
    expect(t.options.sort()).toEqual(['banquier', 'immortel'])
    t.answer('immortel')
    expect(engaged(t, 'immortel', 0)).toBe(true)
    expect(t.zone('jeton', 0)).toEqual([])
  })
  test('Seal without a ready Activation card does nothing', () => {
    const t = table({ rows: { 0: ['archere'] }, jetons: { 0: ['sceau'] } })
    expect(t.ask.rule).toBe('auction.offer-one')
    expect(t.zone('jeton', 0)).toEqual([])
  })
  test('[ruling.single-card-seller] two cards, one lost to the Curse: no auction, effects at once', () => {
    const t = table({ hands: { 0: 1, 1: 6, 2: 6 }, rows: { 0: ['banquier'] }, jetons: { 0: ['malediction'] } })
    t.answer(t.options[0])
    expect(t.ask.rule).toBe('effects.activation-optional')
    expect(t.said()).toContain('no-auction')
  })
})
