import { describe, expect, test } from 'vitest'
import { allPass, bidders, endTurn, engaged, hands, table } from '../kit.ts'

describe('elimination', () => {
  test('[defeat.empty-hand] who loses the last card is out, whoever’s turn it is', () => {
    const t = table({ at: 'effects', rows: { 0: ['archere', 'banquier'] }, hands: { 1: 1 } })
      .answer('archere')
      .answer('seat.1')
    expect(t.track('eliminated', 1)).toBe(1)
    expect(t.said()).toContain('eliminated')
    expect(t.match.over).toBe(false)
  })
  test('[defeat.leaves-game] no turns, no bids, no target, no share, no win', () => {
    const t = table({
      seats: 4,
      at: 'effects',
      secret: { 1: 'ange-gardien' },
      rows: { 0: ['archere', 'juge', 'banquier'] },
      hands: { 1: 1, 3: 1 },
      jetons: { 3: ['grace'] },
    })
    t.answer('archere').answer('seat.1').answer('juge')
    expect(t.options).toEqual(['seat.2', 'seat.3'])
    t.answer('seat.2')
    endTurn(t)
    expect(t.table.active).toBe(2)
    t.answer(t.options[0])
    expect(bidders(t)).not.toContain(1)
    const angel = table({
      seats: 4,
      at: 'effects',
      secret: { 1: 'ange-gardien' },
      tracks: { eliminated: { 1: 1 } },
      hands: { 1: [], 3: 1 },
      jetons: { 3: ['grace'] },
      rows: { 0: ['archere', 'banquier'] },
    })
    angel.answer('archere').answer('seat.3')
    expect(angel.said()).toContain('saved')
    expect(angel.match.over).toBe(false)
  })
  test('[ruling.eliminated-belongings] cards go to the discard pile in row order, Tokens to the supply, demands vanish', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['archere', 'banquier'], 1: ['golem', 'juge'] },
      hands: { 1: ['port'] },
      jetons: { 1: ['bourse', 'sceau'] },
      facts: { demands: { bySeat: { 1: ['magie'] } } },
    })
    t.answer('archere').answer('seat.1')
    expect(t.zone('discard-pile')).toEqual(['port', 'golem', 'juge'])
    expect(t.zone('supply')).toHaveLength(36)
    expect(t.fact('demands', 1)).toEqual([])
    expect(t.seen('spectator', 'secret-destin', 1)).toEqual([null])
  })
  test('[defeat.cards-in-play-do-not-help] five cards in play are no life', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['archere', 'banquier'], 1: ['golem', 'juge', 'port', 'druide', 'vampire'] },
      hands: { 1: 1 },
    })
    t.answer('archere').answer('seat.1')
    expect(t.track('eliminated', 1)).toBe(1)
  })
  test('[ruling.elimination-check] a later draw of the same power comes too late; the rest of a demand lapses', () => {
    const t = table({ at: 'effects', rows: { 0: ['usurier', 'banquier'] }, hands: { 0: 1 } })
    t.answer('usurier').answer('seat.1')
    expect(t.track('eliminated', 0)).toBe(1)
    expect(t.table.active).toBe(1)
    const archer = table({
      at: 'effects',
      rows: { 0: ['archere', 'banquier'] },
      hands: { 1: 1 },
      jetons: { 1: ['grace'] },
    })
      .answer('archere')
      .answer('seat.1')
    expect(hands(archer)[1]).toBe(1)
    expect(archer.track('eliminated', 1)).toBe(0)
  })
  test('[ruling.active-player-eliminated] the turn ends at once, unused Mandatory cards are ignored', () => {
    const t = table({ at: 'effects', rows: { 0: ['mercenaire', 'familier'] }, hands: { 0: 1 } }).answer('mercenaire')
    expect(t.track('eliminated', 0)).toBe(1)
    expect(t.table.active).toBe(1)
    expect(t.said()).toContain('turn-cut-short')
    expect(hands(t)).toEqual([0, 7, 6])
  })
  test('[ruling.nobody-left] the last two fall together: the active player wins', () => {
    const t = table({
      at: 'effects',
      tracks: { eliminated: { 2: 1 } },
      hands: { 0: 1, 1: 1, 2: [] },
      rows: { 0: ['mage-de-feu'] },
    }).answer('mage-de-feu')
    expect(t.match.result).toMatchObject({ reason: 'nobody-left', winners: [0] })
  })
  test('[ruling.suicide-by-choice] an optional cost may take one’s own last card', () => {
    const t = table({ at: 'effects', rows: { 0: ['guerisseuse'] }, hands: { 0: 1 } }).answer('guerisseuse')
    expect(t.track('eliminated', 0)).toBe(1)
    expect(t.zone('supply')).toHaveLength(36)
    const saved = table({
      at: 'effects',
      rows: { 0: ['guerisseuse', 'immortel', 'banquier'] },
      hands: { 0: 1 },
    })
      .answer('guerisseuse')
      .answer('immortel')
    saved.answer('seat.1')
    expect(saved.zone('jeton', 1)).toEqual(['grace'])
  })
  test('[ruling.mandatory-can-kill] giving away the last card by a Mandatory power eliminates', () => {
    const t = table({ at: 'effects', rows: { 0: ['usurier', 'golem'] }, hands: { 0: 1 } })
    t.answer('usurier').answer('seat.2')
    expect(t.track('eliminated', 0)).toBe(1)
    expect(hands(t)[2]).toBe(7)
  })
  test('Ghoul draws three cards when another player is eliminated', () => {
    const t = table({ at: 'effects', rows: { 0: ['archere', 'banquier'], 2: ['goule'] }, hands: { 1: 1 } })
      .answer('archere')
      .answer('seat.1')
    expect(hands(t)[2]).toBe(9)
  })
})

