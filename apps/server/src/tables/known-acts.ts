/** How many acts of how many people are remembered by their client ids. */
const KNOWN_ACTS = 100
const KNOWN_PEOPLE = 50

/** Sequence numbers of somebody's last acts by client id, in the order in which they came. */
interface Acts {
  readonly seqs: Map<string, number>
  latest: number
}

/** The last acts of each person at a table: a retry finds its first answer here. */
export class KnownActs {
  private readonly byPerson = new Map<string, Acts>()

  /** Nobody who sits is forgotten, however many others come. */
  constructor(private readonly sits: (person: string) => boolean) {}

  /** Where an act was kept, if it was. */
  seqOf(person: string, clientId: string): number | undefined {
    return this.byPerson.get(person)?.seqs.get(clientId)
  }
  add(person: string, clientId: string, seq: number): void {
    let own = this.byPerson.get(person)
    if (!own) {
      own = { seqs: new Map(), latest: seq }
      this.byPerson.set(person, own)
      if (this.byPerson.size > KNOWN_PEOPLE) this.forgetOne()
    }
    own.seqs.set(clientId, seq)
    own.latest = seq
    if (own.seqs.size <= KNOWN_ACTS) return
    for (const oldest of own.seqs.keys()) {
      own.seqs.delete(oldest)
      return
    }
  }

  /** Forgets the acts of whoever has done nothing for longest. */
  private forgetOne(): void {
    let silent: string | null = null
    let least = Number.POSITIVE_INFINITY
    for (const [person, { latest }] of this.byPerson) {
      if (latest >= least || this.sits(person)) continue
      silent = person
      least = latest
    }
    if (silent !== null) this.byPerson.delete(silent)
  }
}
