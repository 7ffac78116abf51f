import {
  below,
  contentHash,
  Match,
  type MatchRecord,
  parseRecord,
  RECORD_LIMIT,
  Refusal,
  recordOf,
  replayRecord,
  seedChance,
  verifyRecord,
} from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { describe, expect, test } from 'vitest'
import { play } from './play.ts'

describe('records', () => {
  const match = play('record')
  const record = recordOf(match, { names: ['A', 'B', 'C'], secret: 'record', entropy: [] })
  const refused = (change: (r: Record<string, unknown>) => void): string => {
    const copy = JSON.parse(JSON.stringify(record)) as Record<string, unknown>
    change(copy)
    try {
      verifyRecord(lanterns, parseRecord(JSON.stringify(copy)))
    } catch (thrown) {
      if (thrown instanceof Refusal) return thrown.message
      throw thrown
    }
    return 'taken'
  }
  const entry = (r: Record<string, unknown>, i: number) =>
    (r['entries'] as Record<string, unknown>[])[i] as Record<string, unknown>

  test('[K59] each entry has a hash of the whole game so far', () => {
    expect(match.hashes).toHaveLength(match.entries.length)
    expect(new Set(match.hashes).size).toBe(match.entries.length)
    for (const hash of match.hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/)
  })
  test('[K72] known hashes are taken over; the last is reckoned and tells another game', () => {
    const played = play('known', 30)
    const again = Match.replay(played, played.entries, { hashes: played.hashes })
    expect(again.hashes).toEqual(played.hashes)
    expect(again.view(0)).toEqual(played.view(0))
    const known = played.hashes.map((_, n) => `known ${n}`)
    expect(Match.replay(played, played.entries, { hashes: known }).hashes.slice(0, -1)).toEqual(known.slice(0, -1))
    const other = play('other', 30)
    expect(Match.replay(other, other.entries, { hashes: played.hashes }).hash).not.toBe(played.hash)
  })
  test('[K60] a record replays and verifies; whatever is changed is refused with what and where', () => {
    expect(verifyRecord(lanterns, parseRecord(JSON.stringify(record))).result).toEqual(match.result)
    expect(replayRecord(lanterns, record, 5).entries).toHaveLength(5)
    expect(
      refused((r) => {
        r['game'] = 'chess'
      }),
    ).toMatch(/^game: /)
    expect(
      refused((r) => {
        r['rulesVersion'] = '99'
      }),
    ).toMatch(/^rulesVersion: the record needs "99"/)
    expect(
      refused((r) => {
        r['contentHash'] = 'x'
      }),
    ).toMatch(/^contentHash: /)
    expect(
      refused((r) => {
        r['commitment'] = 'x'
      }),
    ).toMatch(/^commitment: /)
    expect(
      refused((r) => {
        entry(r, 3)['hash'] = '0'.repeat(16)
      }),
    ).toMatch(/^entries\[3\]\.hash/)
    expect(
      refused((r) => {
        entry(r, 3)['answer'] = 'fly#1'
      }),
    ).toMatch(/^Entry 3: /)
    expect(
      refused((r) => {
        entry(r, 2)['seat'] = 'x'
      }),
    ).toMatch(/^entries\[2\]\.seat/)
    expect(
      refused((r) => {
        delete entry(r, 2)['answer']
        delete entry(r, 2)['take']
      }),
    ).toMatch(/^entries\[2\]: expected an answer/)
    expect(
      refused((r) => {
        r['result'] = { reason: 'dawn', winners: [], scores: [] }
      }),
    ).toMatch(/^result: /)
    expect(
      refused((r) => {
        r['seats'] = 9
      }),
    ).toMatch(/2 to 4 seats/)
    expect(
      refused((r) => {
        r['options'] = { moons: 1 }
      }),
    ).toMatch(/no option moons/)
    expect(
      refused((r) => {
        r['names'] = 3
      }),
    ).toMatch(/^names: /)
    expect(
      refused((r) => {
        r['format'] = 'zip'
      }),
    ).toMatch(/^format: /)
  })
  test('[K61] truncated files, noise and files beyond the limit are refused with a message', () => {
    const text = JSON.stringify(record)
    const chance = seedChance('noise')
    for (let i = 0; i < 50; i++)
      expect(() => parseRecord(text.slice(0, below(chance, text.length)))).toThrow(/not JSON/)
    const noise = Array.from({ length: 10_000 }, () => String.fromCharCode(below(chance, 65_536))).join('')
    expect(() => parseRecord(noise)).toThrow(/not JSON \(10000 characters\)/)
    expect(() => parseRecord('x'.repeat(RECORD_LIMIT + 1))).toThrow(/larger than/)
    for (const bad of ['null', '[]', '3', '"x"', '{}']) expect(() => parseRecord(bad)).toThrow(Refusal)
    expect((JSON.parse(text) as MatchRecord).entries.length).toBe(match.entries.length)
  })
  test('[K62] the content hash changes with a card or a rule, not with its wording', () => {
    const hash = contentHash(lanterns)
    expect(contentHash({ ...lanterns })).toBe(hash)
    expect(contentHash({ ...lanterns, cards: lanterns.cards.slice(1) })).not.toBe(hash)
    expect(contentHash({ ...lanterns, shape: { ...lanterns.shape, rules: {} as never } })).not.toBe(hash)
    const { rules } = lanterns.shape
    const ruled = (change: object, id = 'dawn.round') => {
      const changed = Object.entries(rules).map(([name, rule]) =>
        name === 'dawn.round' ? [id, { ...rule, ...change }] : [name, rule],
      )
      return contentHash({ ...lanterns, shape: { ...lanterns.shape, rules: Object.fromEntries(changed) } })
    }
    expect(ruled({ en: 'Otherwise', fr: 'Autrement' })).toBe(hash)
    expect(ruled({ kind: 'limit' })).not.toBe(hash)
    expect(ruled({}, 'dusk.round')).not.toBe(hash)
    expect(contentHash({ ...lanterns, version: '2' })).not.toBe(hash)
    const reworded = lanterns.cards.map((card) => ({ ...card, name: { en: 'Other', fr: 'Autre' } }))
    expect(contentHash({ ...lanterns, cards: reworded })).toBe(hash)
  })
})
