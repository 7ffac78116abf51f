import { type AnyGame, checkOptions, contentHash, Match, type OptionValues } from '@sablier/kernel'
import type { MatchRow } from '../storage/schema.ts'

/** The rules a match is played by: the game of the version it was pinned to, or what is left of it. */
export class Rules {
  constructor(readonly game: AnyGame) {}

  get version(): string {
    return this.game.version
  }
  get contentHash(): string {
    return contentHash(this.game)
  }
  /** Whether these are the very rules a match was begun with. */
  fit(row: Pick<MatchRow, 'rules_version' | 'content_hash'>): boolean {
    return row.rules_version === this.version && row.content_hash === this.contentHash
  }
  options(seats: number, given: OptionValues): OptionValues {
    return checkOptions(this.game, seats, given)
  }
  begin(row: MatchRow, seed: string): Match {
    return new Match({ game: this.game, seats: row.seats, options: JSON.parse(row.options) as OptionValues, seed })
  }
}
