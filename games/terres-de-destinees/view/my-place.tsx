import { Avatar, Drop, useChoosable, useWords } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { Jetons } from './jetons.tsx'
import { Life } from './life.tsx'
import { SeatRow } from './seat-place.tsx'
import { useAfter } from './use-after.ts'
import { useLands } from './use-lands.ts'

/** One's own place: who, life, Tokens, and the cards in play; while powers are used these lie on the stage. */
export function MyRow({ isBench, onOpen }: { isBench: boolean; onOpen: () => void }) {
  const { t, mine, seats, view, words } = useLands()
  const after = useAfter(mine)
  const say = useWords()
  const choice = useChoosable({ seat: mine }, { twice: true, otherwise: onOpen })
  const isActive = view.state.active === mine && !view.state.result
  const name = seats[mine]?.name ?? ''
  return (
    <div
      className={`my-row${isActive ? ' my-turn' : ''}`}
      data-seat={mine}
      style={{ '--span': 3 + t.zone('jeton', mine).size } as CSSProperties}
    >
      <div className="my-plate">
        <Avatar seat={mine} size="small" />
        <button
          type="button"
          className="seat-open my-name"
          aria-label={choice.option ? words.chooseSeat(name) : say('openSeat', { name })}
          {...choice.props}
        >
          {name}
        </button>
        <Life seat={mine} after={after} />
        <Jetons seat={mine} />
      </div>
      {!isBench && (
        <Drop className="my-cards">
          <SeatRow seat={mine} />
        </Drop>
      )}
    </div>
  )
}
