import { type Piece, plain, type SeenAsk, textOf } from '@sablier/kernel'
import type { ItemCard } from '@sablier/prophecy'
import { CardFace, Choosable, Icon, preparedFace, useLanguage } from '@sablier/ui'
import { BriefCard } from '../brief-card.tsx'
import { useAdventure } from '../use-adventure.ts'
import { useCompact } from '../use-compact.ts'
import { useProphecyWords } from '../words.ts'
import { Stage } from './stage.tsx'

/** Items turned up for all to see: whole, to choose one from or to look at while somebody else does. */
export function DisplayStage({ ask }: { ask: SeenAsk | null }) {
  const model = useAdventure()
  const words = useProphecyWords()
  const pieces = model.t.zone('display').pieces
  const title = ask ? plain(textOf(model, 'asks', ask.text, ask.params)) : words.items
  return (
    <Stage title={title} backdrop="town" className="stage-display">
      <div className="display" data-zone="display.0" data-n={pieces.length}>
        {pieces.map((piece) => (
          <DisplayCard key={piece} piece={piece} ask={ask} />
        ))}
      </div>
    </Stage>
  )
}

function DisplayCard({ piece, ask }: { piece: Piece; ask: SeenAsk | null }) {
  const { t, game, look, view, me } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const compact = useCompact()
  const card = t.card(piece) as ItemCard
  const buys = ask?.text === 'buy-one'
  const gold = me === null ? 0 : t.track('gold', me)
  return (
    <div className="display-card" data-piece={view.ids[piece] ?? ''}>
      <Choosable target={{ piece }} label={card.name[language]} twice>
        {(choice) => (
          <span data-card={card.id}>
            {compact ? (
              <BriefCard card={card} />
            ) : (
              <CardFace
                face={preparedFace(game, look, card, language)}
                size="hand"
                can={choice.state === 'can'}
                notNow={choice.state === 'not-now' || (buys && choice.state === 'idle')}
              />
            )}
          </span>
        )}
      </Choosable>
      {buys && (
        <span className="display-price">
          <Icon name="two-coins" label={words.gold} /> {gold} → {gold - card.price}
        </span>
      )}
    </div>
  )
}
