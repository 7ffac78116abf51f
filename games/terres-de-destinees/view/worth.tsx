import type { Seat } from '@sablier/kernel'
import type { DestinCard, PlayingCard, Table } from '@sablier/terres-de-destinees'
import { progress, wins } from '@sablier/terres-de-destinees/src/progress'
import { CardPicture, useLanguage } from '@sablier/ui'
import { isOut } from './auction.ts'
import { destinOf, useLands } from './use-lands.ts'
import { isLow, useRoom } from './use-room.ts'

/** What a card would do for a seat on the way to a Destiny. */
interface Gain {
  readonly seat: Seat
  readonly destin: DestinCard
  readonly card: PlayingCard
  readonly from: number
  readonly to: number
  readonly need: number
  readonly wins: boolean
}

/** What acquiring a card would bring a seat; for others only the shared Destinies count: secrets are secret. */
function gainsOf(t: Table, seat: Seat, card: PlayingCard, destins: readonly DestinCard[]): Gain[] {
  return destins.flatMap((destin) => {
    const now = progress(t, seat, destin)
    const then = progress(t, seat, destin, [card])
    if (!now || !then || then.have <= now.have) return []
    return [{ seat, destin, card, from: now.have, to: then.have, need: now.need, wins: wins(then, destin) }]
  })
}

const nearest = (a: Gain, b: Gain): number => Number(b.wins) - Number(a.wins) || b.to / b.need - a.to / a.need

/** So many gains are told of oneself and of the others; a low phone tells the nearest of each, by name. */
const MOST = { desk: 3, tall: 2, side: 2, low: 1 } as const

/** The gains of oneself and of the others, the nearest win first. */
function useGains(cards: readonly PlayingCard[]): Readonly<Record<'yours' | 'theirs', Gain[]>> {
  const { t, mine, me } = useLands()
  const known = (pieces: readonly number[]) => pieces.flatMap((piece) => destinOf(t, piece) ?? [])
  const shared = known(t.zone('common-destin').pieces)
  const own = me === null ? [] : known(t.zone('secret-destin', mine).pieces)
  const yours = cards.flatMap((card) => gainsOf(t, mine, card, [...shared, ...own])).sort(nearest)
  const theirs = t.seats
    .filter((seat) => seat !== mine && !isOut(t, seat))
    .flatMap((seat) => cards.flatMap((card) => gainsOf(t, seat, card, shared)))
    .filter((gain) => gain.to >= gain.need - 1)
    .sort(nearest)
  return { yours, theirs }
}

/** "If it is yours / if somebody else takes it": which Destinies come nearer, and who would win the game with the card. */
export function Worth({ cards }: { cards: readonly PlayingCard[] }) {
  const { words } = useLands()
  const { shape, height } = useRoom()
  const isBrief = isLow(shape, height)
  const most = isBrief ? MOST.low : MOST[shape]
  const { yours, theirs } = useGains(cards)
  const several = cards.length > 1
  if (isBrief)
    return (
      <ul className="worth worth-brief" aria-label={words.forYou}>
        {yours.length === 0 && <li className="worth-none">{words.noNearer}</li>}
        {[...yours.slice(0, most), ...theirs.slice(0, most)].map((gain) => (
          <GainLine key={`${gain.seat} ${gain.card.id} ${gain.destin.id}`} gain={gain} several={several} named />
        ))}
      </ul>
    )
  return (
    <div className="worth">
      <h2>{words.forYou}</h2>
      <ul>
        {yours.length === 0 && <li className="worth-none">{words.noNearer}</li>}
        {yours.slice(0, most).map((gain) => (
          <GainLine key={`${gain.card.id} ${gain.destin.id}`} gain={gain} several={several} />
        ))}
      </ul>
      {theirs.length > 0 && (
        <>
          <h2 className="worth-bad">{words.forThem}</h2>
          <ul>
            {theirs.slice(0, most).map((gain) => (
              <GainLine key={`${gain.seat} ${gain.card.id} ${gain.destin.id}`} gain={gain} several={several} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface GainLineProps {
  readonly gain: Gain
  readonly several: boolean
  /** One's own gain says whose it is too. */
  readonly named?: boolean
}

function GainLine({ gain, several, named = false }: GainLineProps) {
  const { mine, nameOf, words } = useLands()
  const language = useLanguage()
  const { seat, destin, card, from, to, need } = gain
  const isMine = seat === mine
  return (
    <li>
      <span className="worth-picture">
        <CardPicture card={several ? card : destin} />
      </span>
      <span>
        {(named || !isMine) && (
          <>
            <strong className="text-seat" data-seat={seat}>
              {nameOf(seat)}
            </strong>{' '}
            ·{' '}
          </>
        )}
        {destin.name[language]}{' '}
        <b>
          {from} → {to}
        </b>
        /{need}
        {gain.wins && (
          <em className={isMine ? 'worth-win' : 'worth-lose'}>{isMine ? words.youWin : words.wins(nameOf(seat))}</em>
        )}
      </span>
    </li>
  )
}
