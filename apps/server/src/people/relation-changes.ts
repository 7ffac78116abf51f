import * as v from 'valibot'
import type { LiveTable } from '../tables/live-table.ts'
import type { RelationChange, Relations } from './relations.ts'

/** Tells the other processes when somebody mutes, blocks, or takes either back. */
const Note = v.strictObject({
  relation: v.strictObject({
    person: v.string(),
    other: v.string(),
    kind: v.picklist(['mute', 'block']),
    isOn: v.boolean(),
  }),
})

export interface RelationChangesParts {
  readonly relations: Relations
  readonly tables: () => Iterable<LiveTable>
  /** Tells all other processes. */
  readonly send: (note: string) => void
}

/** Carries a mute or a block to wherever its person is: to every table, at this process and at the others. */
export class RelationChanges {
  constructor(private readonly parts: RelationChangesParts) {}

  /** Keeps a change, tells the other processes, and shows the person their tables anew. */
  async make(change: RelationChange): Promise<void> {
    const { relations, send } = this.parts
    await relations.set(change)
    send(JSON.stringify({ relation: change } satisfies v.InferOutput<typeof Note>))
    await this.show(change)
  }
  /** Somebody has sat down: who watches and does not meet them watches no more. */
  satDown(table: LiveTable): void {
    const { core, watchers } = table
    for (const watcher of watchers) {
      const { person } = watcher
      if (person === null || core.state.seatOf(person) !== null) continue
      if (this.parts.relations.isParted(core, person)) void watcher.lookAgain()
    }
  }
  /** A note of another process; one about something else is left alone. */
  async heard(text: string): Promise<void> {
    const note = v.safeParse(Note, JSON.parse(text))
    if (!note.success) return
    const { relation } = note.output
    this.parts.relations.apply(relation)
    await this.show(relation)
  }
  /** Notes may have been missed: reads anew whom those hear who are at a table here. */
  async missed(): Promise<void> {
    const { relations, tables } = this.parts
    const people = new Set<string>()
    for (const { watchers } of tables()) for (const { person } of watchers) if (person !== null) people.add(person)
    for (const person of people) {
      const before = relations.unheardBy(person)
      await relations.know(person)
      if (!isSame(before, relations.unheardBy(person))) await this.showAgainTo(person)
    }
  }

  /** A block concerns both: where one of them sits the other does not watch. */
  private async show({ person, other, kind }: RelationChange): Promise<void> {
    await this.showAgainTo(person)
    if (kind === 'block') await this.showAgainTo(other)
  }
  private async showAgainTo(person: string): Promise<void> {
    await Promise.all([...this.parts.tables()].map((table) => table.showAgainTo(person)))
  }
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one))
