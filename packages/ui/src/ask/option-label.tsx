import { type SeenOption, type TextNode, textOf } from '@sablier/kernel'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { useZoneName } from '../zone.tsx'

/** Says what an option is: a card, a seat, or words of the game. */
export function useOptionText(): (option: SeenOption) => TextNode[] {
  const model = useTable()
  const say = useWords()
  const zoneName = useZoneName()
  return (option) => {
    if (option.text !== undefined && model.game.text.options[option.text])
      return textOf(model, 'options', option.text, option.params ?? {})
    if (option.seat !== undefined)
      return [{ kind: 'seat', seat: option.seat, text: model.reader.seatName(option.seat) }]
    if (option.piece !== undefined && option.piece >= 0) {
      if (option.card) return [{ kind: 'card', card: option.card, text: model.reader.cardName(option.card) }]
      const zone = model.table.zoneOf(option.piece)
      const n = zone.pieces.indexOf(option.piece) + 1
      return [{ kind: 'words', text: say('cardAt', { zone: zoneName(zone), n }) }]
    }
    if (option.text === 'yes' || option.text === 'no') return [{ kind: 'words', text: say(option.text) }]
    return textOf(model, 'options', option.text ?? option.id, option.params ?? {})
  }
}

/** Where a piece among the options lies, when the options lie in several places. */
export function useOptionPlace(): (option: SeenOption) => string | null {
  const { ask, table } = useTable()
  const zoneName = useZoneName()
  const homes = new Set(
    (ask?.options ?? []).flatMap(({ piece }) => (piece === undefined || piece < 0 ? [] : [table.state.home[piece]])),
  )
  return ({ piece }) => (piece === undefined || piece < 0 || homes.size < 2 ? null : zoneName(table.zoneOf(piece)))
}
