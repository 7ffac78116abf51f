import { type Guild, isMember, spaceAt, spacesOf } from '@sablier/prophecy'
import { Icon, useLanguage } from '@sablier/ui'
import { GuildSeal } from '../sheet/guild-seal.tsx'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'

/** The certificate of a guild with its price for the one who looks. */
export function Certificate({ guild }: { guild: Guild }) {
  const { t, me } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const name = spaceAt(spacesOf(guild)[0] as number).name[language]
  if (me === null) return <p className="matter-line">{words.certificateOf(name)}</p>
  const has = (what: 'experience' | 'gold') => t.track(what, me)
  return (
    <p className="matter-line matter-certificate">
      <GuildSeal guild={guild} seat={me} />
      <span>{words.certificateOf(name)}</span>
      <span className="price-of">
        {has('experience')}/5 <Icon name="sign-star" label={words.experience} />
      </span>
      {!isMember(t, me, guild) && (
        <span className="price-of">
          {has('gold')}/5 <Icon name="two-coins" label={words.gold} />
        </span>
      )}
    </p>
  )
}
