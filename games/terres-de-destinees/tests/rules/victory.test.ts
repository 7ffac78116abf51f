import { describe, expect, test } from 'vitest'
import { DESTINS } from '../../src/cards/all-cards.ts'
import { allPass, hands, table } from '../kit.ts'

const FIGHTERS = ['chevalier', 'archere', 'vampire', 'golem']

describe('winning by a Destiny', () => {
  test('[destiny.common-for-all] any seat may fulfil a shared Destiny', () => {
    for (const seat of [0, 1, 2, 3]) {
      const t = table({
        seats: 4,
        at: 'effects',
        active: seat,
        common: ['conquerant', 'harmonie'],
        rows: { [seat]: ['chevalier', 'mercenaire', 'vampire', 'grimoire-des-morts'] },
        discard: ['golem'],
      })
      t.answer('grimoire-des-morts')
      expect(t.match.result).toMatchObject({ reason: 'conquerant', winners: [seat] })
    }
  })
  test('[destiny.secret-for-owner] only its owner wins with a secret Destiny, and only they know it', () => {
    const kingdom = ['juge', 'chateau', 'code-des-lois', 'grimoire-des-morts']
    const other = table({
      at: 'effects',
      active: 1,
      secret: { 0: 'sang-royal', 1: 'magnat' },
      rows: { 1: kingdom },
      discard: ['espionne'],
    })
    other.answer('grimoire-des-morts')
    expect(other.match.over).toBe(false)
    expect(other.seen(1, 'secret-destin', 0)).toEqual([null])
    const own = table({
      at: 'effects',
      active: 0,
      secret: { 0: 'sang-royal', 1: 'magnat' },
      rows: { 0: kingdom },
      discard: ['espionne'],
    })
    own.answer('grimoire-des-morts')
    expect(own.match.result).toMatchObject({ reason: 'sang-royal', winners: [0] })
  })
  test('[victory.destiny-fulfilled] the second Land among six cards, bought on somebody else’s turn wins at once', () => {
    const t = allPass(
      table({
        at: 'auction',
        common: ['grand-domaine', 'harmonie'],
        rows: { 2: ['chateau', 'druide', 'espionne', 'voyante', 'changeur'] },
        hands: { 0: ['port', 'juge', 'golem'] },
      })
        .answer('port')
        .answer('pass')
        .answer('1'),
    )
    t.answer([t.options[0]]).answer('put-in-play')
    expect(t.match.result).toMatchObject({ reason: 'grand-domaine', winners: [2] })
  })
  test('[victory.immediate] the rest of the turn is not played', () => {
    const t = allPass(
      table({
        at: 'auction',
        common: ['grand-domaine', 'harmonie'],
        rows: { 2: ['chateau', 'druide', 'espionne', 'voyante', 'changeur'], 0: ['familier'] },
        hands: { 0: ['port', 'juge', 'golem'] },
      })
        .answer('port')
        .answer('pass')
        .answer('1'),
    )
    t.answer([t.options[0]]).answer('put-in-play')
    expect(t.match.over).toBe(true)
    expect(t.table.phase).toBe('auction')
    expect(t.table.mark('engaged', t.piece('familier', 'in-play', 0))).toBe(0)
    expect(t.cited()).toContain('victory.immediate')
  })
  test('[victory.one-destiny-suffices] the secret one alone or a shared one alone', () => {
    const secret = table({
      at: 'effects',
      secret: { 0: 'collectionneur' },
      jetons: { 0: ['bourse', 'sceau'] },
      rows: { 0: ['golem'] },
    }).answer('golem')
    expect(secret.match.result).toMatchObject({ reason: 'collectionneur', winners: [0] })
    const shared = table({
      at: 'effects',
      common: ['erudit', 'domination'],
      rows: { 0: ['code-des-lois', 'druide', 'voyante', 'changeur', 'grimoire-des-morts'] },
      discard: ['parchemin-ancien'],
    }).answer('grimoire-des-morts')
    expect(shared.match.result).toMatchObject({ reason: 'erudit' })
    expect(shared.cited()).toContain('destiny.common-for-all')
    expect(secret.cited()).toContain('victory.one-destiny-suffices')
  })
  test('[victory.last-survivor] when all others are out the third wins without any Destiny', () => {
    const t = table({
      at: 'effects',
      tracks: { eliminated: { 2: 1 } },
      hands: { 1: 1 },
      rows: { 0: ['archere'] },
    }).answer('archere')
    expect(t.match.result).toMatchObject({ reason: 'last-survivor', winners: [0] })
  })
  test('[victory.tie-active-player] the active player alone wins a tie', () => {
    const t = table({
      at: 'effects',
      common: ['domination', 'harmonie'],
      secret: { 0: 'assassin', 1: 'grand-sage', 2: 'ange-gardien' },
      hands: { 1: 1, 2: 1, 0: 5 },
      jetons: { 1: ['grace'] },
      rows: { 0: ['mage-de-feu'] },
    })
    t.answer('mage-de-feu').answer('pair.1-2')
    // Seat 1 is saved, which is what seat 2 waits for; but seat 2 is eliminated, which is what seat 0 waits for.
    expect(t.match.result).toMatchObject({ reason: 'assassin', winners: [0] })
    const both = table({
      seats: 4,
      at: 'effects',
      secret: { 0: 'assassin', 3: 'ange-gardien' },
      hands: { 1: 1, 2: 1, 0: 5, 3: 5 },
      jetons: { 1: ['grace'] },
      rows: { 0: ['mage-de-feu'] },
    })
    both.answer('mage-de-feu').answer('pair.1-2')
    expect(both.match.result).toMatchObject({ winners: [0] })
    expect(both.said()).toContain('tie-active')
  })
  test('[victory.tie-shared] others who fulfil theirs at the same moment win together', () => {
    const t = table({
      at: 'effects',
      seats: 4,
      common: ['domination', 'harmonie'],
      secret: { 1: 'magnat', 2: 'ange-gardien' },
      hands: { 3: ['juge'], 0: 3 },
      jetons: { 3: ['grace'] },
      rows: { 0: ['archere'], 1: ['banquier', 'changeur', 'marche'] },
    })
    t.answer('archere').answer('seat.3')
    expect(t.match.result).toMatchObject({ reason: 'ange-gardien', winners: [2] })
    const shared = table({
      at: 'effects',
      seats: 4,
      active: 0,
      secret: { 1: 'ange-gardien' },
      common: ['domination', 'harmonie'],
      hands: { 3: 1, 0: 3 },
      jetons: { 3: ['grace'] },
      rows: { 0: ['archere'], 2: ['juge', 'chateau', 'espionne', 'chevalier', 'code-des-lois'] },
    })
    shared.answer('archere').answer('seat.3')
    expect(shared.match.result).toMatchObject({ reason: 'together', winners: [1, 2] })
    expect(shared.cited()).toContain('victory.tie-shared')
  })
  test('[ruling.secret-reveal-at-end] all secret Destinies are shown at the end', () => {
    const t = table({ at: 'effects', tracks: { eliminated: { 2: 1 } }, hands: { 1: 1 }, rows: { 0: ['archere'] } })
    expect(t.seen('spectator', 'secret-destin', 2)).toEqual([null])
    t.answer('archere')
    for (const seat of [0, 1, 2]) expect(t.seen('spectator', 'secret-destin', seat)).not.toContain(null)
  })
  test('[ruling.when-destins-are-checked] Fortune only counts in the end step of one’s own turn', () => {
    const t = table({
      at: 'effects',
      common: ['fortune', 'harmonie'],
      hands: { 0: 10, 1: 5, 2: 4 },
      rows: { 0: ['banquier', 'golem'] },
    })
    t.answer('banquier')
    expect(hands(t)).toEqual([11, 5, 4])
    expect(t.match.over).toBe(false)
    t.answer('end-turn')
    expect(t.match.result).toMatchObject({ reason: 'fortune', winners: [0] })
  })
})

