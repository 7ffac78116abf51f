import { plain, type Seat, textOf } from '@sablier/kernel'
import { Track, useTable, Zone } from '@sablier/ui'
import { GuildsHeld } from './guilds-held.tsx'
import { ItemSlots } from './item-slots.tsx'

const ZONES = ['character', 'kept', 'certificates'] as const

/** One adventurer: the character, the cubes, gold and experience, items and certificates. */
export function AdventurerSheet({ seat }: { seat: Seat }) {
  const { table, seats, me } = useTable()
  const size = seat === me ? 'normal' : 'small'
  const zones = ZONES.map((name) => table.zone(name, seat)).filter((zone) => !zone.isEmpty)
  return (
    <section
      className={`board-part ${seat === me ? 'board-mine' : 'board-other'}`}
      aria-label={seats[seat]?.name ?? ''}
      {...(seat === me && { 'data-part': 'sheet' })}
    >
      <header className="sheet-head">
        <h2 className="board-title text-seat" data-seat={seat}>
          {seats[seat]?.name}
        </h2>
        <Cubes seat={seat} name="strength" lost="lost-strength" />
        <Cubes seat={seat} name="willpower" lost="lost-willpower" />
        <Track name="gold" value={table.track('gold', seat)} />
        <Track name="experience" value={table.track('experience', seat)} />
        <GuildsHeld seat={seat} />
      </header>
      <div className="zones">
        {zones.map((zone) => (
          <Zone key={zone.name} zone={zone} size={size} />
        ))}
        <ItemSlots seat={seat} size={size} />
      </div>
    </section>
  )
}

/** Cubes on the right can be used, those on the left are lost for now. */
function Cubes({ seat, name, lost }: { seat: Seat; name: 'strength' | 'willpower'; lost: string }) {
  const model = useTable()
  const [have, gone] = [model.table.track(name, seat), model.table.track(lost, seat)]
  const label = plain(textOf(model, 'tracks', name))
  return (
    <span className={`cubes cubes-${name}`} role="img" aria-label={`${label}: ${have} / ${have + gone}`} title={label}>
      <span className="cubes-name">{label}</span>
      {Array.from({ length: have + gone }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes have no name but their place
        <span key={i} className={`cube${i < have ? '' : ' cube-lost'}`} />
      ))}
      <b>{have}</b>
    </span>
  )
}
