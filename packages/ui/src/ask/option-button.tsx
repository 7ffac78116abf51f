import { cardById, type SeenOption } from '@sablier/kernel'
import { Icon } from '../icons/icon.tsx'
import { RichText } from '../rich-text.tsx'
import { SmallCardPicture } from '../scene/card-picture.tsx'
import { useTable } from '../table-context.tsx'
import { KeyCap } from './key-cap.tsx'
import { useOptionPlace, useOptionText } from './option-label.tsx'

interface OptionButtonProps {
  readonly option: SeenOption
  /** The key that presses it. */
  readonly keyName: string | null
  readonly isChosen: boolean
  readonly badge?: string | null
}

/** One thing that can be answered and has no place on the table. */
export function OptionButton({ option, keyName, isChosen, badge }: OptionButtonProps) {
  const model = useTable()
  const text = useOptionText()(option)
  const place = useOptionPlace()(option)
  const several = model.ask?.kind === 'pick-some' || model.ask?.kind === 'order'
  const card = option.card ? cardById(model.game, option.card) : null
  const icon = card ? null : (model.look.icons?.[option.text ?? option.id] ?? null)
  return (
    <span className={`option${isChosen ? ' option-chosen' : ''}`}>
      <button
        type="button"
        className="option-button"
        data-option={option.id}
        data-key={keyName}
        {...(card && { 'data-card': card.id, 'data-answers': '' })}
        {...(several && { 'aria-pressed': isChosen })}
        onClick={() => model.choose(option.id)}
      >
        <KeyCap name={keyName} />
        {card && <SmallCardPicture card={card} />}
        {icon && <Icon name={icon} className="option-icon" />}
        <span className="option-text">
          <span>
            <RichText nodes={text} tappable={false} />
          </span>
          {place && <small className="option-place">{place}</small>}
        </span>
        {badge && <span className="option-badge">{badge}</span>}
      </button>
    </span>
  )
}
