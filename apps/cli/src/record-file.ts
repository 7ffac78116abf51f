import { readFileSync, statSync } from 'node:fs'
import { type AnyGame, type MatchRecord, parseRecord, RECORD_LIMIT, Refusal, verifyRecord } from '@sablier/kernel'
import { type Arguments, shorten } from './command.ts'
import { gameIds, openGame } from './find-game.ts'
import { UsageError } from './io.ts'

/** The record named on the command line, and its game; whatever is wrong with it is refused with what and where. */
export async function recordFrom(given: Arguments): Promise<{ file: string; record: MatchRecord; game: AnyGame }> {
  const [file, ...more] = given.words
  if (file === undefined || more.length > 0) throw new UsageError('expected the name of one record file')
  const record = within(file, () => parseRecord(readRecordText(file)))
  const loaded = await openGame(record.game)
  if (!loaded)
    throw new Refusal(`${file}: game: there is no game ${shorten(record.game)}; games: ${gameIds().join(', ')}`)
  return { file, record, game: loaded.game }
}

function readRecordText(file: string): string {
  try {
    const found = statSync(file)
    // Devices and pipes have no size and may never end.
    if (!found.isFile()) throw new Refusal('it is not a regular file')
    if (found.size > RECORD_LIMIT)
      throw new Refusal(`the file has ${found.size} bytes, a record has at most ${RECORD_LIMIT}`)
    return readFileSync(file, 'utf8')
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown
    throw new Refusal(`the file cannot be read (${(thrown as NodeJS.ErrnoException).code ?? 'unknown reason'})`)
  }
}

/** What verify says against a record, if anything. One of other rules cannot be shown at all and is refused. */
export function doubtsAbout(file: string, record: MatchRecord, game: AnyGame): string[] {
  try {
    verifyRecord(game, record)
    return []
  } catch (thrown) {
    const reason = reasonOf(thrown)
    if (record.rulesVersion !== game.version) throw new Refusal(`${file}: ${reason}`)
    return [reason]
  }
}

/** Runs work on a record: whatever goes wrong is a refusal that begins with the name of the file. */
export function within<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (thrown) {
    throw new Refusal(`${file}: ${reasonOf(thrown)}`)
  }
}

// A record comes from outside: even a fault of the rules it provokes is told as a fault of the record.
const reasonOf = (thrown: unknown): string =>
  thrown instanceof Refusal ? thrown.message : `it cannot be replayed (${(thrown as Error).message})`
