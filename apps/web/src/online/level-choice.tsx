import { HAND_OVER_LEVELS, type HandOverLevel } from '@sablier/protocol'
import { LEVEL_WORDS } from '../words/level-words.ts'
import { useSayWord } from '../words/use-words.ts'

/** Chooses how well a computer player plays in the place of a person. */
export function LevelChoice({ level, onLevel }: { level: HandOverLevel; onLevel: (level: HandOverLevel) => void }) {
  const say = useSayWord()
  return (
    <label className="field">
      {say('strength')}
      <select
        value={level}
        onChange={(event) => onLevel(HAND_OVER_LEVELS.find((known) => known === event.target.value) ?? level)}
      >
        {HAND_OVER_LEVELS.map((known) => (
          <option key={known} value={known}>
            {say(LEVEL_WORDS[known])}
          </option>
        ))}
      </select>
    </label>
  )
}
