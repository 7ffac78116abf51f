import { Refusal, RulesFault } from '../errors.ts'
import type { Ask } from '../flow/ask.ts'
import type { AnyGame, Offer, OptionValue, OptionValues } from '../game.ts'
import { setUp } from '../match/deal.ts'
import { Match } from '../match/match.ts'
import { checkOptions } from '../match/options.ts'
import type { Seat } from '../shape.ts'
import type { Viewer } from '../sight/piece-id.ts'
import type { Piece, State } from '../state.ts'
import type { GameEvent } from '../table/events.ts'
import type { Table } from '../table/table.ts'
import { unreadable } from './unreadable.ts'

/** Card ids from bottom to top, for a table's zone, or by seat or number for the others. */
export type ZoneSetup = readonly string[] | Readonly<Record<number, readonly string[]>>
type Valued<T> = T | Readonly<Record<number, T>>

/** A table as a test wants it: what is not named stays as the game sets it up. */
export interface TableSetup {
  readonly seats?: number
  readonly options?: Readonly<Record<string, OptionValue>>
  readonly seed?: string
  /** The phase to begin. */
  readonly at?: string
  readonly active?: Seat
  readonly round?: number
  readonly zones?: Readonly<Record<string, ZoneSetup>>
  readonly tracks?: Readonly<Record<string, Valued<number>>>
  /** A fact of the table by value, facts of seats as `{ bySeat: {0: …} }`. */
  readonly facts?: Readonly<Record<string, unknown>>
  /** Marks by mark name and card id: put on every copy that lies in a named zone. */
  readonly marks?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** A running table in a test: answer by card id or option id, look at what each seat sees. */
export class TestTable {
  private heard = 0

  constructor(readonly match: Match) {
    this.read()
  }

  /** Whatever a test is about, all that was said and is asked can be read whole. */
  private read(): void {
    const faults = unreadable(this.match, Math.min(this.heard, this.match.events?.length ?? 0))
    this.heard = this.match.events?.length ?? 0
    if (faults.length > 0) throw new RulesFault(`cannot be read: ${faults.join('; ')}`)
  }

