import { describe, expect, test } from 'vitest'
import { table } from '../kit.ts'

const phases = (t: ReturnType<typeof table>): string[] =>
  (t.match.events ?? []).flatMap((event) => (event.type === 'phase-begun' ? [event.phase] : []))

describe('what goes with an act', () => {
  test('[power.activation] the question which power to borrow names the card that borrows', () => {
    const t = table({ at: 'effects', rows: { 0: ['le-roi', 'juge', 'la-reine', 'guerisseuse', 'archere'] } }).answer(
      'le-roi',
    )
    expect(t.ask.text).toBe('borrow')
    expect(t.ask.source).toBe(t.piece('le-roi', 'in-play', 0))
  })

  test('[ruling.shield-window] the owner of a Shield reads which card is aimed at them', () => {
    const t = table({ at: 'effects', rows: { 0: ['archere'] }, jetons: { 1: ['bouclier'] } })
    t.answer('archere').answer('seat.1')
    expect(t.ask).toMatchObject({ seat: 1, text: 'shield', source: t.piece('archere', 'in-play', 0) })
  })

  test('[start.draw-one] nothing is said of further cards when none are drawn', () => {
    expect(table().said()).not.toContain('draws-extra')
  })

  test('[bid.must-raise] who cannot raise is told so, and who cannot bid at all', () => {
    const raising = table({ at: 'auction', hands: { 0: ['juge', 'golem'], 1: 6, 2: 3 } })
    raising.answer('juge').answer('4')
    expect(raising.said()).toContain('cannot-raise')
    expect(raising.said()).not.toContain('cannot-bid')
    const bidding = table({ at: 'auction', hands: { 0: ['juge', 'golem'], 1: 1, 2: 3 } }).answer('juge')
    expect(bidding.said()).toContain('cannot-bid')
    expect(bidding.said()).not.toContain('cannot-raise')
  })

  test('[victory.destiny-fulfilled] one winner has not shared the victory', () => {
    const t = table({
      at: 'effects',
      common: ['conquerant', 'harmonie'],
      rows: { 0: ['chevalier', 'mercenaire', 'vampire', 'grimoire-des-morts'] },
      discard: ['golem'],
    }).answer('grimoire-des-morts')
    expect(t.match.result?.winners).toEqual([0])
    expect(t.cited()).toContain('victory.destiny-fulfilled')
    expect(t.cited()).not.toContain('victory.tie-shared')
  })

  test('[ruling.active-player-eliminated] whoever falls at the start of their own turn holds no auction', () => {
    const t = table({
      seats: 4,
      hands: { 0: 0, 1: 6, 2: 6, 3: 6 },
      draw: ['juge'],
      discard: [],
      jetons: { 0: ['malediction'] },
    })
    if (t.ask.seat === 0) t.answer([t.options[0]])
    expect(t.track('eliminated', 0)).toBe(1)
    expect(phases(t).slice(0, 2)).toEqual(['end', 'start'])
  })

  test('[start.draw-one] a draw is told with its rule, and want of cards only where there is want', () => {
    const t = table()
    const drew = (t.match.events ?? []).filter((event) => event.type === 'said' && event.key === 'drew')
    expect(drew.map(({ rule }) => rule)).toEqual(['start.draw-one'])
    expect(t.said()).not.toContain('nothing-to-draw')
    const empty = table({ draw: [], discard: [] })
    expect(empty.said()).toContain('nothing-to-draw')
    expect(empty.said()).not.toContain('drew')
  })

  test('[faq.assassin.saved-victim-fails] who is saved has escaped from somebody else, never from themselves', () => {
    const struck = table({
      at: 'effects',
      rows: { 0: ['archere', 'banquier'] },
      hands: { 1: 1 },
      jetons: { 1: ['grace'] },
    })
    struck.answer('archere').answer('seat.1')
    if (struck.ask.text === 'discard') struck.answer([struck.options[0]])
    if (struck.ask.text === 'rescue') struck.answer('grace')
    expect(struck.said()).toContain('escaped')
  })

  test('[ruling.mandatory-can-kill] giving the last card away is told before it is done', () => {
    const giving = (hand: number) =>
      table({ at: 'effects', rows: { 0: ['usurier', 'banquier'] }, hands: { 0: hand } }).answer('usurier').ask.rule
    expect(giving(1)).toBe('ruling.mandatory-can-kill')
    expect(giving(2)).not.toBe('ruling.mandatory-can-kill')
  })

  test('[ruling.optional-without-target] the Graveyard repeats cards of its own family alone, the Spectre needs a victim', () => {
    const t = table({ at: 'effects', rows: { 0: ['cimetiere', 'banquier', 'juge'] } }).answer('banquier')
    expect(t.options).not.toContain('cimetiere')
    const spectre = table({ at: 'effects', rows: { 0: ['spectre', 'banquier'] } })
    expect(spectre.refusal('spectre')).toBe('ruling.optional-without-target')
  })
})
