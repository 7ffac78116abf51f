import { type Result, required } from '@sablier/kernel'
import type { AnyTable } from '../game-bot.ts'
import type { Inputs } from '../learned/inputs.ts'
import { lookAt } from '../learned/learned-value.ts'
import type { ValueNet } from '../learned/value-net.ts'
import type { Samples } from './samples.ts'

/** A position as it is met: what is read of the seats, and what a network thinks of them. */
interface Met {
  readonly isIn: Uint8Array
  readonly numbers: Float32Array
  readonly rows: readonly Uint16Array[]
  readonly share: Float32Array | null
}

/** Room for the rows of one seat. */
const MOST_ROWS = 1024

/** Keeps positions of one game until it is known what came of them. */
export class Recorder {
  private readonly met: Met[] = []
  private readonly row = new Uint16Array(MOST_ROWS)

  constructor(
    private readonly inputs: Inputs,
    private readonly net: ValueNet | null,
  ) {}

  keep(t: AnyTable): void {
    const { inputs, row, net } = this
    const width = inputs.numbers.length
    const isIn = new Uint8Array(t.seats.length)
    const numbers = new Float32Array(t.seats.length * width)
    const rows = t.seats.map((seat) => {
      isIn[seat] = inputs.readNumbers(t, seat, numbers, seat * width) ? 1 : 0
      return isIn[seat] === 1 ? row.slice(0, inputs.readRows(t, seat, row, 0)) : new Uint16Array(0)
    })
    if (net) lookAt(net, inputs, t)
    this.met.push({ isIn, numbers, rows, share: net ? net.share.slice(0, t.seats.length) : null })
  }

  /**
   * The positions with what is to be learned of them: what came of the game in the end and, the smaller `lambda` is, what the
   * network thought of the positions that followed.
   */
  samples({ winners, scores }: Result, lambda: number): Samples {
    const { met } = this
    const seats = scores.length
    const margins = scores.map((own, seat) => own - Math.max(...scores.filter((_, other) => other !== seat)))
    const share = new Float32Array(met.length * seats)
    const target = Float32Array.from(scores, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
    for (let n = met.length - 1; n >= 0; n--) {
      share.set(target, n * seats)
      const { share: thought } = required(met[n])
      if (thought)
        for (let s = 0; s < seats; s++) target[s] = lambda * required(target[s]) + (1 - lambda) * required(thought[s])
    }
    const rows = met.flatMap((position) => position.rows)
    let end = 0
    return {
      seats: new Uint8Array(met.length).fill(seats),
      isIn: joined(met.map(({ isIn }) => isIn)),
      numbers: Float32Array.from(met.flatMap(({ numbers }) => [...numbers])),
      rowEnd: Uint32Array.from(rows, (own) => {
        end += own.length
        return end
      }),
      rows: Uint16Array.from(rows.flatMap((own) => [...own])),
      share,
      margin: Float32Array.from({ length: met.length * seats }, (_, i) => required(margins[i % seats])),
    }
  }
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))
