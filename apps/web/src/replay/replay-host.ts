import {
  type Answer,
  type AnyGame,
  type Chapter,
  type MatchRecord,
  parseRecord,
  replayRecord,
  type Seat,
  type SeenAsk,
  seedFrom,
  type Viewer,
  verifyRecord,
} from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import { type ToldGame, tellGame } from '../end/told-game.ts'
import type { Moment } from '../play/table-host.ts'
import { answersOf, type JudgedDecision, judgeDecision } from '../review/judged-decision.ts'
import type { SavedGame } from '../saved/saved-games.ts'
import { findShown, type ShownGame } from '../show/find-shown.ts'
import { playOnFrom } from './play-on.ts'

/** What a record says of itself, and whether it can be trusted. */
export interface OpenedRecord {
  readonly game: string
  readonly names: readonly string[]
  readonly options: MatchRecord['options']
  /** The fingerprint of its dice. */
  readonly commitment: string
  readonly entries: number
  /** Why it cannot be trusted; null: everything fits. */
  readonly fault: string | null
}

/** A stretch of a game in which some rules are at work, and from whose seat it is seen. */
export interface ShownStretch {
  readonly game: OpenedRecord
  readonly from: number
  readonly until: number
  readonly seat: Seat
  /** The decisions of the stretch: who was asked what, and answered how. */
  readonly steps: readonly { readonly seat: Seat; readonly ask: SeenAsk | null; readonly answer: Answer }[]
}

/** Reads, verifies and replays a record, in a worker. */
export class ReplayHost {
  private record: MatchRecord | null = null

  async open(text: string): Promise<OpenedRecord> {
    const record = parseRecord(text)
    const box = await findGame(record.game)?.load()
    if (!box) throw new Error(`There is no game ${record.game}`)
    this.record = record
    return told(
      record,
      faultOf(() => verifyRecord(box.game, record)),
    )
  }
  /** Plays a game in which the rules of a chapter are at work, and opens it; null if none was found. */
  async show(id: string, { rules, show = {} }: Pick<Chapter, 'rules' | 'show'>): Promise<ShownStretch | null> {
    const box = await findGame(id)?.load()
    const shown = box && findShown(box, rules, show)
    if (!shown) return null
    const { record, ...stretch } = shown
    this.record = record
    return { ...stretch, game: told(record, null), steps: stepsOf(box.game, shown) }
  }
  async moment(viewer: Viewer, count: number): Promise<Moment> {
    const { record, game } = await this.opened()
    const match = replayRecord(game, record, count)
    return { view: match.view(viewer), heard: match.heard(viewer), events: 0, canUndo: false, canRedo: false }
  }
  /** How the game went. */
  async story(): Promise<ToldGame> {
    const { record, game, bot } = await this.opened()
    const { seats, options, secret, entropy, entries } = record
    return tellGame({ game, seats, options, seed: seedFrom(secret, entropy) }, entries, bot)
  }
  /** The answers of a seat: how many entries there were before each. */
  async answers(seat: Seat): Promise<number[]> {
    return answersOf((await this.opened()).record, seat)
  }
  /** What the champion thinks of the answer that came after so many entries; null if there was nothing to judge. */
  async judged(entry: number): Promise<JudgedDecision | null> {
    const { record, game, bot } = await this.opened()
    return bot ? judgeDecision({ game, bot }, record, entry) : null
  }
  /** A game of this device that goes on from a moment of the record. */
  async playOn(count: number, seat: Seat): Promise<SavedGame> {
    return playOnFrom((await this.opened()).record, count, seat)
  }
  private async opened() {
    const { record } = this
    const box = record && (await findGame(record.game)?.load())
    if (!record || !box) throw new Error('No record is open')
    return { record, game: box.game, bot: box.bot }
  }
}

function stepsOf(game: AnyGame, { record, from, until }: ShownGame): ShownStretch['steps'] {
  return record.entries.slice(from, until).flatMap((entry, n) => {
    if (!('answer' in entry)) return []
    const { ask } = replayRecord(game, record, from + n, { listen: false }).view(entry.seat)
    return [{ seat: entry.seat, ask, answer: entry.answer }]
  })
}

function told({ game, names, options, commitment, entries }: MatchRecord, fault: string | null): OpenedRecord {
  return { game, names, options, commitment, entries: entries.length, fault }
}

function faultOf(check: () => unknown): string | null {
  try {
    check()
    return null
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}
