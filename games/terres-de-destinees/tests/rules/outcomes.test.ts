import { describe, expect, test } from 'vitest'
import { hands, heardBy, quietTurn, table, told } from '../kit.ts'

const seat = (n: number) => ({ seat: n })

describe('Fortune', () => {
  const ended = (more: object) => table({ at: 'end', common: ['fortune', 'harmonie'], ...more }).match.result?.reason
  const rows = { 0: ['golem', 'port'], 1: ['juge', 'marche'] }

  test('needs the lead over each other player, and cards in play', () => {
    expect(ended({ rows, hands: { 0: 12, 1: 6, 2: 3 } })).toBe('fortune')
    expect(ended({ rows, hands: { 0: 12, 1: 7, 2: 3 } })).toBeUndefined()
    expect(ended({ rows: { 0: ['golem'] }, hands: { 0: 12, 1: 6, 2: 3 } })).toBeUndefined()
  })
  test('a player who has left the game is no other player', () => {
    expect(ended({ rows, hands: { 0: 12, 1: 6, 2: 12 }, tracks: { eliminated: { 2: 1 } } })).toBe('fortune')
  })
  test('is looked at only at the end of one’s own turn', () => {
    expect(ended({ rows, hands: { 1: 12, 0: 6, 2: 3 } })).toBeUndefined()
    const t = table({
      at: 'effects',
      common: ['fortune', 'harmonie'],
      rows: { 0: ['banquier', 'port'] },
      hands: { 0: 14, 1: 2, 2: 2 },
    })
    t.answer('banquier')
    expect(t.match.result?.reason).toBe('fortune')
    const open = table({
      at: 'effects',
      common: ['fortune', 'harmonie'],
      rows: { 0: ['changeur', 'golem'] },
      hands: { 0: 14, 1: 2, 2: 2 },
    }).answer('changeur')
    expect(open.match.over).toBe(false)
  })
})

describe('secret Destinies', () => {
  test('[faq.rentier.counts-taken-cards] Person of Means counts what its owner gains in the own turn', () => {
    const drawn = (rentier: number) =>
      table({
        at: 'effects',
        secret: { [rentier]: 'rentier' },
        rows: { 0: ['grimoire-de-sorts', 'banquier', 'golem'] },
      })
        .answer('grimoire-de-sorts')
        .answer('banquier')
    expect(drawn(0).match.result).toMatchObject({ reason: 'rentier', winners: [0] })
    expect(drawn(1).match.over).toBe(false)
  })
  test('[faq.rentier.counts-taken-cards] the draw of the turn does not count, what a power adds to it does', () => {
    const gained = (more: object) => table(more).track('gained')
    expect(gained({})).toBe(0)
    expect(gained({ rows: { 0: ['tour-de-magie'] } })).toBe(0)
    expect(gained({ rows: { 0: ['chateau'] }, hands: { 0: 2, 1: 5, 2: 5 } })).toBe(1)
    expect(gained({ rows: { 0: ['chateau', 'tour-de-magie'] }, hands: { 0: 2, 1: 5, 2: 5 } })).toBe(0)
    // A pile that is too short takes nothing back that was gained.
    expect(gained({ seats: 2, rows: { 0: ['tour-de-magie'] }, draw: ['juge'] })).toBe(0)
    expect(gained({ seats: 2, draw: ['juge'] })).toBe(0)
  })
  test('[faq.angel.own-attack-counts] [faq.angel.counters-assassin] by which rule the Angel wins: who attacked decides', () => {
    const saved = (attacker: string) => {
      const t = table({
        at: 'effects',
        seats: 4,
        secret: { 0: attacker, 1: 'ange-gardien' },
        hands: { 3: 1, 0: 3 },
        jetons: { 3: ['grace'] },
        rows: { 0: ['archere', 'golem'] },
      })
      t.answer('archere').answer('seat.3')
      return told(t, 'fulfilled').map(({ rule }) => rule)
    }
    expect(saved('assassin')).toEqual(['faq.angel.counters-assassin'])
    expect(saved('magnat')).toEqual(['faq.angel.own-attack-counts'])
  })
  test('the Angel wins also when it is saved along with somebody else, but not by its own rescue alone', () => {
    const burned = (jetons: object) => {
      const t = table({
        at: 'effects',
        seats: 4,
        secret: { 1: 'ange-gardien' },
        hands: { 1: 1, 2: jetons && 2 in jetons ? 1 : 4, 0: 4 },
        jetons,
        rows: { 0: ['mage-de-feu', 'golem'] },
      } as object).answer('mage-de-feu')
      t.answer('pair.1-2')
      if (t.match.askOf(2)?.spec.text === 'discard') t.answerAs(2, t.optionsOf(2)[0])
      return t.match.result?.winners
    }
    expect(burned({ 1: ['grace'], 2: ['grace'] })).toEqual([1])
    expect(burned({ 1: ['grace'] })).toBeUndefined()
  })
  test('nothing that happened before is fulfilled by the end of a turn', () => {
    for (const secret of ['ange-gardien', 'assassin']) {
      const t = quietTurn(
        table({ at: 'auction', secret: { 0: secret, 1: secret === 'assassin' ? 'ange-gardien' : 'assassin' } }),
      )
      expect(t.match.over).toBe(false)
    }
  })
})