describe('guarding and threatening everybody', () => {
  test('[destiny.secret-for-owner] the Guardian Angel wins with six cards in play when everybody owns Grace', () => {
    const rows = ['guerisseuse', 'golem', 'banquier', 'druide', 'marche', 'vampire']
    const scene = (jetons: Record<number, string[]>, cards = rows) =>
      table({ at: 'effects', secret: { 0: 'ange-gardien' }, rows: { 0: cards }, jetons })
    const heal = (t: ReturnType<typeof scene>) => {
      t.answer('guerisseuse')
      t.answer(t.options[0])
      return !t.match.over && t.options.includes('seat.2') ? t.answer('seat.2') : t
    }
    expect(heal(scene({ 0: ['grace'], 1: ['grace'] })).match.result).toMatchObject({
      reason: 'ange-gardien',
      winners: [0],
    })
    expect(heal(scene({ 0: ['grace'], 1: ['grace'] }, rows.slice(0, 5))).match.over).toBe(false)
    expect(heal(scene({ 1: ['grace'] })).match.over).toBe(false)
    expect(heal(scene({ 0: ['grace'], 1: ['bouclier'] })).match.over).toBe(false)
  })
  test('[destiny.secret-for-owner] the Assassin wins with a power after which no other player holds more than two cards', () => {
    const scene = (hands: Record<number, number>) =>
      table({ at: 'effects', secret: { 0: 'assassin' }, hands, rows: { 0: ['archere', 'golem'] } }).answer('archere')
    const shoot = (t: ReturnType<typeof scene>) => {
      t.answer('seat.1')
      return t.answer(t.options[0]).answer(t.options[0])
    }
    expect(shoot(scene({ 1: 4, 2: 2 })).match.result).toMatchObject({ reason: 'assassin', winners: [0] })
    expect(shoot(scene({ 1: 4, 2: 3 })).match.over).toBe(false)
    const idle = table({ at: 'effects', secret: { 0: 'assassin' }, hands: { 1: 2, 2: 2 }, rows: { 0: ['archere'] } })
    expect(idle.match.over).toBe(false)
  })
})

