import { cardById } from '@sablier/kernel'
import { Avatar, CardPicture, Icon, type Resource, Token, tokenTime, useLanguage } from '@sablier/ui'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { type StagedLink, type StagedMoment, stagedMoment } from './staged-moment.ts'
import { useThiefWords } from './thief-words.ts'
import { useThief } from './use-thief.ts'
import './ribbon.css'

/** How long each link of a chain is looked at, in holds. */
const HOLDS = 1

/** A ribbon over the opponents while something great happens: it tells it link by link, then gets out of the way. */
export function Ribbon() {
  const { events } = useThief()
  const moment = useMemo(() => stagedMoment(events), [events])
  const [done, setDone] = useState(moment?.entry ?? -1)
  const entry = moment?.entry ?? -1
  const isShown = moment !== null && entry > done
  const n = moment?.links.length ?? 0
  useEffect(() => {
    if (!isShown) return
    const time = tokenTime('t-banner') + n * HOLDS * tokenTime('t-move')
    const timer = setTimeout(() => setDone(entry), time)
    return () => clearTimeout(timer)
  }, [isShown, entry, n])
  if (!isShown) return null
  return <RibbonOf key={entry} moment={moment} onDone={() => setDone(entry)} />
}

function RibbonOf({ moment: { kind, links }, onDone }: { moment: StagedMoment; onDone: () => void }) {
  const words = useThiefWords()
  return (
    <button type="button" className={`ribbon ribbon-${kind}`} onClick={onDone}>
      <b className="ribbon-title">
        {kind === 'guards' && <Icon name="guards" />} {words.staged[kind]}
      </b>
      <span className="ribbon-links">
        {links.map((link, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link of a chain is its number
          <Link key={i} link={link} at={i} isChain={kind === 'chain'} />
        ))}
      </span>
    </button>
  )
}

function Link({ link: { seat, card: id, gains }, at, isChain }: { link: StagedLink; at: number; isChain: boolean }) {
  const { game, seats } = useThief()
  const language = useLanguage()
  const card = id === null ? null : cardById(game, id)
  return (
    <>
      {isChain && at > 0 && (
        <i className="ribbon-arrow" aria-hidden="true">
          →
        </i>
      )}
      <span className="ribbon-link" data-seat={seat} style={{ '--at': at } as CSSProperties}>
        {card ? (
          <span className="ribbon-picture">
            <CardPicture card={card} />
          </span>
        ) : (
          <Avatar seat={seat} size="small" />
        )}
        <span className="ribbon-words">
          <b>{card ? card.name[language] : seats[seat]?.name}</b>
          {card && !isChain && <small>{seats[seat]?.name}</small>}
          <span className="ribbon-gains">
            {[...gains].map(([name, by]) => (
              <span key={name}>
                {by > 0 ? `+${by}` : `−${-by}`}
                {name === 'fortune' ? <Icon name="laurel-crown" /> : <Token kind={name as Resource} size="18px" />}
              </span>
            ))}
          </span>
        </span>
      </span>
    </>
  )
}