describe('what the log tells of victories', () => {
  const won = (common: string) => {
    const t = table({
      at: 'effects',
      common: [common, 'harmonie'],
      rows: { 0: ['chevalier', 'mercenaire', 'vampire', 'grimoire-des-morts'] },
      discard: ['golem'],
    })
    return t.answer('grimoire-des-morts')
  }
  test('[destiny.secret-for-owner] a shared Destiny lies open already and is not turned up', () => {
    const t = won('conquerant')
    expect(t.match.result).toMatchObject({ reason: 'conquerant' })
    expect(t.cited()).not.toContain('destiny.secret-for-owner')
  })
  test('[victory.tie-active-player] no tie is told where one alone has won', () => {
    expect(told(won('conquerant'), 'tie-active')).toEqual([])
  })
  test('[golden.own-secret-readable] which secret Destiny one has been dealt is told to its owner alone', () => {
    const t = table()
    for (const own of t.table.seats) {
      const lines = t.match
        .heard(own)
        .flatMap((event) => (event.type === 'said' && event.key === 'own-destin' ? [event.params] : []))
      expect(lines).toHaveLength(1)
      expect(lines[0]).toHaveProperty('destin')
    }
    expect(heardBy(t, 0).filter((key) => key === 'own-destin')).toHaveLength(1)
  })
})

describe('Shields and guards', () => {
  const shielded = (card: string, more: object = {}) =>
    table({
      advanced: true,
      at: 'effects',
      rows: { 0: [card, 'golem'] },
      jetons: { 1: ['bouclier'] },
      ...more,
    } as object)

  test('[ruling.shield-window] whoever returns the Shield keeps the card, and nobody else loses one', () => {
    const t = shielded('vampire', { hands: { 0: 2, 1: 5, 2: 2 } }).answer('vampire')
    expect(t.ask).toMatchObject({ seat: 1, rule: 'ruling.shield-window' })
    t.answer(true)
    expect(hands(t)).toEqual([2, 5, 2])
    expect(told(t, 'took')).toEqual([])
  })
  test('[ruling.shield-window] the Shield keeps the tax off too', () => {
    const t = table({
      at: 'auction',
      hands: { 0: ['golem', 'juge', 'port'] },
      rows: { 1: ['collecteur-d-impots'] },
      jetons: { 0: ['bouclier'] },
    }).answer('golem')
    expect(t.ask).toMatchObject({ seat: 0, rule: 'ruling.shield-window' })
    t.answer(true)
    expect(t.ask.spec.text).toBe('first-bid')
    expect([hands(t)[0], hands(t)[1]]).toEqual([2, 6])
  })
  test('[faq.collector.tax-on-hidden-offer] a hidden Kingdom card costs nothing, and that is told', () => {
    const t = table({
      at: 'auction',
      hands: { 0: ['golem', 'juge', 'port'] },
      rows: { 0: ['druide'], 1: ['collecteur-d-impots'] },
    })
      .answer('juge')
      .answer(true)
    expect(t.options).toEqual(['no-tax'])
    t.answer('no-tax')
    expect(told(t, 'tax-spared')).toMatchObject([{ rule: 'faq.collector.tax-on-hidden-offer', seat: seat(0) }])
    expect(told(t, 'taxed')).toEqual([])
  })
  test('the Spy needs no leave to look at an empty hand', () => {
    const t = shielded('espionne', { hands: { 1: [] }, tracks: { bare: { 1: 1 } } })
      .answer('espionne')
      .answer('seat.1')
    expect(t.said()).toContain('saw-destin')
    expect(t.said()).not.toContain('saw-hand')
    expect(t.zone('jeton', 1)).toEqual(['bouclier'])
  })
  test('[ruling.protection-scope] a guard holds against others, not against oneself', () => {
    const rows = { 0: ['alchimiste', 'capitaine-de-la-garde'], 1: ['juge'] }
    const t = shielded('alchimiste', { rows, jetons: {} }).answer('alchimiste')
    expect(t.options).toContain('capitaine-de-la-garde')
  })
  test('[faq.ring.joins-acquired] a Ring lent by the one who pays stays where it is', () => {
    const rows = { 0: ['liche', 'golem'], 1: ['anneau-de-valeur'] }
    const t = shielded('liche', { rows, jetons: {}, hands: { 0: 4, 1: 4, 2: 4 } })
      .answer('liche')
      .answer('anneau-de-valeur')
    t.answer('seat.1')
    t.answer(t.options.slice(0, 2))
    expect(t.zone('in-play', 1)).toEqual(['anneau-de-valeur'])
    expect(told(t, 'card-passed')).toEqual([])
  })
  test('[ruling.shield-window] its owner’s Shield keeps a lent Ring in its place, the other pays all the same', () => {
    const rows = { 0: ['liche', 'golem'], 1: ['anneau-de-valeur'] }
    const t = shielded('liche', { rows, hands: { 0: 4, 1: 4, 2: 4 } })
      .answer('liche')
      .answer('anneau-de-valeur')
    t.answer('seat.2')
    expect(t.ask).toMatchObject({ seat: 1, rule: 'ruling.shield-window' })
    t.answer(true)
    t.answer(t.options.slice(0, 2))
    expect([t.zone('in-play', 1), hands(t)[0], hands(t)[2]]).toEqual([['anneau-de-valeur'], 6, 2])
  })
})

