import { textOf } from '@sablier/kernel'
import { usePicks } from '../choose/use-picks.ts'
import { RichText } from '../rich-text.tsx'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'

/** What can be taken up at any moment and has no place on the table. */
export function Offers() {
  const model = useTable()
  const say = useWords()
  const placed = usePicks((picks) => picks.placed)
  const offers = model.offers.filter(({ id }) => !placed.has(id))
  if (offers.length === 0 || model.me === null) return null
  return (
    <div className="offers">
      <span>{say('offers')}</span>
      {offers.map((offer) => (
        <button
          key={offer.id}
          type="button"
          className="quiet"
          data-offer={offer.id}
          onClick={() => model.take(offer.id)}
        >
          <RichText nodes={textOf(model, 'options', offer.text, offer.params)} tappable={false} />
        </button>
      ))}
    </div>
  )
}
