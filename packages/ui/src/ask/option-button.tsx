import { plain, type SeenOption } from '@sablier/kernel'
import { emblemFor } from '../card-emblem.ts'
import { Icon } from '../icons/icon.tsx'
import { cardById } from '../make-reader.ts'
import { RichText } from '../rich-text.tsx'
import { useTable } from '../table-context.tsx'
import { useOptionPlace, useOptionText } from './option-label.tsx'

/** One thing that can be answered; the first nine also by their number key. */
export function OptionButton({ option, n, badge }: { option: SeenOption; n: number; badge?: string | null }) {
  const model = useTable()
  const text = useOptionText()(option)
  const place = useOptionPlace()(option)
  const several = model.ask?.kind === 'pick-some' || model.ask?.kind === 'order'
  const chosen = model.chosen.includes(option.id)
  const card = option.card ? cardById(model.game, option.card) : null
  const icon = card ? emblemFor(model.look, card) : (model.look.icons?.[option.text ?? option.id] ?? null)
  return (
    <span className={`option${chosen ? ' option-chosen' : ''}`}>
      <button
        type="button"
        className="option-button"
        data-option={option.id}
        {...(several && { 'aria-pressed': chosen })}
        onClick={() => model.choose(option.id)}
      >
        {n < 9 && (
          <span className="option-key" aria-hidden="true">
            {n + 1}
          </span>
        )}
        {icon && <Icon name={icon} className="option-icon" />}
        <span className="option-text">
          <span>
            <RichText nodes={text} tappable={false} />
          </span>
          {place && <small className="option-place">{place}</small>}
        </span>
        {badge && <span className="option-badge">{badge}</span>}
      </button>
      {card && (
        <button
          type="button"
          className="option-info"
          aria-label={plain(text)}
          title={plain(text)}
          onClick={() => model.showCard(card.id)}
        >
          <Icon name="magnifying-glass" />
        </button>
      )}
    </span>
  )
}
