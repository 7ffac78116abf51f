import type { Piece, SeenOption } from '@sablier/kernel'
import type { ItemCard } from '@sablier/prophecy'
import { CardFace, Choosable, Icon, preparedFace, useLanguage } from '@sablier/ui'
import type { ReactNode } from 'react'
import { useAdventure } from '../use-adventure.ts'
import { useCompact } from '../use-compact.ts'
import { useOptionWords } from '../use-option-words.ts'
import { useProphecyWords } from '../words.ts'
import { ItemChip } from './item-chip.tsx'

/** Questions in which an item is given away or used up: it is chosen first and confirmed. */
const TWICE = new Set(['services', 'movement', 'ending', 'give-up', 'collector', 'steal', 'damage', 'keep-item'])

/** An item as a small card that says what it does; pressed where it answers the open question. */
export function ItemTile({ piece }: { piece: Piece }) {
  const { t, ask, view, me } = useAdventure()
  const language = useLanguage()
  const card = t.card(piece) as ItemCard
  const options = (ask?.options ?? []).filter((option) => option.piece === piece)
  const refused = ask?.refused.find((option) => option.piece === piece) ?? null
  const twice = TWICE.has(ask?.text ?? '')
  const [only] = options
  const face = <ItemFace piece={piece} notNow={options.length === 0 && refused !== null} />
  return (
    <div
      className="item"
      data-piece={view.ids[piece] ?? ''}
      data-seat-item={t.zoneOf(piece).at === me ? 'mine' : 'other'}
    >
      {only && options.length === 1 ? (
        <TagButton option={only} twice={twice} className="item-button">
          <span data-card={card.id}>{face}</span>
        </TagButton>
      ) : (
        <>
          <button
            type="button"
            className="item-button"
            data-card={card.id}
            aria-label={card.name[language]}
            {...(options.length === 0 && refused && { 'data-why': refused.why })}
          >
            {face}
          </button>
          {options.length > 1 && <ItemTags options={options} twice={twice} />}
        </>
      )}
    </div>
  )
}

/** An item's face, or a chip where there is little room. */
function ItemFace({ piece, notNow }: { piece: Piece; notNow: boolean }) {
  const { t, game, look } = useAdventure()
  const language = useLanguage()
  const card = t.card(piece) as ItemCard
  const damaged = t.mark('damaged', piece) > 0
  if (useCompact()) return <ItemChip card={card} damaged={damaged} />
  return <CardFace face={preparedFace(game, look, card, language)} size="tile" damaged={damaged} notNow={notNow} />
}

/** Several answers about one item, each a button. */
function ItemTags({ options, twice }: { options: readonly SeenOption[]; twice: boolean }) {
  return (
    <span className="item-tags">
      {options.map((option) => (
        <TagButton key={option.id} option={option} twice={twice} />
      ))}
    </span>
  )
}

interface TagButtonProps {
  readonly option: SeenOption
  readonly twice: boolean
  readonly className?: string
  readonly children?: ReactNode
}

function TagButton({ option, twice, className = 'item-tag-button', children }: TagButtonProps) {
  const say = useOptionWords()
  const { reader } = useAdventure()
  const { id, text, params, card } = option
  const label = text ? say(text, params) : card ? reader.cardName(card) : id
  return (
    <Choosable target={{ option: id }} label={label} className={className} {...(twice && { twice })}>
      {children}
      <Tag option={option} />
    </Choosable>
  )
}

/** What pressing an item would do, in a word and a number. */
function Tag({ option }: { option: SeenOption }) {
  const { t, ask } = useAdventure()
  const words = useProphecyWords()
  const [does] = option.id.split('.')
  const n = Number(option.params?.['n'] ?? 0)
  if (does === 'sell' || does === 'repair')
    return (
      <span className="item-tag">
        {words[does]} {does === 'sell' ? `+${n}` : `−${n}`} <Icon name="two-coins" label={words.gold} />
      </span>
    )
  if (does === 'use' || does === 'with') return <span className="item-tag">{words.use}</span>
  if (ask?.text === 'collector' && option.piece !== undefined)
    return (
      <span className="item-tag">
        +{2 * (t.card(option.piece) as ItemCard).price} <Icon name="two-coins" label={words.gold} />
      </span>
    )
  return null
}
