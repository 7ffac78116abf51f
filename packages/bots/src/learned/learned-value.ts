import { type AnyGame, required, type Seat } from '@sablier/kernel'
import type { AnyTable } from '../game-bot.ts'
import type { Features } from '../value/features.ts'
import { Inputs } from './inputs.ts'
import { type LearnedValue, unpackValue } from './learned-file.ts'
import { ValueNet } from './value-net.ts'

/** Lets a network look at a table: afterwards `net.share` and `net.margin` say how the seats stand. */
export function lookAt(net: ValueNet, inputs: Inputs, t: AnyTable): void {
  const seats = t.seats.length
  const width = net.params.size.numbers
  let rows = 0
  for (let seat = 0; seat < seats; seat++) {
    const isIn = inputs.readNumbers(t, seat, net.numbers, seat * width)
    net.isIn[seat] = isIn ? 1 : 0
    if (isIn) {
      net.normalise(seat)
      rows = inputs.readRows(t, seat, net.rows, rows)
    }
    net.rowEnd[seat] = rows
  }
  net.evaluate(seats)
}

/** The share of the win that a seat has or may expect by a network. */
export function shareByNet(net: ValueNet, inputs: Inputs): (t: AnyTable, seat: Seat) => number {
  return (t, seat) => {
    const { result } = t.state
    if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0
    lookAt(net, inputs, t)
    return required(net.share[seat])
  }
}

/** The share of the win that a seat may expect by a network that is kept in a file. */
export function learnedShare(features: Features | undefined, file: LearnedValue): (t: AnyTable, seat: Seat) => number {
  const byGame = new WeakMap<AnyGame, (t: AnyTable, seat: Seat) => number>()
  return (t, seat) => {
    let share = byGame.get(t.game)
    if (!share) {
      const inputs = new Inputs(t.game, features, file.rows)
      share = shareByNet(new ValueNet(unpackValue(file, inputs.numbers)), inputs)
      byGame.set(t.game, share)
    }
    return share(t, seat)
  }
}
