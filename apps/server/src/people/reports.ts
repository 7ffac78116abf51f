import type { ReportBody } from '@sablier/protocol'
import { newId } from '../new-id.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { fromRow } from '../tables/log-entry.ts'

const DAY = 24 * 3600_000
const MOST_A_DAY = 20
/** How many of a person's latest words at the table go with a report. */
const WORDS = 20

/** Keeps what a person tells the operator about another, with what that one said there last. */
export async function report(storage: Storage, by: string, body: ReportBody, now: number): Promise<string> {
  const { person, table = null, about, text = '' } = body
  if (person === by) throw new ActRefusal('not-now', 'That is yourself', { detail: 'yourself' })
  const session = await storage.people.session(person)
  if (!session) throw new ActRefusal('not-now', 'There is no such person', { detail: 'no-such-person' })
  if ((await storage.relations.countReports(by, now - DAY)) >= MOST_A_DAY)
    throw new ActRefusal('too-many', `${MOST_A_DAY} reports a day`, { detail: 'too-many-reports' })
  const talk = table === null ? [] : await saidAt(storage, table, person)
  const id = newId(9)
  const { name } = session
  await storage.relations.addReport({
    id,
    at: now,
    by,
    person,
    name,
    match: table,
    about,
    text,
    talk: JSON.stringify(talk),
  })
  return id
}

async function saidAt(storage: Storage, table: string, person: string): Promise<string[]> {
  const entries = (await storage.logEntries(table)).map(fromRow)
  return entries
    .flatMap(({ logEntry }) => (logEntry.kind === 'chat' && logEntry.by.id === person ? [logEntry.text] : []))
    .slice(-WORDS)
}
