import { describe, expect, test } from 'vitest'
import { allPass, endTurn, engaged, hands, quietAuction, quietTurn, table } from '../kit.ts'

describe('the effects step', () => {
  test('[effects.after-auction] no power before the auction is settled', () => {
    const t = table({ at: 'auction', rows: { 0: ['banquier'] } })
    expect(() => t.answer('banquier')).toThrow()
    t.answer(t.options[0])
    expect(() => t.answerAs(0, 'banquier')).toThrow()
    quietAuction(t).answer('banquier')
    expect(t.cited()).toContain('effects.after-auction')
    expect(engaged(t, 'banquier', 0)).toBe(true)
  })
  test('[effects.active-player-only] another player’s ready card gives them no action', () => {
    const t = table({ at: 'effects', rows: { 0: ['banquier'], 1: ['golem'] } })
    expect(t.match.asks().map(({ seat }) => seat)).toEqual([0])
    expect(t.options).toEqual(['banquier', 'end-turn'])
    expect(() => t.answerAs(1, 'golem')).toThrow('not asked')
  })
  test('[effects.activation-optional] none, one or two of two cards may be used', () => {
    for (const used of [[], ['golem'], ['golem', 'banquier']]) {
      const t = table({ at: 'effects', rows: { 0: ['banquier', 'golem'] } })
      for (const card of used) t.answer(card)
      endTurn(t)
      expect(t.table.active).toBe(1)
      expect(engaged(t, 'golem', 0)).toBe(used.includes('golem'))
      expect(engaged(t, 'banquier', 0)).toBe(used.includes('banquier'))
    }
  })
  test('[effects.mandatory-must-be-used] the turn cannot end before a Mandatory card was used', () => {
    const t = table({ at: 'effects', rows: { 0: ['familier', 'banquier'] } })
    expect(t.refusal('end-turn')).toBe('effects.mandatory-must-be-used')
    t.answer('familier')
    t.answer(t.options[0])
    expect(t.options).toContain('end-turn')
  })
  test('[effects.new-card-usable-at-once] a Mandatory card kept this turn must be used this turn', () => {
    const t = table({ at: 'auction', hands: { 0: ['familier', 'juge', 'port'] }, rows: { 0: ['golem'] } }).answer(
      'familier',
    )
    allPass(t).answer('put-in-play')
    expect(t.options).toEqual(['golem', 'familier'])
    expect(t.ask.rule).toBe('power.mandatory-blocks-end')
  })
  test('[effects.once-per-readying] a used card is engaged and refuses a second use', () => {
    const t = table({ at: 'effects', rows: { 0: ['banquier', 'golem'] } }).answer('banquier')
    expect(t.refusal('banquier')).toBe('effects.once-per-readying')
    expect(hands(t)[0]).toBe(7)
  })
  test('[ruling.effects-order] any order, Mandatory cards need not come first', () => {
    const t = table({ at: 'effects', rows: { 0: ['familier', 'banquier', 'golem'] } })
    expect(t.options).toEqual(['familier', 'banquier', 'golem'])
    t.answer('banquier')
    expect(t.options).toEqual(['familier', 'golem'])
  })
})

