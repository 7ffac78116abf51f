import type { Contestant, LoadedMatch } from './contestant.ts'

/** What came of a stretch of play. */
export interface Stretch {
  /** Milliseconds from each move until every seat had heard of it. */
  readonly took: readonly number[]
  readonly cpuMs: number
  readonly wallMs: number
}

/** Matches on one server that are played on and on: whenever a game ends, another takes its place. */
export class Load {
  private constructor(
    readonly contestant: Contestant,
    private readonly matches: LoadedMatch[],
  ) {}

  static async on(contestant: Contestant, count: number): Promise<Load> {
    return new Load(contestant, await openMany(contestant, count))
  }

  /** Everybody plays as fast as they can until the server has used so much processor time. */
  busy(cpuSeconds: number): Promise<Stretch> {
    const began = performance.now()
    return this.play(null, async (used) => {
      while ((await used()) < cpuSeconds * 1000 && performance.now() - began < cpuSeconds * 20_000) await sleep(50)
    })
  }
  /** Every match makes a move every so many milliseconds. */
  paced(seconds: number, pace: number): Promise<Stretch> {
    return this.play(pace, () => sleep(seconds * 1000))
  }
  leave(): void {
    for (const match of this.matches) match.leave()
  }

  private async play(pace: number | null, until: (used: () => Promise<number>) => Promise<void>): Promise<Stretch> {
    const cpuBefore = await this.contestant.cpu()
    const used = async () => (await this.contestant.cpu()) - cpuBefore
    const began = performance.now()
    let over = false
    const playing = Promise.all(this.matches.map((_, i) => this.playOn(i, () => over, pace)))
    await until(used)
    over = true
    const took = (await playing).flat()
    return { took, cpuMs: await used(), wallMs: performance.now() - began }
  }
  private async playOn(i: number, isOver: () => boolean, pace: number | null): Promise<number[]> {
    const took: number[] = []
    if (pace !== null) await sleep(Math.random() * pace)
    while (!isOver()) {
      const began = performance.now()
      const match = this.matches[i] as LoadedMatch
      const latency = await match.move()
      if (latency === null) {
        match.leave()
        this.matches[i] = await this.contestant.open()
        continue
      }
      took.push(latency)
      if (pace !== null) await sleep(Math.max(0, pace - (performance.now() - began)))
    }
    return took
  }
}

/** Opens matches, ten at a time. */
export async function openMany(contestant: Contestant, count: number): Promise<LoadedMatch[]> {
  const matches: LoadedMatch[] = []
  for (let i = 0; i < count; i += 10)
    matches.push(...(await Promise.all(Array.from({ length: Math.min(10, count - i) }, () => contestant.open()))))
  return matches
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The value below which so large a part of the values lies. */
export const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * q)] ?? 0
