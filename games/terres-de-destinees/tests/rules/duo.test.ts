import { describe, expect, test } from 'vitest'
import type { Setup } from '../kit.ts'
import { engaged, hands, quietTurn, table } from '../kit.ts'

const A = ['la-reine', 'golem', 'port', 'juge', 'chateau', 'spectre', 'marche', 'apprenti']
const B = ['immortel', 'banquier', 'goule', 'druide', 'voyante', 'vampire', 'usurier', 'changeur']
const duo = (setup: Setup = {}) => table({ seats: 2, at: 'auction', hands: { 0: A, 1: B }, ...setup })
const offered = (setup: Setup = {}) => duo(setup).answerAs(0, 'la-reine').answerAs(1, 'immortel')

describe('two players', () => {
  test('[duo.same-setup] two shared Destinies, a secret one and six cards each, 32 left', () => {
    const t = table({ seats: 2, at: 'auction' })
    expect(t.zone('common-destin')).toHaveLength(2)
    expect([0, 1].map((seat) => t.zone('secret-destin', seat).length)).toEqual([1, 1])
    expect(hands(t)).toEqual([6, 6])
    expect(t.zone('draw-pile')).toHaveLength(32)
    expect(t.zone('supply')).toHaveLength(36)
  })
  test('[duo.two-areas] every card in play lies in acquisition or support; larger games have no support', () => {
    const t = offered().answer('1').answer('pass')
    t.answer(t.options[0])
    t.answer('la-reine')
    expect(t.zone('in-play', 1)).toEqual(['la-reine'])
    expect(t.zone('support-area', 0)).toEqual(['immortel'])
    const three = quietTurn(table({ at: 'auction' }))
    for (const seat of [0, 1, 2]) expect(three.zone('support-area', seat)).toEqual([])
  })
  test('[duo.acquisition-for-wins] acquired cards count and their powers work', () => {
    const t = duo({
      common: ['grand-domaine', 'harmonie'],
      rows: { 1: ['foret-enchantee', 'contrebandier', 'fossoyeur', 'banshee', 'espionne'] },
    })
      .answerAs(0, 'port')
      .answerAs(1, 'goule')
    t.answer('1').answer('pass')
    t.answer(t.options[0]).answer('port')
    expect(t.match.result).toMatchObject({ reason: 'grand-domaine', winners: [1] })
    expect(table({ seats: 2, at: 'effects', rows: { 0: ['banquier'] } }).options).toContain('banquier')
  })
  test('[duo.support-no-destiny] support does not count for Destinies', () => {
    const t = table({
      seats: 2,
      at: 'effects',
      common: ['grand-domaine', 'harmonie'],
      rows: { 0: ['chateau', 'marche', 'banquier'] },
      support: { 0: ['port', 'foret-enchantee'] },
    })
    t.answer('banquier')
    expect(t.match.over).toBe(false)
  })
  test('[duo.support-powers-work] powers of support cards work, also Mandatory ones and Immortal', () => {
    const t = table({ seats: 2, at: 'effects', support: { 0: ['banquier', 'familier'] } })
    expect(t.refusal('end-turn')).toBe('duo.mandatory-still-binding')
    t.answer('banquier')
    expect(hands(t)[0]).toBeGreaterThanOrEqual(7)
    const saved = table({
      seats: 2,
      at: 'effects',
      rows: { 0: ['archere', 'banquier'] },
      support: { 1: ['immortel'] },
      hands: { 1: 1 },
    })
      .answer('archere')
      .answer('immortel')
    expect(saved.track('eliminated', 1)).toBe(0)
    expect(engaged(saved, 'immortel', 1, 'support-area')).toBe(true)
  })
  test('[duo.both-draw-two] both draw two cards at the start of each turn', () => {
    const t = table({ seats: 2 })
    expect(hands(t)).toEqual([8, 8])
    expect(t.zone('draw-pile')).toHaveLength(28)
  })
  test('[duo.first-player-readies] only the first player readies, in both areas, used One-shots excepted', () => {
    const t = table({
      seats: 2,
      rows: { 0: ['banquier', 'archere'], 1: ['golem'] },
      support: { 0: ['juge'], 1: ['changeur'] },
      engaged: ['banquier', 'archere', 'golem', 'juge', 'changeur'],
    })
    expect(engaged(t, 'banquier', 0)).toBe(false)
    expect(engaged(t, 'juge', 0, 'support-area')).toBe(false)
    expect(engaged(t, 'archere', 0)).toBe(true)
    expect(engaged(t, 'golem', 1)).toBe(true)
    expect(engaged(t, 'changeur', 1, 'support-area')).toBe(true)
  })
})

