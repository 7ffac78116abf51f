import type { Piece, Seat } from '@sablier/kernel'
import { GATES, PORTS, portsNextTo, RING_SIZE, SPACES, spaceAt } from '../board.ts'
import type { CreatureCard } from '../cards/card.ts'
import { creatureRule } from '../effects/all-creature-rules.ts'
import type { Table } from '../shape.ts'
import { itemOf, soundItemWith } from './items.ts'
import type { MenuOption, RefusedOption } from './options.ts'
import { refusedUses } from './use-items.ts'

/** How a move is made: what it costs and by which rule. */
const MEANS = {
  walk: { price: 0, rule: 'move.walk' },
  horse: { price: 1, rule: 'move.horse' },
  // Only the icon of the space opens these two.
  boat: { price: 1, rule: 'move.boat', icon: 'board.ports_gates_speed' },
  gate: { price: 2, rule: 'move.gate', icon: 'board.ports_gates_speed' },
  boots: { price: 0, rule: 'ruling.card_over_rule' },
  carpet: { price: 0, rule: 'ruling.card_over_rule' },
} as const
export type Means = keyof typeof MEANS

/** A move as an answer. */
export interface Move extends MenuOption {
  readonly does: 'move'
  readonly means: Means
  readonly to: number
  readonly price: number
  readonly rule: (typeof MEANS)[Means]['rule']
}
/** Is this option a move? */
export const isMove = (option: MenuOption): option is Move => option.does === 'move'

const move = (means: Means, to: number): Move => {
  const id = `${means}.${spaceAt(to).n}`
  return { id, text: id, does: 'move', means, to: spaceAt(to).n, ...MEANS[means] }
}
const steps = (means: Means, from: number, distance: number): Move[] => [
  move(means, from - distance),
  move(means, from + distance),
]

const MOVES = SPACES.map(({ n, port, gate }) => ({
  walk: steps('walk', n, 1),
  horse: steps('horse', n, 2),
  boat: port ? portsNextTo(n).map((to) => move('boat', to)) : [],
  gate: gate ? GATES.filter((to) => to !== n).map((to) => move('gate', to)) : [],
  boots: steps('boots', n, 2),
  carpet: [1, 2, 3, 4, 5].flatMap((distance) => steps('carpet', n, distance)),
}))
/** Ports that no dotted line joins to a port. */
const FAR_PORTS: Readonly<Record<number, readonly Move[]>> = Object.fromEntries(
  PORTS.map((port) => [
    port,
    PORTS.filter((to) => to !== port && !portsNextTo(port).includes(to)).map((to) => move('boat', to)),
  ]),
)
const movesFrom = (n: number): (typeof MOVES)[number] => MOVES[n] as (typeof MOVES)[number]

/** Reads the id of a move: how, where to and for how much gold; null if it is another answer. */
export function readMove(id: string): Pick<Move, 'means' | 'to' | 'price'> | null {
  const [means = '', to = ''] = id.split('.')
  return means in MEANS ? { means: means as Means, to: Number(to), price: MEANS[means as Means].price } : null
}

/** Staying is always possible. */
export const STAY: MenuOption = { id: 'stay', text: 'stay', does: 'stay' }

/** The face-up creature here that lets nobody leave, if there is one. */
export function holder(t: Table, seat: Seat): Piece | undefined {
  const met = t.zone('space', t.track('position', seat)).top
  return met !== undefined && creatureRule((t.card(met) as CreatureCard).special).holds ? met : undefined
}
/** Is the character caught by such a creature? */
export function isHeld(t: Table, seat: Seat): boolean {
  return holder(t, seat) !== undefined
}

/** What the character can do as movement now. */
export function movesOf(t: Table, seat: Seat): MenuOption[] {
  const open: MenuOption[] = [STAY]
  if (isHeld(t, seat)) return open
  const from = movesFrom(t.track('position', seat))
  const gold = t.track('gold', seat)
  open.push(...from.walk)
  if (gold >= MEANS.horse.price) open.push(...from.horse, ...from.boat)
  if (gold >= MEANS.gate.price) open.push(...from.gate)
  if (t.zone('items', seat).size > 0) open.push(...movesByItem(t, seat))
  return open
}
function movesByItem(t: Table, seat: Seat): Move[] {
  const from = movesFrom(t.track('position', seat))
  const carpet = soundItemWith(t, seat, 'flight')
  return [
    ...(soundItemWith(t, seat, 'long-walk') === undefined ? [] : from.boots),
    ...(carpet !== undefined && itemOf(t, carpet).slot === 'other' ? from.carpet : []),
  ]
}

/** Moves that are not open now and why. */
export function refusedMoves(t: Table, seat: Seat): RefusedOption[] {
  const position = t.track('position', seat)
  const from = movesFrom(position)
  const why = (moves: readonly Move[], rule: string): RefusedOption[] =>
    moves.map(({ id, text = id }) => ({ id, text, why: rule }))
  if (isHeld(t, seat))
    return [
      ...why([...from.walk, ...from.horse, ...from.boat, ...from.gate], 'adventure.giant_spider'),
      ...why(movesByItem(t, seat), 'ruling.spider'),
      ...refusedUses(t, seat, 'movement', 'ruling.spider'),
    ]
  const gold = t.track('gold', seat)
  const { port, gate } = spaceAt(position)
  const neighbours = [position - 1, position + 1].map((n) => spaceAt(n).n)
  return [
    ...(gold < MEANS.horse.price ? why([...from.horse, ...from.boat], 'ruling.no_gold_no_travel') : []),
    ...(gold < MEANS.gate.price ? why(from.gate, 'ruling.no_gold_no_travel') : []),
    ...why(port ? (FAR_PORTS[position] ?? []) : [], 'ruling.port_lines'),
    ...(port
      ? []
      : why(
          neighbours.filter((n) => spaceAt(n).port).flatMap((n) => movesFrom(n).boat),
          'move.boat_needs_port',
        )),
    ...(gate
      ? []
      : why(
          neighbours.filter((n) => spaceAt(n).gate).flatMap((n) => movesFrom(n).gate),
          'move.gate_needs_gate',
        )),
  ]
}

/** The two steps that would be open if the movement of this turn were not over. */
export function refusedSteps(
  t: Table,
  seat: Seat,
  why: 'move.one_means' | 'adventure.no_meet_then_move',
): RefusedOption[] {
  return movesFrom(t.track('position', seat)).walk.map(({ id, text = id }) => ({ id, text, why }))
}

/** The space crossed on the way, if it is one step between two. */
export function crossed(from: number, to: number): number | null {
  const distance = (to - from + RING_SIZE) % RING_SIZE
  return distance === 2 ? spaceAt(from + 1).n : distance === RING_SIZE - 2 ? spaceAt(from - 1).n : null
}
