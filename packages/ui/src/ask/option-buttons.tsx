import { plain, type SeenAsk } from '@sablier/kernel'
import { useChosen, useUnplaced } from '../choose/use-picks.ts'
import { buttonKeys } from './button-keys.ts'
import { OptionButton } from './option-button.tsx'
import { useOptionText } from './option-label.tsx'

/** Buttons for the options that have no place on the table. */
export function OptionButtons({ ask }: { ask: SeenAsk }) {
  const options = useUnplaced(ask)
  const chosen = useChosen()
  const text = useOptionText()
  const keys = buttonKeys(options.map((option) => plain(text(option))))
  if (options.length === 0) return null
  return (
    <div className="options">
      {options.map((option, n) => {
        const at = chosen.indexOf(option.id)
        const badge = ask.kind === 'order' && at >= 0 ? `${at + 1}.` : null
        return (
          <OptionButton key={option.id} option={option} keyName={keys[n] ?? null} isChosen={at >= 0} badge={badge} />
        )
      })}
    </div>
  )
}
