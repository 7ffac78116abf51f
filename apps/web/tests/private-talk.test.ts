import type { ClientTable, Whisper } from '@sablier/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { noticeText, type TableNames } from '../src/online/notice-words.ts'
import { Partners, PrivateLines, partnersOf, whispersToMe } from '../src/online/private-talk.tsx'

const NAMES = ['Ada', 'Bram', 'Cleo', 'Dora']
const names = (you: number | null, language: TableNames['language'] = 'en'): TableNames => ({
  language,
  you,
  seatName: (seat) => NAMES[seat] ?? '',
  phaseName: (phase) => phase,
})
const whisper = (seat: number, to: number, text: string): Whisper => ({
  type: 'whisper',
  id: text,
  at: 0,
  seat,
  to,
  text,
})
/** What Ada knows of a table of four: Dora is a computer player. */
const known = (more: object = {}): ClientTable =>
  ({
    table: {
      you: 0,
      status: 'playing',
      muted: [],
      seats: NAMES.map((name, seat) => ({ person: seat === 3 ? null : { id: name, name } })),
    },
    presence: { seats: [0, 1, 2] },
    whispers: [],
    ...more,
  }) as unknown as ClientTable

describe('whom one can talk with in private', () => {
  test('other people who are there, and those one has talked with', () => {
    expect(partnersOf(known())).toEqual([1, 2])
    const gone = { presence: { seats: [0, 2] } }
    expect(partnersOf(known(gone))).toEqual([2])
    expect(partnersOf(known({ ...gone, whispers: [whisper(0, 1, 'wait')] }))).toEqual([1, 2])
  })
  test('nobody while one watches, or when nothing is played', () => {
    for (const change of [{ you: null }, { status: 'over' }])
      expect(partnersOf(known({ table: { ...known().table, ...change } }))).toEqual([])
  })
})

describe('a private talk', () => {
  const talk = known({
    whispers: [whisper(1, 0, 'half of it'), whisper(0, 1, 'agreed'), whisper(2, 0, 'not with Bram')],
  })
  const thread = (clientTable: ClientTable, partner: number) =>
    renderToStaticMarkup(createElement(PrivateLines, { clientTable, partner, names: names(0) }))

  test('shows what the two have said, and that nobody else reads it', () => {
    const shown = thread(talk, 1)
    expect(shown).toContain('Only you and Bram read this.')
    for (const text of ['half of it', 'agreed']) expect(shown).toContain(text)
    expect(shown).not.toContain('not with Bram')
    expect(thread(talk, 2)).toContain('not with Bram')
  })
  test('leaves out what people say whom one does not hear', () => {
    const muted = known({ whispers: talk.whispers, table: { ...talk.table, muted: ['Bram'] } })
    expect(thread(muted, 1)).not.toContain('half of it')
    expect(thread(muted, 1)).toContain('agreed')
    expect([whispersToMe(talk).length, whispersToMe(muted).length]).toEqual([2, 1])
  })
  test('is chosen by name, with a sign that it is private and how much is unread', () => {
    const shown = renderToStaticMarkup(
      createElement(Partners, {
        partners: [1, 2],
        partner: 1,
        unread: (seat) => (seat === 2 ? 3 : 0),
        names: names(0),
        onPartner: () => {},
      }),
    )
    expect(shown).toMatch(/aria-pressed="true"[^>]*aria-label="Bram, in private"/)
    expect(shown).toMatch(/aria-label="New messages: 3"/)
    expect(shown.match(/aria-pressed="true"/g)).toHaveLength(1)
  })
  test('is told to all, and in other words to the two', () => {
    const notice = { kind: 'private-talk' as const, seq: 4, at: 0, seat: 1, to: 0 }
    expect(noticeText(names(2), notice)).toBe('Bram and Ada are talking in private.')
    expect(noticeText(names(null, 'fr'), notice)).toBe('Bram et Ada se parlent en privé.')
    expect(noticeText(names(0), notice)).toBe('You and Bram are talking in private.')
    expect(noticeText(names(1, 'fr'), notice)).toBe('Ada et vous, vous parlez en privé.')
  })
})
