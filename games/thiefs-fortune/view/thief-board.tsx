import { useTable, Zone } from '@sablier/ui'
import { FortuneTrack } from './fortune-track.tsx'
import { ThiefLife } from './thief-life.tsx'

const DECKS = [
  'locationDeck',
  'characterDeck',
  'eventDeck',
  'locationDiscard',
  'characterDiscard',
  'eventDiscard',
] as const

/** Decks and the common FUTURE on top, then one's own life, then the lives of the others. */
export function ThiefBoard() {
  const { table, me } = useTable()
  const mine = me ?? 0
  const others = table.turnOrder(mine).slice(1)
  return (
    <div className="board thief">
      <section className="board-part board-common thief-common">
        <FortuneTrack />
        <div className="thief-supply">
          <Zone zone={table.zone('commonFuture')} />
          {['achievement', 'soloPile'].map((name) =>
            table.zone(name).isEmpty ? null : <Zone key={name} zone={table.zone(name)} size="small" />,
          )}
          <div className="thief-decks">
            {DECKS.map((name) => (
              <Zone key={name} zone={table.zone(name)} size="small" />
            ))}
          </div>
        </div>
      </section>
      <ThiefLife seat={mine} size="normal" />
      {others.map((seat) => (
        <ThiefLife key={seat} seat={seat} size="small" />
      ))}
    </div>
  )
}
