import {
  type Answer,
  ASK_KINDS,
  type Ask,
  defaultEntry,
  type Entry,
  type Flow,
  Refusal,
  RulesFault,
  type Seat,
  type SeenAsk,
  seedChance,
} from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { bring, endless, shown, type TinyTable, tinyMatch } from './tiny-game.ts'

const open = (ids: readonly string[]) => (t: TinyTable) => ids.map((id) => bring(t, id, 'open'))
const ruleOf = (work: () => void): string | undefined => {
  try {
    work()
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.rule
    throw thrown
  }
  throw new Error('it was taken')
}

/** One ask of each kind, with answers that fit and answers that do not. */
const KINDS: Record<
  (typeof ASK_KINDS)[number],
  { ask: (t: TinyTable) => Flow<unknown>; good: Answer[]; bad: unknown[] }
> = {
  pick: {
    ask: (t) => t.pick({ seat: 0, rule: 'ask', from: open(['ant', 'bee'])(t) }),
    good: ['ant#'],
    bad: ['cat#1', 0, null, ['ant#'], 'ant'],
  },
  'pick-some': {
    ask: (t) => t.pickSome({ seat: 0, rule: 'ask', from: open(['ant', 'bee', 'cat'])(t), min: 1, max: 2 }),
    good: [['bee#'], ['cat#', 'ant#']],
    bad: [[], ['ant#', 'bee#', 'cat#'], ['ant#', 'ant#'], 'ant#'],
  },
  agree: { ask: (t) => t.agree({ seat: 0, rule: 'ask' }), good: [true, false], bad: ['yes', 1, null] },
  amount: {
    ask: (t) => t.amount({ seat: 0, rule: 'ask', min: 2, max: 4 }),
    good: [2, 4],
    bad: [1, 5, 2.5, '3', Number.NaN],
  },
  order: {
    ask: (t) => t.order({ seat: 0, rule: 'order', pieces: open(['ant', 'bee', 'cat'])(t) }),
    good: [['cat#', 'ant#', 'bee#']],
    bad: [
      ['cat#', 'ant#'],
      ['ant#', 'ant#', 'bee#'],
    ],
  },
  split: {
    ask: (t) => t.split({ seat: 0, rule: 'ask', total: 3, among: ['light', 'oil'], caps: [2, 3] }),
    good: [
      [2, 1],
      [0, 3],
    ],
    bad: [[3, 0], [1, 1], [1], [-1, 4], 'x'],
  },
  propose: {
    ask: (t) =>
      t.propose({
        seat: 0,
        rule: 'ask',
        candidates: () => [{ n: 1 }, { n: 2 }],
        check: (p) => ((p as { n?: unknown }).n === 1 || (p as { n?: unknown }).n === 2 ? null : 'limit'),
      }),
    good: [{ n: 1 }],
    bad: [{ n: 3 }, null, 7, 'x', {}],
  },
}
const withNumbers = (ask: Ask, answer: unknown): unknown => {
  const full = (id: unknown) =>
    typeof id === 'string' && id.endsWith('#') ? ask.options().find((o) => o.id.startsWith(id))?.id : id
  return Array.isArray(answer) ? answer.map(full) : full(answer)
}

