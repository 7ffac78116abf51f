import type { Seat } from '@sablier/kernel'
import { Icon } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'

/** The quests of a seat as everybody sees them: backs of the unfinished ones, the main one with a golden rim, ticks for the done. */
export function QuestBacks({ seat }: { seat: Seat }) {
  const { t, words } = useDonjon()
  const main = t.zone('main-quest', seat).size
  const secondary = t.zone('secondary-quests', seat).size
  const done = t.zone('completed', seat).size
  return (
    <span
      className="quest-backs"
      role="img"
      aria-label={`${words.questsHeld(main + secondary)}, ${words.done}: ${done}`}
    >
      {main > 0 && (
        <i className="quest-back quest-back-main">
          <Icon name="treasure-map" />
        </i>
      )}
      {Array.from({ length: secondary }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards have no name
        <i key={i} className="quest-back" />
      ))}
      {done > 0 && (
        <i className="quest-back quest-back-done">
          <Icon name="check-mark" />
          {done > 1 && done}
        </i>
      )}
    </span>
  )
}
