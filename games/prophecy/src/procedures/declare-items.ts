import type { Flow, Piece } from '@sablier/kernel'
import type { ItemCard } from '../cards/card.ts'
import type { Fight } from '../effects/fight.ts'
import type { Table } from '../shape.ts'
import { isSound, itemOf } from './items.ts'
import type { MenuOption } from './options.ts'

const READY: MenuOption = { id: 'ready', text: 'ready', does: 'ready' }
const HANDS: Readonly<Record<ItemCard['slot'], number>> = {
  one_handed: 1,
  two_handed: 2,
  shield: 1,
  held: 1,
  head: 0,
  other: 0,
  one_use: 0,
}
const isWeaponSlot = ({ slot }: ItemCard): boolean => slot === 'one_handed' || slot === 'two_handed'

type LimitRule =
  | 'items.damaged_unusable'
  | 'items.one_weapon'
  | 'items.one_head'
  | 'items.two_handed'
  | 'items.off_hand'
  | 'ruling.hands'

/** The rule that forbids to use an item together with those declared already; null if it fits. */
export function whyNot(item: ItemCard, sound: boolean, declared: readonly ItemCard[]): LimitRule | null {
  if (!sound) return 'items.damaged_unusable'
  if (item.slot === 'head') return declared.some(({ slot }) => slot === 'head') ? 'items.one_head' : null
  if (isWeaponSlot(item) && declared.some(isWeaponSlot)) return 'items.one_weapon'
  const crowded = [...declared, item].some(isWeaponSlot) ? 'items.off_hand' : 'ruling.hands'
  const filled = declared.reduce((sum, { slot }) => sum + HANDS[slot], 0)
  if (filled + HANDS[item.slot] > 2)
    return [...declared, item].some(({ slot }) => slot === 'two_handed') ? 'items.two_handed' : crowded
  return item.slot === 'shield' && declared.some(({ slot }) => slot === 'shield') ? crowded : null
}

/** Is the item one that has to be declared: held in a hand or worn on the head? */
export const isDeclared = ({ slot }: ItemCard): boolean => slot !== 'other' && slot !== 'one_use'

/** The player states which items the character uses; those that need no hand count by themselves. */
export function* declareItems(t: Table, fight: Fight): Flow<void> {
  const { seat, used } = fight
  const owned = t.zone('items', seat).pieces
  if (owned.length === 0) return
  for (const piece of owned) if (itemOf(t, piece).slot === 'other' && isSound(t, piece)) used.push(piece)
  const choices = owned.filter((piece) => isDeclared(itemOf(t, piece)) && !used.includes(piece))
  for (;;) {
    const declared = used.map((piece) => itemOf(t, piece))
    const left = choices.filter((piece) => !used.includes(piece))
    const menu = [READY]
    for (const piece of left)
      if (whyNot(itemOf(t, piece), isSound(t, piece), declared) === null) menu.push(declaring(t, piece))
    const chosen: MenuOption = yield* t.choose({
      seat,
      rule: 'items.declare',
      text: 'declare',
      params: { card: { piece: fight.piece } },
      source: fight.piece,
      among: menu,
      refused: () =>
        left.flatMap((piece) => {
          const why = whyNot(itemOf(t, piece), isSound(t, piece), declared)
          return why === null ? [] : [{ ...declaring(t, piece), why }]
        }),
    })
    if (chosen.piece === undefined) break
    used.push(chosen.piece)
  }
  for (const piece of used) t.cite('items.others_free').say('item-declared', { seat: { seat }, card: { piece } })
}
function declaring(t: Table, piece: Piece): MenuOption {
  const { id } = itemOf(t, piece)
  return { id: `with.${id}`, text: 'with', does: 'declare', params: { card: { card: id } }, piece }
}
