import { type Ask, type Chance, Match, type MatchRecord, recordOf, seedChance, seedFrom } from '@sablier/kernel'
import { bot } from '../../bot/index.ts'
import { game } from '../../src/game.ts'

/** A recorded game: who plays, how, and what must come of it. */
interface Recipe {
  readonly name: string
  readonly seats: number
  readonly options?: Readonly<Record<string, string | boolean>>
  /** Answers a question; by the bot's policy if missing. */
  readonly answer?: (ask: Ask, chance: Chance) => unknown
  readonly wanted: (match: Match) => boolean
}

const byPolicy = (ask: Ask, chance: Chance): unknown => ask.encode(bot.policy(ask.table, ask, chance))
const atRandom = (ask: Ask, chance: Chance): unknown => ask.encode(ask.randomChoice(chance))
/** Draws Locations as long as there are any. */
const greedyForLocations = (ask: Ask, chance: Chance): unknown =>
  ask.kind === 'pick' && ask.spec.items.includes('location') ? 'location' : byPolicy(ask, chance)

const ended =
  (reason: string) =>
  (match: Match): boolean =>
    match.result?.reason === reason
const said =
  (key: string) =>
  (match: Match): boolean =>
    (match.events ?? []).some((event) => event.type === 'said' && event.key === key)

/** One game for every player count and every way to end, and one that runs out of cards. */
export const RECIPES: readonly Recipe[] = [
  { name: 'two-players', seats: 2, options: { commonFuture: false }, wanted: ended('most-fortune') },
  { name: 'three-players', seats: 3, wanted: ended('most-fortune') },
  { name: 'four-players', seats: 4, wanted: ended('most-fortune') },
  { name: 'solo-won', seats: 1, wanted: ended('solo-won') },
  { name: 'solo-lost', seats: 1, options: { achievement: 'the-hoard', level: 'hard' }, wanted: ended('solo-lost') },
  { name: 'fewest-danger', seats: 3, answer: atRandom, wanted: ended('fewest-danger') },
  { name: 'shared-victory', seats: 2, answer: atRandom, wanted: ended('shared-victory') },
  { name: 'deck-exhausted', seats: 4, answer: greedyForLocations, wanted: said('deck-renewed') },
]

/** Plays games until one is as wanted. */
export function play({ name, seats, options = {}, answer = byPolicy, wanted }: Recipe): MatchRecord {
  for (let n = 0; n < 400; n++) {
    const secret = `${name} ${n}`
    const match = new Match({ game, seats, options, seed: seedFrom(secret, []) })
    const chance = seedChance(`${secret} answers`)
    while (!match.over) {
      const ask = match.asks()[0] as Ask
      match.answer(
        ask.seat,
        match.asSeenBy(ask.seat, () => answer(ask, chance)),
      )
    }
    if (wanted(match)) return recordOf(match, { names: NAMES.slice(0, seats), secret, entropy: [] })
  }
  throw new Error(`No game of ${name} came out as wanted`)
}
const NAMES = ['Sandra', 'Amir', 'Leïla', 'Yusuf']
