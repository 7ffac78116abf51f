import type { Viewer } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { engaged, hands, table } from '../kit.ts'

const VIEWERS = [0, 1, 2, 'spectator'] as const

describe('who sees what', () => {
  test('[hand.hidden] own cards by name, others only by number; the Spy sees a hand while the power resolves', () => {
    const t = table({
      at: 'effects',
      rows: { 1: ['espionne', 'banquier'] },
      active: 1,
      hands: { 2: ['juge', 'golem', 'port'] },
    })
    expect(t.seen(1, 'hand', 1)).not.toContain(null)
    expect(t.seen(1, 'hand', 2)).toEqual([null, null, null])
    expect(t.seen('spectator', 'hand', 2)).toEqual([null, null, null])
    t.answer('espionne').answer('seat.2')
    expect(t.seen(1, 'hand', 2).sort()).toEqual(['golem', 'juge', 'port'])
    expect(t.seen(0, 'hand', 2)).toEqual([null, null, null])
    t.answer(t.options[0])
    expect(t.seen(1, 'hand', 2)).toEqual([null, null])
  })
  test('[golden.own-secret-readable] one’s own Destiny is always readable', () => {
    const t = table({ secret: { 1: 'assassin' } })
    expect(t.seen(1, 'secret-destin', 1)).toEqual(['assassin'])
    t.answer(t.options[0])
    expect(t.seen(1, 'secret-destin', 1)).toEqual(['assassin'])
  })
  test('[golden.discard-open] everybody reads the whole discard pile', () => {
    const t = table({ at: 'auction', discard: ['juge', 'golem', 'port'] })
    for (const viewer of VIEWERS) expect(t.seen(viewer, 'discard-pile')).toEqual(['juge', 'golem', 'port'])
  })
  test('[golden.rows-open] everybody reads all rows with owner, state and area', () => {
    const t = table({ at: 'auction', rows: { 0: ['juge'], 2: ['golem'] }, engaged: ['golem'] })
    for (const viewer of VIEWERS) {
      expect(t.seen(viewer, 'in-play', 0)).toEqual(['juge'])
      expect(t.seen(viewer, 'in-play', 2)).toEqual(['golem'])
      const { state } = t.match.view(viewer)
      const place = state.places[(t.table.layout.zoneBase['in-play'] as number) + 2] as number[]
      expect(state.marks[place[0] as number]).toBe(1)
    }
    const duo = table({ seats: 2, at: 'auction', support: { 1: ['juge'] } })
    expect(duo.seen(0, 'support-area', 1)).toEqual(['juge'])
  })
  test('[golden.draw-pile-closed] nobody reads the draw pile; the Seer only while looking', () => {
    const t = table({ at: 'effects', rows: { 0: ['voyante', 'banquier'] }, draw: ['marche', 'juge', 'golem', 'port'] })
    for (const viewer of VIEWERS) expect(t.seen(viewer, 'draw-pile')).toEqual([null, null, null, null])
    t.answer('voyante').answer('look-at-pile')
    expect(t.seen(0, 'aside', 0).sort()).toEqual(['golem', 'juge', 'port'])
    expect(t.seen(1, 'aside', 0)).toEqual([null, null, null])
    t.answer(['juge', 'port', 'golem'])
    expect(t.zone('draw-pile')).toEqual(['marche', 'golem', 'port', 'juge'])
    for (const viewer of VIEWERS) expect(t.seen(viewer, 'draw-pile')).toEqual([null, null, null, null])
  })
  test('[ruling.looking-at-short-pile] the Seer sets the rest aside, reshuffles and looks on; all go on top of the new pile', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['voyante', 'banquier'] },
      draw: ['juge'],
      discard: ['golem', 'port', 'marche', 'goule'],
    })
    t.answer('voyante').answer('look-at-pile')
    const looked = t.zone('aside', 0)
    expect(looked[0]).toBe('juge')
    expect(looked).toHaveLength(3)
    expect(t.zone('discard-pile')).toEqual([])
    expect(t.zone('draw-pile')).toHaveLength(2)
    expect(t.cited()).toContain('start.reshuffle')
    const order = [looked[1], looked[0], looked[2]]
    t.answer(order)
    expect(t.zone('draw-pile').slice(2)).toEqual([...order].reverse())
    expect(t.seen(0, 'draw-pile')).toEqual([null, null, null, null, null])
    // Too few even then: those that exist are looked at; with none at all nothing is.
    const few = table({ at: 'effects', rows: { 0: ['voyante', 'banquier'] }, draw: ['juge'], discard: ['golem'] })
    few.answer('voyante').answer('look-at-pile')
    expect(few.zone('aside', 0)).toEqual(['juge', 'golem'])
    const none = table({ at: 'effects', rows: { 0: ['voyante', 'banquier'] }, draw: [] })
    none.answer('voyante').answer('look-at-pile')
    expect(none.ask.spec.text).toBe('use-power')
    expect(none.said()).toContain('saw-no-pile')
  })
  test('[golden.others-secret-closed] another’s Destiny is seen only after Spy or Seer, by the looker', () => {
    const t = table({ at: 'effects', rows: { 0: ['voyante', 'banquier'] }, secret: { 2: 'assassin' } })
    expect(t.seen(0, 'secret-destin', 2)).toEqual([null])
    t.answer('voyante').answer('look-at-destin').answer('seat.2')
    expect(t.seen(0, 'secret-destin', 2)).toEqual(['assassin'])
    expect(t.seen(1, 'secret-destin', 2)).toEqual([null])
    expect(t.seen('spectator', 'secret-destin', 2)).toEqual([null])
  })
  test('[faq.spy.no-showing] only the looker learns it: views and log of the others name the target alone', () => {
    const t = table({ seats: 4, at: 'effects', rows: { 0: ['voyante', 'banquier'] }, secret: { 1: 'assassin' } })
    const before = t.match.events?.length ?? 0
    t.answer('voyante').answer('look-at-destin').answer('seat.1')
    const heard = (viewer: Viewer) => JSON.stringify(t.match.heard(viewer, before))
    for (const viewer of [2, 3, 'spectator'] as const) {
      expect(t.seen(viewer, 'secret-destin', 1)).toEqual([null])
      expect(heard(viewer)).not.toContain('assassin')
      expect(heard(viewer)).toContain('saw-destin')
    }
    expect(heard(0)).toContain('assassin')
    expect(t.match.offers(0)).toEqual([])
  })
  test('[faq.spy.may-talk] what a looker says, true or not, is no move: nothing at the table can depend on it', () => {
    const t = table({ at: 'effects', rows: { 0: ['voyante', 'banquier'] }, secret: { 1: 'assassin' } })
      .answer('voyante')
      .answer('look-at-destin')
      .answer('seat.1')
    expect(t.cited()).toContain('faq.spy.may-talk')
    // Neither a truth nor a lie can be entered, by the looker or by anybody else: talk stays outside the game.
    for (const word of ['assassin', 'collectionneur', 'reveal', 'show'])
      for (const seat of [0, 1, 2]) expect(() => t.match.answer(seat, word)).toThrow()
    expect(t.options).toEqual(['banquier', 'end-turn'])
    expect(t.match.offers(0)).toEqual([])
    // Who was told nothing goes on seeing nothing, whatever the looker does next.
    t.answer('end-turn')
    expect(t.seen(2, 'secret-destin', 1)).toEqual([null])
    expect(t.seen('spectator', 'secret-destin', 1)).toEqual([null])
    expect(t.seen(0, 'secret-destin', 1)).toEqual(['assassin'])
  })
  test('[ruling.hand-size-public] everybody counts every hand, and there is no limit', () => {
    const t = table({ hands: { 0: 15, 1: 3, 2: 1 } })
    for (const viewer of VIEWERS) expect([0, 1, 2].map((seat) => t.seen(viewer, 'hand', seat).length)).toEqual(hands(t))
  })
})

