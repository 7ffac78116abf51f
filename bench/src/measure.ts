/** The middle and the edges of several rounds. */
export interface Measured {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** One thing to measure: does some work and says how much of it was done. */
export interface Subject {
  readonly name: string
  readonly unit: string
  /** Works for about so long; returns how much was done, and how long that took if not all of the work counts. */
  readonly work: (round: number, milliseconds: number) => Done | Promise<Done>
}
type Done = number | { readonly units: number; readonly milliseconds: number }

/** How long and how often subjects work. */
export interface Rounds {
  readonly rounds: number
  readonly milliseconds: number
  /**
   * How long every subject works before the first round, so that compiled code is measured and not the compiler: in rounds like
   * those that count, since code compiled for one game is compiled anew when the next brings something new.
   */
  readonly warmup: number
}

/** What one subject did: units a second over all rounds, and in each of them. */
export interface Rate extends Measured {
  readonly unit: string
  readonly rounds: readonly number[]
}

/** Milliseconds that only go forward. */
export type Now = () => number

/** Milliseconds of processor time this process has used: a busy machine makes a run longer, not the figures worse. */
export const processorTime: Now = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Measures all subjects interleaved: every round does each of them once, so that a busy moment hits them alike. */
export async function measureRates(
  subjects: readonly Subject[],
  { rounds, milliseconds, warmup }: Rounds,
  now: Now,
): Promise<Map<string, Rate>> {
  const found = new Map(subjects.map(({ name }) => [name, [] as number[]]))
  for (let round = 1 - Math.ceil(warmup / milliseconds); round <= rounds; round++)
    for (const { name, work } of subjects) {
      const began = now()
      const done = await work(round, milliseconds)
      const { units, milliseconds: took } =
        typeof done === 'number' ? { units: done, milliseconds: now() - began } : done
      if (round > 0) found.get(name)?.push((units / Math.max(took, 1e-3)) * 1000)
    }
  return new Map(
    subjects.map(({ name, unit }) => {
      const rates = found.get(name) ?? []
      return [name, { unit, rounds: rates.map(Math.round), ...middleOf(rates) }]
    }),
  )
}

/** The median and the edges of some numbers. */
export function middleOf(values: readonly number[]): Measured {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (n: number): number => sorted[n] ?? 0
  const last = sorted.length - 1
  return { median: (at(Math.floor(last / 2)) + at(Math.ceil(last / 2))) / 2, min: at(0), max: at(last) }
}

/** How often one rate goes into another, round by round: the median of what was measured side by side. */
export function ratioOf(rate: Rate, to: Rate): Measured {
  return middleOf(rate.rounds.map((value, round) => value / (to.rounds[round] ?? Number.NaN)))
}
