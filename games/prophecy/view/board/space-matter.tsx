import type { Change, CreatureCard, Waiting } from '@sablier/prophecy'
import { Icon, useLanguage } from '@sablier/ui'
import { SERVICE_SIGNS } from '../space-signs.ts'
import { FightSums } from '../stage/fight-sums.tsx'
import { Outcomes } from '../stage/outcomes.tsx'
import { useAdventure } from '../use-adventure.ts'
import { useOptionWords } from '../use-option-words.ts'
import { useProphecyWords } from '../words.ts'
import { Certificate } from './certificate.tsx'
import { Changes } from './changes.tsx'
import { OddsBar } from './odds-bar.tsx'

/** What waits in a space and what may come of it, in full. */
export function SpaceMatter({ waiting, n }: { waiting: Waiting; n: number }) {
  const words = useProphecyWords()
  switch (waiting.kind) {
    case 'nothing':
      return <p className="matter-line">{words.nothing}</p>
    case 'unknown':
      return <p className="matter-line">{words.faceDown}</p>
    case 'creature':
      return <CreatureMatter waiting={waiting} n={n} />
    case 'opportunity':
      return (
        <>
          {waiting.open ? (
            waiting.changes.length > 0 && <After changes={waiting.changes} />
          ) : (
            <p className="matter-line">{words.cannotUse}</p>
          )}
          <p className="matter-note">{words.stays}</p>
        </>
      )
    case 'services':
      return <ServicesMatter waiting={waiting} />
  }
}

function CreatureMatter({ waiting, n }: { waiting: Extract<Waiting, { kind: 'creature' }>; n: number }) {
  const { t } = useAdventure()
  const words = useProphecyWords()
  const [best] = waiting.ways
  if (!best) return null
  const creature = t.card(waiting.piece) as CreatureCard
  return (
    <>
      <FightSums forecast={best.forecast} price={best.price} />
      {creature.lives > 1 && (
        <p className="matter-line">
          <Icon name="hearts" /> {words.lives(creature.lives)}
        </p>
      )}
      <OddsBar odds={best.forecast.whole} />
      <Outcomes creature={creature} n={n} brief />
    </>
  )
}

const TRACKS = {
  gold: 'gold',
  experience: 'experience',
  health: 'strength',
  magic: 'willpower',
  strength: 'strength',
  willpower: 'willpower',
} as const

/** What changes, and what one has now and would have after. */
export function After({ changes }: { changes: readonly Change[] }) {
  const { t, me } = useAdventure()
  return (
    <p className="matter-after">
      {changes.map((change) => {
        const track = change.what === 'item' ? null : TRACKS[change.what]
        return (
          <span key={change.what} className="matter-change">
            <Changes changes={[change]} />
            {track && me !== null && (
              <span className="matter-then">
                {t.track(track, me)} → <b>{t.track(track, me) + change.n}</b>
              </span>
            )}
          </span>
        )
      })}
    </p>
  )
}

function ServicesMatter({ waiting }: { waiting: Extract<Waiting, { kind: 'services' }> }) {
  const { guild, service, changes, shop } = waiting
  const text = useOptionWords()
  const language = useLanguage()
  const { t } = useAdventure()
  const words = useProphecyWords()
  return (
    <>
      {guild && <Certificate guild={guild} />}
      {service && (
        <p className="matter-line">
          <Icon name={SERVICE_SIGNS[service] ?? 'wooden-sign'} />
          <span>{text(service)}</span>
          <Changes changes={changes} />
        </p>
      )}
      {shop.length > 0 && (
        <ul className="matter-wares">
          {shop.map((piece) => {
            const card = t.card(piece)
            return (
              <li key={piece} data-card={card.id}>
                {card.name[language]}
                {card.kind === 'item' && (
                  <b>
                    {card.price} <Icon name="two-coins" label={words.gold} />
                  </b>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
