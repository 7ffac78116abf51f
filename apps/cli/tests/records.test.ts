import { readFileSync } from 'node:fs'
import type { MatchRecord } from '@sablier/kernel'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sablier } from './fake-io.ts'
import { fileWith, playedRecord } from './record-in.ts'

vi.setConfig({ testTimeout: 60_000 })

let file: string
let text: string
let record: MatchRecord
beforeAll(async () => {
  file = await playedRecord('true.json')
  text = readFileSync(file, 'utf8')
  record = JSON.parse(text)
})

test('a true record is confirmed', async () => {
  const { code, out } = await sablier(['verify', file])
  expect(code).toBe(0)
  expect(out).toContain(`${record.entries.length} answers, ended by dawn`)
  const { out: json } = await sablier(['verify', file, '--json'])
  expect(JSON.parse(json)).toMatchObject({ ok: true, game: 'lanterns', commitment: record.commitment })
})

describe('[D1] verify compares with the commitment that was shown before play', () => {
  const other = 'ab'.repeat(32)
  test('a record alone is consistent, no more', async () => {
    const { code, out } = await sablier(['verify', file])
    expect(code).toBe(0)
    expect(out).toContain('consistent. Whether its dice are those promised')
    expect(out).not.toContain('shown before play')
  })
  test.each([
    ['en', 'the ones that were shown before play', 'NOT the ones that were shown'],
    ['fr', 'ceux qui ont été montrés avant la partie', 'NE sont PAS ceux'],
  ])('in %s: the same, or not the same', async (lang, same, not) => {
    const right = await sablier(['verify', file, '--shown', record.commitment, '--lang', lang])
    expect(right.code).toBe(0)
    expect(right.out).toContain(same)
    const wrong = await sablier(['verify', file, '--shown', other, '--lang', lang])
    expect(wrong.code).toBe(1)
    expect(wrong.out).toContain(not)
  })
  test('for programs too, and what is no commitment is wrong usage', async () => {
    const found = async (shown: string) => JSON.parse((await sablier(['verify', file, '--json', '--shown', shown])).out)
    expect(await found(record.commitment.toUpperCase())).toMatchObject({ ok: true, finding: 'same' })
    expect(await found(other)).toMatchObject({ ok: false, finding: 'other' })
    expect((await sablier(['verify', file, '--shown', 'abc'])).code).toBe(2)
  })
})

describe('a bad record is refused with what and where', () => {
  const noise = new Uint8Array(10 * 1024 * 1024).map((_, i) => (i * 7919 + (i >> 8)) % 256)
  const edited = (change: (entries: MatchRecord['entries'][number][]) => void): string => {
    const entries = structuredClone(record.entries) as MatchRecord['entries'][number][]
    change(entries)
    return JSON.stringify({ ...record, entries })
  }
  const cases: [name: string, make: () => string | Uint8Array, reason: RegExp][] = [
    ['truncated', () => text.slice(0, text.length / 2), /not JSON \(\d+ characters\): .* position \d+/],
    ['empty', () => '', /not JSON \(0 characters\)/],
    ['noise', () => noise, /the file has 10485760 bytes, a record has at most \d+/],
    ['little noise', () => noise.slice(0, 5000), /not JSON/],
    ['not a record', () => '[1, 2]', /the record: expected an object, found \[1,2\]/],
    ['unknown format', () => JSON.stringify({ ...record, format: 'x' }), /format: expected .* found "x"/],
    ['unknown game', () => JSON.stringify({ ...record, game: 'chess' }), /game: there is no game "chess"/],
    ['unknown version', () => JSON.stringify({ ...record, rulesVersion: '99' }), /rulesVersion: the record needs "99"/],
    [
      'another secret',
      () => JSON.stringify({ ...record, secret: 'x' }),
      /commitment: it does not belong to the secret/,
    ],
    ['too many seats', () => JSON.stringify({ ...record, seats: 1e9 }), /seats/],
    ['another result', () => JSON.stringify({ ...record, result: null }), /result: it does not follow/],
    ['edited answer', () => edited((e) => e.splice(3, 1, { ...e[3]!, answer: 'dragon#1' } as never)), /[Ee]ntry 3/],
    ['missing answer', () => edited((e) => e.splice(5, 1)), /[Ee]ntr(y|ies\[)\s?\d+/],
    [
      'wrong hash',
      () => edited((e) => e.splice(7, 1, { ...e[7]!, hash: '0' })),
      /entries\[7\]\.hash: the game at this point/,
    ],
    ['seat that is text', () => edited((e) => e.splice(2, 1, { ...e[2]!, seat: 'x' as never })), /entries\[2\]\.seat/],
  ]
  test.each(cases)('%s', async (name, make, reason) => {
    const bad = fileWith(`${name}.json`, make())
    const { code, out, err } = await sablier(['verify', bad])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(reason)
    expect(err.startsWith(`sablier: ${bad}: `)).toBe(true)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err.length).toBeLessThan(400)
    const json = JSON.parse((await sablier(['verify', bad, '--json'])).out)
    expect(json).toMatchObject({ ok: false, refused: expect.stringMatching(reason) })
  })

  test.each(['/dev/zero', '.'])('%s, which is no regular file and might never end', async (odd) => {
    const { code, err } = await sablier(['verify', odd])
    expect({ code, err }).toEqual({ code: 1, err: `sablier: ${odd}: it is not a regular file\n` })
  })

  test('a file that is not there', async () => {
    const { code, err } = await sablier(['verify', 'nowhere.json'])
    expect(code).toBe(1)
    expect(err).toContain('nowhere.json: the file cannot be read (ENOENT)')
  })
})

