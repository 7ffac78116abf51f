import { Refusal } from '../errors.ts'
import type { Answer } from '../flow/flow.ts'
import { viewerBit } from '../layout.ts'
import type { Simulation } from '../match/simulation.ts'
import type { Seat } from '../shape.ts'
import { redact } from '../sight/redact.ts'
import type { SeenEventOf } from '../sight/seen-event.ts'
import { seers } from '../sight/seers.ts'
import type { Piece } from '../state.ts'
import type { GameEvent, PlaceName, Sighted } from '../table/events.ts'
import type { RunningTable } from '../table/running-table.ts'
import type { MarkForecast, MoveForecast, NextAsk } from './forecast.ts'

/** The effects of an answer in one world, up to the next question or to something the seat cannot foresee. */
export interface DryRun {
  readonly tracksBefore: readonly number[]
  readonly tracksAfter: readonly number[]
  readonly scoresBefore: readonly number[]
  readonly scoresAfter: readonly number[]
  readonly moves: readonly MoveForecast[]
  readonly marks: readonly MarkForecast[]
  readonly next: NextAsk | 'over' | null
  /** It stopped at a die or at a card that the seat did not know. */
  readonly stopped: boolean
}

/** Stops a dry run where the seat would learn something. */
class Unforeseen extends Error {}

/** Listens to one dry run. It is a list, because acts push their events to one. */
class Foresight extends Array<GameEvent> {
  private readonly hidden = new Set<Piece>()
  private readonly bit: number
  stopped = false

  constructor(
    table: RunningTable,
    private readonly seat: Seat,
  ) {
    super()
    this.bit = viewerBit(seat)
    const { state, layout } = table
    for (let piece = 0; piece < state.face.length; piece++)
      if (!(seers(layout, state, piece) & this.bit)) this.hidden.add(piece)
  }
  static override get [Symbol.species](): ArrayConstructor {
    return Array
  }
  override push(event: GameEvent): number {
    const length = super.push(event)
    if (this.tells(event)) {
      this.stopped = true
      throw new Unforeseen()
    }
    return length
  }
  /** Whether the seat learns something by it that it could not know. */
  private tells(event: GameEvent): boolean {
    if (event.type === 'rolled') return true
    if (event.type === 'moved') return this.isNew(event.piece)
    if (event.type === 'looked') return event.seat === this.seat && event.pieces.some((piece) => this.isNew(piece))
    return event.type === 'revealed' && event.pieces.some((piece) => this.isNew(piece))
  }
  private isNew({ piece, seen }: Sighted): boolean {
    return (seen & this.bit) !== 0 && this.hidden.has(piece)
  }
  /** A card that the seat learns only now has no name beforehand. */
  isKnown(piece: Piece): boolean {
    return !this.hidden.has(piece)
  }
}

/** Gives an answer in a world that nobody needs afterwards. Null: it cannot be given there. */
export function dryRun(world: Simulation, seat: Seat, answer: Answer): DryRun | null {
  const { table } = world
  const { game, seats, state } = table
  const scores = () => seats.map((each) => game.score(table, each))
  const [tracksBefore, scoresBefore] = [state.tracks.slice(), scores()]
  const heard = new Foresight(table, seat)
  table.events = heard
  try {
    world.enter({ seat, answer })
  } catch (thrown) {
    if (thrown instanceof Refusal) return null
    // The kernel takes whatever comes out of a phase for a fault of the rules.
    if (!heard.stopped) throw thrown
  } finally {
    table.events = null
  }
  return {
    tracksBefore,
    tracksAfter: state.tracks.slice(),
    scoresBefore,
    scoresAfter: scores(),
    ...pieceChanges(heard, table, seat),
    next: heard.stopped ? null : nextOf(world),
    stopped: heard.stopped,
  }
}

function nextOf({ ask, result }: Simulation): NextAsk | 'over' | null {
  if (result) return 'over'
  return ask && { seat: ask.seat, text: ask.text }
}

/** Where each piece went in the end, and the last of each of its marks. */
function pieceChanges(heard: Foresight, { game }: RunningTable, seat: Seat): Pick<DryRun, 'moves' | 'marks'> {
  const moves = new Map<Piece, MoveForecast>()
  const marks = new Map<string, MarkForecast>()
  for (const event of heard)
    if (event.type === 'moved') {
      const { piece } = event.piece
      const { card, was, from, to } = redact(game, event, seat) as SeenEventOf<'moved'>
      const before = moves.get(piece)
      const known = heard.isKnown(piece) ? card : null
      moves.set(piece, {
        card: known ?? before?.card ?? null,
        piece: before ? before.piece : was,
        from: before?.from ?? from,
        to,
      })
    } else if (event.type === 'marked') {
      const { card, name, at, to } = redact(game, event, seat) as SeenEventOf<'marked'>
      const { piece } = event.piece
      marks.set(`${piece} ${name}`, { name, card: heard.isKnown(piece) ? card : null, at, to })
    }
  return { moves: [...moves.values()].filter(({ from, to }) => !isSame(from, to)), marks: [...marks.values()] }
}
const isSame = (one: PlaceName, other: PlaceName): boolean => one.zone === other.zone && one.at === other.at
