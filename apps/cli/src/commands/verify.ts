import { verifyRecord } from '@sablier/kernel'
import type { Command } from '../command.ts'
import { EXIT } from '../io.ts'
import { printJson, printLines } from '../print.ts'
import { recordFrom, within } from '../record-file.ts'

/** Checks a record against the rules: commitment, every hash, the result. */
export const verify: Command = {
  name: 'verify',
  usage: 'FILE [--json]',
  summary: 'Replays a record and checks everything it claims: rules, seed commitment, each hash, the result.',
  options: { json: { type: 'boolean' } },
  takesWords: true,
  run: async (given, io) => {
    const { file, record, game } = await recordFrom(given)
    const match = within(file, () => verifyRecord(game, record))
    const { seats, rulesVersion, commitment, result } = record
    const report = { ok: true, game: game.id, rulesVersion, seats, entries: record.entries.length, commitment, result }
    if (given.flag('json')) printJson(io, { ...report, hash: match.hash })
    else
      printLines(io, [
        `${file}: true. ${game.id} ${rulesVersion}, ${seats} seats, ${record.entries.length} answers, ` +
          (result ? `ended by ${result.reason}, scores ${result.scores.join(' ')}` : 'not ended'),
      ])
    return EXIT.done
  },
}