describe('golden rules of powers', () => {
  test('[golden.others-card-gets-engaged] a card lent by the Lich is engaged where it lies', () => {
    const t = table({ advanced: true, at: 'effects', rows: { 0: ['liche'], 1: ['banquier', 'golem'] } })
    t.answer('liche').answer('banquier')
    expect(engaged(t, 'banquier', 1)).toBe(true)
    expect(t.zone('in-play', 1)).toEqual(['banquier', 'golem'])
    const later = table({ active: 1, rows: { 1: ['banquier'] }, engaged: ['banquier'] })
    expect(engaged(later, 'banquier', 1)).toBe(false)
  })
  test('[golden.others-card-benefits-user] "you" on the card is its user', () => {
    const t = table({ advanced: true, at: 'effects', rows: { 0: ['liche'], 1: ['banquier', 'golem'] } })
    t.answer('liche').answer('banquier')
    expect(hands(t)).toEqual([7, 6, 6])
    t.answer('golem')
    expect(t.zone('jeton', 0)).toEqual(['bouclier'])
    expect(t.cited()).toContain('golden.others-card-benefits-user')
  })
  test('[golden.card-beats-rule] the Druid hides an offer, the Immortal acts on another’s turn', () => {
    const t = table({ at: 'auction', rows: { 0: ['druide'] }, hands: { 0: ['juge', 'golem'] } })
    t.answer('juge').answer(true)
    expect(t.zone('hidden-sale', 0)).toEqual(['juge'])
    expect(t.cited()).toContain('golden.card-beats-rule')
    const saved = table({ at: 'effects', rows: { 0: ['archere', 'banquier'], 1: ['immortel'] }, hands: { 1: 1 } })
    saved.answer('archere').answer('seat.1').answer('immortel')
    expect(engaged(saved, 'immortel', 1)).toBe(true)
    expect(saved.cited()).toContain('golden.card-beats-rule')
  })
  test('[golden.good-faith] the program answers honestly: only matching cards, or "none" without showing the hand', () => {
    const t = table({ at: 'effects', rows: { 0: ['apprenti', 'banquier'] }, hands: { 1: ['juge', 'golem', 'druide'] } })
    t.answer('apprenti').answer('seat.1').answer('magie')
    expect(t.ask).toMatchObject({ seat: 1, rule: 'golden.good-faith' })
    expect(t.options.sort()).toEqual(['druide', 'golem'])
    expect(() => t.answer('none')).toThrow()
    t.answer('golem')
    expect(t.zone('hand', 0)).toContain('golem')
    const none = table({ at: 'effects', rows: { 0: ['apprenti', 'banquier'] }, hands: { 1: ['juge', 'chateau'] } })
    none.answer('apprenti').answer('seat.1').answer('magie')
    expect(none.options).toEqual(['none'])
    none.answer('none')
    expect(none.said()).toContain('has-none')
    expect(none.seen(0, 'hand', 1)).toEqual([null, null])
  })
})

