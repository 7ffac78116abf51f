import { type Ask, type Choice, canonicalJson, type Piece, required, seers } from '@sablier/kernel'

/** A key by which an option is recognised in another resampled world. */
export type OptionKey = number | string

/** More places, and more pieces in a place, than any game has. */
const SPAN = 4096

/** The key of the n-th single option: a card by what is printed and where it lies, an unknown one by its position. */
export function itemKey(ask: Ask, n: number): OptionKey {
  const { kind, itemKind, items, min } = ask.spec
  if (kind === 'agree') return n
  if (kind === 'amount') return min + n
  const item = items[n]
  if (kind === 'propose') return canonicalJson(item)
  if (itemKind === 'piece') return pieceKey(ask, item as Piece)
  if (itemKind === 'seat') return item as number
  return typeof item === 'string' ? item : (item as { readonly id: string }).id
}

function pieceKey(ask: Ask, piece: Piece): number {
  const { layout, state } = ask.table
  const home = required(state.home[piece])
  if (seers(layout, state, piece) & (1 << ask.seat)) return required(state.face[piece]) * SPAN + home
  return -1 - (home * SPAN + required(state.places[home]).indexOf(piece))
}

/** The keys of the first question's options: equal cards are one option only if nothing on the table tells them apart. */
export function exactKeys(ask: Ask): readonly OptionKey[] {
  const { kind, itemKind, items, min } = ask.spec
  if (kind === 'propose' || itemKind !== 'piece')
    return Array.from({ length: ask.count }, (_, n) => (kind === 'amount' ? min + n : n))
  return items.map((item, n) => {
    const piece = item as Piece
    const { table } = ask
    const place = table.place(piece)
    const position = place.spec.order === 'set' ? 0 : required(table.state.places[place.index]).indexOf(piece)
    const marks = Object.keys(table.layout.marks).map((name) => table.mark(name, piece))
    return `${itemKey(ask, n)} ${position} ${marks.join(' ')}`
  })
}

/** The key of a whole answer; `keys` are those of the single options where they are known already. */
export function choiceKey(ask: Ask, choice: Choice, keys: readonly OptionKey[] | null): OptionKey {
  const keyOf = (n: number): OptionKey => keys?.[n] ?? itemKey(ask, n)
  if (typeof choice === 'object') {
    if ('proposal' in choice) return canonicalJson(choice.proposal)
    if (ask.kind === 'split') return choice.join()
    const parts = choice.map(keyOf)
    if (ask.kind === 'pick-some') parts.sort()
    return parts.join()
  }
  return ask.kind === 'amount' ? choice : keyOf(choice)
}