describe('asks', () => {
  for (const kind of ASK_KINDS) {
    const { ask, good, bad } = KINDS[kind]
    const start = () =>
      tinyMatch(function* (t) {
        yield* ask(t)
        return yield* endless(t)
      })
    test(`[K5] a ${kind} ask says who, by which rule and what can be answered`, () => {
      const [asked] = start().asks() as [Ask]
      expect(asked).toMatchObject({ kind, seat: 0 })
      expect(asked.spec.text).toBe(asked.rule)
      const ids = asked.options().map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => typeof id === 'string')).toBe(true)
    })
    test(`[K6] a ${kind} ask takes what is possible and refuses the rest without a trace`, () => {
      for (const answer of good) {
        const match = start()
        match.answer(0, withNumbers(match.asks()[0] as Ask, answer))
        expect(match.entries).toHaveLength(1)
      }
      const match = start()
      const before = match.hash
      for (const answer of bad)
        expect(() => match.answer(0, withNumbers(match.asks()[0] as Ask, answer)), JSON.stringify(answer)).toThrow(
          Refusal,
        )
      expect(() => match.answer(1, good[0])).toThrow(/Seat 1 is not asked/)
      expect(match.hash).toBe(before)
      expect(match.entries).toHaveLength(0)
    })
    test(`[K6] a random choice of a ${kind} ask is always taken`, () => {
      const chance = seedChance(kind)
      for (let i = 0; i < 50; i++) {
        const match = start()
        const asked = match.asks()[0] as Ask
        match.answer(0, asked.encode(asked.randomChoice(chance)))
        expect(match.entries).toHaveLength(1)
      }
    })
  }

  test('[K7] a refused option carries its rule, in the view and in the refusal', () => {
    const match = tinyMatch(function* (t) {
      const [ant, bee, cat] = open(['ant', 'bee', 'cat'])(t) as [number, number, number]
      yield* t.pick({ seat: 0, rule: 'ask', from: [ant, bee], refused: () => [{ piece: cat, why: 'limit' }] })
      return yield* endless(t)
    })
    const refused = match.view(0).ask?.refused ?? []
    expect(refused).toMatchObject([{ card: 'cat', why: 'limit' }])
    expect(ruleOf(() => match.answer(0, refused[0]?.id))).toBe('limit')
  })

  test('[K8] counting options reads none of their texts', () => {
    let read = 0
    const among = Array.from({ length: 5 }, (_, n) => ({
      get id() {
        read++
        return `o${n}`
      },
      text: 'x',
    }))
    const match = tinyMatch(function* (t) {
      yield* t.choose({ seat: 0, rule: 'ask', among })
      return yield* endless(t)
    })
    const ask = match.asks()[0] as Ask
    expect(ask.count).toBe(5)
    expect(read).toBe(0)
    expect(ask.option(3).id).toBe('o3')
    expect(read).toBe(1)
  })

  test('[K9] an ask without option is a fault that names rule and seat', () => {
    expect(() =>
      tinyMatch(function* (t) {
        yield* t.pick({ seat: 1, rule: 'limit', from: [] })
        return 'second'
      }),
    ).toThrow(/limit: seat 1 is asked and has no option/)
    expect(() =>
      tinyMatch(function* (t) {
        yield* t.amount({ seat: 1, rule: 'limit', min: 2, max: 1 })
        return 'second'
      }),
    ).toThrow(RulesFault)
    expect(() =>
      tinyMatch(function* (t) {
        yield* t.pickSome({ seat: 1, rule: 'limit', from: [], n: 1 })
        return 'second'
      }),
    ).toThrow(RulesFault)
  })

  test('[K10] a proposal is judged by the predicate: malformed ones are refused by rule, candidates are fine', () => {
    const start = () =>
      tinyMatch(function* (t) {
        yield* KINDS.propose.ask(t)
        return yield* endless(t)
      })
    expect(ruleOf(() => start().answer(0, { n: 9 }))).toBe('limit')
    for (const candidate of (start().asks()[0] as Ask).spec.items) start().answer(0, candidate)
  })

  test('[K10] candidates and the form are made for whoever reads them, once, and for nobody else', () => {
    const made: string[] = []
    const note = <T>(what: string, value: T): T => {
      made.push(what)
      return value
    }
    const start = (candidates: readonly { n: number }[]) =>
      tinyMatch(function* (t) {
        yield* t.propose({
          seat: 0,
          rule: 'ask',
          params: { n: 1 },
          candidates: () => note('candidates', candidates),
          form: () => note('form', { list: [2] }),
          check: () => null,
        })
        return yield* endless(t)
      })
    const match = start([{ n: 1 }])
    match.answer(0, { n: 1 })
    expect(made).toEqual([])
    match.undo(0)
    const { params, candidates } = match.view(0).ask as SeenAsk
    expect([params, candidates]).toEqual([{ n: 1, form: { list: [2] } }, [{ n: 1 }]])
    expect((match.askOf(0) as Ask).count).toBe(1)
    expect(made.sort()).toEqual(['candidates', 'form'])
    expect(() => start([]).view(0)).toThrow(/ask: seat 0 is asked and has no option/)
  })
})

