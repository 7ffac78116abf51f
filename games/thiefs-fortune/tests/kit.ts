import { type TableSetup, type TestTable, tableOf } from '@sablier/kernel/testing'
import { ALL_CARDS } from '../src/cards/all-cards.ts'
import type { Card } from '../src/cards/card.ts'
import { game } from '../src/game.ts'

/** A table as the game itself sets it up, except for what the test names. */
export const dealt = tableOf(game)

const ROWS = ['present-locations', 'present-characters', 'present-events', 'future', 'past', 'hand'] as const
const NUMBERS = ['sword', 'gem', 'lamp', 'time', 'danger', 'fortune'] as const

type Zones = NonNullable<TableSetup['zones']>
type Tracks = NonNullable<TableSetup['tracks']>

/**
 * A bare table: no Starting cards, no tokens, no Common FUTURE unless the test lays some out; seat 0 starts. The box may
 * be another one, with cards that only a test knows.
 */
export function table(setup: TableSetup, box = dealt): TestTable {
  const seats = setup.seats ?? 2
  const given: Zones = setup.zones ?? {}
  const empty = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, []]))
  const zones: Record<string, Zones[string]> = { ...given }
  for (const row of ROWS) zones[row] = { ...empty, ...(given[row] as Record<number, string[]> | undefined) }
  const zero = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, 0]))
  const tracks = { ...Object.fromEntries(NUMBERS.map((name) => [name, 0])) } as Record<string, Tracks[string]>
  for (const [name, value] of Object.entries(setup.tracks ?? {}))
    tracks[name] = typeof value === 'number' ? value : { ...zero, ...value }
  return box({
    round: 1,
    active: 0,
    ...setup,
    seats,
    options: { commonFuture: 'common-future' in given || seats === 1, ...setup.options },
    zones,
    tracks,
    facts: { 'starting-player': 0, ...setup.facts },
  })
}

/** The Loot Phase of a bare table. */
export const looting = (setup: TableSetup): TestTable => table({ at: 'loot', ...setup })
/** A turn of seat 0 on a bare table. */
export const acting = (setup: TableSetup): TestTable => table({ at: 'action', ...setup })

/** What one seat sees of a number while its answers are still sealed. */
export function own<T>(t: TestTable, seat: number, look: () => T): T {
  return t.match.asSeenBy(seat, look)
}
/** The tokens of one kind on a card, wherever it lies. */
export function tokens(t: TestTable, kind: string, card: string): number {
  const piece = t.table.state.face.findIndex((_, p) => t.table.card(p).id === card)
  return t.table.mark(kind, piece)
}
/** The number of cards in a zone as a viewer counts them. */
export const sizeOf = (t: TestTable, zone: string, at = 0): number => t.table.zone(zone, at).size

/** The three decks of the table. */
export const DECKS = ['location-deck', 'character-deck', 'event-deck'] as const
/** How many cards each deck of a full box has; anatomy.test.ts compares that with the rulebook. */
export const DECK_SIZES = deckSizes(() => true)
/** The same without the cards that stay out of solo games. */
export const SOLO_DECK_SIZES = deckSizes(({ solo }) => solo)
function deckSizes(isUsed: (card: Card) => boolean): number[] {
  const types = ['location', 'character', 'event']
  return types.map(
    (type) => ALL_CARDS.filter((card) => card.back === 'card' && card.type === type && isUsed(card)).length,
  )
}
/** Those sizes after so many cards of each deck were taken. */
export const less = (sizes: readonly number[], taken: number): number[] => sizes.map((size) => size - taken)

/** The lines with this key so far: the rule each cites and what it tells. */
export const told = (t: TestTable, key: string): Record<string, unknown>[] =>
  (t.match.events ?? []).flatMap((event) =>
    event.type === 'said' && event.key === key ? [{ rule: event.rule, ...event.params }] : [],
  )
