import { plain, type Seat, textOf } from '@sablier/kernel'
import { Icon, Track, useLanguage, useTable, Zone } from '@sablier/ui'
import { TABLE_WORDS } from './table-words.ts'

const ZONES = [
  'character',
  'main-quest',
  'secondary-quests',
  'considered',
  'worn',
  'carried',
  'pack',
  'companions',
  'charmed',
  'lasting',
  'completed',
  'spoils',
] as const
const LIVES = 4

/** One hero: the gauges, the wounds, the outfit, the quests and the spoils. */
export function HeroSheet({ seat }: { seat: Seat }) {
  const model = useTable()
  const { table, seats, me } = model
  const zones = ZONES.map((name) => table.zone(name, seat)).filter((zone) => !zone.isEmpty)
  const wounds = table.track('wounds', seat)
  return (
    <section
      className={`board-part ${seat === me ? 'board-mine' : 'board-other'}`}
      aria-label={seats[seat]?.name ?? ''}
      {...(seat === me && { 'data-part': 'hero' })}
    >
      <header className="hero-head">
        <h2 className="board-title text-seat" data-seat={seat}>
          {seats[seat]?.name}
        </h2>
        <Gauge seat={seat} name="power" most={30} />
        <Gauge seat={seat} name="ally-power" most={20} />
        <span
          className="wounds"
          role="img"
          aria-label={`${plain(textOf(model, 'tracks', 'wounds'))}: ${wounds} / ${LIVES}`}
        >
          {Array.from({ length: LIVES }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: wounds have no name but their place
            <Icon key={i} name={i < wounds ? 'death-skull' : 'hearts'} className={i < wounds ? 'wound' : 'unhurt'} />
          ))}
        </span>
        <Track name="gems" value={table.track('gems', seat)} />
        <Track name="trophies" value={table.track('trophies', seat)} />
        <Honour seat={seat} />
      </header>
      <div className="zones">
        {zones.map((zone) => (
          <Zone key={zone.name} zone={zone} size={seat === me && zone.name !== 'spoils' ? 'normal' : 'small'} />
        ))}
      </div>
    </section>
  )
}

/** What the table remembers of somebody's word: promises and sides kept, and those broken. */
function Honour({ seat }: { seat: Seat }) {
  const { table } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const kept = table.track('promises-kept', seat) + table.track('words-kept', seat)
  const broken = table.track('promises-broken', seat) + table.track('words-broken', seat)
  if (kept + broken === 0) return null
  const label = words.honour(kept, broken)
  return (
    <span className="honour" role="img" aria-label={label} title={label}>
      <span className="honour-kept">✓ {kept}</span> <span className="honour-broken">✗ {broken}</span>
    </span>
  )
}

function Gauge({ seat, name, most }: { seat: Seat; name: string; most: number }) {
  const model = useTable()
  const value = model.table.track(name, seat)
  const label = plain(textOf(model, 'tracks', name))
  return (
    <span className="gauge" role="img" aria-label={`${label}: ${value}`} title={label}>
      <span className="gauge-name">{label}</span>
      <span className="gauge-bar">
        <span style={{ width: `${Math.min(100, (value / most) * 100)}%` }} />
      </span>
      <b>{value}</b>
    </span>
  )
}
