import type { PeopleReply } from '@sablier/protocol'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal, theyDoNotMeet } from '../tables/act-refusal.ts'
import type { TableCore } from '../tables/core.ts'

/** How many people a person may mute or block. */
const MOST = 100
const REMEMBERED = 10_000
const NOBODY: ReadonlySet<string> = new Set()

/** A person hears or meets another no more, or does again. */
export interface RelationChange {
  readonly person: string
  readonly other: string
  readonly kind: 'mute' | 'block'
  readonly isOn: boolean
}

/** A person's mutes and blocks, and the people who blocked them. */
interface Known {
  readonly muted: ReadonlySet<string>
  readonly blocked: ReadonlySet<string>
  /** The people who have blocked them. */
  readonly blockers: ReadonlySet<string>
}
const STRANGER: Known = { muted: NOBODY, blocked: NOBODY, blockers: NOBODY }

/** Mutes and blocks. In memory for everybody at a table, so that sending never waits. */
export class Relations {
  private readonly known = new Map<string, Known>()
  /** How often something has changed: what was read before may be out of date. */
  private changes = 0

  constructor(
    private readonly storage: Storage,
    private readonly now: () => number,
  ) {}

  /** Reads it from the storage, before somebody is shown a table. */
  async know(person: string | null): Promise<void> {
    if (person !== null) await this.read(person)
  }
  /** The people whom a person has muted or blocked. */
  silencedBy(person: string | null): ReadonlySet<string> {
    const { muted, blocked } = this.knownOf(person)
    return union(muted, blocked)
  }
  /** Whose talk a person is not told: also that of people who have blocked them. */
  unheardBy(person: string | null): ReadonlySet<string> {
    const { muted, blocked, blockers } = this.knownOf(person)
    return union(union(muted, blocked), blockers)
  }
  /** The people whom a person does not meet, whichever of them blocked the other. */
  async apartFrom(person: string | null): Promise<ReadonlySet<string>> {
    if (person === null) return NOBODY
    const { blocked, blockers } = await this.read(person)
    return union(blocked, blockers)
  }
  /** Whether somebody sits at a public table whom a person does not meet, as far as it is in memory. */
  isParted({ row, state }: TableCore, person: string): boolean {
    const { blocked, blockers } = this.knownOf(person)
    if (row.visibility !== 'public' || (blocked.size === 0 && blockers.size === 0)) return false
    return state.seats.some(({ person: other }) => other && (blocked.has(other.id) || blockers.has(other.id)))
  }
  /** Refuses whoever would come to a public table where somebody sits who has blocked them, or whom they have blocked. */
  async mustMeet({ row, state }: TableCore, person: string): Promise<void> {
    if (row.visibility !== 'public') return
    const apart = await this.apartFrom(person)
    if (state.seats.some((seat) => seat.person && apart.has(seat.person.id))) throw theyDoNotMeet()
  }
  async list(person: string): Promise<PeopleReply> {
    const own = await this.storage.relations.of(person)
    const named = (wanted: 'mute' | 'block') =>
      own.flatMap(({ other, kind, name }) => (kind === wanted ? [{ id: other, name: name ?? '' }] : []))
    return { muted: named('mute'), blocked: named('block') }
  }
  async set(change: RelationChange): Promise<void> {
    const { person, other, kind, isOn } = change
    if (person === other) throw new ActRefusal('not-now', 'That is yourself', { detail: 'yourself' })
    const { relations } = this.storage
    const own = (await relations.of(person)).filter((row) => row.kind === kind)
    if (isOn && own.length >= MOST && !own.some((row) => row.other === other)) {
      const detail = kind === 'mute' ? 'too-many-muted' : 'too-many-blocked'
      throw new ActRefusal('too-many', `${MOST} people at most`, { detail })
    }
    if (isOn) await relations.set({ person, other, kind, at: this.now() })
    else await relations.drop({ person, other, kind })
    this.apply(change)
  }
  /** Something has changed, here or at another process: those in memory know it at once. */
  apply({ person, other, kind, isOn }: RelationChange): void {
    this.changes++
    const part = kind === 'mute' ? 'muted' : 'blocked'
    this.change(person, (known) => ({ ...known, [part]: changed(known[part], other, isOn) }))
    if (kind === 'block') this.change(other, (known) => ({ ...known, blockers: changed(known.blockers, person, isOn) }))
  }

  private change(person: string, to: (known: Known) => Known): void {
    const known = this.known.get(person)
    if (known) this.known.set(person, to(known))
  }
  private async read(person: string): Promise<Known> {
    const { relations } = this.storage
    for (;;) {
      const { changes } = this
      const [own, blockers] = await Promise.all([relations.of(person), relations.blockersOf(person)])
      if (changes !== this.changes) continue
      const named = (wanted: 'mute' | 'block') =>
        new Set(own.flatMap(({ kind, other }) => (kind === wanted ? [other] : [])))
      const known = { muted: named('mute'), blocked: named('block'), blockers: new Set(blockers) }
      this.remember(person, known)
      return known
    }
  }
  private remember(person: string, known: Known): void {
    this.known.delete(person)
    this.known.set(person, known)
    for (const oldest of this.known.keys()) {
      if (this.known.size <= REMEMBERED) break
      this.known.delete(oldest)
    }
  }
  private knownOf(person: string | null): Known {
    return (person === null ? undefined : this.known.get(person)) ?? STRANGER
  }
}

function union(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return a.size === 0 ? b : b.size === 0 ? a : new Set([...a, ...b])
}
function changed(set: ReadonlySet<string>, other: string, isOn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  if (isOn) next.add(other)
  else next.delete(other)
  return next
}
