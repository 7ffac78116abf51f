import { expect, test } from 'vitest'
import { allPass, endTurn, engaged, hands, isBid, table } from '../kit.ts'

const SIX = ['chateau', 'port', 'marche', 'goule', 'druide', 'golem']

test('example: the unsold Judge is kept for free or discarded', () => {
  const unsold = () => allPass(table({ seats: 4, at: 'auction', hands: { 0: ['juge', ...SIX] } }).answer('juge'))
  const kept = unsold().answer('put-in-play')
  expect(kept.zone('in-play', 0)).toEqual(['juge'])
  expect(engaged(kept, 'juge', 0)).toBe(false)
  expect(hands(kept)).toEqual([6, 6, 6, 6])
  expect(unsold().answer('discard').zone('discard-pile')).toEqual(['juge'])
})

test.each([
  [4, [3, 7, 7, 7]],
  [3, [3, 8, 7]],
  [5, [3, 7, 7, 7, 6]],
])('example: the self-bought Spy with %i players', (seats, expected) => {
  const t = table({
    seats,
    at: 'auction',
    hands: { 0: ['espionne', ...SIX] },
    rows: { 0: ['banquier', 'changeur'] },
  }).answer('espionne')
  while (t.ask.seat !== 0) t.answer('pass')
  allPass(t.answer('3'))
  t.answer('chateau').answer('port').answer('marche').answer('put-in-play')
  expect(hands(t)).toEqual(expected)
  expect(t.zone('in-play', 0)).toContain('espionne')
})

test('example: the Seer bought by another player', () => {
  const t = table({ seats: 4, at: 'auction', hands: { 0: ['voyante', ...SIX] }, rows: { 0: ['banquier'] } })
    .answer('voyante')
    .answer('pass')
    .answer('2')
  allPass(t)
  t.answer(t.options.slice(0, 2)).answer('put-in-play')
  expect(hands(t)).toEqual([8, 6, 4, 6])
  expect(t.zone('in-play', 2)).toEqual(['voyante'])
  expect(engaged(t, 'voyante', 2)).toBe(false)
})

test('example: two players, three cards against a pass', () => {
  const t = table({
    seats: 2,
    at: 'auction',
    hands: {
      0: ['la-reine', ...SIX, 'juge'],
      1: ['immortel', 'banquier', 'changeur', 'vampire', 'spectre', 'apprenti', 'voyante', 'usurier'],
    },
    rows: { 0: ['foret-enchantee'] },
  })
  t.answerAs(0, 'la-reine').answerAs(1, 'immortel').answer('3').answer('pass')
  t.answer('banquier').answer('changeur').answer('vampire').answer('la-reine')
  expect(t.zone('in-play', 1)).toEqual(['la-reine'])
  expect(t.zone('support-area', 0)).toEqual(['immortel'])
  expect(hands(t)).toEqual([7, 4])
  expect(t.zone('discard-pile')).toHaveLength(3)
  expect(t.ask).toMatchObject({ seat: 0, rule: 'effects.activation-optional' })
})

test('example: two areas, two acquired cards count, five powers work', () => {
  const t = table({
    seats: 2,
    at: 'effects',
    common: ['grand-domaine', 'harmonie'],
    rows: { 0: ['foret-enchantee', 'marche'] },
    support: { 0: ['port', 'banquier', 'changeur'] },
  })
  expect(t.options).toEqual(['foret-enchantee', 'banquier', 'changeur', 'end-turn'])
  t.answer('banquier')
  expect(t.match.over).toBe(false)
})

test('example: Druid and tax', () => {
  const scene = () =>
    table({
      at: 'auction',
      active: 1,
      rows: { 1: ['druide'], 2: ['collecteur-d-impots'] },
      hands: { 1: ['goule', 'juge', 'port', 'marche', 'golem', 'chateau', 'spectre'] },
    })
  const t = scene().answer('goule').answer(true).answer('port')
  expect(hands(t)).toEqual([6, 5, 7])
  expect(t.zone('hidden-sale', 1)).toHaveLength(1)
  const free = scene().answer('juge').answer(true).answer('no-tax')
  expect(hands(free)).toEqual([6, 6, 6])
})

test('example: the tax comes before bidding', () => {
  const t = table({
    at: 'auction',
    rows: { 2: ['collecteur-d-impots'] },
    hands: { 0: ['port', 'golem', 'goule', 'druide'] },
  })
    .answer('port')
    .answer('golem')
  expect(hands(t)).toEqual([2, 6, 7])
  t.answer('pass').answer('pass')
  expect(t.options).toEqual(['pass', '1'])
  t.answer('pass').answer('put-in-play')
  expect(t.zone('in-play', 0)).toEqual(['port'])
})

