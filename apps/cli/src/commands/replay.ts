import { replayRecord, type Viewer } from '@sablier/kernel'
import { type Arguments, type Command, shorten } from '../command.ts'
import { EXIT, UsageError } from '../io.ts'
import { languageFrom } from '../language.ts'
import { oneLine, printJson, printLines } from '../print.ts'
import { askLine, optionLine } from '../reading/ask-lines.ts'
import { GameReader } from '../reading/game-reader.ts'
import { printedLines } from '../reading/printed-lines.ts'
import { namesOf } from '../reading/seat-names.ts'
import { viewLines } from '../reading/view-lines.ts'
import { doubtsAbout, recordFrom, within } from '../record-file.ts'

/** Shows a recorded game up to a moment, as one seat or a spectator saw it. */
export const replay: Command = {
  name: 'replay',
  usage: 'FILE [--at N] [--seat S] [--lang en|fr] [--json]',
  summary: 'Tells a recorded game up to answer N and shows the table then, as seat S (from 0) or a spectator saw it.',
  options: {
    at: { type: 'string' },
    seat: { type: 'string' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
  },
  takesWords: true,
  run: async (given, io) => {
    const language = languageFrom(given, io)
    const { file, record, game } = await recordFrom(given)
    const length = record.entries.length
    const at = given.whole('at', { fallback: length, min: 0, max: length })
    const viewer = viewerFrom(given, record.seats)
    const warnings = doubtsAbout(file, record, game)
    const reader = new GameReader(game, language, namesOf(record.names, language))
    const match = within(file, () => replayRecord(game, record, at))
    const view = match.view(viewer)
    const heard = match.heard(viewer)
    const log = printedLines(reader, heard).map(({ event: { entry, rule }, text }) => ({ entry, rule, line: text }))
    if (given.flag('json')) {
      const { result } = match
      printJson(io, { game: game.id, entries: length, at, viewer, warnings, log, events: heard, view, result })
      return EXIT.done
    }
    for (const warning of warnings) io.err(`sablier: ${oneLine(`${file}: ${warning}`)}\n`)
    printLines(
      io,
      log.map(({ entry, line }) => `${String(entry).padStart(4)}  ${line}`),
    )
    printLines(io, ['', ...viewLines(reader, view, record.seats)])
    if (view.ask)
      printLines(io, [
        '',
        askLine(reader, view.ask),
        ...view.ask.options.map((option) => `  ${optionLine(reader, option)}`),
      ])
    return EXIT.done
  },
}

function viewerFrom(given: Arguments, seats: number): Viewer {
  const wanted = given.text('seat')
  if (wanted === undefined || wanted === 'spectator') return 'spectator'
  if (!/^\d+$/.test(wanted) || Number(wanted) >= seats)
    throw new UsageError(`--seat: expected a seat from 0 to ${seats - 1} or spectator, found ${shorten(wanted)}`)
  return Number(wanted)
}
