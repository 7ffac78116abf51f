import { decide, type GameBot, type Hint, hint, scoreBot, takeOffer } from '@sablier/bots'
import {
  type Answer,
  type AnyGame,
  type Entry,
  Match,
  type MatchRecord,
  type MatchSpec,
  recordOf,
  type Seat,
  type SeenEvent,
  seedChance,
  type View,
  type Viewer,
} from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import type { LocalPlayer, SavedGame } from '../saved/saved-games.ts'
import { seedOf } from '../saved/seed-of.ts'
import { type ScorePoint, scoreStory } from '../table/score-story.ts'

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

/** A match in a worker: the people of this device on some seats, computer players on the others. */
export class TableHost {
  private match: Match | null = null
  private bot: GameBot = scoreBot
  private players: readonly LocalPlayer[] = []
  private secret = ''
  private entropy: readonly string[] = []
  private undone: Entry[] = []

  /** Opens a saved game at its last answer. */
  async open(saved: SavedGame): Promise<void> {
    const box = await findGame(saved.game)?.load()
    if (!box) throw new Error(`There is no game ${saved.game}`)
    this.bot = box.bot ?? scoreBot
    this.players = saved.players
    this.secret = saved.secret
    this.entropy = saved.entropy ?? []
    this.undone = []
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
  /** The table as it was after so many answers. */
  momentAt(viewer: Viewer, count: number): Moment {
    const { game, seats, options, seed, entries } = this.opened
    const past = Match.replay({ game, seats, options, seed }, entries.slice(0, count))
    return { view: past.view(viewer), heard: past.heard(viewer), events: 0, canUndo: false, canRedo: false }
  }
  entries(): { entries: readonly Entry[]; over: boolean } {
    return { entries: this.opened.entries.slice(), over: this.opened.over }
  }

  answer(seat: Seat, answer: Answer): void {
    this.enter({ seat, answer })
  }
  take(seat: Seat, offer: string): void {
    this.enter({ seat, take: offer })
  }
  private enter(entry: Entry): void {
    this.opened.enter(entry)
    this.undone = []
  }

  /** Lets one computer player answer; says whether one did. */
  step(): boolean {
    const match = this.opened
    const seat = match
      .asks()
      .map((ask) => ask.seat)
      .find((asked) => this.players[asked]?.level)
    const level = seat === undefined ? null : (this.players[seat]?.level ?? null)
    if (seat === undefined || level === null) return this.takeUp()
    const { entry } = decide({
      match,
      seat,
      level,
      bot: this.bot,
      seed: `${this.secret} ${match.entries.length} ${seat}`,
      now: () => performance.now(),
    })
    if (!entry) return false
    match.enter(entry)
    return true
  }

  /** While a person thinks: lets one computer player take up what stands open to it, by its quick judgement. */
  private takeUp(): boolean {
    const match = this.opened
    for (const seat of match.table.seats) {
      const level = this.players[seat]?.level
      if (!level || match.offers(seat).length === 0) continue
      const chance = seedChance(`${this.secret} offers ${match.entries.length} ${seat}`)
      const take = takeOffer({
        match,
        seat,
        level: 'novice',
        bot: this.bot,
        chance,
        budget: { iterations: 1 },
        now: null,
      })
      if (take === null) continue
      match.enter({ seat, take })
      return true
    }
    return false
  }

  /** Advice for the open question of a seat, from what that seat may know. */
  hint(seat: Seat): Hint | null {
    const seed = `${this.secret} hint ${this.opened.entries.length}`
    const budget = { milliseconds: HINT_MS }
    return hint({ match: this.opened, seat, bot: this.bot, seed, budget, now: () => performance.now() })
  }

  /** Goes back to before the last answer of a person. */
  undo(): void {
    const at = this.lastByPerson()
    if (at >= 0) this.backTo(at)
  }
  /** Goes back to an earlier moment; what is taken back can be given again. */
  backTo(count: number): void {
    const match = this.opened
    this.undone = [...match.entries.slice(count), ...this.undone]
    match.undoTo(count)
  }
  /** Gives again what was taken back, up to the next decision of a person. */
  redo(): void {
    const match = this.opened
    const next = this.undone.findIndex((entry, i) => i > 0 && this.isPerson(entry))
    const again = this.undone.splice(0, next < 0 ? this.undone.length : next)
    for (const entry of again) match.enter(entry)
  }
  private lastByPerson(): number {
    return this.opened.entries.findLastIndex((entry) => this.isPerson(entry))
  }
  private isPerson({ seat }: Entry): boolean {
    return !this.players[seat]?.level
  }

  record(): MatchRecord {
    const { secret, entropy } = this
    return recordOf(this.opened, { names: this.players.map(({ name }) => name), secret, entropy })
  }
  /** How the scores went. */
  scores(): ScorePoint[] {
    const { game, seats, options, seed, entries } = this.opened
    return scoreStory({ game, seats, options, seed }, entries)
  }
}
