import type { Piece, Seat } from '@sablier/kernel'
import { Icon, type IconName } from '@sablier/ui'
import { PieceTile } from '../parts/piece-tile.tsx'
import { useDonjon } from '../use-donjon.ts'
import { useOwnTarget } from './own-target.ts'

const SLOTS = { weapon: 'broadsword', armour: 'chest-armor', jewel: 'ring' } as const satisfies Record<string, IconName>
type SlotType = keyof typeof SLOTS
const BESIDE = ['carried', 'pack', 'companions', 'charmed', 'lasting'] as const

/** What one wears, carries and has in the bag, then the spoils. */
export function OwnGoods({ seat }: { seat: Seat }) {
  const { t, words } = useDonjon()
  const worn = t.zone('worn', seat).pieces
  const beside = BESIDE.flatMap((zone) => [...t.zone(zone, seat).pieces])
  const spoils = t.zone('spoils', seat).pieces
  return (
    <>
      <div className="goods goods-worn" data-zone={`worn.${seat}`}>
        <h2>
          {words.worn} {beside.length > 0 && <small>+ {words.bag}</small>}
        </h2>
        <div className="goods-row">
          {(Object.keys(SLOTS) as SlotType[]).map((type) => (
            <Slot key={type} type={type} worn={worn} />
          ))}
          {beside.map((piece) => (
            <OwnTile key={piece} piece={piece} />
          ))}
        </div>
      </div>
      <div className="goods goods-spoils" data-zone={`spoils.${seat}`}>
        <h2>
          {words.spoils} <b>{spoils.length}</b>
        </h2>
        <div className="goods-row">
          {spoils.length === 0 && <p className="own-empty">{words.noSpoils}</p>}
          {spoils.map((piece) => (
            <OwnTile key={piece} piece={piece} />
          ))}
        </div>
      </div>
    </>
  )
}

/** The object worn there, or the empty place for it. */
function Slot({ type, worn }: { type: SlotType; worn: readonly Piece[] }) {
  const { cardOf, words } = useDonjon()
  const piece = worn.find((one) => {
    const card = cardOf(one)
    return card?.kind === 'object' && card.type === type
  })
  if (piece !== undefined) return <OwnTile piece={piece} />
  return (
    <span className="slot">
      <Icon name={SLOTS[type]} />
      <span>{words.slots[type]}</span>
    </span>
  )
}

function OwnTile({ piece }: { piece: Piece }) {
  return <PieceTile piece={piece} target={useOwnTarget(piece)} />
}
