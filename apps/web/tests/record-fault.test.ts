import {
  commitTo,
  Match,
  type MatchRecord,
  parseRecord,
  recordOf,
  seedChance,
  seedFrom,
  verifyRecord,
} from '@sablier/kernel'
import { randomEntry } from '@sablier/kernel/testing'
import { findGame } from '@sablier/shelf'
import { expect, test } from 'vitest'
import { distrustText, unreadableText } from '../src/replay/record-fault.ts'
import { sayIn } from '../src/words/use-words.ts'

const fr = sayIn('fr')
const faultOf = (check: () => unknown): string => {
  try {
    check()
  } catch (thrown) {
    return (thrown as Error).message
  }
  throw new Error('nothing is wrong with it')
}

test('why a record cannot be trusted is told in the language of the reader', async () => {
  const box = await findGame('terres-de-destinees')?.load()
  if (!box) throw new Error('There is no such game')
  const match = new Match({ game: box.game, seats: 2, options: {}, seed: seedFrom('a secret', ['', '']) })
  match.enter(randomEntry(match, seedChance('any')))
  const record = recordOf(match, { names: ['Ada', 'Bram'], secret: 'a secret', entropy: ['', ''] })
  const told = (change: Partial<MatchRecord>) =>
    distrustText(
      fr,
      faultOf(() => verifyRecord(box.game, { ...record, ...change })),
    )
  const [first] = record.entries
  expect(told({ rulesVersion: '0' })).toBe(fr('faultRules'))
  expect(told({ contentHash: '0' })).toBe(fr('faultRules'))
  expect(told({ commitment: commitTo('another') })).toBe(fr('faultDice'))
  expect(told({ entries: [{ ...first!, hash: '0' }] })).toBe(fr('faultMove', { n: 1 }))
  expect(told({ entries: [{ ...first!, answer: 'nonsense' } as never] })).toBe(fr('faultAnswer'))
  expect(told({ result: {} as never })).toBe(fr('faultResult'))
})

test('why a file cannot be read is told in the language of the reader', () => {
  for (const text of ['{"a":1', '[]', '{"format":"other"}'])
    expect(
      unreadableText(
        fr,
        faultOf(() => parseRecord(text)),
      ),
    ).toBe(fr('faultFile'))
  expect(unreadableText(fr, 'There is no game chess')).toBe(fr('faultGame'))
})
