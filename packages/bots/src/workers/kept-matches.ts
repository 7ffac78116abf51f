import { type AnyGame, type Entry, Match } from '@sablier/kernel'
import type { SentMatch } from './message.ts'

const KEPT = 8

/** Matches a worker has seen lately: the next order for one of them needs only the entries since. */
export class KeptMatches {
  private readonly kept = new Map<string, Match>()

  /** The match as sent; replayed from its beginning if what is kept is another one. */
  find(game: AnyGame, sent: SentMatch): Match {
    const name = `${sent.game} ${sent.seats} ${sent.seed}`
    const known = this.kept.get(name)
    this.kept.delete(name)
    const match = (known && this.continued(known, sent)) ?? this.replayed(game, sent)
    this.kept.set(name, match)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break
      this.kept.delete(oldest)
    }
    return match
  }

  private continued(match: Match, { entries, hash }: SentMatch): Match | null {
    if (match.entries.length > entries.length) return null
    try {
      for (const entry of entries.slice(match.entries.length)) match.enter(entry as Entry)
    } catch {
      // It is not the same match any more: somebody took an answer back.
      return null
    }
    return match.hash === hash ? match : null
  }
  private replayed(game: AnyGame, { seats, options, seed, entries }: SentMatch): Match {
    return Match.replay({ game, seats, options, seed }, entries, { listen: false })
  }
}
