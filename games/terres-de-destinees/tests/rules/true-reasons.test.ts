import { describe, expect, test } from 'vitest'
import { engaged, hands, question, table } from '../kit.ts'

const A = ['la-reine', 'golem', 'port', 'marche', 'vampire']
const B = ['juge', 'banquier', 'chevalier', 'apprenti', 'usurier']

describe('bids', () => {
  test('[bid.not-whole-hand] whatever is beyond the hand is refused by the hand, not by the order of play', () => {
    const t = table({ at: 'auction' })
    t.answer(t.options[0])
    expect([t.refusal('6'), t.refusal('99')]).toEqual(['bid.not-whole-hand', 'bid.not-whole-hand'])
    expect(t.refusal('0')).toBe('bid.minimum-one')
    t.answer('3')
    expect([t.refusal('1'), t.refusal('3')]).toEqual(['bid.must-raise', 'bid.must-raise'])
  })
  test('[duo.bid-limits] with two players their own rule says so', () => {
    const t = table({ seats: 2, at: 'auction', hands: { 0: A, 1: B } })
      .answerAs(0, 'golem')
      .answerAs(1, 'juge')
    expect([t.refusal('0'), t.refusal('99')]).toEqual(['duo.bid-limits', 'duo.bid-limits'])
  })
})

describe('copies', () => {
  test('[ruling.no-copy-of-copies] where only copying cards are in reach the rule against copies refuses', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['le-roi', 'maitre-marchand', 'banquier'], 1: ['fou-du-roi', 'la-reine'], 2: ['enchanteresse'] },
    })
    expect([t.refusal('le-roi'), t.refusal('maitre-marchand')]).toEqual([
      'ruling.no-copy-of-copies',
      'ruling.no-copy-of-copies',
    ])
  })
  test('[ruling.no-copy-of-copies] a card that copies is refused by that rule when a card to copy is chosen', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['le-roi', 'banquier'], 1: ['juge', 'bourgmestre', 'la-reine', 'capitaine-de-la-garde'] },
    }).answer('le-roi')
    expect(t.options).toEqual(['juge', 'bourgmestre'])
    expect(t.refusal('la-reine')).toBe('ruling.no-copy-of-copies')
    expect(t.refusal('capitaine-de-la-garde')).toBe('faq.copy.activation-kind-only')
  })
  test('[ruling.no-copy-of-copies] the Queen does not repeat the King', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['le-roi', 'la-reine', 'golem'], 1: ['juge'] },
    })
      .answer('le-roi')
      .answer('seat.2')
    expect(t.refusal('la-reine')).toBe('ruling.no-copy-of-copies')
  })
})

describe('the Lich', () => {
  test('[ruling.optional-without-target] is not offered where nobody has a card to lend', () => {
    const t = table({ advanced: true, at: 'effects', rows: { 0: ['liche', 'banquier'], 1: ['port'] } })
    expect(t.refusal('liche')).toBe('ruling.optional-without-target')
    const rows = { 0: ['liche', 'banquier'], 1: ['port'], 2: ['golem', 'changeur'] }
    const lent = table({ advanced: true, at: 'effects', rows }).answer('liche')
    expect(lent.fact('lich')).toBe(2)
  })
  test('[ruling.others-card-must-be-ready] an engaged card of the lender is refused for that reason', () => {
    const rows = { 0: ['liche'], 1: ['banquier', 'golem', 'changeur', 'archere'] }
    const t = table({ advanced: true, at: 'effects', rows, engaged: ['banquier'] }).answer('liche')
    expect(t.refusal('banquier')).toBe('ruling.others-card-must-be-ready')
    expect(t.refusal('archere')).toBe('faq.lich.uses-another-player')
  })
})

describe('the Burgomaster', () => {
  test('[faq.burgomaster.demand] the question to the seller names every demand', () => {
    const t = table({ at: 'auction', hands: { 0: A }, facts: { demands: { bySeat: { 0: ['magie', 'royaume'] } } } })
    expect(question(t, 'en')).toBe(
      'Which card from your hand do you put up for auction? Demanded by a Burgomaster, if you hold it: Magic and Kingdom.',
    )
    expect(question(t, 'fr')).toMatch(/Exigé par un Bourgmestre, si vous l’avez en main\s: Magie et Royaume\./)
    expect(question(table({ at: 'auction' }), 'en')).toBe('Which card from your hand do you put up for auction?')
  })
})

describe('the Immortal', () => {
  const struck = (more: object = {}) =>
    table({ at: 'effects', rows: { 0: ['archere', 'banquier'], 1: ['immortel'] }, hands: { 1: 1 }, ...more })
      .answer('archere')
      .answer('seat.1')

  test('[ruling.immortal-scope] permits to stay: its owner may let go', () => {
    const t = struck()
    expect(t.ask).toMatchObject({ seat: 1, rule: 'ruling.immortal-scope', text: 'rescue' })
    expect(t.options).toEqual(['immortel', 'fall'])
    t.answer('fall')
    expect(t.track('eliminated', 1)).toBe(1)
    const saved = struck().answer('immortel')
    expect([saved.track('eliminated', 1), hands(saved)[1]]).toEqual([0, 1])
  })
  test('[ruling.several-rescues] who owns the Token is saved in any case', () => {
    const t = struck({ jetons: { 1: ['grace'] } })
    expect(t.options.sort()).toEqual(['grace', 'immortel'])
  })
})

