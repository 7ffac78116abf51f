import { type AnyGame, type Chance, contentHash, Match, type MatchRecord, seedChance, seedFrom } from '@sablier/kernel'
import { Admin } from '@sablier/server/admin'
import { SHELF } from '@sablier/shelf'
import { longestRecord } from './longest-record.ts'

/** A table of a long game; on its seats sit the name of the game with `-0` and so on. */
export interface LongTable {
  readonly id: string
  /** The game. */
  readonly name: string
  readonly entries: number
}

/** So many answers before its end a game is left: some are given while it is measured. */
const LEFT = 12

/** Puts a table of each game into a data folder, as long as the longest recorded game. */
export async function longTables(dataDir: string): Promise<LongTable[]> {
  const admin = await Admin.open({ databaseUrl: null, dataDir })
  const tables: LongTable[] = []
  for (const { id, load } of SHELF) {
    const record = longestRecord(id)
    if (!record) continue
    const { game } = await load()
    const match = playedLike(game, record)
    const table = await admin.importTable(JSON.stringify(archiveOf(match, record)))
    tables.push({ id: table, name: id, entries: match.entries.length })
  }
  await admin.shut()
  return tables
}

/** A match that is played at random for as long as a record is; it ends before its end. */
function playedLike(game: AnyGame, { seats, options, secret, entries }: MatchRecord): Match {
  let longest: Match | null = null
  for (let attempt = 0; attempt < 8; attempt++) {
    const entropy = Array.from({ length: seats }, (_, seat) => (seat === 0 ? `try ${attempt}` : ''))
    const match = new Match({ game, seats, options, seed: seedFrom(secret, entropy) })
    const chance = seedChance(`waking ${attempt}`)
    while (!match.over && match.entries.length < entries.length) playOne(match, chance)
    if (match.over) match.undoTo(match.entries.length - LEFT)
    if (!longest || match.entries.length > longest.entries.length) longest = match
    if (longest.entries.length >= entries.length) break
  }
  return longest as Match
}
function playOne(match: Match, chance: Chance): void {
  const [ask] = match.asks()
  if (ask)
    match.answer(
      ask.seat,
      match.asSeenBy(ask.seat, () => ask.encode(ask.randomChoice(chance))),
    )
}

/** A match as a table of a server at which people have played it. */
function archiveOf(match: Match, { secret, commitment }: MatchRecord): object {
  const { game, seed } = match
  const id = `${game.id.slice(0, 12)}-waking`
  const attempt = Array.from({ length: 8 }, (_, i) => `try ${i}`).find(
    (text) => seedFrom(secret, [text, ...Array.from({ length: match.seats - 1 }, () => '')]) === seed,
  )
  const seats = Array.from({ length: match.seats }, (_, seat) => ({ match: id, seat, person: `${game.id}-${seat}` }))
  const bodies: [kind: string, body: object, hash: string | null][] = [
    ...seats.map(({ seat, person }): [string, object, null] => [
      'sat',
      { seat, by: { id: person, name: `P${seat}`, language: 'en' } },
      null,
    ]),
    ['entropy', { seat: 0, text: attempt }, null],
    ['started', {}, null],
    ...match.entries.map((entry, i): [string, object, string | null] => {
      if ('take' in entry)
        return ['took', { seat: entry.seat, offer: entry.take, said: entry.said }, match.hashes[i] ?? null]
      return ['answered', { seat: entry.seat, answer: entry.answer }, match.hashes[i] ?? null]
    }),
  ]
  const logEntry = { match: id, at: 1, person: null, client_id: null }
  return {
    format: 'sablier-archive-1',
    match: {
      id,
      game: game.id,
      rules_version: game.version,
      content_hash: contentHash(game),
      seats: match.seats,
      options: JSON.stringify(match.options),
      visibility: 'public',
      clock: '{"kind":"none"}',
      invite: `invite-${id}`,
      secret,
      commitment,
      created_by: `${game.id}-0`,
      created_at: 1,
      status: 'playing',
      changed_at: 1,
      wake_at: null,
      last_seq: bodies.length,
      free_seats: 0,
      summary: '{}',
    },
    lines: bodies.map(([kind, body, hash], i) => ({ ...logEntry, seq: i + 1, kind, body: JSON.stringify(body), hash })),
    checkpoint: null,
    seats,
  }
}
