import type { CardBase } from '@sablier/kernel'
import type { GameView } from './game-view.ts'
import { emblemOf } from './icons/emblem.ts'
import type { IconName } from './icons/icon-names.ts'

/** Words of a card's own data that say what kind it is; they help to find its drawing. */
function kindsOf(card: CardBase): string[] {
  const more = card as unknown as Readonly<Record<string, unknown>>
  return ['subtype', 'family', 'kind', 'type'].flatMap((field) => {
    const value = more[field]
    return typeof value === 'string' ? [value] : []
  })
}

/** The drawing on a card: the game's own choice, else what its name suggests. */
export function emblemFor(look: GameView, card: CardBase): IconName {
  return look.emblem?.(card) ?? emblemOf(card.name.en, kindsOf(card))
}
