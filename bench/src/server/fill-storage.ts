import type { RunningServer } from '@sablier/server'

type Storage = RunningServer['storage']

/** Rows that are written together. */
const TOGETHER = 500
/** So many lines each log has. */
const LINES = 10
/** Of a hundred tables: the rest are over. */
const OPEN = 5
const PLAYING = 10
const CLOSED = 10
const GAMES = ['lanterns', 'prophecy', 'terres-de-destinees', 'thiefs-fortune']

interface Filling {
  readonly tables: number
  /** Who sits at one table in a thousand. */
  readonly visitor: string
}

/** Fills a database with tables of all states and games, with people, sessions, tokens and logs. */
export async function fillStorage({ db }: Storage, { tables, visitor }: Filling): Promise<void> {
  for (let first = 0; first < tables; first += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, tables - first) }, (_, i) => first + i)
    await db.transaction().execute(async (all) => {
      await all.insertInto('session').values(numbers.map(sessionRow)).execute()
      await all.insertInto('token').values(numbers.map(tokenRow)).execute()
      await all.insertInto('passkey').values(numbers.map(passkeyRow)).execute()
      await all.insertInto('match').values(numbers.map(matchRow)).execute()
      await all
        .insertInto('seat')
        .values(numbers.flatMap((n) => seatRows(n, visitor)))
        .execute()
      for (let line = 1; line <= LINES; line++)
        await all
          .insertInto('log_entry')
          .values(numbers.map((n) => logRow(n, line)))
          .execute()
    })
  }
}

const AT = 1_500_000_000_000
const person = (n: number): string => `person-${n}`
const sessionRow = (n: number) => ({
  id: person(n),
  name: `Person ${n}`,
  language: 'en',
  webhook: null,
  created_at: AT + n,
  seen_at: Date.now(),
  hidden_name: null,
})
const tokenRow = (n: number) => ({
  hash: `hash-${n}`,
  purpose: 'keep',
  body: '{}',
  expires_at: Date.now() + 1e10,
  person: person(n),
})
const passkeyRow = (n: number) => ({
  id: `passkey-${n}`,
  person: person(n),
  public_key: 'x'.repeat(100),
  counter: 0,
  transports: '[]',
})
function statusOf(n: number): 'open' | 'playing' | 'closed' | 'over' {
  const share = (n * 37) % 100
  if (share < OPEN) return 'open'
  if (share < OPEN + PLAYING) return 'playing'
  return share < OPEN + PLAYING + CLOSED ? 'closed' : 'over'
}
const matchRow = (n: number) => ({
  id: `table-${n}`,
  game: GAMES[n % GAMES.length] ?? '',
  rules_version: '1',
  content_hash: 'x'.repeat(64),
  seats: 2,
  options: '{}',
  visibility: 'public' as const,
  clock: '{"kind":"none"}',
  invite: `invite-${n}`,
  secret: `secret-${n}`,
  commitment: 'x'.repeat(64),
  created_by: person(n),
  created_at: AT + n,
  status: statusOf(n),
  changed_at: AT + n,
  wake_at: null,
  last_seq: LINES,
  free_seats: statusOf(n) === 'open' && n % 2 === 0 ? 1 : 0,
  summary: JSON.stringify({
    seats: [{ name: `Person ${n}`, bot: null }, null],
    owners: [person(n), null],
    waiting: [0],
    result: null,
  }),
  opened_from: `address-${n % 5000}`,
  join_code: statusOf(n) === 'open' ? `CODE${n}` : null,
})
const seatRows = (n: number, visitor: string) => [
  { match: `table-${n}`, seat: 0, person: person(n) },
  { match: `table-${n}`, seat: 1, person: n % 1000 === 0 ? visitor : person((n * 7) % 1_000_000) },
]
const logRow = (n: number, seq: number) => ({
  match: `table-${n}`,
  seq,
  at: AT + n,
  kind: seq % 5 === 0 ? 'chat' : 'answered',
  person: person(n),
  client_id: `act-${n}-${seq}`,
  body: '{"kind":"answered","seat":0,"answer":"some-answer"}',
  hash: 'x'.repeat(43),
})
