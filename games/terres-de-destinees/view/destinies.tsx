import type { Piece, Seat } from '@sablier/kernel'
import type { DestinCard, PlayingCard } from '@sablier/terres-de-destinees'
import { progress } from '@sablier/terres-de-destinees/src/progress'
import { Avatar, CardPicture, Icon, preparedFace, Race, type Racer, seatSign, useLanguage } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { handOf, isOut } from './auction.ts'
import { cardText } from './card-text.ts'
import { destinOf, useLands } from './use-lands.ts'
import { useWanted } from './use-wanted.ts'

/** The shared Destinies and one's own secret one, each as a race. */
export function Destinies() {
  const { t, mine, me, words } = useLands()
  return (
    <section className="destinies" aria-label={words.destinies}>
      <div className="destiny-group" data-zone="common-destin.0">
        <h2>{words.shared}</h2>
        {t.zone('common-destin').pieces.map((piece) => (
          <Destiny key={piece} piece={piece} racers={t.seats.filter((seat) => !isOut(t, seat))} />
        ))}
      </div>
      {me !== null && (
        <div className="destiny-group" data-zone={`secret-destin.${mine}`}>
          <h2>{words.secret}</h2>
          {t.zone('secret-destin', mine).pieces.map((piece) => (
            <Destiny key={piece} piece={piece} racers={[mine]} secret />
          ))}
        </div>
      )}
    </section>
  )
}

interface DestinyProps {
  readonly piece: Piece
  readonly racers: readonly Seat[]
  readonly secret?: boolean
}

function Destiny({ piece, racers, secret = false }: DestinyProps) {
  const { t, game, look, view } = useLands()
  const language = useLanguage()
  const wanted = useWanted()
  const destin = destinOf(t, piece)
  if (!destin) return null
  const face = preparedFace(game, look, destin, language)
  return (
    <article className="destiny" data-piece={view.ids[piece] ?? ''}>
      <button type="button" className="destiny-read" data-card={destin.id} aria-description={face.spoken}>
        <span className="destiny-picture">
          <CardPicture card={destin} />
        </span>
        <span className="destiny-text">
          <b>
            {destin.name[language]} {secret && <Icon name="padlock" />}
          </b>
          <span>{cardText(destin, language, game.text.words)}</span>
        </span>
      </button>
      <DestinyRace destin={destin} racers={racers} wanted={wanted} />
    </article>
  )
}

interface RaceProps {
  readonly destin: DestinCard
  readonly racers: readonly Seat[]
  readonly wanted: readonly PlayingCard[]
}

/** Everybody's pawn on the way to a Destiny, and in teal where the card on sale would take one's own. */
function DestinyRace({ destin, racers, wanted }: RaceProps) {
  const { t, mine, nameOf, me } = useLands()
  const language = useLanguage()
  const marks = racers.map((seat) => ({ seat, now: progress(t, seat, destin) }))
  const need = marks[0]?.now?.need
  if (need === undefined) return <ThinHands />
  const pawns: Racer[] = marks.map(({ seat, now }) => ({
    seat,
    at: now?.have ?? 0,
    icon: seatSign(seat),
    label: nameOf(seat),
  }))
  const now = progress(t, mine, destin)?.have ?? 0
  const then =
    wanted.length === 0 ? now : Math.max(...wanted.map((card) => progress(t, mine, destin, [card])?.have ?? 0))
  const ghost: Racer[] =
    me !== null && then > now ? [{ seat: mine, at: then, icon: seatSign(mine), label: nameOf(mine), ghost: true }] : []
  const cells = Array.from({ length: need + 1 }, (_, i) => i)
  return (
    <div className="destiny-race" style={{ '--need': need } as CSSProperties}>
      <Race to={need} marks={cells} racers={[...pawns, ...ghost]} label={destin.name[language]} fields />
    </div>
  )
}

const SHOWN = 5
/** A Destiny that waits for somebody's last card: who is nearest to it. */
function ThinHands() {
  const { t, mine, nameOf } = useLands()
  const thin = t.seats
    .filter((seat) => seat !== mine && !isOut(t, seat))
    .sort((a, b) => handOf(t, a) - handOf(t, b))
    .slice(0, SHOWN)
  return (
    <ul className="thin-hands">
      {thin.map((seat) => (
        <li key={seat} className={handOf(t, seat) < 3 ? 'thin-low' : ''} title={nameOf(seat)}>
          <Avatar seat={seat} size="small" label={nameOf(seat)} />
          <Icon name="hearts" /> {handOf(t, seat)}
        </li>
      ))}
    </ul>
  )
}

/** The Destinies in a line, for phones: how far one is oneself; a press opens them all. */
export function DestinyStrip({ onOpen }: { onOpen: () => void }) {
  const { t, mine, me, words } = useLands()
  const language = useLanguage()
  const pieces = [...t.zone('common-destin').pieces, ...(me === null ? [] : t.zone('secret-destin', mine).pieces)]
  return (
    <button
      type="button"
      className="destiny-strip"
      aria-label={words.destinies}
      onClick={onOpen}
      data-zone="common-destin.0"
    >
      {pieces.map((piece) => {
        const destin = destinOf(t, piece)
        const now = destin && progress(t, mine, destin)
        return (
          destin && (
            <span
              key={piece}
              {...(t.place(piece).name === 'secret-destin' && { 'data-zone': `secret-destin.${mine}` })}
            >
              {t.place(piece).name === 'secret-destin' && <Icon name="padlock" />}
              <span className="strip-name">{destin.name[language]}</span>
              {now && (
                <b>
                  {now.have}/{now.need}
                </b>
              )}
            </span>
          )
        )
      })}
    </button>
  )
}