test('[K70] several picked options come in the order of the answer', () => {
  const match = tinyMatch(function* (t) {
    const from = ['ant', 'bee', 'cat'].map((id) => bring(t, id, 'hand', 0))
    for (const piece of yield* t.pickSome({ seat: 0, rule: 'ask', from, n: 2 }))
      t.cite('other').move(piece, t.zone('open'))
    return yield* endless(t)
  })
  const ids =
    match
      .askOf(0)
      ?.options()
      .map(({ id }) => id) ?? []
  match.answer(0, [ids[2], ids[0]])
  expect(shown(match, 1, 'open')).toEqual(['cat', 'ant'])
})

describe('forced answers', () => {
  test('[K67] the default of a seat that does not answer in time is a legal answer to its open ask, in its own sight', () => {
    const last = { defaults: (_: TinyTable, ask: Ask) => ask.count - 1 }
    const match = tinyMatch(function* (t) {
      for (const id of ['ant', 'bee', 'cat']) bring(t, id, 'hand', 1)
      yield* t.together([0, 1], (seat) => layTwo(t, seat))
      return yield* endless(t)
    }, last)
    expect(defaultEntry(match, 0)).toEqual({ seat: 0, answer: true })
    match.enter(defaultEntry(match, 1) as Entry)
    match.enter(defaultEntry(match, 1) as Entry)
    expect(shown(match, 1, 'open')).toEqual(['cat', 'bee'])
    expect(defaultEntry(match, 1)).toBeNull()
    expect(defaultEntry(tinyMatch(endless), 0)).toBeNull()
  })
  test('[K11] a single possible answer is taken without asking and is no entry', () => {
    const got: unknown[] = []
    const match = tinyMatch(function* (t) {
      const [ant] = open(['ant'])(t) as [number]
      got.push(
        yield* t.pick({ seat: 0, rule: 'ask', from: [ant] }),
        yield* t.amount({ seat: 0, rule: 'ask', min: 3, max: 3 }),
      )
      got.push(
        yield* t.pickSome({ seat: 0, rule: 'ask', from: [ant], n: 1 }),
        yield* t.choose({ seat: 0, rule: 'ask', among: ['only'] }),
        yield* t.pickSeat({ seat: 0, rule: 'ask', from: [1] }),
      )
      return yield* endless(t)
    })
    expect(got).toHaveLength(5)
    expect(got.slice(1)).toEqual([3, [got[0]], 'only', 1])
    expect(match.entries).toHaveLength(0)
    expect(match.asks()[0]?.kind).toBe('agree')
  })
  test('[K12] a lone card that others cannot see, and an ask marked always, are asked', () => {
    const hidden = tinyMatch(function* (t) {
      yield* t.pick({ seat: 0, rule: 'ask', from: [bring(t, 'ant', 'hand', 0)] })
      return yield* endless(t)
    })
    expect(hidden.asks()[0]?.kind).toBe('pick')
    const always = tinyMatch(function* (t) {
      yield* t.amount({ seat: 0, rule: 'ask', min: 0, max: 0, always: true })
      return yield* endless(t)
    })
    expect(always.asks()[0]?.kind).toBe('amount')
  })
})

function* layTwo(t: TinyTable, seat: Seat): Flow<void> {
  if (seat === 0) {
    yield* t.agree({ seat, rule: 'ask' })
    return
  }
  for (let n = 0; n < 2; n++)
    t.cite('other').move(
      yield* t.pick({ seat, rule: 'ask', from: t.zone('hand', seat).pieces.slice() }),
      t.zone('open'),
    )
}
