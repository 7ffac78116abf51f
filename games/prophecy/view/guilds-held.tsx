import type { Seat } from '@sablier/kernel'
import { type Card, GUILDS, SPACES } from '@sablier/prophecy'
import { Icon, type IconName, useLanguage, useTable } from '@sablier/ui'
import { GUILD_SIGNS } from './space-signs.ts'

const WORDS = {
  en: { held: 'certificate held', missing: 'still missing' },
  fr: { held: 'certificat obtenu', missing: 'encore à obtenir' },
} as const

/** The five guilds as a row of seals: those whose certificate an adventurer holds are stamped. */
export function GuildsHeld({ seat }: { seat: Seat }) {
  const { table } = useTable()
  const language = useLanguage()
  const held = table.zone('certificates', seat).pieces.map((piece) => {
    const card = table.cardIfKnown(piece) as Card | null
    return card?.kind === 'certificate' ? card.guild : null
  })
  return (
    <span className="guilds">
      {GUILDS.map((guild) => {
        const has = held.includes(guild)
        const name = SPACES.find(({ kind }) => kind === guild)?.name[language] ?? guild
        const label = `${name}: ${WORDS[language][has ? 'held' : 'missing']}`
        return (
          <span key={guild} className={`guild${has ? ' guild-held' : ''}`} title={label}>
            <Icon name={GUILD_SIGNS[guild] as IconName} label={label} />
            {has && <span aria-hidden="true">✓</span>}
          </span>
        )
      })}
    </span>
  )
}
