import { layoutFor, type Seat, type View } from '@sablier/kernel'
import type { GameReader } from './game-reader.ts'
import { placeTitle } from './place-title.ts'
import { labelled, say } from './words.ts'

/** The cards that only their owner sees, by the place they lie in. */
export type OwnCards = ReadonlyMap<string, readonly string[]>

/** What lies face up for this seat alone. */
export function ownCards(reader: GameReader, { state }: View, seat: Seat, seats: number): OwnCards {
  const own = layoutFor(reader.game, seats).places.filter(
    ({ at, spec }) => spec.per === 'seat' && at === seat && spec.sees === 'owner',
  )
  return new Map(
    own.map((place) => {
      const pieces = state.places[place.index] ?? []
      const cards = pieces.flatMap((piece): string[] => reader.game.cards[state.face[piece] ?? -1]?.id ?? [])
      return [placeTitle(reader, place), cards]
    }),
  )
}

/** Names the cards that came to a seat since `before`: the log tells everybody how many, their owner reads which. */
export function newCardLines(reader: GameReader, before: OwnCards, now: OwnCards): string[] {
  const had = [...before.values()].flat()
  return [...now].flatMap(([place, cards]) => {
    const came = cards.filter((card) => {
      const at = had.indexOf(card)
      if (at >= 0) had.splice(at, 1)
      return at < 0
    })
    if (came.length === 0) return []
    const names = came.map((card) => reader.cardName(card)).join(', ')
    return [labelled(reader.language, say(reader.language, 'newIn', { place }), names)]
  })
}
