import { type Flow, type Happening, perform, type Reaction } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { bring, endless, type TinyTable, tinyMatch } from './tiny-game.ts'

/** Each reaction writes down its name; `chain` makes some of them set off others. */
function noting(names: readonly [string, number][], done: string[], chain: Record<string, string> = {}) {
  return (t: TinyTable, happening: Happening): Reaction[] =>
    names
      .filter(([name]) => name.startsWith(happening.on))
      .map(([name, owner], i) => ({
        owner,
        piece: t.zone('open').pieces[i] ?? 0,
        *run(): Flow<void> {
          done.push(name)
          const next = chain[name]
          if (next) {
            yield* t.announce({ on: next })
            done.push(`${name} ends`)
          }
        },
      }))
}
const three = (t: TinyTable) => {
  for (const piece of t.zone('box').pieces.slice()) t.cite('setup').move(piece, t.zone('deck'))
  for (const id of ['ant', 'bee', 'cat']) bring(t, id, 'open')
}

describe('triggers', () => {
  test('[K22] an ability finishes before its triggers, which resolve in order of occurrence', () => {
    const done: string[] = []
    tinyMatch(
      function* (t) {
        yield* t.ability(function* () {
          yield* t.announce({ on: 'a' })
          yield* t.announce({ on: 'b' })
          done.push('ability ends')
        })
        return yield* endless(t)
      },
      {
        setup: three,
        reactions: noting(
          [
            ['a1', 0],
            ['b1', 0],
            ['c1', 0],
          ],
          done,
          { a1: 'c' },
        ),
      },
    )
    expect(done).toEqual(['ability ends', 'a1', 'a1 ends', 'b1', 'c1'])
  })
  test('[K23] owners resolve in turn order, and an owner of several chooses their order', () => {
    const done: string[] = []
    const match = tinyMatch(
      function* (t) {
        t.cite('other').passTurn(1)
        yield* t.announce({ on: 'a' })
        return yield* endless(t)
      },
      {
        setup: three,
        orderRule: 'order',
        reactions: noting(
          [
            ['a-mine', 0],
            ['a-first', 1],
            ['a-second', 1],
          ],
          done,
        ),
      },
    )
    expect(match.askOf(1)?.rule).toBe('order')
    expect(done).toEqual([])
    const ids =
      match
        .askOf(1)
        ?.options()
        .map((option) => option.id) ?? []
    match.answer(1, ids.slice().reverse())
    expect(done).toEqual(['a-second', 'a-first', 'a-mine'])
  })
  test('[K24] a reaction that no longer applies is passed over', () => {
    const done: string[] = []
    tinyMatch(
      function* (t) {
        yield* t.announce({ on: 'x' })
        return yield* endless(t)
      },
      {
        setup: three,
        reactions: (t: TinyTable): Reaction[] => {
          const [first, second] = t.zone('open').pieces as [number, number]
          return [
            {
              owner: 0,
              piece: first,
              *run() {
                done.push('first')
                t.cite('other').move(second, t.zone('box'))
              },
            },
            {
              owner: 0,
              piece: second,
              still: () => t.zone('open').has(second),
              *run() {
                done.push('second')
              },
            },
          ]
        },
      },
    )
    expect(done).toEqual(['first'])
  })
})

describe('modifiers and replacement', () => {
  test('[K25] cards in live zones modify values, cards elsewhere do not', () => {
    const seen: number[] = []
    tinyMatch(
      function* (t) {
        bring(t, 'fly', 'open')
        seen.push(t.modified('size', 2))
        bring(t, 'fly', 'shelf')
        seen.push(t.modified('size', 2), t.modified('weight', 2))
        return yield* endless(t)
      },
      { modify: (_t: TinyTable, { value }: { value: number }) => value * 10 },
    )
    expect(seen).toEqual([2, 20, 2])
  })
  test('[K26] replacements act before the thing happens and change its amount', () => {
    const match = tinyMatch(
      function* (t) {
        const blow = yield* t.replace({ on: 'blow', seat: 0, amount: 3 })
        t.cite('other').add('coins', blow.amount, 0)
        return yield* endless(t)
      },
      {
        replacements: (_t: TinyTable, happening: Happening): Reaction[] => [
          {
            owner: 0,
            piece: 0,
            *run() {
              happening.amount = (happening.amount ?? 0) - 2
            },
          },
        ],
      },
    )
    expect(match.table.track('coins', 0)).toBe(2)
    expect(perform).toBeTypeOf('function')
  })
})
