import {
  type Ask,
  canonicalJson,
  type Flow,
  Match,
  type Refusal,
  seedChance,
  shuffleInPlace,
  type Viewer,
} from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { bring, endless, shown, type TinyTable, tinyGame, tinyMatch } from './tiny-game.ts'

const hands = (t: TinyTable) => {
  for (const seat of t.seats) for (const id of seat === 0 ? ['ant', 'bee'] : ['cat', 'dog']) bring(t, id, 'hand', seat)
}
const setup = (t: TinyTable) => {
  for (const piece of t.zone('box').pieces.slice()) t.cite('setup').move(piece, t.zone('deck'))
  hands(t)
}
/** Everybody lays two cards, one after the other, into the open row. */
function* layTwo(t: TinyTable): Flow<string> {
  yield* t.together(t.seats, function* (seat) {
    for (let i = 0; i < 2; i++) {
      const piece = yield* t.pick({ seat, rule: 'ask', from: t.zone('hand', seat).pieces, always: true })
      t.cite('ask').move(piece, t.zone('open'))
    }
  })
  return yield* endless(t)
}
const optionOf = (match: Match, seat: number, card: string): string =>
  match.asSeenBy(seat, () => (match.askOf(seat) as Ask).options().find((o) => o.id.startsWith(card))?.id ?? '')
const say = (match: Match, seat: number, card: string) => match.answer(seat, optionOf(match, seat, card))

