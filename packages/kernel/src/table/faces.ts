import type { CardBase } from '../card.ts'
import type { AnyGame } from '../game.ts'

type FacesByName = Map<string, readonly boolean[]>
const facesByGame = new WeakMap<AnyGame, { readonly listens: FacesByName; readonly modifies: FacesByName }>()
/** For each card of the game: does it listen to, or modify, this name? Worked out once. */
export function facesOf(game: AnyGame): { readonly listens: FacesByName; readonly modifies: FacesByName } {
  let faces = facesByGame.get(game)
  if (!faces) {
    const named = (what: 'listens' | 'modifies'): FacesByName => {
      const cards = game.cards as readonly CardBase[]
      const names = new Set(cards.flatMap((card) => card[what] ?? []))
      return new Map([...names].map((name) => [name, cards.map((card) => card[what]?.includes(name) ?? false)]))
    }
    faces = { listens: named('listens'), modifies: named('modifies') }
    facesByGame.set(game, faces)
  }
  return faces
}

const backsByGame = new WeakMap<AnyGame, readonly number[]>()
/** A number for the back of each card of the game. */
export function backsOf(game: AnyGame): readonly number[] {
  const cached = backsByGame.get(game)
  if (cached) return cached
  const names: string[] = [...new Set(game.cards.map((card: CardBase) => card.back))] as string[]
  const backs = game.cards.map((card: CardBase) => names.indexOf(card.back))
  backsByGame.set(game, backs)
  return backs
}
