import { Icon, type IconName } from '@sablier/ui'
import { useSayWord, type Word } from '../words/use-words.ts'

const STEPS: readonly (readonly [icon: IconName, title: Word, text: Word])[] = [
  ['card-pick', 'stepBox', 'stepBoxText'],
  ['meeple', 'stepPlayers', 'stepPlayersText'],
  ['candle-light', 'stepLearn', 'stepLearnText'],
]

/** What happens next, for somebody who has never played here. */
export function FirstSteps() {
  const say = useSayWord()
  return (
    <ol className="first-steps">
      {STEPS.map(([icon, title, text]) => (
        <li key={title}>
          <Icon name={icon} />
          <b>{say(title)}</b>
          <span>{say(text)}</span>
        </li>
      ))}
    </ol>
  )
}
