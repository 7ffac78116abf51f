import type { Language } from '@sablier/kernel'
import { type Notice, TABLE_ENDS, type TableEnd, VOTE_OUTCOMES, type VoteInfo } from '@sablier/protocol'
import { describe, expect, test } from 'vitest'
import { endText, noticeText, type TableNames, voteText } from '../src/online/notice-words.ts'

const names = (language: Language, you: number | null = null): TableNames => ({
  language,
  you,
  seatName: (seat) => ['Ada', 'Bram', 'Cleo'][seat] ?? '',
  phaseName: (phase) => (phase === 'night' ? { en: 'Night', fr: 'Nuit' }[language] : phase),
})
const moment = { entry: 7, seat: 1, phase: 'night', round: 2, count: 3 }
const back = { by: 0, proposal: { kind: 'undo-to', entries: 6 }, moment } satisfies Partial<VoteInfo>

describe('a vote', () => {
  test('to go back says who asks, whose answer it concerns, at which moment, and how much is taken back', () => {
    expect(voteText(names('en'), back)).toBe(
      'Ada asks to go back to before the answer of Bram (round 2, Night). Decisions taken back: 3.',
    )
    expect(voteText(names('fr'), back)).toBe(
      'Ada demande de revenir avant la réponse de Bram (manche 2, Nuit). Décisions reprises\u00a0: 3.',
    )
  })
  test('about a person names that person', () => {
    for (const kind of ['hand-over', 'remove'] as const)
      for (const language of ['en', 'fr'] as const) {
        const text = voteText(names(language), { by: 0, proposal: { kind, seat: 2, level: 'novice' }, moment: null })
        expect(text).toContain('Ada')
        expect(text).toContain('Cleo')
      }
  })
  test('that ended says how, by whom, and who was not waited for', () => {
    const ended = { kind: 'vote-ended' as const, seq: 9, at: 0, vote: 'v', ...back, seat: 1, lapsed: [] }
    expect(noticeText(names('en'), { ...ended, outcome: 'refused' })).toContain('Bram said no.')
    expect(noticeText(names('fr'), { ...ended, outcome: 'refused' })).toContain('Bram a dit non.')
    expect(noticeText(names('en'), { ...ended, outcome: 'agreed', lapsed: [2] })).toContain('Not waited for: Cleo.')
    const all = VOTE_OUTCOMES.map((outcome) => noticeText(names('fr'), { ...ended, outcome }))
    expect(new Set(all).size).toBe(VOTE_OUTCOMES.length)
  })
})

describe('what happened at a table', () => {
  const seen = { seq: 9, at: 0 }
  const notices: Notice[] = [
    { kind: 'vote-opened', ...seen, vote: 'v', ...back },
    { kind: 'stepped-back', ...seen, entries: 6, moment },
    { kind: 'taken-back', ...seen, seat: 1 },
    { kind: 'advised', ...seen, seat: 1 },
    ...(['asked', 'vote', 'clock', 'resigned', 'removed'] as const).map(
      (why): Notice => ({ kind: 'handed-over', ...seen, seat: 1, level: 'novice', why }),
    ),
  ]
  test('names the person in both languages, each in words of its own', () => {
    const english = notices.map((notice) => noticeText(names('en'), notice))
    const french = notices.map((notice) => noticeText(names('fr'), notice))
    for (const text of [...english, ...french]) expect(text).toContain('Bram')
    expect(new Set([...english, ...french]).size).toBe(notices.length * 2)
  })
  test('after a step back tells that chance is drawn anew', () => {
    expect(noticeText(names('en'), notices[1] as Notice)).toContain('Chance is drawn anew')
  })
})

describe('the end of a table', () => {
  const end = (why: TableEnd['why'], by: number | null, winners: number[] = []): TableEnd => ({ why, by, winners })
  test('by resignation names who gave up and who won', () => {
    expect(endText(names('en'), end('resigned', 0, [1]))).toBe('Ada has resigned: Bram wins.')
    expect(endText(names('fr'), end('resigned', 0, [1]))).toBe('Ada a abandonné\u00a0: victoire de Bram.')
  })
  test('that one person brought about alone is not called common consent', () => {
    expect(endText(names('en', 0), end('stopped', 0))).toBe('You have stopped the game. Nobody has won.')
    expect(endText(names('en', 1), end('stopped', 0))).toBe('Ada has stopped the game. Nobody has won.')
    for (const why of TABLE_ENDS)
      if (why !== 'agreed') expect(endText(names('en'), end(why, 0, [1]))).not.toContain('common consent')
  })
})