describe('Tokens', () => {
  test('[jeton.from-powers] nobody has a Token until a power gives one', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['golem', 'changeur', 'foret-enchantee', 'banquier'] },
      secret: { 0: 'magnat' },
    })
    expect(t.zone('supply')).toHaveLength(36)
    t.answer('banquier')
    expect(t.zone('supply')).toHaveLength(36)
    t.answer('golem').answer('changeur').answer('foret-enchantee')
    expect(t.zone('jeton', 0)).toEqual(['bouclier', 'bourse', 'recolte'])
    expect(t.zone('supply')).toHaveLength(33)
    expect(t.cited()).toContain('jeton.from-powers')
  })
  test('[jeton.no-duplicates] gaining a kind already owned changes nothing', () => {
    const t = table({ at: 'effects', rows: { 0: ['changeur', 'banquier'] }, jetons: { 0: ['bourse'] } }).answer(
      'changeur',
    )
    expect(t.zone('jeton', 0)).toEqual(['bourse'])
    expect(t.zone('supply').filter((id) => id === 'bourse')).toHaveLength(5)
    expect(t.said()).toContain('jeton-owned')
  })
  test('[ruling.token-economy] who owns the kind cannot be named unless all do; used Tokens return', () => {
    const t = table({ at: 'effects', rows: { 0: ['juge', 'banquier'] }, jetons: { 1: ['sceau'] } }).answer('juge')
    expect(t.zone('jeton', 2)).toEqual(['sceau'])
    const all = table({
      at: 'effects',
      rows: { 0: ['juge', 'banquier'] },
      jetons: { 1: ['sceau'], 2: ['sceau'] },
    }).answer('juge')
    expect(all.options).toEqual(['seat.1', 'seat.2'])
    all.answer('seat.1')
    expect(all.zone('jeton', 1)).toEqual(['sceau'])
  })
  test('[ruling.shield-window] the Shield wards off the whole power for its owner; other targets are hit', () => {
    const t = table({
      seats: 4,
      at: 'effects',
      rows: { 0: ['mage-de-feu', 'espionne', 'banquier'] },
      jetons: { 1: ['bouclier'] },
    })
    t.answer('mage-de-feu').answer('pair.1-2')
    expect(t.ask).toMatchObject({ seat: 1, rule: 'ruling.shield-window' })
    t.answer(true)
    t.answer(t.options[0])
    expect(hands(t)).toEqual([6, 6, 5, 6])
    expect(t.zone('jeton', 1)).toEqual([])
    const spied = table({ at: 'effects', rows: { 0: ['espionne', 'banquier'] }, jetons: { 1: ['bouclier'] } })
    spied.answer('espionne').answer('seat.1').answer(true)
    expect(spied.seen(0, 'secret-destin', 1)).toEqual([null])
    expect(hands(spied)).toEqual([6, 6, 6])
    expect(engaged(spied, 'espionne', 0)).toBe(true)
    const ring = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['anneau-de-valeur', 'banquier'] },
      jetons: { 1: ['bouclier'] },
    })
    ring.answer('anneau-de-valeur').answer('seat.1').answer(true)
    expect([hands(ring), ring.zone('in-play', 0)]).toEqual([
      [6, 6, 6],
      ['anneau-de-valeur', 'banquier'],
    ])
    expect(ring.ask.rule).toBe('effects.activation-optional')
    const own = table({ at: 'effects', rows: { 0: ['mage-de-feu', 'banquier'] }, jetons: { 0: ['bouclier'] } })
    own.answer('mage-de-feu').answer('pair.0-1')
    expect(own.match.view(0).ask?.rule).toBe('ruling.simultaneous-discards')
  })
  test('players asked for a Shield at the same moment answer secretly', () => {
    const t = table({
      seats: 4,
      at: 'effects',
      rows: { 0: ['mage-de-feu', 'banquier'] },
      jetons: { 1: ['bouclier'], 2: ['bouclier'] },
    })
    t.answer('mage-de-feu').answer('pair.1-2')
    expect(t.match.asks().map(({ seat }) => seat)).toEqual([1, 2])
    t.answerAs(2, true)
    expect(t.seen(1, 'jeton', 2)).toEqual(['bouclier'])
    t.answerAs(1, false)
    expect(t.zone('jeton', 2)).toEqual([])
    t.answer(t.options[0])
    expect(hands(t)).toEqual([6, 5, 6, 6])
  })
  test('Fence takes a Token that its owner does not have', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['receleur', 'banquier'] },
      jetons: { 0: ['sceau'], 1: ['sceau', 'bourse'], 2: ['grace'] },
    })
    t.answer('receleur')
    expect(t.options.sort()).toEqual(['bourse', 'grace'])
    t.answer('bourse')
    expect(t.zone('jeton', 0)).toEqual(['sceau', 'bourse'])
    expect(t.zone('jeton', 1)).toEqual(['sceau'])
  })
})
