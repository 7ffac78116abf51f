import type { Card } from '@sablier/donjon-quetes-trahisons'
import { cardById, type Piece, type Seat } from '@sablier/kernel'
import { PieceTile } from '../parts/piece-tile.tsx'
import { useDonjon } from '../use-donjon.ts'
import { CardsStage } from './cards-stage.tsx'
import { StageFrame } from './stage.tsx'
import { StillCard } from './still-card.tsx'

/** One's own quests at full size while one may be completed: they can be compared and pressed here, too. */
export function QuestStage({ seat }: { seat: Seat }) {
  const { t, words } = useDonjon()
  const quests = [...t.zone('main-quest', seat).pieces, ...t.zone('secondary-quests', seat).pieces]
  return <CardsStage set="vault" title={words.quests} zone={`own-quests.${seat}`} pieces={quests} />
}

/** The quest that is paid for, and the spoils that may be spent on it. */
export function SpentStage({ quest, spoils }: { quest: string; spoils: readonly Piece[] }) {
  const { game } = useDonjon()
  const card = cardById(game, quest) as unknown as Card | null
  return (
    <StageFrame set="vault">
      <div className="spent">
        {card && <StillCard card={card} />}
        <div className="spent-spoils">
          {spoils.map((piece) => (
            <PieceTile key={piece} piece={piece} />
          ))}
        </div>
      </div>
    </StageFrame>
  )
}