describe('each Destiny at its threshold', () => {
  const row = (cards: readonly string[], last: string, destin: string, advanced = false) => {
    const common = DESTINS.find(({ id }) => id === destin)?.scope === 'common'
    const t = table({
      advanced,
      at: 'effects',
      common: common ? [destin, destin === 'harmonie' ? 'conquerant' : 'harmonie'] : ['conquerant', 'harmonie'],
      secret: { 0: common ? 'rentier' : destin },
      rows: { 0: [...cards, 'grimoire-des-morts'] },
      discard: [last],
    })
    return t.answer('grimoire-des-morts').match.result?.reason ?? null
  }
  test.each([
    ['domination', ['juge', 'chateau', 'espionne', 'chevalier'], 'code-des-lois', 'banquier'],
    ['conquerant', FIGHTERS.slice(0, 2), 'golem', 'banquier'],
    ['grand-domaine', ['chateau', 'druide', 'voyante', 'changeur'], 'port', 'banquier'],
    ['erudit', ['druide', 'espionne', 'voyante', 'changeur'], 'livre-de-comptes', 'banquier'],
    ['sang-royal', ['juge', 'chateau', 'espionne'], 'chevalier', 'banquier'],
    ['magnat', ['banquier', 'changeur', 'marche'], 'port', 'juge'],
    ['seigneur-des-morts', ['vampire', 'goule'], 'spectre', 'juge'],
    ['grand-sage', ['apprenti', 'voyante', 'golem'], 'druide', 'juge'],
  ])('%s', (destin, cards, last, miss) => {
    expect(row(cards, last, destin)).toBe(destin)
    expect(row(cards, miss, destin)).toBeNull()
  })
  test('Harmony wants six cards with every family and every type', () => {
    expect(row(['chevalier', 'marche', 'archimage', 'banquier'], 'golem', 'harmonie')).toBe('harmonie')
    expect(row(['chevalier', 'marche', 'archimage'], 'golem', 'harmonie')).toBeNull()
    expect(row(['marche', 'archimage', 'banquier', 'juge'], 'changeur', 'harmonie')).toBeNull()
  })
  test('Person of Means: 3 + 1 cards through powers win, 3 do not', () => {
    const t = table({
      at: 'effects',
      secret: { 0: 'rentier' },
      hands: { 0: 2, 1: ['juge', 'golem', 'port', 'marche', 'goule', 'chateau', 'druide', 'spectre'] },
      rows: { 0: ['grimoire-de-sorts', 'vampire', 'apprenti'] },
    })
    t.answer('grimoire-de-sorts')
    expect(t.track('gained')).toBe(3)
    expect(t.match.over).toBe(false)
    t.answer('vampire').answer('seat.1')
    expect(t.match.result).toMatchObject({ reason: 'rentier', winners: [0] })
  })
  test('Fortune: a lead of five at the end of the turn is not enough', () => {
    const t = table({ at: 'end', common: ['fortune', 'harmonie'], hands: { 0: 10, 1: 5, 2: 4 } })
    expect(t.match.over).toBe(false)
    const other = table({ at: 'end', active: 1, common: ['fortune', 'harmonie'], hands: { 0: 12, 1: 5, 2: 4 } })
    expect(other.match.over).toBe(false)
  })
})

describe('games that would not end', () => {
  test('[ruling.stalemate] a round in which nothing moves ends the game by cards in play, then hand', () => {
    const t = table({ draw: [], hands: { 0: ['juge'], 1: ['golem'], 2: ['port'] }, rows: { 1: ['marche'] } })
    expect(t.match.result).toMatchObject({ reason: 'standstill', winners: [1] })
    expect(t.track('turn')).toBe(3)
    const last = { at: 'end', tracks: { turns: 60, stirred: 1 }, hands: { 0: 5, 1: 2, 2: 5 } } as const
    expect(table({ ...last, rows: { 1: ['code-des-lois'] } }).match.result?.winners).toEqual([1])
    const long = table({ at: 'end', tracks: { turns: 60, stirred: 1 }, hands: { 0: 3, 1: 4, 2: 4 } })
    expect(long.match.result).toMatchObject({ reason: 'sixty-rounds', winners: [1, 2] })
    expect(table({ at: 'end', tracks: { turns: { 0: 60, 1: 59, 2: 60 }, stirred: 1 } }).match.over).toBe(false)
  })
})