describe('rescue', () => {
  test('[faq.immortal.prevents-elimination] a ready Immortal saves, an engaged one does not', () => {
    const t = table({ at: 'effects', rows: { 0: ['archere', 'banquier'], 1: ['immortel'] }, hands: { 1: 1 } })
      .answer('archere')
      .answer('seat.1')
      .answer('immortel')
    expect(t.track('eliminated', 1)).toBe(0)
    expect(hands(t)[1]).toBe(1)
    expect(engaged(t, 'immortel', 1)).toBe(true)
    const tired = table({
      at: 'effects',
      rows: { 0: ['archere', 'banquier'], 1: ['immortel'] },
      engaged: ['immortel'],
      hands: { 1: 1 },
    })
      .answer('archere')
      .answer('seat.1')
    expect(tired.track('eliminated', 1)).toBe(1)
  })
  test('[faq.immortal.readied] it protects again after its owner’s start step', () => {
    const t = table({ active: 1, rows: { 1: ['immortel'] }, engaged: ['immortel'] })
    expect(engaged(t, 'immortel', 1)).toBe(false)
    expect(t.cited()).toContain('faq.immortal.readied')
  })
  test('[ruling.immortal-scope] it helps when the last card is taken, too', () => {
    const t = table({ at: 'effects', rows: { 0: ['espionne', 'banquier'], 1: ['immortel'] }, hands: { 1: ['juge'] } })
    t.answer('espionne').answer('seat.1')
    t.answer(t.options[0]).answer('immortel')
    expect(t.track('eliminated', 1)).toBe(0)
    expect(hands(t)[1]).toBe(1)
  })
  test('[ruling.alive-with-empty-hand] saved without a card to draw: safe, no auction, no bid', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['espionne', 'banquier'], 1: ['immortel'] },
      hands: { 1: ['juge'] },
      draw: [],
    })
    t.answer('espionne').answer('seat.1')
    t.answer(t.options[0]).answer('immortel')
    expect(hands(t)[1]).toBe(0)
    expect(t.track('eliminated', 1)).toBe(0)
    // Steps that follow, on this turn and the next, find the hand as empty as before.
    t.answer('banquier')
    endTurn(t)
    expect(t.table.active).toBe(2)
    expect(t.said()).toContain('no-auction')
    expect(t.track('eliminated', 1)).toBe(0)
  })
  test('[ruling.several-rescues] with Immortal and Grace the owner chooses, exactly one is used', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['archere', 'banquier'], 1: ['immortel'] },
      hands: { 1: 1 },
      jetons: { 1: ['grace'] },
    })
      .answer('archere')
      .answer('seat.1')
    expect(t.ask).toMatchObject({ seat: 1, rule: 'ruling.several-rescues' })
    expect(t.options.sort()).toEqual(['grace', 'immortel'])
    t.answer('immortel')
    expect(t.zone('jeton', 1)).toEqual(['grace'])
    expect(hands(t)[1]).toBe(1)
  })
})

