import { type Language, plain, type Seat, textOf } from '@sablier/kernel'
import { decimal } from './decimal.ts'
import { Icon } from './icons/icon.tsx'
import { useTable } from './table-context.tsx'
import { Track } from './track.tsx'
import { useWords } from './words.ts'

/** What everybody may know of a seat at a glance: who, whether they decide, score, numbers and hidden cards. */
export function SeatPanel({ seat }: { seat: Seat }) {
  const { view } = useTable()
  const decides = view.waiting.includes(seat)
  const active = view.state.active === seat && !view.state.result
  return (
    <li className={`seat${decides ? ' seat-decides' : ''}${active ? ' seat-active' : ''}`} data-seat={seat}>
      <SeatHead seat={seat} decides={decides} active={active} />
      <SeatNumbers seat={seat} />
    </li>
  )
}

function SeatHead({ seat, decides, active }: { seat: Seat; decides: boolean; active: boolean }) {
  const { seats, view, table, me, reader } = useTable()
  const say = useWords()
  const info = seats[seat]
  return (
    <div className="seat-head">
      <Icon name={info?.kind === 'computer' ? 'vintage-robot' : 'person'} className="seat-sign" />
      <span className="seat-name">{info?.name}</span>
      {seat === me && <span className="seat-tag">{say('you')}</span>}
      {info?.here === false && <span className="seat-tag">{say('away')}</span>}
      {active && <span className="seat-tag">{say('active')}</span>}
      {decides && (
        <span className="seat-tag seat-tag-decides">
          <Icon name="hourglass" /> {say('decides')}
        </span>
      )}
      {info?.note}
      <span className="seat-score" title={say('score')}>
        <Icon name="laurel-crown" label={say('score')} />{' '}
        {view.state.result?.scores[seat] ?? scoreOf(table, seat, reader.language)}
      </span>
    </div>
  )
}

/** The seat's numbers, and how many cards it holds that not everybody sees. */
function SeatNumbers({ seat }: { seat: Seat }) {
  const { table, me, game, reader, look } = useTable()
  const tracks = Object.entries(table.layout.tracks).filter(
    ([name, { spec }]) =>
      spec.per === 'seat' && !look.hiddenTracks?.includes(name) && (spec.sees === 'everyone' || seat === me),
  )
  const hands = Object.entries(game.shape.zones).flatMap(([name, spec]) => {
    const { per, sees } = spec as { per: unknown; sees: string }
    if (per !== 'seat' || sees === 'everyone' || seat === me) return []
    const { size } = table.zone(name, seat)
    return size === 0 ? [] : [{ name, size, label: plain(textOf({ game, reader }, 'zones', name, { seat: { seat } })) }]
  })
  return (
    <div className="seat-tracks">
      {tracks.map(([name, { spec }]) => (
        <Track key={name} name={name} value={table.track(name, seat)} max={spec.max} of={seat} />
      ))}
      {hands.map(({ name, size, label }) => (
        <span key={name} className="track">
          <Icon name="card-pick" />
          <span className="track-name">{label}</span>
          <b className="track-value">{size}</b>
        </span>
      ))}
    </div>
  )
}

/** A score needs some things that a viewer may not know; then there is none to show. */
function scoreOf(table: ReturnType<typeof useTable>['table'], seat: Seat, language: Language): string {
  try {
    const score = table.game.score(table, seat)
    return Number.isFinite(score) ? decimal(language, score) : '–'
  } catch {
    return '–'
  }
}
