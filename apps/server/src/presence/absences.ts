/** Since when the people of a table's seats have been away, as far as one process has seen. */
export class Absences {
  private present: ReadonlySet<number> = new Set()
  private readonly left = new Map<number, number>()

  /** Nobody was seen before this moment: who is not there counts as away since then. */
  constructor(private readonly from: number) {}

  /** These seats have somebody connected now; gives those whose person has just come. */
  update(present: ReadonlySet<number>, now: number): number[] {
    for (const seat of this.present) if (!present.has(seat)) this.left.set(seat, now)
    const arrived = [...present].filter((seat) => !this.present.has(seat))
    this.present = new Set(present)
    return arrived
  }
  /** The person of a seat has looked in without staying connected. */
  seen(seat: number, now: number): void {
    this.left.set(seat, now)
  }
  /** Null: they are there. */
  since(seat: number): number | null {
    return this.present.has(seat) ? null : (this.left.get(seat) ?? this.from)
  }
}
