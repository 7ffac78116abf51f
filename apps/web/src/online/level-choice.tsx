import { LEVELS, type Level } from '@sablier/protocol'
import { LEVEL_WORDS } from '../words/level-words.ts'
import { useSayWord } from '../words/use-words.ts'

/** Chooses how well a computer player plays. */
export function LevelChoice({ level, onLevel }: { level: Level; onLevel: (level: Level) => void }) {
  const say = useSayWord()
  return (
    <label className="field">
      {say('strength')}
      <select
        value={level}
        onChange={(event) => onLevel(LEVELS.find((known) => known === event.target.value) ?? level)}
      >
        {LEVELS.map((known) => (
          <option key={known} value={known}>
            {say(LEVEL_WORDS[known])}
          </option>
        ))}
      </select>
    </label>
  )
}
