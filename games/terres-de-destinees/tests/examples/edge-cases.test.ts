import { expect, test } from 'vitest'
import { allPass, engaged, hands, isBid, table } from '../kit.ts'

test('edge: with one card and no bid yet only passing is possible, and it is done by itself', () => {
  const t = table({ at: 'auction', hands: { 1: 1 } })
  t.answer(t.options[0])
  expect(t.ask.seat).toBe(2)
})
test('edge: self-sale with two survivors, the single opponent gets all cards', () => {
  const t = table({
    at: 'auction',
    tracks: { eliminated: { 2: 1 } },
    hands: { 0: ['juge', 'golem', 'port', 'marche', 'goule'], 2: [] },
  })
    .answer('juge')
    .answer('2')
    .answer('3')
  allPass(t).answer('golem').answer('port').answer('marche')
  expect(hands(t)).toEqual([1, 9, 0])
})
test('edge: self-sale skips an eliminated left neighbour', () => {
  const t = table({
    seats: 5,
    at: 'auction',
    tracks: { eliminated: { 1: 1 } },
    hands: { 0: ['juge', 'golem', 'port', 'marche', 'goule'], 1: [] },
  }).answer('juge')
  while (t.ask.seat !== 0) t.answer('pass')
  allPass(t.answer('2')).answer('golem').answer('port')
  expect(hands(t)).toEqual([2, 0, 7, 7, 6])
})
test('edge: the Accountant completes an opponent’s Tycoon', () => {
  const t = table({
    at: 'effects',
    secret: { 1: 'magnat' },
    rows: { 0: ['comptable', 'golem'], 1: ['banquier', 'changeur', 'marche'] },
  }).answer('comptable')
  expect(t.match.result).toMatchObject({ reason: 'magnat', winners: [1] })
})
test('edge: an elimination makes the Ghoul draw, an Assassin who did not cause it does not win', () => {
  const t = table({
    seats: 4,
    at: 'effects',
    secret: { 2: 'assassin' },
    hands: { 3: 1 },
    rows: { 0: ['archere', 'banquier'], 1: ['goule'] },
  })
    .answer('archere')
    .answer('seat.3')
  expect(hands(t)[1]).toBe(9)
  expect(t.match.over).toBe(false)
})
test('edge: two others complete a shared Destiny in the same step and win together', () => {
  const t = table({
    seats: 4,
    at: 'effects',
    common: ['grand-domaine', 'harmonie'],
    rows: {
      0: ['banquier', 'golem'],
      1: ['chateau', 'marche', 'port', 'druide', 'espionne', 'voyante'],
      2: ['cimetiere', 'foret-enchantee', 'tour-de-magie', 'changeur', 'fossoyeur', 'banshee'],
    },
  })
  t.answer('golem')
  expect(t.match.result).toMatchObject({ reason: 'together', winners: [1, 2] })
})
test('edge: mutual destruction, the active player wins', () => {
  const t = table({
    at: 'effects',
    active: 1,
    tracks: { eliminated: { 2: 1 } },
    hands: { 0: 1, 1: 1, 2: [] },
    rows: { 1: ['mage-de-feu'] },
  }).answer('mage-de-feu')
  expect(t.match.result).toMatchObject({ reason: 'nobody-left', winners: [1] })
})
test('edge: an Immortal in support saves its owner', () => {
  const t = table({
    seats: 2,
    at: 'effects',
    rows: { 0: ['archere', 'banquier'] },
    support: { 1: ['immortel'] },
    hands: { 1: 1 },
  })
    .answer('archere')
    .answer('immortel')
  expect(t.track('eliminated', 1)).toBe(0)
})
test('edge: an Immortal engaged by the Seal protects again only after the next start step', () => {
  const t = table({
    active: 1,
    rows: { 1: ['immortel', 'banquier'], 2: ['archere'] },
    jetons: { 1: ['sceau'] },
    hands: { 1: ['juge'] },
  })
  t.answer('immortel')
  expect(engaged(t, 'immortel', 1)).toBe(true)
})
test('edge: copying the Immortal is refused', () => {
  const t = table({
    advanced: true,
    at: 'effects',
    rows: { 0: ['enchanteresse', 'maitre-marchand', 'banquier'], 1: ['immortel'] },
  })
  expect(t.refusal('enchanteresse')).toBe('ruling.no-copy-of-copies')
  expect(t.refusal('maitre-marchand')).toBe('ruling.no-copy-of-copies')
})
test('edge: no chain of copies', () => {
  const t = table({ advanced: true, at: 'effects', rows: { 0: ['le-roi', 'banquier'], 1: ['fou-du-roi'] } })
  expect(t.refusal('le-roi')).toBe('ruling.no-copy-of-copies')
})
test('edge: a One-shot is not copied, used or not', () => {
  for (const engagedCards of [[], ['espionne']]) {
    const t = table({ at: 'effects', rows: { 0: ['le-roi', 'banquier'], 1: ['espionne'] }, engaged: engagedCards })
    expect(t.refusal('le-roi')).toBe('ruling.optional-without-target')
  }
})
test('edge: the Queen before any other Kingdom card is not offered', () => {
  const t = table({ at: 'effects', rows: { 0: ['la-reine', 'juge'] } })
  expect(t.options).toEqual(['juge', 'end-turn'])
})
test('edge: a Mandatory card may kill before its second part', () => {
  const t = table({ at: 'effects', rows: { 0: ['mercenaire'] }, hands: { 0: 1 } })
  expect(t.track('eliminated', 0)).toBe(1)
  expect(hands(t)).toEqual([0, 7, 6])
})
test('edge: Banker first, then the Mercenary, and one stays alive', () => {
  const t = table({ at: 'effects', rows: { 0: ['mercenaire', 'banquier'] }, hands: { 0: 1 } }).answer('banquier')
  t.answer(t.options[0]).answer('seat.1')
  t.answer(t.options[0])
  expect(hands(t)[0]).toBe(1)
})
test('edge: the tax spares the last card', () => {
  const t = table({ at: 'auction', rows: { 2: ['collecteur-d-impots'] }, hands: { 0: ['port', 'golem'] } }).answer(
    'port',
  )
  expect(hands(t)).toEqual([1, 6, 6])
  expect(t.said()).toContain('tax-spared')
  expect(isBid(t)).toBe(true)
})
test('edge: a blind purchase may be discarded, the price stays paid', () => {
  const t = table({ at: 'auction', rows: { 0: ['druide', 'banquier'] }, hands: { 0: ['mercenaire', 'golem', 'port'] } })
    .answer('mercenaire')
    .answer(true)
    .answer('2')
  allPass(t)
  t.answer(t.options.slice(0, 2)).answer('discard')
  expect(t.zone('discard-pile')).toEqual(['mercenaire'])
  expect(hands(t)).toEqual([4, 4, 6])
})
test('edge: empty piles and one card: no draw, no auction, effects as usual', () => {
  const t = table({ hands: { 0: ['juge'] }, rows: { 0: ['golem'] }, draw: [] })
  expect(hands(t)[0]).toBe(1)
  expect(t.ask.rule).toBe('effects.activation-optional')
})
test('edge: the Captain of the Guard protects its whole row, itself included', () => {
  const t = table({
    advanced: true,
    at: 'effects',
    rows: { 0: ['alchimiste', 'banquier'], 1: ['capitaine-de-la-garde', 'golem'] },
  }).answer('alchimiste')
  expect(t.options.sort()).toEqual(['alchimiste', 'banquier'])
})
test('edge: two players, both low', () => {
  const t = table({ seats: 2, at: 'auction', hands: { 0: ['juge', 'golem'], 1: ['port', 'marche', 'goule'] } })
    .answerAs(0, 'juge')
    .answerAs(1, 'port')
  expect(t.options).toEqual(['pass', '1'])
  const opened = t.match.fork()
  opened.answer(1, '1')
  expect(opened.asks()[0]).toMatchObject({ seat: 1, rule: 'duo.winner-discards-bid' })
  t.answer('pass')
  expect(t.ask).toMatchObject({ seat: 0, rule: 'duo.winner-chooses-card' })
})
test('edge: nothing can be activated between a bid and its settlement', () => {
  const t = table({ at: 'auction', rows: { 0: ['archere'], 2: ['mage-de-feu'] } })
  t.answer(t.options[0]).answer('1')
  expect(isBid(t)).toBe(true)
  expect(() => t.answerAs(2, 'mage-de-feu')).toThrow()
  expect(t.match.offers(0)).toEqual([])
})
test('edge: eliminated players and spectators see public things only, and their own Destiny', () => {
  const t = table({ at: 'auction', tracks: { eliminated: { 2: 1 } }, hands: { 2: [] }, secret: { 2: 'assassin' } })
  expect(t.seen(2, 'secret-destin', 2)).toEqual(['assassin'])
  expect(t.seen(2, 'secret-destin', 0)).toEqual([null])
  expect(t.seen(2, 'hand', 0)).not.toContain('juge')
  expect(t.seen('spectator', 'hand', 0).every((id) => id === null)).toBe(true)
})
test('edge: the Archer on a single card with Grace', () => {
  const t = table({ at: 'effects', rows: { 0: ['archere', 'banquier'] }, hands: { 1: 1 }, jetons: { 1: ['grace'] } })
    .answer('archere')
    .answer('seat.1')
  expect(hands(t)[1]).toBe(1)
  expect(t.zone('jeton', 1)).toEqual([])
})