describe('together', () => {
  test('[K13] seats are asked at once, and each sees its own answers carried out', () => {
    const match = tinyMatch(layTwo, { setup })
    expect(match.asks().map((ask) => ask.seat)).toEqual([0, 1])
    say(match, 1, 'dog')
    expect(shown(match, 1, 'open')).toEqual(['dog'])
    expect(match.askOf(1)).not.toBeNull()
    say(match, 1, 'cat')
    expect(match.view(1).waiting).toEqual([0])
  })
  test('[K14] nobody else learns anything of a sealed answer', () => {
    const one = tinyMatch(layTwo, { setup })
    const other = tinyMatch(layTwo, { setup })
    say(one, 1, 'dog')
    say(other, 1, 'cat')
    for (const viewer of [0, 'spectator'] as const) {
      expect(canonicalJson(one.view(viewer))).toBe(canonicalJson(other.view(viewer)))
      expect(one.heard(viewer)).toEqual(other.heard(viewer))
      expect(shown(one, viewer, 'open')).toEqual([])
    }
  })
  test('[K15] answers take effect in seat order whatever the order of arrival', () => {
    const plans: [number, string][][] = [
      [
        [0, 'bee'],
        [0, 'ant'],
        [1, 'dog'],
        [1, 'cat'],
      ],
    ]
    const chance = seedChance('arrival')
    const ends = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const order = [0, 0, 1, 1]
      shuffleInPlace(chance, order)
      const left: Record<number, string[]> = { 0: ['bee', 'ant'], 1: ['dog', 'cat'] }
      const match = tinyMatch(layTwo, { setup })
      for (const seat of order) say(match, seat, left[seat]?.shift() as string)
      ends.add(canonicalJson(match.table.state))
      expect(shown(match, 'spectator', 'open')).toEqual(['bee', 'ant', 'dog', 'cat'])
    }
    expect(plans).toHaveLength(1)
    expect(ends.size).toBe(1)
  })
  test('[K16] a flow that would learn something, use chance or ask somebody else waits for the others', () => {
    const acts: ((t: TinyTable, seat: number) => Flow<void>)[] = [
      function* (t, seat) {
        t.cite('ask').deal({ from: t.zone('deck'), to: t.zone('hand', seat) })
      },
      function* (t, seat) {
        t.cite('ask').roll({ seat, sides: 6, purpose: 'x' })
      },
      function* (t) {
        t.cite('ask').shuffle(t.zone('deck'))
      },
      function* (t, seat) {
        yield* t.agree({ seat: 1 - seat, rule: 'other' })
      },
    ]
    for (const act of acts) {
      const match = tinyMatch(function* (t) {
        yield* t.together(t.seats, function* (seat) {
          yield* t.agree({ seat, rule: 'ask' })
          yield* act(t, seat)
          yield* t.agree({ seat, rule: 'limit' })
        })
        return yield* endless(t)
      })
      const { ids } = match.view(0)
      match.answer(0, true)
      expect(match.view(0).ask).toBeNull()
      expect(match.view(0).ids).toEqual(ids)
      expect(match.view(0).waiting).toEqual([1])
      match.answer(1, true)
      expect(match.asks().length).toBe(1)
    }
  })
  test('[K17] a sealed answer that no longer fits is dropped and the seat is asked again', () => {
    const match = tinyMatch(
      function* (t) {
        yield* t.together(t.seats, function* (seat) {
          const piece = yield* t.pick({ seat, rule: 'ask', from: t.zone('open').pieces, always: true })
          t.cite('ask').move(piece, t.zone('shelf'))
        })
        return yield* endless(t)
      },
      {
        setup: (t: TinyTable) => {
          setup(t)
          bring(t, 'elk', 'open')
          bring(t, 'fly', 'open')
        },
      },
    )
    say(match, 1, 'elk')
    say(match, 0, 'elk')
    expect(shown(match, 0, 'shelf')).toEqual(['elk'])
    expect(match.askOf(1)?.rule).toBe('ask')
    say(match, 1, 'fly')
    expect(shown(match, 0, 'shelf')).toEqual(['elk', 'fly'])
  })
  test('[K18] sealed answers can be taken back one by one until all are in', () => {
    const match = tinyMatch(layTwo, { setup })
    say(match, 0, 'ant')
    say(match, 1, 'cat')
    say(match, 0, 'bee')
    match.undo(0)
    match.undo(0)
    expect(match.canUndo(0)).toBe(false)
    expect(shown(match, 0, 'open')).toEqual([])
    expect(match.entries).toEqual([{ seat: 1, answer: expect.stringContaining('cat') }])
    say(match, 0, 'bee')
    say(match, 0, 'ant')
    say(match, 1, 'dog')
    expect(shown(match, 1, 'open')).toEqual(['bee', 'ant', 'cat', 'dog'])
    expect(match.canUndo(1)).toBe(false)
  })
  test('[K76] a question after the last answer given ahead is answered on the spot', () => {
    const match = tinyMatch(layTwo, { setup })
    const simulation = match.simulate()
    simulation.enter({ seat: 1, answer: optionOf(match, 1, 'cat') })
    const asked: number[] = []
    simulation.choose(0, {
      answer(ask) {
        if (ask.kind !== 'pick') return null
        asked.push(ask.seat)
        return 0
      },
    })
    expect(asked).toEqual([0, 1])
    expect(simulation.ask?.kind).toBe('agree')
  })
  test('[K17] a seat whose answer did not fit is heard again in the next shared question', () => {
    const match = tinyMatch(
      function* (t) {
        for (const rule of ['ask', 'other'])
          yield* t.together(t.seats, function* (seat) {
            yield* t.amount({ seat, rule, min: 1, max: 3 })
          })
        return yield* endless(t)
      },
      { setup },
    )
    const simulation = match.simulate()
    simulation.enter({ seat: 0, answer: 9 })
    expect(simulation.ask).toMatchObject({ seat: 0, rule: 'ask' })
    simulation.choose(1)
    simulation.choose(1)
    simulation.enter({ seat: 0, answer: 2 })
    expect(simulation.ask).toMatchObject({ seat: 1, rule: 'other' })
  })
  test('[K78] a view tells its seat’s own last entry: another one for each question, the same while others answer', () => {
    const match = tinyMatch(layTwo, { setup })
    const own = () => [0, 1, 'spectator' as const].map((viewer) => match.view(viewer as Viewer).lastOwn)
    expect(own()).toEqual([0, 0, 0])
    say(match, 0, 'ant')
    expect(own()).toEqual([1, 0, 0])
    say(match, 1, 'cat')
    say(match, 1, 'dog')
    expect(own()).toEqual([1, 3, 0])
    match.undo(1)
    expect(own()).toEqual([1, 2, 0])
    expect(Match.replay(match, match.entries).view(1).lastOwn).toBe(2)
  })
})

