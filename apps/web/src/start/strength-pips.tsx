import { LEVELS, type Level } from '@sablier/bots'
import { LEVEL_WORDS } from '../words/level-words.ts'
import { useSayWord } from '../words/use-words.ts'

/** How strong a computer player is: so many grains of sand out of six. */
export function StrengthPips({ level }: { level: Level }) {
  const say = useSayWord()
  const strength = LEVELS.indexOf(level)
  return (
    <span className="strength" role="img" aria-label={say(LEVEL_WORDS[level])}>
      {LEVELS.slice(1).map((known, i) => (
        <i key={known} data-full={i < strength} />
      ))}
    </span>
  )
}
