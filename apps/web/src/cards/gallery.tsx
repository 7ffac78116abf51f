import { PROVENANCES, type Provenance } from '@sablier/kernel'
import { CardFace, preparedFace, useLanguage, useSay, Window } from '@sablier/ui'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { OpenGame } from '../start/use-game.ts'
import { useSlices } from '../start/use-slices.ts'
import { useSayWord, type Word } from '../words/use-words.ts'
import { CardInHand } from './card-in-hand.tsx'
import { filterGallery, type GalleryCard, type GalleryFilter, galleryOf, kindsIn } from './gallery-filter.ts'
import { GalleryTicks } from './gallery-ticks.tsx'

const SOURCE_WORDS: Readonly<Record<Provenance, Word>> = {
  rulebook: 'fromRulebook',
  found: 'fromFound',
  ours: 'fromOurs',
}
/** A screenful of cards at once, the others after it. */
const SLICES = { first: 12, slice: 12 }
/** From this width on the chosen card stands beside the others. */
const WIDE = '(min-width: 75rem)'

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** The cards of a box: found by kind, source and words, the chosen one large. */
export function Gallery({ open }: { open: OpenGame }) {
  const say = useSayWord()
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const all = useMemo(() => galleryOf(open.game, open.look, language), [open, language])
  const [filter, setFilter] = useState<GalleryFilter>({ find: search.get('find') ?? '', kinds: [], from: [] })
  const cards = filterGallery(all, filter)
  const chosen = all.find(({ card }) => card.id === search.get('card')) ?? null
  const choose = (card: string | null) => setSearch(card === null ? {} : { card }, { replace: true })
  return (
    <div className="gallery">
      <div className="gallery-filters">
        <input
          type="search"
          aria-label={say('findCards')}
          placeholder={say('findCards')}
          value={filter.find}
          onChange={(event) => setFilter({ ...filter, find: event.target.value })}
        />
        <p role="status" className="gallery-count">
          {say('cardCount', { n: cards.length })}
        </p>
        <GalleryTicks
          title={say('cardKind')}
          ticks={kindsIn(all).map(({ kind, count }) => ({ id: kind, name: kind, count }))}
          chosen={filter.kinds}
          onToggle={(kind) => setFilter({ ...filter, kinds: toggled(filter.kinds, kind) })}
        />
        <GalleryTicks
          title={say('cardSource')}
          ticks={PROVENANCES.map((id) => ({
            id,
            name: say(SOURCE_WORDS[id]),
            count: all.filter(({ card }) => card.from === id).length,
          })).filter(({ count }) => count > 0)}
          chosen={filter.from}
          onToggle={(from) => setFilter({ ...filter, from: toggled(filter.from, from) })}
        />
        <button type="button" className="quiet" onClick={() => print()}>
          {say('print')}
        </button>
      </div>
      {cards.length === 0 ? (
        <NothingFound onClear={() => setFilter({ find: '', kinds: [], from: [] })} />
      ) : (
        <GalleryCards open={open} cards={cards} chosen={chosen} onChoose={choose} />
      )}
      <Chosen open={open} chosen={chosen} first={cards[0]} onClose={() => choose(null)} />
    </div>
  )
}

interface CardsProps {
  readonly open: OpenGame
  readonly cards: readonly GalleryCard[]
  readonly chosen: GalleryCard | null
  readonly onChoose: (card: string) => void
}

function GalleryCards({ open: { game, look }, cards, chosen, onChoose }: CardsProps) {
  const language = useLanguage()
  return (
    <div className="all-cards gallery-cards" data-game={game.id}>
      {cards.slice(0, useSlices(cards.length, SLICES)).map(({ card }) => (
        <button
          key={card.id}
          type="button"
          className="piece-button"
          aria-pressed={card.id === chosen?.card.id}
          aria-label={card.name[language]}
          onClick={() => onChoose(card.id)}
        >
          <CardFace face={preparedFace(game, look, card, language)} size="hand" chosen={card.id === chosen?.card.id} />
        </button>
      ))}
    </div>
  )
}

/** The chosen card, at first the first one: beside the others where there is room, else in a window over them. */
function Chosen(props: {
  open: OpenGame
  chosen: GalleryCard | null
  first: GalleryCard | undefined
  onClose: () => void
}) {
  const { open, chosen, first, onClose } = props
  const say = useSayWord()
  const tell = useSay()
  const shown = chosen ?? first
  if (matchMedia(WIDE).matches)
    return (
      <aside className="panel gallery-chosen" aria-live="polite" aria-label={say('chosenCard')}>
        {shown ? <CardInHand open={open} card={shown.card} /> : <p className="hint">{say('chooseCard')}</p>}
      </aside>
    )
  return chosen ? (
    <Window title={tell(chosen.card.name)} onClose={onClose}>
      <CardInHand open={open} card={chosen.card} />
    </Window>
  ) : null
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const say = useSayWord()
  return (
    <div className="gallery-none">
      <p>{say('noCards')}</p>
      <button type="button" className="quiet" onClick={onClear}>
        {say('allCards')}
      </button>
    </div>
  )
}
