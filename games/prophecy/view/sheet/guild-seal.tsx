import type { Seat } from '@sablier/kernel'
import { type Guild, hasCertificate, spaceAt, spacesOf } from '@sablier/prophecy'
import { Icon, useLanguage } from '@sablier/ui'
import { GUILD_SIGNS } from '../space-signs.ts'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'

/** The seal of a guild: stamped in wax once a seat holds its certificate, else an empty ring. */
export function GuildSeal({ guild, seat }: { guild: Guild; seat: Seat }) {
  const { t } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const held = hasCertificate(t, seat, guild)
  const name = spaceAt(spacesOf(guild)[0] as number).name[language]
  const label = held ? `${words.certificateOf(name)}: ${words.held}` : words.certificateOf(name)
  return (
    <span className={`seal seal-${guild}${held ? ' seal-held' : ''}`} title={label}>
      <Icon name={GUILD_SIGNS[guild] ?? 'medal'} label={label} />
    </span>
  )
}
