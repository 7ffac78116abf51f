import { Simulation } from '@sablier/kernel'
import { randomPlayout, tableOf } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { ALL_CARDS, DESTINS, PLAYING_CARDS } from '../../src/cards/all-cards.ts'
import { type Card, FAMILIES, TYPES } from '../../src/cards/card.ts'
import { COMMON_DESTINS, SECRET_DESTINS } from '../../src/cards/destins.ts'
import { JETONS } from '../../src/cards/jetons.ts'
import { game } from '../../src/index.ts'
import { hands, table } from '../kit.ts'

const dealt = tableOf(game)
const base = PLAYING_CARDS.filter(({ advanced }) => !advanced)

describe('the box', () => {
  test('[material.three-packs] 44 main cards, 12 advanced ones, 14 Destinies and 36 Tokens, ids unique', () => {
    expect(base).toHaveLength(44)
    expect(PLAYING_CARDS).toHaveLength(56)
    expect(DESTINS).toHaveLength(14)
    expect(JETONS.reduce((sum, { copies }) => sum + copies, 0)).toBe(36)
    expect(new Set(ALL_CARDS.map(({ id }) => id)).size).toBe(ALL_CARDS.length)
    expect([...PLAYING_CARDS, ...DESTINS].every(({ copies }) => copies === 1)).toBe(true)
  })
  test('[material.deck-size] 44 cards are dealt from without the advanced pack, 56 with it', () => {
    for (const [advanced, size] of [
      [false, 44],
      [true, 56],
    ] as const) {
      const t = dealt({ seats: 3, options: { advanced } })
      const held = hands(t).reduce((sum, n) => sum + n, 0)
      expect(held + t.zone('draw-pile').length).toBe(size)
    }
  })
  test('[material.one-family] every playing card has one of four families, eleven main and three advanced each', () => {
    for (const family of FAMILIES) {
      expect(base.filter((card) => card.family === family)).toHaveLength(11)
      expect(PLAYING_CARDS.filter((card) => card.family === family)).toHaveLength(14)
    }
  })
  test('[material.optional-type] types: 10 Fighters, 6 Setup, 6 Books in the main pack, 11, 6 and 10 in all', () => {
    const count = (cards: readonly { type: string | null }[]) =>
      TYPES.map((type) => cards.filter((card) => card.type === type).length)
    expect(count(base)).toEqual([10, 6, 6])
    expect(count(PLAYING_CARDS)).toEqual([11, 6, 10])
  })
  test('kinds of powers are as many as designed', () => {
    const count = (cards: readonly { kind: string | null }[]) =>
      ['permanent', 'activation', 'mandatory-activation', 'one-shot-activation', null].map(
        (kind) => cards.filter((card) => card.kind === kind).length,
      )
    expect(count(base)).toEqual([9, 21, 5, 9, 0])
    expect(count(PLAYING_CARDS)).toEqual([9, 28, 5, 14, 0])
  })
  test('[material.most-have-power] a card that is never engaged offers nothing and never blocks the end, but counts', () => {
    const t = table({ at: 'effects', rows: { 0: ['chateau', 'banquier'] } })
    expect(t.options).toEqual(['banquier', 'end-turn'])
    const won = table({
      at: 'effects',
      common: ['erudit', 'harmonie'],
      rows: { 0: ['code-des-lois', 'druide', 'voyante', 'changeur', 'grimoire-des-morts'] },
      discard: ['livre-des-ombres'],
    })
    won.answer('grimoire-des-morts')
    expect(won.match.result).toMatchObject({ reason: 'erudit', winners: [0] })
  })
  test('[jeton.has-effect] six kinds numbered 1 to 6, six copies each, each with its effect', () => {
    expect(JETONS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(JETONS.every(({ copies, effect }) => copies === 6 && effect.en !== '' && effect.fr !== '')).toBe(true)
  })
  test('every card says where it comes from; the 22 playing cards and three Destinies of the rulebook are marked', () => {
    expect(PLAYING_CARDS.filter(({ from }) => from === 'rulebook')).toHaveLength(22)
    expect(DESTINS.filter(({ from }) => from === 'rulebook').map(({ id }) => id)).toEqual([
      'rentier',
      'ange-gardien',
      'assassin',
    ])
    expect(ALL_CARDS.every(({ from }) => from === 'rulebook' || from === 'ours')).toBe(true)
  })
})

describe('laying out', () => {
  const common = new Set<string>(COMMON_DESTINS.map(({ id }) => id))
  const secret = new Set<string>(SECRET_DESTINS.map(({ id }) => id))

  test('[setup.three-draw-piles] over many seeds no secret Destiny lies open and no shared one is dealt', () => {
    for (let i = 0; i < 200; i++) {
      const t = dealt({ seats: 6, seed: `piles ${i}` })
      expect(t.zone('common-destin').every((id) => common.has(id))).toBe(true)
      for (const seat of t.table.seats) expect(t.zone('secret-destin', seat).every((id) => secret.has(id))).toBe(true)
    }
  })
  test('[setup.advanced-left-out] off by default: none of the 12 leaves the box', () => {
    const t = dealt({ seats: 6 })
    const out = t.table.state.face
      .map((_, piece) => piece)
      .filter((piece) => {
        const card = t.table.card(piece) as Card
        return card.is === 'playing-card' && card.advanced && t.table.place(piece).name !== 'box'
      })
    expect(out).toEqual([])
    expect(t.seen('spectator', 'box').filter((id) => id !== null)).toHaveLength(12)
    // One line tells it; the twelve cards are not read out.
    expect(t.said()).toContain('advanced-left-out')
    expect((t.match.events ?? []).filter(({ type }) => type === 'revealed')).toEqual([])
  })
  test('[setup.two-common-revealed] exactly two shared Destinies are seen by all, for 2 to 6 players', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const t = dealt({ seats })
      for (const viewer of [...t.table.seats, 'spectator' as const]) {
        const seen = t.seen(viewer, 'common-destin')
        expect(seen).toHaveLength(2)
        expect(seen).not.toContain(null)
      }
    }
  })
  test('the log names the shared Destinies before the first turn', () => {
    expect(dealt().said()).toContain('shared-destins')
  })
  test('[setup.one-secret-each] n players hold n different secret Destinies', () => {
    const t = dealt({ seats: 6 })
    const secrets = t.table.seats.flatMap((seat) => t.zone('secret-destin', seat))
    expect(new Set(secrets).size).toBe(6)
  })
  test('[setup.unused-destinies-away] with 4 players 8 Destinies go back unseen', () => {
    const t = dealt({ seats: 4 })
    const away = t.zone('box').filter((id) => DESTINS.some((destin) => destin.id === id))
    expect(away).toHaveLength(8)
    expect(t.zone('common-destin-pile')).toEqual([])
    expect(t.zone('secret-destin-pile')).toEqual([])
    for (const viewer of [...t.table.seats, 'spectator' as const])
      expect(t.seen(viewer, 'box').filter((id) => DESTINS.some((destin) => destin.id === id))).toEqual([])
  })
  test('[setup.six-cards] six cards each; with 44 cards 20 are left for 4 players and 8 for 6', () => {
    for (const [seats, left] of [
      [4, 20],
      [6, 8],
    ] as const) {
      const t = Simulation.start(game, seats, { advanced: false }, 'six').table
      const active = t.zone('hand', t.active).size
      expect(active).toBe(7)
      expect(t.zone('draw-pile').size).toBe(left - 1)
      expect(t.zone('discard-pile').size).toBe(0)
      for (const seat of t.seats) if (seat !== t.active) expect(t.zone('hand', seat).size).toBe(6)
    }
  })
  test('[setup.jeton-supply] all 36 Tokens lie open in the middle', () => {
    const seen = dealt({ seats: 5 }).seen('spectator', 'supply')
    expect(seen).toHaveLength(36)
    for (const { id } of JETONS) expect(seen.filter((other) => other === id)).toHaveLength(6)
  })
  test('[setup.first-player] [ruling.first-player-online] the seed picks the first seat: 600 seeds, each of 3 seats 150 to 250 times', () => {
    const counts = [0, 0, 0]
    for (let i = 0; i < 600; i++) {
      const { active } = dealt({ seats: 3, seed: `first ${i}` }).table
      counts[active] = (counts[active] ?? 0) + 1
    }
    for (const n of counts) expect(n).toBeGreaterThan(150)
    for (const n of counts) expect(n).toBeLessThan(250)
  })
  test('[setup.nothing-in-play] all rows are empty', () => {
    const t = dealt({ seats: 6 })
    for (const seat of t.table.seats) {
      expect(t.zone('in-play', seat)).toEqual([])
      expect(t.zone('support-area', seat)).toEqual([])
    }
  })
  test('[ruling.player-range] two to six can play, random games of each size end', () => {
    expect(game.seats).toEqual({ min: 2, max: 6 })
    for (const seats of [2, 3, 4, 5, 6])
      expect(randomPlayout(game, seats, { advanced: false }, 'range').simulation.result).not.toBeNull()
  })
})
