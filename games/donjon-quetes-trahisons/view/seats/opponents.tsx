import { useTable, useWords } from '@sablier/ui'
import { Opponent } from './opponent.tsx'

const FEW = 3

/** The people behind the far edge of the table, from one's left neighbour on. A spectator sees everybody. */
export function Opponents() {
  const { table, me } = useTable()
  const say = useWords()
  const seats = me === null ? table.seats : table.turnOrder(me).slice(1)
  return (
    <section
      className={`opponents table-seats${seats.length <= FEW ? ' opponents-few' : ''}`}
      data-count={seats.length}
      aria-label={say('seats')}
    >
      {seats.map((seat) => (
        <Opponent key={seat} seat={seat} />
      ))}
    </section>
  )
}