describe('the common auction', () => {
  test('[duo.both-offer] each offers in secret; both cards are shown when both have chosen', () => {
    const t = duo()
    expect(t.match.asks().map(({ seat }) => seat)).toEqual([0, 1])
    t.answerAs(1, 'immortel')
    expect(t.seen(0, 'sale', 1)).toEqual([])
    expect(t.seen(0, 'hand', 1)).toHaveLength(8)
    t.answerAs(0, 'la-reine')
    expect(t.seen(0, 'sale', 1)).toEqual(['immortel'])
    expect(t.seen(1, 'sale', 0)).toEqual(['la-reine'])
    expect(hands(t)).toEqual([7, 7])
  })
  test('[duo.bidding-order] the opponent of the first player opens, then bids alternate', () => {
    const t = offered()
    expect(t.ask.seat).toBe(1)
    expect(t.answer('1').ask.seat).toBe(0)
    expect(t.answer('2').ask.seat).toBe(1)
  })
  test('[duo.bid-limits] at least one, always higher, never the whole hand', () => {
    const t = offered()
    expect(t.options).toEqual(['pass', '1', '2', '3', '4', '5', '6'])
    expect(t.refusal('7')).toBe('duo.bid-limits')
    t.answer('3')
    expect(t.options).toEqual(['pass', '4', '5', '6'])
  })
  test('[duo.pass-ends] one pass ends it, the other wins at the last bid', () => {
    const t = offered().answer('3').answer('pass')
    expect(t.fact('high-bidder')).toBe(1)
    expect(t.ask).toMatchObject({ seat: 1, rule: 'duo.winner-discards-bid' })
  })
  test('[duo.no-bid-first-player-wins] an opening pass: the first player wins for nothing', () => {
    const t = offered().answer('pass')
    expect(t.ask).toMatchObject({ seat: 0, rule: 'duo.winner-chooses-card' })
    t.answer('immortel')
    expect(t.zone('in-play', 0)).toEqual(['immortel'])
    expect(t.zone('discard-pile')).toEqual([])
  })
  test('[duo.winner-chooses-card] either card, also one’s own, ready into acquisition', () => {
    const t = offered({ rows: { 0: ['contrebandier', 'foret-enchantee'] } }).answer('pass')
    expect(t.options.sort()).toEqual(['immortel', 'la-reine'])
    t.answer('la-reine')
    expect(t.zone('in-play', 0)).toContain('la-reine')
    expect(engaged(t, 'la-reine', 0)).toBe(false)
  })
  test('[duo.winner-discards-bid] the price is discarded, the opponent gets nothing', () => {
    const t = offered({ rows: { 0: ['foret-enchantee'] } })
      .answer('3')
      .answer('pass')
    t.answer('banquier').answer('goule').answer('druide').answer('immortel')
    expect(hands(t)).toEqual([7, 4])
    expect(t.zone('discard-pile')).toEqual(['banquier', 'goule', 'druide'])
  })
  test('[duo.loser-keeps-bid] the loser’s own bid costs nothing', () => {
    const t = offered({ rows: { 0: ['foret-enchantee'] } })
      .answer('1')
      .answer('2')
      .answer('3')
      .answer('pass')
    t.answer('banquier').answer('goule').answer('druide').answer('immortel')
    expect(hands(t)).toEqual([7, 4])
  })
  test('[duo.loser-takes-other-card] the other card goes ready to the loser’s support area', () => {
    const t = offered({ rows: { 0: ['foret-enchantee'] } })
      .answer('1')
      .answer('pass')
    t.answer('banquier').answer('immortel')
    expect(t.zone('support-area', 0)).toEqual(['la-reine'])
    expect(engaged(t, 'la-reine', 0, 'support-area')).toBe(false)
    expect([...t.zone('sale', 0), ...t.zone('sale', 1)]).toEqual([])
  })
  test('[ruling.duo-placing-is-compulsory] nobody may decline, not even a Mandatory card', () => {
    const t = duo({ hands: { 0: ['mercenaire', 'golem', 'port'], 1: B } })
      .answerAs(0, 'mercenaire')
      .answerAs(1, 'immortel')
      .answer('1')
    t.answer(t.options[0]).answer('immortel')
    expect(t.zone('support-area', 0)).toEqual(['mercenaire'])
  })
  test('[ruling.duo-missing-offer] who holds one card offers nothing; without offers no auction', () => {
    const t = duo({ hands: { 0: ['golem'], 1: B } })
    expect(t.match.asks().map(({ seat }) => seat)).toEqual([1])
    t.answer('immortel').answer('pass')
    expect(t.zone('in-play', 0)).toEqual(['immortel'])
    expect(t.zone('support-area', 1)).toEqual([])
    const none = duo({ hands: { 0: ['golem'], 1: ['juge'] }, rows: { 0: ['banquier'] } })
    expect(none.said()).toContain('no-auction')
    expect(none.table.phase).toBe('effects')
  })
  test('[ruling.duo-seller-reactions] each sells their own card: demand, Druid, tax and Market follow that', () => {
    const t = duo({
      rows: { 1: ['druide', 'collecteur-d-impots'] },
      hands: { 0: A, 1: B.filter((id) => id !== 'druide') },
      facts: { demands: { bySeat: { 0: ['commerce'] } } },
    })
    expect(t.optionsOf(0).sort()).toEqual(['marche', 'port'])
    t.answerAs(0, 'port').answerAs(1, 'banquier').answerAs(1, true)
    expect(t.seen(0, 'hidden-sale', 1)).toEqual([null])
    expect(t.ask).toMatchObject({ seat: 0, rule: 'faq.collector.tax' })
    t.answer('golem')
    t.answer('1').answer('pass')
    t.answer(t.options[0])
    expect(t.seen(0, 'sale', 1)).toEqual(['banquier'])
    const market = duo({
      rows: { 1: ['marche'], 0: ['foret-enchantee'] },
      hands: { 0: A.filter((id) => id !== 'marche'), 1: B },
    })
      .answerAs(0, 'la-reine')
      .answerAs(1, 'immortel')
      .answer('pass')
      .answer('immortel')
    expect(hands(market)[1]).toBe(8)
    const kept = duo({
      rows: { 0: ['marche', 'foret-enchantee'] },
      hands: { 0: A.filter((id) => id !== 'marche'), 1: B },
    })
      .answerAs(0, 'la-reine')
      .answerAs(1, 'immortel')
      .answer('pass')
      .answer('la-reine')
    expect(kept.zone('in-play', 0)).toContain('la-reine')
    expect(hands(kept)[0]).toBe(6)
  })
  test('[ruling.duo-simultaneous-wins] both fulfil in one settlement: the first player wins', () => {
    const t = duo({
      common: ['conquerant', 'grand-domaine'],
      rows: {
        0: ['chateau', 'apprenti', 'archimage', 'guerisseuse', 'espionne'],
        1: ['foret-enchantee', 'cimetiere', 'tour-de-magie', 'contrebandier', 'fossoyeur', 'banshee'],
      },
      hands: { 0: ['port', 'golem', 'juge'], 1: B },
    })
    t.answerAs(0, 'port').answerAs(1, 'immortel').answer('pass').answer('port')
    expect(t.match.result).toMatchObject({ winners: [0] })
    expect(t.said()).toContain('tie-active')
  })
})

