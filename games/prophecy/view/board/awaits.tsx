import type { Waiting } from '@sablier/prophecy'
import { Icon, useLanguage } from '@sablier/ui'
import { GUILD_SIGNS } from '../space-signs.ts'
import { useAdventure } from '../use-adventure.ts'
import { percent, useProphecyWords } from '../words.ts'
import { Changes } from './changes.tsx'
import { chanceTone } from './odds-bar.tsx'

/** What waits in a space, on one small tag. */
export function Awaits({ waiting }: { waiting: Waiting }) {
  const language = useLanguage()
  switch (waiting.kind) {
    case 'nothing':
      return null
    case 'unknown':
      return <span className="awaits awaits-unknown">?</span>
    case 'creature': {
      const won = waiting.ways[0]?.forecast.whole.won ?? 0
      return (
        <span className={`awaits awaits-${chanceTone(won)}`}>
          <Icon name="crossed-swords" />
          {percent(won, language)}
        </span>
      )
    }
    case 'opportunity':
      return waiting.open ? (
        <span className="awaits awaits-good">
          {waiting.changes.length > 0 ? <Changes changes={waiting.changes.slice(0, 2)} /> : <Icon name="wooden-sign" />}
        </span>
      ) : null
    case 'services':
      return <ServiceTag waiting={waiting} />
  }
}

function ServiceTag({ waiting }: { waiting: Extract<Waiting, { kind: 'services' }> }) {
  const { certificate, guild, changes } = waiting
  if (guild && (certificate === 'price' || certificate === 'member'))
    return (
      <span className="awaits awaits-certificate">
        <Icon name={GUILD_SIGNS[guild] ?? 'medal'} />
        <Icon name="check-mark" />
      </span>
    )
  if (changes.length === 0) return null
  return (
    <span className="awaits awaits-good">
      <Changes changes={changes} />
    </span>
  )
}

/** The same in words. */
export function useAwaitsText(): (waiting: Waiting) => string {
  const language = useLanguage()
  const words = useProphecyWords()
  const { reader } = useAdventure()
  return (waiting) => {
    if (waiting.kind === 'unknown') return words.faceDown
    if (waiting.kind === 'creature')
      return `${words.win} ${percent(waiting.ways[0]?.forecast.whole.won ?? 0, reader.language)}`
    if (waiting.kind === 'services' && (waiting.certificate === 'price' || waiting.certificate === 'member'))
      return language === 'fr' ? 'certificat à acheter' : 'certificate to buy'
    return ''
  }
}