describe('questions', () => {
  test('[faq.burgomaster.demand] the seller is asked also where one card alone may be offered', () => {
    const t = table({
      at: 'auction',
      hands: { 0: ['golem', 'juge', 'port'] },
      facts: { demands: { bySeat: { 0: ['royaume'] } } },
    })
    expect([t.ask.seat, t.options]).toEqual([0, ['juge']])
  })
  test('[ruling.suicide-by-choice] a warning comes where a power is bound to take the last card, and only there', () => {
    const rule = (card: string, n: number) =>
      table({ advanced: true, at: 'effects', rows: { 0: [card, 'golem'] }, hands: { 0: n } }).ask.rule
    expect(rule('pacte-de-sang', 1)).toBe('ruling.suicide-by-choice')
    expect(rule('pacte-de-sang', 2)).toBe('effects.activation-optional')
    expect(rule('livre-des-ombres', 1)).toBe('effects.activation-optional')
    const t = table({ advanced: true, at: 'effects', rows: { 0: ['la-reine', 'guerisseuse'] }, hands: { 0: 2 } })
    t.answer('guerisseuse')
    t.answer(t.options[0])
    t.answer('seat.1')
    // What the Queen could repeat would take the last card.
    expect([t.ask.rule, t.options]).toEqual(['ruling.suicide-by-choice', ['la-reine', 'end-turn']])
  })
  test('[faq.copy.activation-kind-only] the copying card itself is not among what is refused', () => {
    const rows = { 0: ['le-roi', 'collecteur-d-impots'], 1: ['juge', 'bourgmestre', 'la-reine'] }
    const t = table({ advanced: true, at: 'effects', rows })
    t.answer('le-roi')
    const refused = (t.ask.spec.refused?.() ?? []).map((one) =>
      'piece' in one ? t.table.card(one.piece as number).id : '',
    )
    expect(refused).toContain('collecteur-d-impots')
    expect(refused).not.toContain('le-roi')
  })
  test('[ruling.looking-at-short-pile] [golden.draw-pile-closed] which rule a look into the pile cites', () => {
    const looked = (draw: readonly string[]) => {
      const t = table({ at: 'effects', rows: { 0: ['voyante', 'golem'] }, draw })
        .answer('voyante')
        .answer('look-at-pile')
      return t.cited().includes('ruling.looking-at-short-pile')
    }
    expect(looked(['juge', 'port', 'goule'])).toBe(false)
    expect(looked(['juge', 'port'])).toBe(true)
    const sifted = (draw: readonly string[]) =>
      table({ rows: { 0: ['tour-de-magie'] }, draw })
        .cited()
        .includes('ruling.looking-at-short-pile')
    expect([sifted(['juge', 'port', 'goule']), sifted(['juge', 'port']), sifted(['juge'])]).toEqual([
      false,
      false,
      true,
    ])
  })
  test('a sifted draw from a pile that is just enough keeps all of it', () => {
    const t = table({ seats: 2, rows: { 0: ['tour-de-magie'] }, draw: ['juge', 'port'], hands: { 0: 3, 1: 3 } })
    expect([t.zone('hand', 0).length, t.zone('aside', 0)]).toEqual([5, []])
  })
  test('[ruling.stalemate] a turn in which cards moved notes so once', () => {
    const t = quietTurn(table({ at: 'auction' }))
    const noted = (t.match.events ?? []).filter((event) => event.rule === 'ruling.stalemate')
    // Once as the first card moves in this turn, and once in the next one.
    expect(noted).toHaveLength(2)
  })
  test('[ruling.eliminated-belongings] who had neither Token nor demand leaves none behind', () => {
    const t = table({ at: 'effects', rows: { 0: ['archere', 'golem'] }, hands: { 1: 1 } })
      .answer('archere')
      .answer('seat.1')
    expect(t.track('eliminated', 1)).toBe(1)
    expect(t.cited()).not.toContain('ruling.eliminated-belongings')
  })
})