describe('standing offers', () => {
  const game = tinyGame(
    function* (t) {
      yield* t.agree({ seat: 0, rule: 'ask' })
      yield* t.pickSome(() => ({ seat: 0, rule: 'ask', from: t.zone('open').pieces.slice(), text: 'stable' }))
      return yield* endless(t)
    },
    {
      setup: (t: TinyTable) => {
        setup(t)
        bring(t, 'elk', 'open')
      },
      offers: (t: TinyTable, seat: number) => [
        {
          id: 'claim',
          rule: 'other',
          text: 'claim',
          *run(): Flow<void> {
            if (yield* t.agree({ seat, rule: 'limit' })) bring(t, 'fly', 'open')
          },
        },
        {
          id: 'word',
          rule: 'other',
          text: 'word',
          *run(): Flow<void> {
            yield* t.agree(() => ({ seat, rule: 'limit' }))
            bring(t, 'fly', 'open')
          },
        },
        {
          id: 'rite',
          rule: 'other',
          text: 'rite',
          *run(): Flow<void> {
            yield* t.ability(function* () {
              yield* t.agree(() => ({ seat, rule: 'limit' }))
            })
          },
        },
        {
          id: 'go-on',
          rule: 'other',
          text: 'go-on',
          breaksIn: true,
          *run(): Flow<void> {
            bring(t, 'cat', 'open')
          },
        },
        {
          id: 'resign',
          rule: 'win',
          text: 'resign',
          *run(): Flow<void> {
            t.finish('win', { reason: 'done', winners: [1 - seat], scores: [] })
          },
        },
      ],
    },
  )
  const start = () => new Match({ game, seats: 2, seed: 's' })

  test('[K19] offers are open while a stable ask is, and at no other time', () => {
    const match = start()
    expect(match.offers(1)).toEqual([])
    expect(() => match.take(1, 'claim')).toThrow(/no offer claim/)
    match.answer(0, true)
    expect(match.view(1).offers.map((offer) => offer.id)).toEqual(['claim', 'word', 'rite', 'go-on', 'resign'])
    match.take(1, 'claim')
    expect(match.offers(0)).toEqual([])
  })
  test('[K20] a taken offer runs to its end, then the ask is rebuilt from the table', () => {
    const match = start()
    match.answer(0, true)
    expect(match.askOf(0)?.count).toBe(1)
    match.take(1, 'claim')
    expect(match.asks()).toMatchObject([{ seat: 1 }])
    match.answer(1, true)
    expect(match.askOf(0)?.spec.text).toBe('stable')
    expect(match.askOf(0)?.count).toBe(2)
    expect(match.entries).toHaveLength(3)
  })
  test('[K21] an offer can end the game; an unknown one is refused', () => {
    const match = start()
    match.answer(0, true)
    expect(() => match.take(0, 'fly')).toThrow(/no offer fly/)
    match.take(0, 'resign')
    expect(match.result?.winners).toEqual([1])
  })
  describe('an offer in words', () => {
    const heard: unknown[] = []
    const worded = () =>
      tinyMatch(endlessAtEase, {
        offers: (t, seat) => [
          {
            id: 'gift',
            rule: 'other',
            text: 'gift',
            wording: {
              form: () => ({ phrase: 'coins' }),
              candidates: () => [{ coins: 1 }, { coins: 2 }],
              check: (said) => (Number((said as { coins?: unknown }).coins) <= 2 ? null : 'win'),
            },
            *run(said): Flow<void> {
              heard.push(said)
              t.cite('other').add('coins', (said as { coins: number }).coins, seat)
            },
          },
        ],
      })

    test('[K84] is taken with a proposal, in one entry that replays; nothing waits for it before', () => {
      const match = worded()
      const before = match.table.track('coins', 1)
      const said = { coins: 2 }
      match.take(1, 'gift', said)
      said.coins = 9
      expect(match.table.track('coins', 1)).toBe(before + 2)
      expect(match.entries).toEqual([{ seat: 1, take: 'gift', said: { coins: 2 } }])
      expect(match.fork().hash).toBe(match.hash)
      const other = worded()
      other.take(1, 'gift', { coins: 1 })
      expect(other.hash).not.toBe(match.hash)
      expect(match.view(0).waiting).toEqual([0])
    })
    test('[K84] a refused or malformed proposal changes nothing', () => {
      const match = worded()
      heard.length = 0
      const { hash } = match
      const refusalOf = (said?: unknown): string | undefined => {
        try {
          match.take(1, 'gift', said as object)
        } catch (thrown) {
          return (thrown as Refusal).rule
        }
        return 'taken'
      }
      expect([{ coins: 3 }, {}, undefined, 'coins', null].map(refusalOf)).toEqual([
        'win',
        'win',
        'other',
        'other',
        'other',
      ])
      expect([match.hash, heard]).toEqual([hash, []])
      const plain = start()
      plain.answer(0, true)
      expect(() => plain.take(1, 'claim', { coins: 1 })).toThrow(/Nothing is said with claim/)
    })
    test('[K84] its form and candidates are shown to the seat that may take it, and every candidate can be taken', () => {
      const match = worded()
      const [gift] = match.view(1).offers
      expect(gift?.wording).toEqual({ form: { phrase: 'coins', params: {} }, candidates: [{ coins: 1 }, { coins: 2 }] })
      for (const candidate of gift?.wording?.candidates ?? []) match.take(1, 'gift', candidate as object)
      expect(match.entries).toHaveLength(2)
      expect(match.view('spectator').offers).toEqual([])
    })
  })
  test('[K71] an offer that breaks in drops what another had begun; no other may, nor at an unstable ask, nor in an ability', () => {
    const match = start()
    match.answer(0, true)
    match.take(1, 'rite')
    expect(match.offers(0)).toEqual([])
    match.answer(1, true)
    match.take(1, 'claim')
    expect(match.offers(0)).toEqual([])
    match.answer(1, false)
    match.take(1, 'word')
    expect(match.offers(0).map(({ id }) => id)).toEqual(['go-on'])
    expect(() => match.take(0, 'resign')).toThrow(/no offer resign/)
    match.take(0, 'go-on')
    expect(match.asks()).toMatchObject([{ seat: 0 }])
    expect(match.askOf(0)?.spec.text).toBe('stable')
    expect(shown(match, 0, 'open')).toEqual(['elk', 'cat'])
    expect(shown(match.fork(), 0, 'open')).toEqual(['elk', 'cat'])
  })
  test('[K13] a flow that acts as soon as it is made acts on its own copy of the table', () => {
    const match = tinyMatch(function* (t): Flow<string> {
      yield* t.together([0, 1], (seat) => {
        t.cite('other').add('coins', 1, seat)
        return discarding(t.agree({ seat, rule: 'ask' }))
      })
      return yield* endless(t)
    })
    const [mine, theirs] = [match.view(0), match.view('spectator')].map(({ state }) => state.tracks.slice(0, 2))
    expect(match.table.track('coins', 0)).toBe(theirs?.[0])
    expect(mine).toEqual([(theirs?.[0] ?? 0) + 1, theirs?.[1]])
    const before = match.table.track('coins', 0)
    match.answer(0, true)
    match.answer(1, true)
    expect([0, 1].map((seat) => match.table.track('coins', seat))).toEqual([before + 1, before + 1])
  })
  test('[K21] an offer that acts as soon as it is made can end the game', () => {
    const match = tinyMatch(endlessAtEase, {
      offers: (t, seat) => [
        {
          id: 'resign',
          rule: 'win',
          text: 'resign',
          run: () => t.finish('win', { winners: [1 - seat], scores: [0, 0], reason: 'resigned' }),
        },
      ],
    })
    match.take(0, 'resign')
    expect(match.result).toMatchObject({ winners: [1] })
    expect(match.asks()).toEqual([])
  })
})

/** The answer to a question does not matter. */
function* discarding(flow: Flow<boolean>): Flow<void> {
  yield* flow
}
/** Somebody is asked for ever, where offers may be taken up. */
function* endlessAtEase(t: TinyTable): Flow<string> {
  for (;;) yield* t.agree(() => ({ seat: 0, rule: 'ask' }))
}
