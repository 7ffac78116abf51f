import type { BotPool, Hint, Level } from '@sablier/bots'
import {
  type Answer,
  type AnyGame,
  type Entry,
  type Forecast,
  forecastAnswer,
  Match,
  type MatchRecord,
  type MatchSpec,
  recordOf,
  type Seat,
  type SeenEvent,
  type Taking,
  type View,
  type Viewer,
} from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import { type ToldGame, tellGame } from '../end/told-game.ts'
import type { LocalPlayer, SavedGame } from '../saved/saved-games.ts'
import { seedOf } from '../saved/seed-of.ts'

/** What one viewer sees and has heard since. */
export interface Moment {
  readonly view: View
  /** Heard events from number `from` of all events on; `events` is how many there are by now. */
  readonly heard: readonly SeenEvent[]
  readonly events: number
  readonly canUndo: boolean
  readonly canRedo: boolean
}
/** How long advice may take. */
const HINT_MS = 1200
/** When a computer player is given up: a slow device may take long to open the game a second time. */
const LIMIT_MS = 30_000

/** A match in a worker: the people of this device on some seats, computer players on the others. */
export class TableHost {
  private match: Match | null = null
  private players: readonly LocalPlayer[] = []
  private secret = ''
  private entropy: readonly string[] = []
  /** What was taken back and can be given again, until a person answers otherwise. */
  private undone: Entry[] = []
  /** Counts whatever changes the table, so that a computer player who thought about an older one is not heard. */
  private course = 0

  constructor(private readonly bots: BotPool) {}

  /** Opens a saved game at its last answer. */
  async open(saved: SavedGame): Promise<void> {
    const box = await findGame(saved.game)?.load()
    if (!box) throw new Error(`There is no game ${saved.game}`)
    this.players = saved.players
    this.secret = saved.secret
    this.entropy = saved.entropy ?? []
    this.undone = []
    this.course++
    this.match = Match.replay(this.spec(box.game, saved), saved.entries)
  }
  private spec(game: AnyGame, saved: SavedGame): MatchSpec {
    return { game, seats: saved.players.length, options: saved.options, seed: seedOf(saved) }
  }
  private get opened(): Match {
    if (!this.match) throw new Error('No game is open')
    return this.match
  }

  moment(viewer: Viewer, from: number): Moment {
    const match = this.opened
    return {
      view: match.view(viewer),
      heard: match.heard(viewer, from),
      events: match.events?.length ?? 0,
      canUndo: this.lastByPerson() >= 0,
      canRedo: this.undone.length > 0,
    }
  }
  /** The table as a viewer saw it after so many answers. */
  viewAt(viewer: Viewer, count: number): View {
    const { game, seats, options, seed, entries } = this.opened
    return Match.replay({ game, seats, options, seed }, entries.slice(0, count), { listen: false }).view(viewer)
  }
  entries(): { entries: readonly Entry[]; over: boolean } {
    return { entries: this.opened.entries.slice(), over: this.opened.over }
  }

  answer(seat: Seat, answer: Answer): void {
    this.enter({ seat, answer })
  }
  take(seat: Seat, taking: Taking): void {
    this.enter({ seat, ...taking })
  }
  private enter(entry: Entry): void {
    this.opened.enter(entry)
    this.course++
    this.undone = []
  }

  /**
   * Lets one computer player answer, or take up what stands open to it; says whether one did. While something can be given
   * again they wait for the person who is asked.
   */
  async step(): Promise<boolean> {
    const match = this.opened
    if (this.undone.length > 0 && this.isPersonAsked()) return false
    const mine = ++this.course
    for (const seat of this.computersAt(match)) {
      const level = this.players[seat]?.level as Level
      const seed = `${this.secret} ${match.entries.length} ${seat}`
      const decided = await this.bots.decide({ match, seat, level, seed, limit: LIMIT_MS }).outcome
      // What was decided for a table that has moved on since is of no use.
      if (mine !== this.course) return false
      if (decided?.report.failure)
        console.warn(`A computer player answered without thinking: ${decided.report.failure}`)
      if (decided?.entry) {
        this.enter(decided.entry)
        return true
      }
    }
    return false
  }
  /** Computer players that have something to do: one that is asked, or else all to whom something stands open. */
  private computersAt(match: Match): Seat[] {
    const computers = match.table.seats.filter((seat) => this.players[seat]?.level)
    const asked = computers.find((seat) => match.askOf(seat))
    return asked === undefined ? computers.filter((seat) => match.offers(seat).length > 0) : [asked]
  }

  /** Advice for the open question of a seat, from what that seat may know. */
  hint(seat: Seat): Promise<Hint | null> {
    const match = this.opened
    const seed = `${this.secret} hint ${match.entries.length}`
    return this.bots.hint({ match, seat, seed, budget: { milliseconds: HINT_MS }, limit: LIMIT_MS }).outcome
  }

  /** What an answer of a seat will do, from what that seat may know. */
  forecast(seat: Seat, answer: Answer): Forecast | null {
    return forecastAnswer(this.opened, seat, answer)
  }

  /** Goes back to before the last decision of a person, to a moment at which a person is asked. */
  undo(): void {
    for (let at = this.lastByPerson(); at >= 0; at = this.isPersonAsked() ? -1 : this.lastByPerson()) this.backTo(at)
  }
  /** Goes back to an earlier moment; what is taken back can be given again. */
  backTo(count: number): void {
    const match = this.opened
    this.undone = [...match.entries.slice(count), ...this.undone]
    match.undoTo(count)
    this.course++
  }
  /** Gives again what was taken back, up to the next decision of a person who is asked. */
  redo(): void {
    do this.giveAgain()
    while (this.undone[0] && !(this.isPerson(this.undone[0]) && this.isPersonAsked()))
  }
  private giveAgain(): void {
    const entry = this.undone.shift()
    if (entry) this.opened.enter(entry)
    this.course++
  }
  private lastByPerson(): number {
    return this.opened.entries.findLastIndex((entry) => this.isPerson(entry))
  }
  private isPerson({ seat }: { readonly seat: Seat }): boolean {
    return !this.players[seat]?.level
  }
  private isPersonAsked(): boolean {
    return this.opened.asks().some((ask) => this.isPerson(ask))
  }

  record(): MatchRecord {
    const { secret, entropy } = this
    return recordOf(this.opened, { names: this.players.map(({ name }) => name), secret, entropy })
  }
  /** How the game went. */
  async story(): Promise<ToldGame> {
    const { game, seats, options, seed, entries } = this.opened
    const box = await findGame(game.id)?.load()
    return tellGame({ game, seats, options, seed }, entries, box?.bot)
  }
}
