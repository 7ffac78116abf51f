import { withHidden } from '../people/hidden-names.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'

/** Hides the name of a person wherever it is kept; gives the one they have now. */
export async function hideName(storage: Storage, person: string): Promise<string> {
  const session = await storage.people.session(person)
  if (!session) throw new ActRefusal('not-now', `There is no person ${person}`, { detail: 'no-such-person' })
  const name = `Guest ${person.slice(0, 4)}`
  if (session.name !== name)
    await storage.people.keepSession({ ...session, name, hidden_name: withHidden(session, session.name) })
  await storage.rewritePerson({ person, name, withoutTalk: false })
  return name
}
