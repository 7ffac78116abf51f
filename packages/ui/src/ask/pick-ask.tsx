import type { SeenAsk } from '@sablier/kernel'
import { useChosen } from '../choose/use-picks.ts'
import { ConfirmButtons } from './confirm-buttons.tsx'
import { OptionButtons } from './option-buttons.tsx'

/** One out of several; confirmed where the table lets one choose first. */
export function PickAsk({ ask }: { ask: SeenAsk }) {
  const chosen = useChosen()
  return (
    <>
      <OptionButtons ask={ask} />
      {chosen.length > 0 && <ConfirmButtons ask={ask} />}
    </>
  )
}
