import { type Bilingual, fillPlain, type Language, type MatchRecord, verifyRecord } from '@sablier/kernel'
import { type Command, shorten } from '../command.ts'
import { EXIT, UsageError } from '../io.ts'
import { languageFrom } from '../language.ts'
import { printJson, printLines } from '../print.ts'
import { recordFrom, within } from '../record-file.ts'

/** What a record was found to be: true in itself, with the dice that were shown before play, or with others. */
type Finding = 'consistent' | 'same' | 'other'

const TEXT: Readonly<Record<Finding | 'answers' | 'ended' | 'unended', Bilingual>> = {
  consistent: {
    en: 'consistent. Whether its dice are those promised before play: compare with --shown.',
    fr: 'cohérent. Pour savoir si les dés sont ceux promis avant la partie : comparez avec --shown.',
  },
  same: {
    en: 'consistent, and its dice are the ones that were shown before play.',
    fr: 'cohérent, et ses dés sont ceux qui ont été montrés avant la partie.',
  },
  other: {
    en: 'consistent, but its dice are NOT the ones that were shown before play.',
    fr: 'cohérent, mais ses dés NE sont PAS ceux qui ont été montrés avant la partie.',
  },
  answers: {
    en: '{game} {version}, {seats} seats, {entries} answers, ',
    fr: '{game} {version}, {seats} places, {entries} réponses, ',
  },
  ended: { en: 'ended by {reason}, scores {scores}', fr: 'fin : {reason}, scores {scores}' },
  unended: { en: 'not ended', fr: 'non terminée' },
}

/** Checks a record against the rules: commitment, every hash, the result; and against the commitment that was shown. */
export const verify: Command = {
  name: 'verify',
  usage: 'FILE [--shown COMMITMENT] [--lang en|fr] [--json]',
  summary:
    'Replays a record and checks everything it claims: rules, seed commitment, each hash, the result. --shown: the commitment seen before play.',
  options: { shown: { type: 'string' }, lang: { type: 'string' }, json: { type: 'boolean' } },
  takesWords: true,
  run: async (given, io) => {
    const shown = given.text('shown')?.trim().toLowerCase()
    if (shown !== undefined && !/^[0-9a-f]{64}$/.test(shown))
      throw new UsageError(`--shown: expected a commitment of 64 hexadecimal digits, found ${shorten(shown)}`)
    const language = languageFrom(given, io)
    const { file, record, game } = await recordFrom(given)
    const match = within(file, () => verifyRecord(game, record))
    const finding: Finding = shown === undefined ? 'consistent' : shown === record.commitment ? 'same' : 'other'
    const ok = finding !== 'other'
    const { seats, rulesVersion, commitment, result } = record
    const report = { ok, finding, game: game.id, rulesVersion, seats, entries: record.entries.length, commitment }
    if (given.flag('json')) printJson(io, { ...report, result, hash: match.hash })
    else printLines(io, [`${file}: ${TEXT[finding][language]}`, about(record, game.id, language)])
    return ok ? EXIT.done : EXIT.refused
  },
}

function about({ seats, rulesVersion, entries, result }: MatchRecord, game: string, language: Language): string {
  const head = fillPlain(TEXT.answers, { game, version: rulesVersion, seats, entries: entries.length }, language)
  if (!result) return head + TEXT.unended[language]
  return head + fillPlain(TEXT.ended, { reason: result.reason, scores: result.scores.join(' ') }, language)
}
