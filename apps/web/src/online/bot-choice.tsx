import { LEVELS, type Level } from '@sablier/protocol'
import { LEVEL_WORDS } from '../words/level-words.ts'
import { useSayWord } from '../words/use-words.ts'

interface BotChoiceProps {
  readonly seat: number
  /** Null: the seat is free for a person. */
  readonly bot: Level | null
  readonly onBot: (bot: Level | null) => void
}

/** Leaves a seat to a person, or gives it to a computer player. */
export function BotChoice({ seat, bot, onBot }: BotChoiceProps) {
  const say = useSayWord()
  return (
    <select
      aria-label={say('seat', { n: seat + 1 })}
      value={bot ?? ''}
      onChange={(event) => onBot(LEVELS.find((level) => level === event.target.value) ?? null)}
    >
      <option value="">{say('openSeat')}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {say(LEVEL_WORDS[level])}
        </option>
      ))}
    </select>
  )
}