test('example: the Master on an engaged card, in both orders', () => {
  const rows = { 0: ['archimage', 'banquier', 'druide'] }
  const t = table({ at: 'effects', rows, hands: { 0: 4 } })
    .answer('banquier')
    .answer('archimage')
  expect(hands(t)[0]).toBe(6)
  expect(engaged(t, 'banquier', 0) && engaged(t, 'archimage', 0)).toBe(true)
  const other = table({ at: 'effects', rows, hands: { 0: 4 } }).answer('archimage')
  expect(engaged(other, 'banquier', 0)).toBe(false)
  expect(hands(other.answer('banquier'))[0]).toBe(6)
})

test('example: the Queen with a new target', () => {
  const t = table({ at: 'effects', rows: { 0: ['juge', 'la-reine', 'golem'] } })
    .answer('juge')
    .answer('seat.1')
    .answer('la-reine')
  expect(t.zone('jeton', 1)).toEqual(['sceau'])
  expect(t.zone('jeton', 2)).toEqual(['sceau'])
  expect(engaged(t, 'juge', 0) && engaged(t, 'la-reine', 0)).toBe(true)
  expect(t.zone('supply').filter((id) => id === 'sceau')).toHaveLength(4)
})

test('example: a Lich turn', () => {
  const t = table({
    advanced: true,
    at: 'effects',
    rows: { 0: ['liche', 'banquier', 'familier'], 1: ['golem', 'fossoyeur'] },
    engaged: ['fossoyeur'],
    hands: { 0: 3 },
    discard: ['juge'],
  })
  t.answer('liche')
  expect(t.options).toEqual(['familier', 'golem'])
  t.answer('golem')
  expect(t.zone('jeton', 0)).toEqual(['bouclier'])
  expect(engaged(t, 'golem', 1)).toBe(true)
})

test('example: the borrowed Queen', () => {
  const t = table({
    seats: 4,
    advanced: true,
    at: 'effects',
    rows: { 0: ['liche', 'chevalier'], 1: ['juge', 'la-reine', 'le-roi'] },
  })
  t.answer('liche').answer('juge').answer('seat.2').answer('la-reine')
  expect(t.options).toEqual(['seat.1', 'seat.3'])
  t.answer('seat.3')
  expect(engaged(t, 'juge', 1) && engaged(t, 'la-reine', 1)).toBe(true)
  t.answer('le-roi')
  expect(t.said().filter((key) => key === 'borrowed')).toHaveLength(2)
  expect(t.said().filter((key) => key === 'jeton-gained')).toHaveLength(3)
})

test('example: Fire Mage with two left', () => {
  const t = table({
    seats: 4,
    at: 'effects',
    tracks: { eliminated: { 1: 1, 2: 1 } },
    hands: { 0: 3, 1: [], 2: [], 3: 1 },
    rows: { 0: ['mage-de-feu'] },
  }).answer('mage-de-feu')
  t.play((ask) => ask.options()[0]?.id)
  expect(hands(t)[0]).toBe(2)
  expect(t.match.result).toMatchObject({ reason: 'last-survivor', winners: [0] })
})

test('example: two demands of the Burgomaster', () => {
  const facts = { demands: { bySeat: { 1: ['magie', 'commerce'] } } }
  const t = table({
    advanced: true,
    at: 'auction',
    active: 1,
    facts,
    hands: { 1: ['port', 'juge', 'chateau', 'goule', 'spectre', 'vampire'] },
  })
  expect(t.options).toEqual(['port'])
  expect(t.answer('port').fact('demands', 1)).toEqual([])
  const free = table({ advanced: true, at: 'auction', active: 1, facts, hands: { 1: ['juge', 'chateau', 'goule'] } })
  expect(free.options).toHaveLength(3)
})

test('example: the Angel against the Assassin', () => {
  const t = table({
    at: 'effects',
    secret: { 0: 'assassin', 1: 'ange-gardien' },
    hands: { 2: 1 },
    jetons: { 2: ['grace'] },
    rows: { 0: ['archere'] },
  })
    .answer('archere')
    .answer('seat.2')
  expect(t.zone('hand', 2)).toHaveLength(1)
  expect(t.zone('jeton', 2)).toEqual([])
  expect(t.match.result).toMatchObject({ reason: 'ange-gardien', winners: [1] })
})

test('example: Tokens in order', () => {
  const t = table({
    hands: { 0: ['juge'] },
    jetons: { 0: ['malediction', 'recolte'] },
    rows: { 0: ['banquier'] },
    engaged: ['banquier'],
    draw: ['port', 'golem', 'chateau'],
  })
  expect(engaged(t, 'banquier', 0)).toBe(false)
  expect(hands(t)[0]).toBe(3)
  t.answer('juge')
  expect(hands(t)[0]).toBe(2)
  expect(t.zone('supply')).toHaveLength(36)
  expect(isBid(t)).toBe(false)
  endTurn(t)
})
