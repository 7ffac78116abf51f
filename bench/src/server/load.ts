import { execFileSync } from 'node:child_process'
import type { Contestant, LoadedMatch } from './contestant.ts'

/** What came of a stretch of play. */
export interface Stretch {
  /** Milliseconds from each move until every seat had heard of it. */
  readonly took: readonly number[]
  readonly cpuMs: number
  readonly wallMs: number
}

/** A match under load; over once its game has ended. */
interface Played {
  readonly match: LoadedMatch
  over: boolean
  /** When its last move was heard of. */
  heardAt: number
}

/**
 * Matches on one server that are played stretch by stretch. A stretch measures moves and nothing else: a game that ends in
 * it makes room for another one before the next stretch, since opening tables and sockets costs more than many moves.
 */
export class Load {
  private played: Played[] = []
  private constructor(
    readonly contestant: Contestant,
    private readonly count: number,
  ) {}

  static async on(contestant: Contestant, count: number): Promise<Load> {
    const load = new Load(contestant, count)
    await load.renew()
    return load
  }

  /**
   * Plays games on until they are of all ages, as at a server that has been open for a while. They would grow old together
   * otherwise, and be younger at a slow server: what a move costs hangs on how old its game is.
   */
  async grow(moves: number): Promise<void> {
    const most = (i: number) => Math.round((i / this.count) * moves)
    await Promise.all(this.played.map((played, i) => playSome(played, most(i))))
  }
  /** Everybody plays as fast as they can until the server has used so much processor time. */
  busy(cpuSeconds: number): Promise<Stretch> {
    const began = performance.now()
    return this.play(null, async (used) => {
      while (
        this.played.some(({ over }) => !over) &&
        (await used()) < cpuSeconds * 1000 &&
        performance.now() - began < cpuSeconds * 20_000
      )
        await sleep(50)
    })
  }
  /** Every match makes a move every so many milliseconds. */
  paced(seconds: number, pace: number): Promise<Stretch> {
    return this.play(pace, () => sleep(seconds * 1000))
  }
  leave(): void {
    for (const { match } of this.played) match.leave()
  }

  /** Opens a match for each one that is over. */
  private async renew(): Promise<void> {
    for (const { match, over } of this.played) if (over) match.leave()
    const going = this.played.filter(({ over }) => !over)
    const fresh = await openMany(this.contestant, this.count - going.length)
    this.played = [...going, ...fresh.map((match) => ({ match, over: false, heardAt: 0 }))]
  }
  private async play(pace: number | null, until: (used: () => Promise<number>) => Promise<void>): Promise<Stretch> {
    await this.renew()
    settle()
    const cpuBefore = await this.contestant.cpu()
    const used = async () => (await this.contestant.cpu()) - cpuBefore
    const began = performance.now()
    let over = false
    const playing = Promise.all(this.played.map((played) => playOn(played, () => over, pace)))
    await until(used)
    over = true
    const took = (await playing).flat()
    const ended = Math.max(began, ...this.played.map(({ heardAt }) => heardAt))
    return { took, cpuMs: await used(), wallMs: ended - began }
  }
}

/** What the stretch before has left, garbage here and data that still waits for the disk, is not this one's to pay for. */
function settle(): void {
  globalThis.gc?.()
  execFileSync('sync')
}

/** Makes so many moves, or as many as its game has. */
async function playSome(played: Played, moves: number): Promise<void> {
  for (let n = 0; n < moves && !played.over; n++) played.over = (await played.match.move()) === null
}

/** Moves until the stretch is over: at once, or each at its time, which a late one before it does not put off. */
async function playOn(played: Played, isOver: () => boolean, pace: number | null): Promise<number[]> {
  const took: number[] = []
  let next = performance.now() + Math.random() * (pace ?? 0)
  for (;;) {
    if (pace !== null) await sleep(Math.max(0, next - performance.now()))
    if (isOver() || played.over) return took
    const latency = await played.match.move()
    if (latency === null) played.over = true
    else {
      took.push(latency)
      played.heardAt = performance.now()
    }
    next += pace ?? 0
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
