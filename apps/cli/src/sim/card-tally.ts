import {
  type AnyGame,
  type Ask,
  type AskOption,
  type CardBase,
  type Choice,
  layoutFor,
  type State,
} from '@sablier/kernel'
import type { Watcher } from './play-game.ts'

/** How the seats fared that had a card in one of their own zones. */
export interface Had {
  readonly seats: number
  readonly winShare: number
  /** Points above the mean of the table. */
  readonly lead: number
}

/** How often a question named a card, how often it was chosen, and how often blind choice would have taken it. */
export interface Picked {
  readonly offered: number
  readonly chosen: number
  readonly blind: number
}

/** What is known of the cards of one name. */
export interface CardReport {
  readonly name: string
  /** In an own zone that everybody sees; null if no seat ever had it so. */
  readonly open: Had | null
  /** The same for each zone of a seat, hidden ones too. */
  readonly zones: Readonly<Record<string, Had>>
  /** By the text of the question. */
  readonly picks: Readonly<Record<string, Picked>>
}

/** All open zones of a seat, counted as one. */
const OPEN = 0
const HAD_FIELDS = 3
const PICK_FIELDS = 3

/** Counts who had which card and who chose which, over many games. Cards of one name count together. */
export class CardTally implements Watcher {
  private readonly names: readonly string[]
  private readonly nameOf: readonly number[]
  private readonly zones: readonly string[]
  /** For each place: the cells of this game that a card lying there fills, or none if it is no seat's own. */
  private readonly cells: readonly (readonly number[])[]
  /** This game: whether a name came into a zone of a seat. */
  private readonly filled: Uint8Array
  private readonly had: Float64Array
  private readonly questions = new Map<string, Float64Array>()
  private homes: number[] = []

  constructor(
    game: AnyGame,
    private readonly seats: number,
  ) {
    const names: string[] = game.cards.map((card: CardBase) => card.name.en)
    this.names = [...new Set(names)]
    this.nameOf = names.map((name) => this.names.indexOf(name))
    const { places } = layoutFor(game, seats)
    const own = places.filter(({ spec }) => spec.per === 'seat')
    this.zones = ['open', ...new Set(own.map(({ name }) => name))]
    this.cells = places.map(({ spec, name, at }) => {
      if (spec.per !== 'seat') return []
      const zones = [this.zones.indexOf(name, 1), ...(spec.sees === 'everyone' ? [OPEN] : [])]
      return zones.map((zone) => (at * this.zones.length + zone) * this.names.length)
    })
    this.filled = new Uint8Array(seats * this.zones.length * this.names.length)
    this.had = new Float64Array(this.zones.length * this.names.length * HAD_FIELDS)
  }

  begun(state: State): void {
    this.homes = []
    this.filled.fill(0)
    this.stood(state)
  }

  stood({ home, face }: State): void {
    for (let piece = 0; piece < home.length; piece++) {
      const now = home[piece] as number
      if (now === this.homes[piece]) continue
      this.homes[piece] = now
      const name = this.nameOf[face[piece] as number] as number
      for (const cell of this.cells[now] as readonly number[]) this.filled[cell + name] = 1
    }
  }

  answered(ask: Ask, choice: Choice): void {
    if (ask.kind !== 'pick' && ask.kind !== 'pick-some') return
    const chosen = typeof choice === 'number' ? [choice] : (choice as readonly number[])
    const named = new Map<number, number>()
    const taken = new Set<number>()
    for (let n = 0; n < ask.items.length; n++) {
      const name = this.namedBy(ask, n)
      if (name === null) continue
      named.set(name, (named.get(name) ?? 0) + 1)
      if (chosen.includes(n)) taken.add(name)
    }
    if (named.size === 0 || ask.items.length === 1) return
    const counts = this.countsOf(ask.text)
    for (const [name, options] of named) {
      const at = name * PICK_FIELDS
      counts[at] = (counts[at] as number) + 1
      if (taken.has(name)) counts[at + 1] = (counts[at + 1] as number) + 1
      counts[at + 2] = (counts[at + 2] as number) + blindChance(options, chosen.length, ask.items.length)
    }
  }

  ended({ result }: State): void {
    if (!result) return
    const mean = result.scores.reduce((sum, score) => sum + score, 0) / this.seats
    const perSeat = this.zones.length * this.names.length
    for (let cell = 0; cell < this.filled.length; cell++) {
      if (this.filled[cell] === 0) continue
      const seat = Math.floor(cell / perSeat)
      const at = (cell % perSeat) * HAD_FIELDS
      const win = result.winners.includes(seat) ? 1 / result.winners.length : 0
      this.had[at] = (this.had[at] as number) + 1
      this.had[at + 1] = (this.had[at + 1] as number) + win
      this.had[at + 2] = (this.had[at + 2] as number) + (result.scores[seat] ?? 0) - mean
    }
  }

  /** Every name with what was counted for it. */
  reports(): CardReport[] {
    return this.names.map((name, index) => ({
      name,
      open: this.hadIn(OPEN, index),
      zones: Object.fromEntries(
        this.zones.slice(1).flatMap((zone, n) => {
          const had = this.hadIn(n + 1, index)
          return had ? [[zone, had]] : []
        }),
      ),
      picks: Object.fromEntries(
        [...this.questions].flatMap(([question, counts]) => {
          const [offered = 0, chosen = 0, blind = 0] = counts.slice(index * PICK_FIELDS)
          return offered === 0 ? [] : [[question, { offered, chosen, blind: round(blind, 10) }]]
        }),
      ),
    }))
  }

  private hadIn(zone: number, name: number): Had | null {
    const [seats = 0, wins = 0, lead = 0] = this.had.slice((zone * this.names.length + name) * HAD_FIELDS)
    return seats === 0 ? null : { seats, winShare: round(wins / seats, 1000), lead: round(lead / seats, 100) }
  }
  /** The name of the card that an option is about. */
  private namedBy({ itemKind, items, table }: Ask, n: number): number | null {
    const item = items[n]
    const piece =
      itemKind === 'piece' ? (item as number) : itemKind === 'option' ? (item as AskOption).piece : undefined
    const face = piece === undefined ? -1 : (table.state.face[piece] ?? -1)
    return this.nameOf[face] ?? null
  }
  private countsOf(question: string): Float64Array {
    const known = this.questions.get(question)
    if (known) return known
    const counts = new Float64Array(this.names.length * PICK_FIELDS)
    this.questions.set(question, counts)
    return counts
  }
}

/** The chance that blind choice of `taken` among `all` hits at least one of some options. */
function blindChance(options: number, taken: number, all: number): number {
  let missed = 1
  for (let n = 0; n < taken; n++) missed *= Math.max(0, all - options - n) / (all - n)
  return 1 - missed
}
const round = (value: number, parts: number): number => Math.round(value * parts) / parts
