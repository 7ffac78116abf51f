import { below, type Chance } from '@sablier/kernel'

/** What things cost, in milliseconds. */
export interface Costs {
  /** Processor time of a move: taking it in and telling four sockets. */
  readonly moveMs: number
  /** Until a commit is on the disk, whatever is in it. */
  readonly commitMs: number
  /** What each row in a commit adds at the database. */
  readonly rowMs: number
  /** What a Redis needs to hand one note to one process. */
  readonly noteMs: number
  /** What a note costs a process that has nobody at that table. */
  readonly wokenMs: number
}
/** How the load is served. */
export interface Plan {
  readonly tables: number
  readonly movesPerTable: number
  readonly processes: number
  /** Cells: each has its own database and its own Redis. */
  readonly databases: number
  /** Whom a move wakes: nobody, every process, or only where people of the table are connected. */
  readonly notes: 'none' | 'all' | 'own'
  readonly seconds: number
}
export interface Outcome {
  /** Milliseconds from each move until the last of its four people has heard. */
  readonly took: readonly number[]
  readonly moves: number
  readonly processBusy: number
  readonly databaseBusy: number
  readonly notesBusy: number
}

/** What happens next, in the order of time. */
class Agenda {
  now = 0
  private readonly heap: { readonly at: number; readonly run: () => void }[] = []

  at(time: number, run: () => void): void {
    const { heap } = this
    let i = heap.push({ at: time, run }) - 1
    for (let up = (i - 1) >> 1; i > 0 && this.time(up) > this.time(i); up = (i - 1) >> 1) {
      this.swap(i, up)
      i = up
    }
  }
  runAll(): void {
    for (let next = this.take(); next; next = this.take()) {
      this.now = next.at
      next.run()
    }
  }
  private take() {
    const { heap } = this
    this.swap(0, heap.length - 1)
    const next = heap.pop()
    for (let i = 0; ; ) {
      let least = i
      for (const down of [2 * i + 1, 2 * i + 2]) if (this.time(down) < this.time(least)) least = down
      if (least === i) return next
      this.swap(i, least)
      i = least
    }
  }
  private time(i: number): number {
    return this.heap[i]?.at ?? Number.POSITIVE_INFINITY
  }
  private swap(i: number, j: number): void {
    const { heap } = this
    const [a, b] = [heap[i], heap[j]]
    if (a && b) [heap[i], heap[j]] = [b, a]
  }
}

/** A core, a disk or a line: does one thing at a time, the others wait. */
class Part {
  busy = 0
  private freeAt = 0
  constructor(private readonly agenda: Agenda) {}

  do(ms: number, then: () => void): void {
    this.busy += ms
    this.freeAt = Math.max(this.freeAt, this.agenda.now) + ms
    this.agenda.at(this.freeAt, then)
  }
}

/** A server process: what arrives during a commit goes into the next one together. */
class Process {
  readonly core: Part
  private waiting: number[] = []
  private committing = false
  constructor(
    private readonly agenda: Agenda,
    private readonly database: Part,
    private readonly costs: Costs,
    private readonly onKept: (arrivals: readonly number[]) => void,
  ) {
    this.core = new Part(agenda)
  }

  arrive(): void {
    this.waiting.push(this.agenda.now)
    if (!this.committing) this.commit()
  }
  private commit(): void {
    const { agenda, database, costs } = this
    const arrivals = this.waiting
    this.waiting = []
    this.committing = true
    this.core.do((arrivals.length * costs.moveMs) / 2, () =>
      database.do(arrivals.length * costs.rowMs, () =>
        agenda.at(agenda.now + costs.commitMs, () => {
          this.committing = false
          this.onKept(arrivals)
          if (this.waiting.length > 0) this.commit()
        }),
      ),
    )
  }
}

/** Lets moves arrive by chance and follows each through its process, its database and the processes it wakes. */
export function simulate(plan: Plan, costs: Costs, chance: Chance): Outcome {
  const { processes: count, databases: cells, seconds, tables, movesPerTable } = plan
  const agenda = new Agenda()
  const perCell = Math.floor(count / cells)
  const disks = Array.from({ length: cells }, () => new Part(agenda))
  const channels = Array.from({ length: cells }, () => new Part(agenda))
  const took: number[] = []
  const processes: Process[] = Array.from({ length: count }, (_, i): Process => {
    const cell = Math.floor(i / perCell)
    return new Process(agenda, disks[cell] as Part, costs, (arrivals) => tell(i, cell, arrivals))
  })

  function tell(own: number, cell: number, arrivals: readonly number[]): void {
    const n = arrivals.length
    const others = listeners(own, cell)
    let missing = 1 + others.length
    const heard = (): void => {
      if (--missing === 0) for (const at of arrivals) took.push(agenda.now - at)
    }
    ;(processes[own] as Process).core.do((n * costs.moveMs) / 2, heard)
    if (others.length === 0) return
    const receivers = plan.notes === 'all' ? perCell - 1 : others.length
    ;(channels[cell] as Part).do(n * receivers * costs.noteMs, () => {
      for (const other of others) other.core.do(n * (costs.wokenMs + costs.moveMs / 2), heard)
    })
    // Everybody else only sees that it is none of theirs.
    if (plan.notes !== 'all') return
    for (let i = cell * perCell; i < (cell + 1) * perCell; i++) (processes[i] as Process).core.busy += n * costs.wokenMs
  }
  /** People of a table sit at about three processes; where the table's id sends them, at about two. */
  function listeners(own: number, cell: number): Process[] {
    const wanted = plan.notes === 'none' ? 0 : plan.notes === 'all' ? 2 : 1
    return Array.from({ length: Math.min(wanted, perCell - 1) }, (_, i) => {
      const step = 1 + ((below(chance, perCell - 1) + i) % (perCell - 1))
      return processes[cell * perCell + ((own - cell * perCell + step) % perCell)] as Process
    })
  }

  const moves = Math.round(tables * movesPerTable * seconds)
  for (let i = 0; i < moves; i++) {
    const process = processes[below(chance, perCell * cells)] as Process
    agenda.at((below(chance, 1_000_000) / 1_000_000) * seconds * 1000, () => process.arrive())
  }
  agenda.runAll()
  const share = (parts: readonly Part[]): number =>
    parts.reduce((sum, { busy }) => sum + busy, 0) / parts.length / (seconds * 1000)
  return {
    took,
    moves,
    processBusy: share(processes.map(({ core }) => core)),
    databaseBusy: share(disks),
    notesBusy: share(channels),
  }
}