describe('effects and the rest', () => {
  test('[duo.effects-first-player] only the first player activates, from both areas', () => {
    const t = table({
      seats: 2,
      at: 'effects',
      rows: { 0: ['banquier'], 1: ['golem'] },
      support: { 0: ['juge'], 1: ['changeur'] },
    })
    expect(t.options).toEqual(['banquier', 'juge', 'end-turn'])
    expect(t.match.asks().map(({ seat }) => seat)).toEqual([0])
  })
  test('[duo.mandatory-still-binding] own Mandatory cards bind, the opponent’s do not', () => {
    const t = table({
      seats: 2,
      at: 'effects',
      rows: { 0: ['banquier'] },
      support: { 0: ['familier'], 1: ['mercenaire'] },
    })
    expect(t.refusal('end-turn')).toBe('duo.mandatory-still-binding')
    const free = table({ seats: 2, at: 'effects', rows: { 0: ['banquier'] }, support: { 1: ['mercenaire'] } })
    expect(free.options).toContain('end-turn')
  })
  test('[duo.roles-swap] the first player alternates and both draw two each turn', () => {
    const t = table({ seats: 2, hands: { 0: ['port', 'chateau', 'code-des-lois'], 1: ['marche', 'druide', 'goule'] } })
    const first: number[] = []
    for (let turn = 0; turn < 4; turn++) {
      first.push(t.table.active)
      const now = t.track('turn')
      t.play(
        (ask) =>
          ask.spec.text.match(/first-bid|raise/)
            ? 'pass'
            : ask.spec.text === 'use-power'
              ? 'end-turn'
              : ask.kind === 'agree'
                ? false
                : ask.kind === 'pick-some'
                  ? ask
                      .options()
                      .slice(0, ask.spec.min)
                      .map(({ id }) => id)
                  : ask.options()[0]?.id,
        (table) => table.track('turn') > now,
      )
      if (t.match.over) break
    }
    expect(first.slice(0, 4)).toEqual([0, 1, 0, 1].slice(0, first.length))
    expect(first.length).toBeGreaterThan(2)
  })
  test('[duo.passed-cards-to-acquisition] a passed card joins the acquisition area', () => {
    const t = table({
      seats: 2,
      at: 'effects',
      secret: { 1: 'magnat' },
      support: { 0: ['comptable', 'golem'] },
      rows: { 1: ['banquier', 'changeur', 'marche'] },
    }).answer('comptable')
    expect(t.zone('in-play', 1)).toContain('comptable')
    expect(t.match.result).toMatchObject({ reason: 'magnat', winners: [1] })
  })
  test('[ruling.duo-put-in-play] powers put cards into acquisition; the Alchemist keeps the area', () => {
    const t = table({
      seats: 2,
      advanced: true,
      at: 'effects',
      rows: { 0: ['alchimiste', 'banquier'] },
      support: { 1: ['golem'] },
      hands: { 0: ['port', 'juge'] },
    })
      .answer('alchimiste')
      .answer('golem')
      .answer('port')
    expect(t.zone('support-area', 1)).toEqual(['port'])
  })
  test('[ruling.duo-conditions-both-areas] powers that count cards in play count support', () => {
    const t = table({
      seats: 2,
      at: 'effects',
      rows: { 0: ['chevalier', 'banquier'] },
      support: { 0: ['golem'], 1: ['vampire'] },
    }).answer('chevalier')
    expect(t.ask).toMatchObject({ seat: 1, rule: 'ruling.who-picks-lost-cards' })
  })
  test('[duo.rest-as-normal] elimination, Tokens and secrets are as ever', () => {
    const t = table({ seats: 2, at: 'effects', rows: { 0: ['archere'] }, hands: { 1: 1 } })
    expect(t.seen(0, 'secret-destin', 1)).toEqual([null])
    t.answer('archere')
    expect(t.match.result).toMatchObject({ reason: 'last-survivor', winners: [0] })
    const twice = table({
      seats: 2,
      at: 'effects',
      rows: { 0: ['golem', 'banquier'] },
      jetons: { 0: ['bouclier'] },
    }).answer('golem')
    expect(twice.zone('jeton', 0)).toEqual(['bouclier'])
  })
  test('[duo.only-from-the-start] a larger game reduced to two goes on by the normal rules', () => {
    const t = table({ tracks: { eliminated: { 2: 1 } }, hands: { 2: [] } })
    expect(hands(t)).toEqual([7, 6, 0])
    expect(t.match.asks().map(({ seat }) => seat)).toEqual([0])
    t.answer(t.options[0])
    expect(t.ask.seat).toBe(1)
    t.answer('pass').answer('pass').answer('put-in-play')
    expect([0, 1].map((seat) => t.zone('support-area', seat).length)).toEqual([0, 0])
  })
  test('[ruling.duo-your-turn] Tokens and start powers of the other player wait for their own turn', () => {
    const t = table({ seats: 2, jetons: { 1: ['recolte', 'malediction'] } })
    expect(t.zone('jeton', 1)).toEqual(['recolte', 'malediction'])
    expect(hands(t)).toEqual([8, 8])
    const rows = { 1: ['chateau', 'goule'] }
    expect(hands(table({ seats: 2, rows, hands: { 0: 2, 1: 2 } }))).toEqual([4, 4])
    expect(hands(table({ seats: 2, rows, hands: { 0: 2, 1: 2 }, active: 1 }))).toEqual([4, 6])
  })
})
