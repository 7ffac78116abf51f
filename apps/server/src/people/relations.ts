import type { PeopleReply } from '@sablier/protocol'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'

/** So many people one need not hear or meet. */
const MOST = 100
const REMEMBERED = 10_000
const NOBODY: ReadonlySet<string> = new Set()

/** What one person has to do with others. */
interface Known {
  /** Whom they have muted or blocked. */
  readonly silenced: ReadonlySet<string>
  /** Whom they have blocked, and who has blocked them: they do not meet. */
  readonly apart: ReadonlySet<string>
}
const STRANGER: Known = { silenced: NOBODY, apart: NOBODY }

/** Whom people do not hear and do not meet. It is in memory for whoever is at a table, so that telling waits for nothing. */
export class Relations {
  private readonly known = new Map<string, Known>()

  constructor(
    private readonly storage: Storage,
    private readonly now: () => number,
  ) {}

  /** Reads it from the storage: before somebody is shown a table, and after it has changed. */
  async know(person: string | null): Promise<Known> {
    if (person === null) return STRANGER
    const { relations } = this.storage
    const [own, blockers] = await Promise.all([relations.of(person), relations.blockersOf(person)])
    const blocked = own.filter(({ kind }) => kind === 'block').map(({ other }) => other)
    const known = { silenced: new Set(own.map(({ other }) => other)), apart: new Set([...blocked, ...blockers]) }
    this.known.delete(person)
    this.known.set(person, known)
    for (const oldest of this.known.keys()) {
      if (this.known.size <= REMEMBERED) break
      this.known.delete(oldest)
    }
    return known
  }
  /** Whom a person has muted or blocked themselves. */
  silencedBy(person: string | null): ReadonlySet<string> {
    return this.knownOf(person).silenced
  }
  /** Whose talk a person is not told: also that of people who have blocked them. */
  unheardBy(person: string | null): ReadonlySet<string> {
    const { silenced, apart } = this.knownOf(person)
    if (apart.size === 0) return silenced
    return new Set([...silenced, ...apart])
  }
  /** Whom a person does not meet, whoever has blocked whom. */
  async apartFrom(person: string | null): Promise<ReadonlySet<string>> {
    return (await this.know(person)).apart
  }
  async list(person: string): Promise<PeopleReply> {
    const own = await this.storage.relations.of(person)
    const named = (wanted: 'mute' | 'block') =>
      own.flatMap(({ other, kind, name }) => (kind === wanted ? [{ id: other, name: name ?? '' }] : []))
    return { muted: named('mute'), blocked: named('block') }
  }
  async set(person: string, other: string, kind: 'mute' | 'block', isOn: boolean): Promise<void> {
    if (person === other) throw new ActRefusal('not-now', 'That is yourself', { detail: 'yourself' })
    const { relations } = this.storage
    const own = (await relations.of(person)).filter((row) => row.kind === kind)
    if (isOn && own.length >= MOST) {
      const detail = kind === 'mute' ? 'too-many-muted' : 'too-many-blocked'
      throw new ActRefusal('too-many', `${MOST} people at most`, { detail })
    }
    if (isOn) await relations.set({ person, other, kind, at: this.now() })
    else await relations.drop({ person, other, kind })
    await Promise.all([this.know(person), this.known.has(other) ? this.know(other) : null])
  }

  private knownOf(person: string | null): Known {
    return (person === null ? undefined : this.known.get(person)) ?? STRANGER
  }
}
