import { below, rollDie } from '../chance.ts'
import { RulesFault } from '../errors.ts'
import { ALL, type Slot, sightMask } from '../layout.ts'
import type { FactName, FactOf, Seat, Shape, TrackName, TrackSpec } from '../shape.ts'
import { eventParams, NO_PARAMS } from './event-params.ts'
import type { Params } from './events.ts'
import { missing, PieceActs } from './piece-acts.ts'

/** Thrown in a look-ahead when the flow would learn something that the others' answers may still change. */
export const WAIT_FOR_OTHERS = Symbol('wait for others')

/** Every change of the table. Each cites one rule; most emit one event. Reached through `table.cite(rule)`. */
export class Acts<S extends Shape> extends PieceActs<S> {
  /** Adds to a track within its bounds (a negative number takes away); returns what was really added. */
  add<N extends TrackName<S>>(name: N, amount: number, seat: Seat = 0): number {
    const slot = this.trackSlot(name)
    const index = slot.base + (slot.size > 1 ? seat : 0)
    const old = this.table.state.tracks[index] as number
    const value = Math.min(slot.spec.max, Math.max(slot.spec.min, old + amount))
    if (value !== old) this.changeTrack(slot, name, index, value)
    return value - old
  }

  /** Sets a track to a value. */
  setTrack<N extends TrackName<S>>(name: N, value: number, seat: Seat = 0): void {
    const slot = this.trackSlot(name)
    this.changeTrack(slot, name, slot.base + (slot.size > 1 ? seat : 0), value)
  }
  private trackSlot(name: string): Slot<TrackSpec> {
    return this.table.layout.tracks[name] ?? missing('track', name)
  }
  private changeTrack({ base, spec }: Slot<TrackSpec>, name: string, index: number, value: number): void {
    this.table.changing()
    const { tracks } = this.table.state
    const from = tracks[index] as number
    tracks[index] = value
    if (!this.table.listening) return
    const seat = spec.per === 'seat' ? index - base : -1
    this.table.events?.push({
      rule: this.rule,
      entry: this.table.entry,
      type: 'track-changed',
      name,
      seat,
      from,
      to: value,
      sees: sightMask(spec.sees, seat),
    })
  }

  /** Sets tracks back to where they started, those of every seat. */
  clear(names: readonly TrackName<S>[]): void {
    for (const name of names) {
      const slot = this.trackSlot(name)
      const { base, size, spec } = slot
      for (let index = base; index < base + size; index++)
        if (this.table.state.tracks[index] !== spec.start) this.changeTrack(slot, name, index, spec.start)
    }
  }

  /** Remembers a value: replaces the old one, which nobody may change in place. */
  set<N extends FactName<S>>(name: N, value: FactOf<S, N>, seat: Seat = 0): void {
    const slot = this.table.layout.facts[name] ?? missing('fact', name)
    this.table.changing()
    this.table.state.facts[slot.base + (slot.size > 1 ? seat : 0)] = value
    if (!this.table.listening) return
    const owned = slot.spec.per === 'seat' ? seat : -1
    this.table.events?.push({
      rule: this.rule,
      entry: this.table.entry,
      type: 'fact-set',
      name,
      seat: owned,
      value,
      sees: sightMask(slot.spec.sees, owned),
    })
  }

  /** Throws dice: everybody sees them. */
  roll(spec: { seat: Seat; sides: number; n?: number; purpose: string }): number[] {
    this.table.learn(ALL)
    this.table.learnByChance()
    this.table.changing()
    const values: number[] = []
    for (let n = spec.n ?? 1; n > 0; n--) values.push(rollDie(this.table.state.chance, spec.sides))
    if (this.table.listening)
      this.table.events?.push({
        rule: this.rule,
        entry: this.table.entry,
        type: 'rolled',
        seat: spec.seat,
        sides: spec.sides,
        // A copy: the rules may change theirs.
        values: values.slice(),
        purpose: spec.purpose,
      })
    return values
  }

  /** Picks one of several pieces, seats or values at random. Emits no event. */
  draw<T>(items: readonly T[]): T {
    this.table.learnByChance()
    // The result may become visible to all: an undo must not allow a second draw.
    this.table.learn(ALL)
    this.table.changing()
    if (items.length === 0) throw new RulesFault(`${this.rule}: nothing to draw from`)
    return items[below(this.table.state.chance, items.length)] as T
  }

  /** Writes a line of the log, for everybody or for some seats only. */
  say(key: string, params: Params = NO_PARAMS, to?: readonly Seat[]): void {
    if (!this.table.listening) return
    const told = eventParams(this.table, params)
    this.table.events?.push({
      rule: this.rule,
      entry: this.table.entry,
      type: 'said',
      key,
      params: told,
      to: to ? to.reduce((mask, seat) => mask | (1 << seat), 0) : ALL,
    })
  }

  /** Gives the turn to a seat. */
  passTurn(seat: Seat): void {
    this.table.changing()
    this.table.state.active = seat
    if (this.table.listening)
      this.table.events?.push({ rule: this.rule, entry: this.table.entry, type: 'turn-passed', seat })
  }

  /** Counts the round. */
  setRound(round: number): void {
    this.table.changing()
    this.table.state.round = round
  }
}