describe('kinds of powers', () => {
  test('[power.permanent] a Permanent power works turn after turn without being engaged and stops when it leaves', () => {
    const t = table({
      rows: { 2: ['collecteur-d-impots'] },
      hands: { 0: ['golem', 'port', 'banquier'], 1: ['vampire', 'goule', 'archere'] },
      draw: ['juge', 'marche', 'spectre', 'chateau'],
    })
    t.answer('golem')
    expect(t.ask.rule).toBe('faq.collector.tax')
    t.answer('port')
    quietAuction(t)
    t.answer('vampire')
    expect(t.ask).toMatchObject({ seat: 1, rule: 'faq.collector.tax' })
    expect(engaged(t, 'collecteur-d-impots', 2)).toBe(false)
    const gone = table({
      at: 'effects',
      rows: { 0: ['spectre'], 2: ['collecteur-d-impots'] },
      hands: { 1: ['vampire', 'goule', 'archere'] },
    })
    gone.answer('spectre')
    expect(gone.zone('discard-pile')).toEqual(['collecteur-d-impots'])
    gone.answer('vampire')
    expect(gone.ask.rule).toBe('ruling.first-bidder')
    const market = table({ at: 'auction', rows: { 0: ['marche', 'banquier'] }, hands: { 0: ['chevalier', 'juge'] } })
    allPass(market.answer('chevalier').answer('1'))
    market.answer([market.options[0]]).answer('put-in-play')
    expect(market.cited()).toContain('power.permanent')
    expect(market.options).not.toContain('marche')
  })
  test('[power.activation] engaging the card on one’s own turn resolves the power', () => {
    const t = table({ at: 'effects', rows: { 0: ['golem'] } }).answer('golem')
    expect(t.zone('jeton', 0)).toEqual(['bouclier'])
    expect(engaged(t, 'golem', 0)).toBe(true)
    expect(t.cited()).toContain('power.activation')
  })
  test('[power.activation-readied] engaged during the others’ turns, ready after the owner’s start step', () => {
    const t = table({ at: 'effects', rows: { 0: ['banquier'] } }).answer('banquier')
    for (let i = 0; i < 2; i++) {
      expect(engaged(t, 'banquier', 0)).toBe(true)
      quietTurn(t)
    }
    expect(t.table.active).toBe(0)
    expect(engaged(t, 'banquier', 0)).toBe(false)
    expect(t.cited()).toContain('power.activation-readied')
  })
  test('[power.mandatory] used exactly once in each turn of its owner', () => {
    const t = table({ at: 'effects', rows: { 0: ['familier', 'banquier'] } }).answer('familier')
    t.answer(t.options[0])
    expect(t.refusal('familier')).toBe('effects.once-per-readying')
    expect(
      (t.match.events ?? []).filter((event) => event.type === 'marked' && event.rule === 'power.mandatory'),
    ).toHaveLength(1)
  })
  test('[power.mandatory-blocks-end] with two Mandatory cards one use is not enough', () => {
    const t = table({ at: 'effects', rows: { 0: ['familier', 'horde-de-squelettes', 'banquier'] }, hands: { 0: 7 } })
    t.answer('familier')
    t.answer(t.options[0])
    expect(t.refusal('end-turn')).toBe('effects.mandatory-must-be-used')
    t.answer('horde-de-squelettes')
    t.answer(t.options[0])
    expect(t.options).toContain('end-turn')
  })
  test('[power.mandatory-readied] the duty comes back every turn', () => {
    const t = table({ at: 'effects', rows: { 0: ['familier', 'golem'] } })
    const uses: number[] = []
    while (uses.length < 3) {
      expect(t.ask).toMatchObject({ seat: 0, rule: 'power.mandatory-blocks-end' })
      t.answer('familier')
      uses.push(t.track('turns', 0))
      t.answer(t.options[0])
      t.answer('end-turn')
      quietTurn(quietTurn(t))
      quietAuction(t)
    }
    expect(uses).toEqual([0, 1, 2])
    expect(t.cited()).toContain('power.mandatory-readied')
  })
  test('[power.one-shot] a One-shot card is engaged by its use and stays in play', () => {
    const t = table({ at: 'effects', rows: { 0: ['grimoire-de-sorts', 'banquier'] } }).answer('grimoire-de-sorts')
    expect(hands(t)[0]).toBe(9)
    expect(engaged(t, 'grimoire-de-sorts', 0)).toBe(true)
    expect(t.cited()).toContain('power.one-shot')
  })
  test('[power.one-shot-not-readied] it stays engaged on the following turns and still counts', () => {
    const t = table({
      rows: { 0: ['grimoire-de-sorts', 'banquier'] },
      engaged: ['grimoire-de-sorts'],
      common: ['erudit', 'harmonie'],
    })
    for (let turn = 0; turn < 2; turn++) {
      quietAuction(t)
      expect(t.refusal('grimoire-de-sorts')).toBe('power.one-shot-not-readied')
      t.answer('end-turn')
      quietTurn(t)
      quietTurn(t)
    }
    const won = table({
      at: 'effects',
      common: ['erudit', 'harmonie'],
      rows: { 0: ['grimoire-de-sorts', 'grimoire-des-morts', 'druide', 'voyante', 'changeur'] },
      engaged: ['grimoire-de-sorts'],
      discard: ['code-des-lois'],
    }).answer('grimoire-des-morts')
    expect(won.match.result).toMatchObject({ reason: 'erudit', winners: [0] })
  })
  test('[ruling.mandatory-without-target] a Mandatory card that can do nothing is engaged without effect', () => {
    const t = table({ at: 'effects', rows: { 0: ['familier', 'banquier'] }, draw: [], discard: [] }).answer('familier')
    expect(engaged(t, 'familier', 0)).toBe(true)
  })
  test('[ruling.optional-without-target] what needs a target and has none is not offered, and says why', () => {
    const t = table({ at: 'effects', rows: { 0: ['fossoyeur', 'vampire', 'la-reine', 'banquier'] }, discard: [] })
    expect(t.options).toEqual(['banquier', 'end-turn'])
    expect(t.refusal('fossoyeur')).toBe('ruling.optional-without-target')
    expect(t.refusal('la-reine')).toBe('ruling.optional-without-target')
  })
  test('[hand.no-power] cards in hand do nothing: Immortal as the last card does not save', () => {
    const t = table({ at: 'effects', rows: { 0: ['archere'] }, hands: { 1: ['immortel'], 0: ['banquier'] } })
    expect(t.refusal('banquier')).toBe('hand.no-power')
    t.answer('archere').answer('seat.1')
    expect(t.track('eliminated', 1)).toBe(1)
  })
  test('[hand.life-and-money] the number of hand cards is life and money at once, nothing else counts', () => {
    const t = table({ at: 'auction', hands: { 0: 4, 1: 4, 2: 1 } })
    t.answer(t.options[0])
    expect(t.options).toEqual(['pass', '1', '2', '3'])
    const hit = table({ at: 'effects', rows: { 0: ['archere'] }, hands: { 1: 1 } })
      .answer('archere')
      .answer('seat.1')
    expect(hit.track('eliminated', 1)).toBe(1)
    expect(hit.cited()).toContain('hand.life-and-money')
    expect(Object.keys(hit.table.layout.tracks).filter((name) => /life|money|gold/.test(name))).toEqual([])
  })
})
