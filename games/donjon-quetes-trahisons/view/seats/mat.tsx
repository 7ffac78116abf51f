import type { Piece, Seat } from '@sablier/kernel'
import { Icon, type IconName } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { PieceTile } from '../parts/piece-tile.tsx'
import { useDonjon } from '../use-donjon.ts'

const SLOTS = { weapon: 'broadsword', armour: 'chest-armor', jewel: 'ring' } as const satisfies Record<string, IconName>
const BESIDE = ['carried', 'pack', 'companions', 'charmed', 'lasting'] as const

/** The goods of a seat on its leather mat: three places for what is worn, what else is owned, and the spoils. */
export function Mat({ seat }: { seat: Seat }) {
  const { t, cardOf, words } = useDonjon()
  const worn = t.zone('worn', seat).pieces
  const beside = BESIDE.flatMap((zone) => [...t.zone(zone, seat).pieces])
  const spoils = t.zone('spoils', seat).pieces
  const slot = (type: string): Piece | undefined =>
    worn.find((piece) => {
      const card = cardOf(piece)
      return card?.kind === 'object' && card.type === type
    })
  return (
    <div className="mat" data-seat={seat} style={{ '--n': 3 + beside.length + spoils.length } as CSSProperties}>
      <div className="mat-worn" data-zone={`worn.${seat}`}>
        {(Object.keys(SLOTS) as (keyof typeof SLOTS)[]).map((type) => {
          const piece = slot(type)
          return piece === undefined ? (
            <span key={type} className="mat-empty" title={words.slots[type]}>
              <Icon name={SLOTS[type]} />
            </span>
          ) : (
            <PieceTile key={type} piece={piece} size="mini" />
          )
        })}
        {beside.map((piece) => (
          <PieceTile key={piece} piece={piece} size="mini" />
        ))}
      </div>
      <div className="mat-spoils" data-zone={`spoils.${seat}`}>
        {spoils.map((piece) => (
          <PieceTile key={piece} piece={piece} size="mini" />
        ))}
      </div>
    </div>
  )
}