  get table(): Table {
    return this.match.table
  }
  /** The only open ask. */
  get ask(): Ask {
    const [ask, more] = this.match.asks()
    if (!ask)
      throw new Error(`Nobody is asked${this.match.result ? `: the game ended (${this.match.result.reason})` : ''}`)
    if (more) throw new Error(`Several seats are asked: ${this.match.asks().map((a) => a.seat)}`)
    return ask
  }
  askOf(seat: Seat): Ask {
    const ask = this.match.askOf(seat)
    if (!ask)
      throw new Error(
        `Seat ${seat} is not asked; asked: ${this.match
          .asks()
          .map((a) => `${a.seat} ${a.rule}`)
          .join(', ')}`,
      )
    return ask
  }
  /** Ids of the options of the open ask, card ids without their numbers. */
  get options(): string[] {
    return this.optionsOf(this.ask.seat)
  }
  optionsOf(seat: Seat): string[] {
    return this.match.asSeenBy(seat, () =>
      this.askOf(seat)
        .options()
        .map(({ id }) => id.replace(/#\d+$/, '')),
    )
  }
  offers(seat: Seat): string[] {
    return this.match.offers(seat).map((offer: Offer) => offer.id)
  }
  /** Answers the open ask; card ids stand for the first such card. */
  answer(answer: unknown): this {
    return this.answerAs(this.ask.seat, answer)
  }
  answerAs(seat: Seat, answer: unknown): this {
    const ask = this.askOf(seat)
    this.match.answer(
      seat,
      this.match.asSeenBy(seat, () => fullAnswer(ask, answer)),
    )
    this.read()
    return this
  }
  take(seat: Seat, offer: string, said?: object): this {
    this.match.take(seat, offer, said)
    this.read()
    return this
  }
  /** The rule by which an answer is refused; fails if it is taken. */
  refusal(answer: unknown, seat: Seat = this.ask.seat): string {
    try {
      this.answerAs(seat, answer)
    } catch (thrown) {
      if (thrown instanceof Refusal) return thrown.rule ?? ''
      throw thrown
    }
    throw new Error(`${JSON.stringify(answer)} was taken`)
  }
  /** The rule by which what is said with an offer is refused; fails if it is taken. */
  unsaid(seat: Seat, offer: string, said: object): string {
    try {
      this.take(seat, offer, said)
    } catch (thrown) {
      if (thrown instanceof Refusal) return thrown.rule ?? ''
      throw thrown
    }
    throw new Error(`${JSON.stringify(said)} was taken`)
  }
  /** Card ids in a zone, from bottom to top. */
  zone(name: string, at = 0): string[] {
    return this.table.zone(name, at).pieces.map((piece) => this.table.card(piece).id)
  }
  /** Card ids in a zone as a viewer sees them, null for what they may not know. */
  seen(viewer: Viewer, name: string, at = 0): (string | null)[] {
    const { state } = this.match.view(viewer)
    const index = (this.table.layout.zoneBase[name] as number) + at
    return (state.places[index] as Piece[]).map(
      (piece) => this.match.game.cards[state.face[piece] as number]?.id ?? null,
    )
  }
  track(name: string, seat: Seat = 0): number {
    return this.table.track(name, seat)
  }
  fact(name: string, seat: Seat = 0): unknown {
    return this.table.fact(name, seat)
  }
  /** The first piece with this card in a zone. */
  piece(card: string, name: string, at = 0): Piece {
    const found = this.table.zone(name, at).pieces.find((piece) => this.table.card(piece).id === card)
    if (found === undefined) throw new Error(`${card} does not lie in ${name} ${at}`)
    return found
  }
  /** Log lines told so far, as keys. */
  said(): string[] {
    return (this.match.events ?? []).flatMap((event) => (event.type === 'said' ? [event.key] : []))
  }
  /** Rules cited by events so far. */
  cited(): string[] {
    return (this.match.events ?? []).map((event: GameEvent) => event.rule)
  }
  /** Answers everything the same way until the ask is another one, the game is over or `until` says stop. */
  play(choose: (ask: Ask) => unknown, until: (t: TestTable) => boolean = () => false, limit = 10_000): this {
    for (let i = 0; i < limit && !this.match.over && !until(this); i++) {
      const ask = this.match.asks()[0] as Ask
      this.answerAs(ask.seat, choose(ask))
    }
    return this
  }
}

/** Replaces card ids without number by the id of the first option with that card. */
function fullAnswer(ask: Ask, answer: unknown): unknown {
  const used = new Set<string>()
  const full = (id: unknown): unknown => {
    if (typeof id !== 'string') return id
    const ids = ask.options().map((option) => option.id)
    const match =
      ids.find((other) => other === id) ?? ids.find((other) => !used.has(other) && other.replace(/#\d+$/, '') === id)
    if (match !== undefined) used.add(match)
    return match ?? refusedId(ask, id)
  }
  return Array.isArray(answer) && ask.kind !== 'split' ? answer.map(full) : full(answer)
}
function refusedId(ask: Ask, id: string): string {
  const refused = (ask.spec.refused?.() ?? []).map((r) => ask.refusedId(r))
  return refused.find((other) => other.replace(/#\d+$/, '') === id) ?? id
}

/** Builds tables of one game by zone: `const table = tableOf(game)`, then `table({ at: 'planning', zones: {…} })`. */
export function tableOf(game: AnyGame): (setup?: TableSetup) => TestTable {
  return (setup = {}) => {
    const seats = setup.seats ?? Math.max(2, game.seats.min)
    const options: OptionValues = checkOptions(game, seats, setup.options)
    const arranged: AnyGame = { ...game, setup: (t: Table) => arrange(game, t, setup), start: setup.at ?? game.start }
    return new TestTable(new Match({ game: arranged, seats, options, seed: setup.seed ?? 'test' }))
  }
}

/** The state of a table as a test wants it, without running it. */
export function stateOf(game: AnyGame, setup: TableSetup = {}): { table: Table; state: State } {
  const seats = setup.seats ?? Math.max(2, game.seats.min)
  const arranged: AnyGame = { ...game, setup: (t: Table) => arrange(game, t, setup) }
  const options = checkOptions(game, seats, setup.options)
  const table = setUp({ game: arranged, seats, options, seed: setup.seed ?? 'test' }, null)
  return { table, state: table.state }
}

function arrange(game: AnyGame, t: Table, setup: TableSetup): void {
  game.setup(t)
  const { state } = t
  if (setup.active !== undefined) state.active = setup.active
  if (setup.round !== undefined) state.round = setup.round
  if (setup.at !== undefined) state.phase = setup.at
  placeCards(game, t, setup)
  for (const [name, value] of Object.entries(setup.tracks ?? {})) {
    if (!t.layout.tracks[name]) throw new Error(`No track is called ${name}`)
    if (typeof value === 'number') for (const seat of t.seats) t.cite('').setTrack(name, value, seat)
    else for (const [seat, n] of Object.entries(value)) t.cite('').setTrack(name, n, Number(seat))
  }
  for (const [name, value] of Object.entries(setup.facts ?? {})) {
    if (!t.layout.facts[name]) throw new Error(`No fact is called ${name}`)
    if (isBySeat(value)) for (const [seat, v] of Object.entries(value.bySeat)) t.cite('').set(name, v, Number(seat))
    else t.cite('').set(name, value)
  }
  for (const [name, byCard] of Object.entries(setup.marks ?? {}))
    for (const [card, n] of Object.entries(byCard))
      for (const piece of named(t, setup)) if (t.card(piece).id === card) t.cite('').mark(name, piece, n)
}
const isBySeat = (value: unknown): value is { bySeat: Record<number, unknown> } =>
  value !== null && typeof value === 'object' && 'bySeat' in value

function zonesOf(t: Table, setup: TableSetup): { name: string; at: number; cards: readonly string[] }[] {
  return Object.entries(setup.zones ?? {}).flatMap(([name, value]) => {
    if (t.layout.zoneBase[name] === undefined) throw new Error(`No zone is called ${name}`)
    return Array.isArray(value)
      ? [{ name, at: 0, cards: value as readonly string[] }]
      : Object.entries(value).map(([at, cards]) => ({ name, at: Number(at), cards: cards as readonly string[] }))
  })
}
function named(t: Table, setup: TableSetup): Piece[] {
  return zonesOf(t, setup).flatMap(({ name, at }) => [...t.zone(name, at).pieces])
}

/** Lays the named cards out; what lay there goes under the pile its kind came from, or into the box. */
function placeCards(game: AnyGame, t: Table, setup: TableSetup): void {
  const zones = zonesOf(t, setup)
  const taken = new Set<Piece>()
  const displaced: Piece[] = []
  for (const { name, at } of zones)
    for (const piece of t.zone(name, at).pieces.slice()) {
      t.cite('').move(piece, t.zone('box'))
      displaced.push(piece)
    }
  for (const { name, at, cards } of zones)
    for (const id of cards) {
      if (!game.cards.some((card) => card.id === id)) throw new Error(`No card is called ${id}`)
      const piece = state(t).find((p) => !taken.has(p) && t.card(p).id === id)
      if (piece === undefined) throw new RulesFault(`There are not enough copies of ${id}`)
      taken.add(piece)
      t.cite('').move(piece, t.zone(name, at))
    }
  const listed = new Set(zones.map(({ name }) => name))
  for (const piece of displaced) {
    if (taken.has(piece)) continue
    const pile = t.layout.places.find(
      (place) =>
        place.mask === 0 && place.spec.order === 'stack' && !listed.has(place.name) && sameBack(t, place.index, piece),
    )
    if (pile) t.cite('').move(piece, t.zone(pile.name, Math.max(0, pile.at)), 'bottom')
  }
}
/** Pieces in the box or in piles first, so that named cards do not come out of another seat's hand. */
function state(t: Table): Piece[] {
  const rank = (p: Piece) => (t.place(p).name === 'box' ? 0 : t.place(p).mask === 0 ? 1 : 2)
  return t.state.face.map((_, p) => p).sort((a, b) => rank(a) - rank(b))
}
function sameBack(t: Table, place: number, piece: Piece): boolean {
  const other = (t.state.places[place] as Piece[])[0]
  return other !== undefined && t.card(other).back === t.card(piece).back
}
