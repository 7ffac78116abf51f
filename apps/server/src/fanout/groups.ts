/** Tables are divided into so many groups; each has a channel of its own. */
const GROUPS = 256

/** The group of a table, the same at every process. */
export function groupOf(table: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < table.length; i++) hash = Math.imul(hash ^ table.charCodeAt(i), 0x01000193)
  return (hash >>> 0) % GROUPS
}

/** The groups a process listens to: those of the tables it has in memory. */
export class Groups {
  private readonly tables = new Map<number, Set<string>>()
  private readonly heard = new Set<number>()

  /** Adds a table; true: its group is new. */
  add(table: string): boolean {
    const group = groupOf(table)
    const known = this.tables.get(group)
    if (known) known.add(table)
    else this.tables.set(group, new Set([table]))
    return !known
  }
  /** Takes a table away; true: nothing of its group is left. */
  delete(table: string): boolean {
    const group = groupOf(table)
    const known = this.tables.get(group)
    if (!known?.delete(table) || known.size > 0) return false
    this.tables.delete(group)
    this.heard.delete(group)
    return true
  }
  all(): number[] {
    return [...this.tables.keys()]
  }
  /** The channel of a group is listened to from now on; gives its tables. */
  listening(group: number): Iterable<string> {
    const tables = this.tables.get(group)
    if (!tables) return []
    this.heard.add(group)
    return tables
  }
  isHeard(table: string): boolean {
    return this.heard.has(groupOf(table))
  }
  /** Nothing is listened to any more. */
  lost(): void {
    this.heard.clear()
  }
}
