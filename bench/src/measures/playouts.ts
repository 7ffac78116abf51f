import { type AnyGame, Match, type OptionValues, seedChance } from '@sablier/kernel'
import { randomEntry, randomPlayout } from '@sablier/kernel/testing'
import type { Now, Subject } from '../measure.ts'
import { PeerGame } from '../peer/peer.ts'

/** The table of the miniature game that both engines play. */
export const MINIATURE = { seats: 4, nights: 2 } as const

/** Does work game by game until a time has passed, so that slow and fast subjects get a fair share of the round. */
export function forTime(now: Now, milliseconds: number, game: (n: number) => number): number {
  const until = now() + milliseconds
  let units = 0
  for (let n = 0; n === 0 || now() < until; n++) units += game(n)
  return units
}

/** Random games through boardgame.io. */
export const peerPlayouts = (now: Now): Subject => ({
  name: 'boardgame.io',
  unit: 'decisions',
  work: (round, milliseconds) =>
    forTime(now, milliseconds, (n) => new PeerGame(MINIATURE.seats, MINIATURE.nights, `${round} ${n}`).playOut()),
})

/** Silent random games: no events, no reasons, no log. */
export const silentPlayouts = (
  name: string,
  table: { game: AnyGame; seats: number; options: OptionValues },
  now: Now,
): Subject => ({
  name,
  unit: 'decisions',
  work: (round, milliseconds) =>
    forTime(now, milliseconds, (n) => randomPlayout(table.game, table.seats, table.options, `${round} ${n}`).decisions),
})

/** Random games with everything on: events, log, citations, hashes, reasons of refused options, one view a decision. */
export const fullPlayouts = (game: AnyGame, now: Now): Subject => ({
  name: 'everything',
  unit: 'decisions',
  work: (round, milliseconds) => forTime(now, milliseconds, (n) => playEverything(game, `${round} ${n}`)),
})

function playEverything(game: AnyGame, seed: string): number {
  const match = new Match({ game, seats: MINIATURE.seats, options: { nights: MINIATURE.nights }, seed })
  const chance = seedChance(seed)
  let heard = 0
  while (!match.over) {
    const entry = randomEntry(match, chance)
    // The view lists the options with their ids and the refused ones with their reasons.
    match.view(entry.seat)
    match.enter(entry)
    match.heard(entry.seat, heard)
    heard = match.events?.length ?? 0
  }
  return match.entries.length
}
