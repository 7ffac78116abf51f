import type { SeenAsk } from '@sablier/kernel'
import { useChosen } from '../choose/use-picks.ts'
import { useWords } from '../words.ts'
import { ConfirmButtons } from './confirm-buttons.tsx'
import { OptionButtons } from './option-buttons.tsx'

/** Several out of many, gathered and confirmed once; all of them in order where the order is asked. */
export function PickSomeAsk({ ask }: { ask: SeenAsk }) {
  const say = useWords()
  const { length: n } = useChosen()
  const { min, max } = ask
  const state =
    ask.kind === 'order'
      ? say('orderHint')
      : say(max === 0 ? 'nothingToChoose' : min === max ? 'chosenExactly' : 'chosenOf', { n, min, max })
  return (
    <>
      <OptionButtons ask={ask} />
      <span className="ask-count" role="status">
        {state}
      </span>
      <ConfirmButtons ask={ask} />
    </>
  )
}