describe('replay', () => {
  test('tells the game up to a moment and shows the table to a seat', async () => {
    const { code, out } = await sablier(['replay', file, '--at', '12', '--seat', '1', '--lang', 'fr'])
    expect(code).toBe(0)
    expect(out).toContain('Manche 1')
    expect(out).toMatch(/Main\u00a0:\n {4}[A-Z]/)
  })

  test('a spectator sees no hand', async () => {
    const { out } = await sablier(['replay', file, '--at', '12', '--json'])
    const { view, viewer, at } = JSON.parse(out)
    expect({ viewer, at, ask: view.ask }).toEqual({ viewer: 'spectator', at: 12, ask: null })
    expect(view.state.face).toContain(-1)
  })

  test('the whole record ends with its result', async () => {
    const { out } = await sablier(['replay', file, '--json'])
    expect(JSON.parse(out).result).toEqual(record.result)
  })

  test('a record of other rules is refused as verify refuses it', async () => {
    const other = fileWith('other-rules.json', JSON.stringify({ ...record, rulesVersion: '99' }))
    const { code, out, err } = await sablier(['replay', other])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toBe((await sablier(['verify', other])).err)
    expect(err).toContain(`${other}: rulesVersion: the record needs "99", these rules are 1`)
  })

  test.each<[string, Partial<MatchRecord>, string]>([
    ['cards that differ', { contentHash: '0' }, 'contentHash: the cards or rules of lanterns 1 differ from the record'],
    ['another result', { result: null }, 'result: it does not follow from the entries'],
  ])('%s are told beside the game', async (name, change, warning) => {
    const doubtful = fileWith(`doubtful ${name}.json`, JSON.stringify({ ...record, ...change }))
    const { code, out, err } = await sablier(['replay', doubtful])
    expect({ code, out }).toEqual({ code: 0, out: (await sablier(['replay', file])).out })
    expect(err).toContain(`${doubtful}: ${warning}`)
    expect(err.trim().split('\n')).toHaveLength(1)
    const json = await sablier(['replay', doubtful, '--json'])
    expect(JSON.parse(json.out).warnings).toEqual([expect.stringContaining(warning)])
    expect(json.err).toBe('')
  })

  test('a wrong hash after the moment shown is told too, and a true record has nothing to tell', async () => {
    const entries = record.entries.map((entry, n) => (n === 9 ? { ...entry, hash: '0' } : entry))
    const doubtful = fileWith('hash.json', JSON.stringify({ ...record, entries }))
    const { out } = await sablier(['replay', doubtful, '--at', '4', '--json'])
    expect(JSON.parse(out)).toMatchObject({
      at: 4,
      warnings: ['entries[9].hash: the game at this point is another one'],
    })
    const { out: plain, err } = await sablier(['replay', file, '--json'])
    expect(JSON.parse(plain).warnings).toEqual([])
    expect(err).toBe('')
  })

  test('names that would steer the terminal are shown without their control characters', async () => {
    const names = ['\u001b[2JAda\u202e\n  99  Ada wins', '\u009b31mGrace\u0007']
    const hostile = fileWith('hostile.json', JSON.stringify({ ...record, names }))
    const { out } = await sablier(['replay', hostile])
    expect(out).toContain('[2JAda 99 Ada wins lays ')
    expect(out).toContain('31mGrace lays ')
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{C}/u)
    const json = await sablier(['replay', hostile, '--json'])
    expect(json.out.replaceAll('\n', '')).not.toMatch(/\p{C}/u)
  })

  test('control characters outside names reach the terminal neither as text nor as JSON', async () => {
    const odd = '\u001b]0;gone\u009c.json'
    const copy = fileWith(odd, text)
    for (const argv of [
      ['verify', copy],
      ['verify', copy, '--json'],
      ['replay', copy, '--at', '1', '--json'],
    ]) {
      const { code, out } = await sablier(argv)
      expect(code).toBe(0)
      expect(out.replaceAll('\n', '')).not.toMatch(/\p{C}/u)
    }
  })

  test('the purpose of a roll is told in the words of the game, and left out where it has none', async () => {
    const played = fileWith('rolls.json', '')
    const argv = [
      'play',
      '--game',
      'prophecy',
      '--seat',
      'none',
      '--bots',
      'random',
      '--seed',
      'rolls',
      '--save',
      played,
    ]
    expect((await sablier(argv)).out).toMatch(/ rolled \d \+ \d \(d6, First turn\)\n/)
    const { out } = await sablier(['replay', played, '--lang', 'fr'])
    expect(out).toMatch(/ a lancé \d \+ \d \(d6, Premier tour\)\n/)
    expect((await sablier(['replay', file])).out).toMatch(/ rolled \d \(d8\)\n/)
  })

  test('a moment after the end is wrong usage', async () => {
    expect((await sablier(['replay', file, '--at', '99999'])).code).toBe(2)
  })
})