describe('two players', () => {
  const duo = (more: object = {}) => table({ seats: 2, at: 'auction', hands: { 0: A, 1: B }, ...more })

  test('[duo.acquisition-for-wins] [duo.support-no-destiny] both areas are named when cards go there', () => {
    const t = duo().answerAs(0, 'golem').answerAs(1, 'juge').answer('pass')
    expect(question(t, 'en')).toContain('acquisition area')
    t.answer('juge')
    expect(t.said()).toEqual(expect.arrayContaining(['acquired-area', 'supported']))
    expect(t.cited()).toEqual(expect.arrayContaining(['duo.acquisition-for-wins', 'duo.support-no-destiny']))
  })
  test('[ruling.duo-seller-reactions] the tax is due on the opponent’s offer', () => {
    const t = duo({ rows: { 1: ['collecteur-d-impots'] } })
      .answerAs(0, 'golem')
      .answerAs(1, 'banquier')
    expect(t.ask).toMatchObject({ seat: 0, rule: 'faq.collector.tax' })
    t.answer(t.options[0])
    expect(hands(t)).toEqual([3, 5])
  })
  test('[ruling.duo-put-in-play] the Book of the Dead puts its card into acquisition, wherever it lies itself', () => {
    const t = table({
      seats: 2,
      at: 'effects',
      support: { 0: ['grimoire-des-morts'] },
      discard: ['juge'],
    }).answer('grimoire-des-morts')
    expect([t.zone('in-play', 0), t.zone('support-area', 0)]).toEqual([['juge'], ['grimoire-des-morts']])
    expect(t.cited()).toContain('ruling.duo-put-in-play')
  })
  test('[duo.passed-cards-to-acquisition] an Accountant in support passes to the acquisition area', () => {
    const t = table({ seats: 2, at: 'effects', support: { 0: ['comptable'] }, rows: { 0: ['banquier'] } })
    t.answer('comptable')
    expect([t.zone('in-play', 1), t.zone('support-area', 0)]).toEqual([['comptable'], []])
    expect(t.cited()).toContain('duo.passed-cards-to-acquisition')
  })
})

describe('powers at their limits', () => {
  test('[ruling.protection-scope] the Apprentice cannot ask a player with a Caravan Guard', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['apprenti', 'banquier'], 1: ['garde-de-caravane'] },
    }).answer('apprenti')
    expect(t.ask.text).toBe('name-family')
    expect(t.said()).not.toContain('asked-family')
    t.answer('magie')
    expect(t.ask.seat).toBe(2)
    const guarded = table({
      seats: 2,
      at: 'effects',
      rows: { 0: ['apprenti', 'banquier'], 1: ['garde-de-caravane'] },
    })
    expect(guarded.refusal('apprenti')).toBe('ruling.optional-without-target')
  })
  test('[power.permanent] a Ghoul feasts on each of two players who leave together', () => {
    const t = table({
      seats: 4,
      at: 'effects',
      rows: { 0: ['mage-de-feu', 'goule', 'banquier'] },
      hands: { 0: 3, 1: ['juge'], 2: ['port'], 3: 6 },
    })
      .answer('mage-de-feu')
      .answer('pair.1-2')
    expect([t.track('eliminated', 1), t.track('eliminated', 2)]).toEqual([1, 1])
    expect(hands(t)[0]).toBe(3 + 3 + 3)
  })
  test('[ruling.mandatory-without-target] a Mandatory card that lacks what it takes is engaged and says so', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['usurier', 'banquier'] },
      hands: { 0: [] },
      tracks: { bare: { 0: 1 } },
    }).answer('usurier')
    expect(engaged(t, 'usurier', 0)).toBe(true)
    expect(t.said()).toContain('no-effect')
    expect(t.cited()).toContain('ruling.mandatory-without-target')
  })
})

describe('who has to give something up reads what makes them', () => {
  const sourceOf = (t: ReturnType<typeof table>) => t.match.view(t.ask.seat).ask?.source
  test('[ruling.who-picks-lost-cards] a discard names the card whose power asks for it', () => {
    const t = table({ at: 'effects', rows: { 0: ['archere', 'banquier'] } })
      .answer('archere')
      .answer('seat.1')
    expect([t.ask.seat, t.ask.spec.text, sourceOf(t)]).toEqual([1, 'discard', 'archere'])
  })
  test('[jeton.has-effect] a Curse and a Seal name themselves', () => {
    const curse = table({ rows: { 0: ['banquier'] }, jetons: { 0: ['malediction'] } })
    expect([curse.ask.spec.text, sourceOf(curse)]).toEqual(['discard', 'malediction'])
    const seal = table({ rows: { 0: ['banquier', 'juge'] }, jetons: { 0: ['sceau'] } })
    expect([seal.ask.spec.text, sourceOf(seal)]).toEqual(['seal', 'sceau'])
  })
  test('[faq.ring.joins-acquired] a gift that a power asks for names its card', () => {
    const t = table({ at: 'effects', rows: { 0: ['anneau-de-valeur'] }, hands: { 0: 2, 1: 6 } })
      .answer('anneau-de-valeur')
      .answer('seat.1')
    expect([t.ask.seat, t.ask.spec.text, sourceOf(t)]).toEqual([1, 'give', 'anneau-de-valeur'])
  })
})
