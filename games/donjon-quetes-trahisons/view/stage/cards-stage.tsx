import type { Card } from '@sablier/donjon-quetes-trahisons'
import type { Piece } from '@sablier/kernel'
import { CardBack, CardFace, Choosable, preparedFace, useChoosable, useWords } from '@sablier/ui'
import type { ReactNode } from 'react'
import { PhoneCards } from '../phone/phone-cards.tsx'
import { useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'
import { StageFrame, type StageSet } from './stage.tsx'

interface CardsStageProps {
  readonly set: StageSet
  readonly title: string
  readonly zone: string
  /** Cards to choose from or to read. */
  readonly pieces: readonly Piece[]
  readonly children?: ReactNode
}

/** Cards that stand on the stage at full size, to be read and chosen: heroes, quests, what was turned up. */
export function CardsStage({ set, title, zone, pieces, children }: CardsStageProps) {
  const isPhone = usePhone()
  return (
    <StageFrame set={set}>
      <div className="cards-stage">
        <h2>{title}</h2>
        {isPhone ? (
          <PhoneCards pieces={pieces} />
        ) : (
          <div className="cards-row" data-zone={zone} data-count={pieces.length}>
            {pieces.map((piece) => (
              <StageCard key={piece} piece={piece} />
            ))}
            {children}
          </div>
        )}
        {isPhone && children}
      </div>
    </StageFrame>
  )
}

/** At full size it is read as it stands: nothing lies over the answers. */
function StageCard({ piece }: { piece: Piece }) {
  const { game, look, language, cardOf, view, ask } = useDonjon()
  const say = useWords()
  const choice = useChoosable({ piece }, { twice: ask?.kind === 'pick' })
  const card = cardOf(piece)
  if (!card) return <CardBack back={look.faces?.backs['quest']} />
  return (
    <span className="stage-card" data-piece={view.ids[piece] ?? ''}>
      <button
        type="button"
        {...(choice.option && { 'data-answers': '' })}
        aria-label={say(choice.option ? 'choose' : 'inspect', { card: card.name[language] })}
        {...choice.props}
      >
        <CardFace face={preparedFace(game, look, card as Card, language)} size="hand" />
      </button>
      {choice.state === 'chosen' && (
        <span className="choice-seal" aria-hidden="true">
          ✓
        </span>
      )}
    </span>
  )
}

/** The deck of the Dungeon after an event: a press draws the next card. */
export function NextCard() {
  const { look, words, t } = useDonjon()
  return (
    <Choosable target={{ option: 'draw' }} label={words.dungeon} className="next-card">
      <CardBack back={look.faces?.backs['dungeon']} shape="tall" />
      <span>{words.cardsLeft(t.zone('dungeon').size)}</span>
    </Choosable>
  )
}