describe('Assassin and Guardian Angel', () => {
  const scene = (secret: Record<number, string>, more: object = {}) =>
    table({ seats: 4, at: 'effects', secret, hands: { 0: 3, 2: 1 }, rows: { 0: ['archere', 'banquier'] }, ...more })

  test('[faq.angel.own-attack-counts] the Angel’s owner may cause the danger themselves', () => {
    const t = scene({ 0: 'ange-gardien' }, { rows: { 0: ['archere', 'banquier'], 2: ['immortel'] } })
      .answer('archere')
      .answer('seat.2')
      .answer('immortel')
    expect(t.match.result).toMatchObject({ reason: 'ange-gardien', winners: [0] })
  })
  test('[faq.angel.counters-assassin] the rescue that ruins the murder fulfils Guardian Angel', () => {
    const t = scene({ 0: 'assassin', 1: 'ange-gardien' }, { jetons: { 2: ['grace'] } })
      .answer('archere')
      .answer('seat.2')
    expect(t.match.result).toMatchObject({ reason: 'ange-gardien', winners: [1] })
  })
  test('[faq.assassin.saved-victim-fails] a saved victim is no murder', () => {
    const t = scene({ 0: 'assassin' }, { jetons: { 2: ['grace'] } })
      .answer('archere')
      .answer('seat.2')
    expect(t.match.over).toBe(false)
    expect(t.zone('jeton', 2)).toEqual([])
    const dead = scene({ 0: 'assassin' }).answer('archere').answer('seat.2')
    expect(dead.match.result).toMatchObject({ reason: 'assassin', winners: [0] })
  })
  test('[ruling.assassin-cause] a victim of its own Curse or Mandatory card was not murdered', () => {
    const t = table({
      hands: { 0: 0, 1: 6, 2: 6 },
      secret: { 1: 'assassin' },
      jetons: { 0: ['malediction'] },
      draw: ['juge'],
      tracks: { bare: { 0: 1 } },
    })
    expect(t.track('eliminated', 0)).toBe(1)
    expect(t.match.over).toBe(false)
  })
  test('[ruling.assassin-retry] after a failed attempt a later one counts', () => {
    const t = scene(
      { 0: 'assassin' },
      { rows: { 0: ['archere', 'mage-de-feu'] }, hands: { 0: 3, 2: 1, 1: 5, 3: 5 }, jetons: { 2: ['grace'] } },
    )
    t.answer('archere').answer('seat.2').answer('mage-de-feu').answer('pair.2-3')
    t.play((ask) => ask.options()[0]?.id)
    expect(t.match.result).toMatchObject({ reason: 'assassin', winners: [0] })
  })
  test('[ruling.angel-who-saves] saving oneself, or a loss prevented beforehand, is no rescue', () => {
    const own = scene({ 2: 'ange-gardien' }, { jetons: { 2: ['grace'] } })
      .answer('archere')
      .answer('seat.2')
    expect(own.match.over).toBe(false)
    const shielded = scene({ 1: 'ange-gardien' }, { jetons: { 2: ['bouclier'] } })
      .answer('archere')
      .answer('seat.2')
      .answer(true)
    expect(shielded.match.over).toBe(false)
    expect(hands(shielded)[2]).toBe(1)
  })
})

test('a settled auction never eliminates: the price is below the hand', () => {
  const t = allPass(
    table({ at: 'auction', hands: { 0: 3, 1: 2, 2: 1 } }).play(
      (ask) => (ask.rule === 'auction.offer-one' ? ask.options()[0]?.id : '1'),
      (now) => now.fact('high-bidder') === 1,
    ),
  )
  t.answer([t.options[0]]).answer('put-in-play')
  expect(t.zone('hand', 1).length).toBeGreaterThan(0)
})
