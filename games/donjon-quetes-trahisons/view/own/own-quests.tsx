import type { Seat } from '@sablier/kernel'
import { Icon } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'
import { QuestPaper } from './quest-paper.tsx'

const MOST = 3

/** One's own unfinished quests with text and progress: the main quest apart, it counts twice. */
export function OwnQuests({ seat }: { seat: Seat }) {
  const { t, words } = useDonjon()
  const main = t.zone('main-quest', seat).pieces
  const secondary = t.zone('secondary-quests', seat).pieces
  const done = t.zone('completed', seat).size
  return (
    <div className="quests" data-part="quests" data-count={main.length + secondary.length}>
      <div className="quests-part quests-main" data-zone={`main-quest.${seat}`}>
        <h2>{words.mainQuest}</h2>
        <div className="goods-row">
          {main.map((piece) => (
            <QuestPaper key={piece} piece={piece} main />
          ))}
          {main.length === 0 && <p className="own-empty">{words.noQuest}</p>}
        </div>
      </div>
      <div className="quests-part quests-secondary" data-zone={`secondary-quests.${seat}`}>
        <h2>
          {words.secondary}{' '}
          <b>
            {secondary.length}/{MOST}
          </b>
          {done > 0 && (
            <span className="quests-done">
              <Icon name="check-mark" label={words.done} /> {done}
            </span>
          )}
        </h2>
        <div className="goods-row">
          {secondary.map((piece) => (
            <QuestPaper key={piece} piece={piece} />
          ))}
          {secondary.length === 0 && <p className="own-empty">{words.noSecondary}</p>}
        </div>
      </div>
    </div>
  )
}
