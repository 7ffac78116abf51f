import { type Forecast, plain, type Seat, textOf } from '@sablier/kernel'
import { Icon } from '../icons/icon.tsx'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { useZoneName } from '../zone.tsx'
import { usePointedForecast } from './use-forecast.ts'

/** What the option that is pointed at will do for sure, "?" for the rest: goes into the decision bar. */
export function ForecastLine() {
  const forecast = usePointedForecast()
  return forecast ? <ForecastOf forecast={forecast} /> : null
}

/** A forecast in one line: numbers before and after, cards and where they go. */
export function ForecastOf({ forecast }: { forecast: Forecast }) {
  const { look, me } = useTable()
  const say = useWords()
  const tracks = forecast.tracks.filter(({ name }) => !look.hiddenTracks?.includes(name))
  const moves = forecast.moves.filter(({ to }) => to.zone !== 'box' && !look.hiddenZones?.includes(to.zone))
  if (tracks.length + forecast.scores.length + moves.length === 0 && !forecast.unknown) return null
  return (
    <ul className="forecast" aria-label={say('willHappen')}>
      {tracks.map(({ name, seat, from, to }) => (
        <Change key={`${name} ${seat}`} name={name} seat={seat === me ? -1 : seat} from={from} to={to} />
      ))}
      {forecast.scores.map(({ seat, from, to }) => (
        <Change key={seat} name={null} seat={seat === me ? -1 : seat} from={from} to={to} />
      ))}
      <Moves moves={moves} />
      {forecast.unknown && (
        <li className="forecast-unknown" title={say('notKnownYet')}>
          <span aria-hidden="true">?</span>
          <span className="visually-hidden">{say('notKnownYet')}</span>
        </li>
      )}
    </ul>
  )
}

interface ChangeProps {
  /** The track; null: the score. */
  readonly name: string | null
  /** Somebody else's; -1: one's own or the table's. */
  readonly seat: Seat
  readonly from: number
  readonly to: number | null
}

function Change({ name, seat, from, to }: ChangeProps) {
  const { game, reader, look, seats } = useTable()
  const say = useWords()
  const label = name === null ? say('score') : plain(textOf({ game, reader }, 'tracks', name))
  const icon = name === null ? 'laurel-crown' : look.icons?.[name]
  return (
    <li className="forecast-change" title={label} {...(seat >= 0 && { 'data-seat': seat })}>
      {seat >= 0 && <span className="text-seat">{seats[seat]?.name}</span>}
      {icon ? <Icon name={icon} label={label} /> : <span>{label}</span>}
      <b>
        {from} → {to ?? '?'}
      </b>
    </li>
  )
}

/** Cards by where they go. */
function Moves({ moves }: { moves: Forecast['moves'] }) {
  const { reader } = useTable()
  const say = useWords()
  const zoneName = useZoneName()
  const groups = new Map<string, string[]>()
  for (const { card, to } of moves) {
    const place = zoneName({ name: to.zone, at: to.at })
    groups.set(place, [...(groups.get(place) ?? []), card === null ? say('unknownCard') : reader.cardName(card)])
  }
  return [...groups].map(([place, cards]) => (
    <li key={place} className="forecast-move">
      {cards.length > 2 ? say('cards', { n: cards.length }) : cards.join(', ')} → <b>{place}</b>
    </li>
  ))
}
