import type { Zone as KernelZone, Seat } from '@sablier/kernel'
import { useTable } from './table-context.tsx'
import { Track } from './track.tsx'
import { useWords } from './words.ts'
import { Zone } from './zone.tsx'

/** The table that plays every game: the common zones, then one's own, then those of the others. */
export function GenericBoard() {
  const { table, me, seats } = useTable()
  const say = useWords()
  const mine = me ?? 0
  const others = table.seats.map((_, i) => (mine + i) % table.seats.length).slice(1)
  return (
    <div className="board">
      <section className="board-part board-common" aria-label={say('table')}>
        <TableTracks />
        <Zones zones={useZones('table')} />
      </section>
      <section className="board-part board-mine" aria-label={seats[mine]?.name ?? say('mine')}>
        <h2 className="board-title text-seat" data-seat={mine}>
          {seats[mine]?.name}
        </h2>
        <Zones zones={useZones(mine)} />
      </section>
      {others.map((seat) => (
        <SeatZones key={seat} seat={seat} />
      ))}
    </div>
  )
}

function SeatZones({ seat }: { seat: Seat }) {
  const { seats } = useTable()
  const zones = useZones(seat).filter((zone) => !zone.isEmpty)
  if (zones.length === 0) return null
  return (
    <section className="board-part board-other" aria-label={seats[seat]?.name ?? ''}>
      <h2 className="board-title text-seat" data-seat={seat}>
        {seats[seat]?.name}
      </h2>
      <Zones zones={zones} small />
    </section>
  )
}

/** The zones of the table or of one seat, in the order in which the game declares them. */
function useZones(of: Seat | 'table'): KernelZone[] {
  const { table, look } = useTable()
  const hidden = new Set(['box', ...(look.hiddenZones ?? [])])
  return table.layout.places
    .filter(
      ({ name, at, spec }) =>
        !hidden.has(name) && (of === 'table' ? spec.per !== 'seat' : spec.per === 'seat' && at === of),
    )
    .map(({ name, at }) => table.zone(name, Math.max(0, at)))
}

function Zones({ zones, small = false }: { zones: readonly KernelZone[]; small?: boolean }) {
  return (
    <div className="zones">
      {zones.map((zone) => (
        <Zone key={`${zone.name}.${zone.at}`} zone={zone} size={small ? 'small' : 'normal'} />
      ))}
    </div>
  )
}

function TableTracks() {
  const { table, look } = useTable()
  const tracks = Object.entries(table.layout.tracks).filter(
    ([name, { spec }]) => spec.per === 'table' && spec.sees === 'everyone' && !look.hiddenTracks?.includes(name),
  )
  if (tracks.length === 0) return null
  return (
    <div className="board-tracks">
      {tracks.map(([name, { spec }]) => (
        <Track key={name} name={name} value={table.track(name)} max={spec.max} />
      ))}
    </div>
  )
}
