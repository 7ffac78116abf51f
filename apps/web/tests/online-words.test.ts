import { LANGUAGES } from '@sablier/kernel'
import { REFUSAL_CODES, REFUSAL_DETAILS, type RefusalCode, type RefusalDetail } from '@sablier/protocol'
import { describe, expect, test, vi } from 'vitest'
import { faultText } from '../src/online/fault-words.ts'
import { RequestFault } from '../src/online/request.ts'
import { clockText, timeLeft } from '../src/online/time-left.ts'
import { giveName } from '../src/online/use-me.ts'
import { sayIn } from '../src/words/use-words.ts'

const en = sayIn('en')
const fr = sayIn('fr')

describe('the time that is left', () => {
  test('is read in minutes and seconds, with hours when needed', () => {
    expect(timeLeft(en, 42_000)).toBe('0:42')
    expect(timeLeft(en, 61_500)).toBe('1:02')
    expect(timeLeft(en, 3_600_000 + 125_000)).toBe('1:02:05')
  })
  test('is read in days and hours in the language in use, and is never less than nothing', () => {
    const ms = (2 * 24 + 5) * 3_600_000
    expect(timeLeft(en, ms)).toBe('2 d 5 h')
    expect(timeLeft(fr, ms)).toBe('2 j 5 h')
    expect(timeLeft(en, -5000)).toBe('0:00')
  })
  test('a clock is named by what it gives', () => {
    expect(clockText(en, { kind: 'live', minutes: 30, increment: 10 })).toContain('30')
    expect(clockText(en, { kind: 'days', days: 1 })).toBe('one day per turn')
    expect(clockText(fr, { kind: 'days', days: 3 })).toBe('3 jours par tour')
  })
})

const ENGLISH = 'A sentence for whoever reads the logs.'

test('every refusal of the server is told in both languages, in words of its own', () => {
  const told = (code: RefusalCode) => LANGUAGES.map((language) => faultText(language, { code, reason: ENGLISH }))
  const all = REFUSAL_CODES.flatMap(told)
  expect(new Set(all).size).toBe(REFUSAL_CODES.length * 2)
  expect(all.filter((text) => text.includes(ENGLISH))).toEqual([])
})

test('a refusal is told exactly, in the language in use, with its values and without the English reason', () => {
  const told = (detail: RefusalDetail) =>
    LANGUAGES.map((language) => faultText(language, { code: 'not-now', reason: ENGLISH, detail, params: { most: 7 } }))
  for (const detail of REFUSAL_DETAILS) {
    const [english, french] = told(detail)
    expect(english, detail).not.toBe(french)
    expect([english, french].join(), detail).not.toContain(ENGLISH)
  }
  expect(told('too-many-tables')[1]).toBe('Vous avez déjà 7 tables\u00a0: terminez-en une d’abord.')
})

test('a field that is not filled in rightly is named in the language in use, and never as the protocol calls it', () => {
  const told = (field: string) =>
    LANGUAGES.map((language) =>
      faultText(language, { code: 'malformed', reason: ENGLISH, detail: 'bad-field', params: { field } }),
    )
  expect(told('name')).toEqual([
    'This is not filled in rightly: the name.',
    'Ceci n’est pas bien rempli\u00a0: le nom.',
  ])
  expect(told('seats.0.kind')[1]).toContain('les places')
  for (const text of told('createdAt')) expect(text).not.toContain('createdAt')
})

test('a name with what cannot be seen is refused before it is sent, in the language in use', async () => {
  const sent = vi.fn()
  vi.stubGlobal('fetch', sent)
  const thrown: unknown = await giveName('Ada\u202E').catch((fault: unknown) => fault)
  expect(thrown).toBeInstanceOf(RequestFault)
  const { fault } = thrown as RequestFault
  expect(faultText('en', fault)).toContain('cannot be seen')
  expect(faultText('fr', fault)).toContain('invisible')
  expect(sent).not.toHaveBeenCalled()
})
