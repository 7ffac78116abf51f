import type { SeenAsk } from '@sablier/kernel'
import { OptionButton } from './option-button.tsx'

/** One out of several; a yes or no looks the same. */
export function PickAsk({ ask }: { ask: SeenAsk }) {
  return (
    <div className="options">
      {ask.options.map((option, n) => (
        <OptionButton key={option.id} option={option} n={n} />
      ))}
    </div>
  )
}
