import type { Goods } from '@sablier/donjon-quetes-trahisons'
import { isSingular } from '@sablier/kernel'
import { useLanguage, useTable } from '@sablier/ui'
import { TABLE_WORDS } from './table-words.ts'

const FAVOUR_LENGTH = 140
const OBJECT_ZONES = ['worn', 'carried', 'pack'] as const

/** What may be put on the table: everything somebody owns and, where it is only promised, what is still to be won. */
export interface Stock {
  readonly gems: number
  readonly quests: number
  readonly trophies: number
  readonly objects: readonly string[]
  readonly spoils: readonly string[]
  readonly favour: boolean
}

/** What a seat owns that can change hands. */
export function useStock(seat: number, promised: boolean): Stock {
  const { table } = useTable()
  const cards = (zone: string) => table.zone(zone, seat).pieces.flatMap((piece) => table.cardIfKnown(piece)?.id ?? [])
  const foes = promised ? table.zone('drawn').pieces.flatMap((piece) => table.cardIfKnown(piece)?.id ?? []) : []
  return {
    gems: promised ? 40 : table.track('gems', seat),
    quests: promised ? 3 : table.zone('secondary-quests', seat).size,
    trophies: promised && foes.length > 0 ? 3 : 0,
    objects: OBJECT_ZONES.flatMap(cards),
    spoils: [...cards('spoils'), ...foes],
    favour: promised,
  }
}

interface GoodsEditorProps {
  readonly title: string
  readonly stock: Stock
  readonly goods: Goods
  readonly onChange: (goods: Goods) => void
}

/** Puts goods together: numbers to count up and down, cards to tick, a favour in words. */
export function GoodsEditor({ title, stock, goods, onChange }: GoodsEditorProps) {
  const { reader } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const lists = (['objects', 'spoils'] as const).map((name) => ({ name, cards: stock[name] }))
  return (
    <fieldset className="goods">
      <legend>{title}</legend>
      {(['gems', 'quests', 'trophies'] as const).map(
        (name) =>
          stock[name] > 0 && (
            <label key={name} className="goods-count">
              <input
                type="number"
                min={0}
                max={stock[name]}
                value={goods[name] ?? 0}
                onChange={(event) =>
                  onChange({ ...goods, [name]: Math.max(0, Math.min(stock[name], Number(event.target.value))) })
                }
              />{' '}
              {words[name][isSingular(reader.language, goods[name] ?? 0) ? 0 : 1]}
            </label>
          ),
      )}
      {lists.flatMap(({ name, cards }) =>
        cards.map((card, n) => {
          const chosen = goods[name] ?? []
          const nth = cards.slice(0, n).filter((other) => other === card).length
          const ticked = chosen.filter((other) => other === card).length > nth
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
            <label key={`${name} ${card} ${n}`} className="goods-card">
              <input
                type="checkbox"
                checked={ticked}
                onChange={() => onChange({ ...goods, [name]: ticked ? without(chosen, card) : [...chosen, card] })}
              />{' '}
              {reader.cardName(card)}
            </label>
          )
        }),
      )}
      {stock.favour && (
        <label className="goods-favour">
          {words.favour}
          <input
            type="text"
            maxLength={FAVOUR_LENGTH}
            value={goods.favour ?? ''}
            onChange={({ target: { value } }) => {
              const { favour: _, ...rest } = goods
              onChange(value ? { ...rest, favour: value } : rest)
            }}
          />
        </label>
      )}
    </fieldset>
  )
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card)
  return cards.filter((_, n) => n !== at)
}
