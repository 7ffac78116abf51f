import type { Seat } from '@sablier/kernel'
import { GUILDS } from '@sablier/prophecy'
import { CardFace, Count, preparedFace, useLanguage, Window } from '@sablier/ui'
import { CubeLine } from '../sheet/cubes.tsx'
import { GuildSeal } from '../sheet/guild-seal.tsx'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'

/** Somebody's whole adventurer with all their cards. */
export function SeatWindow({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const { t, seats, game, look } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const pieces = [...t.zone('character', seat).pieces, ...t.zone('items', seat).pieces, ...t.zone('kept', seat).pieces]
  return (
    <Window title={seats[seat]?.name ?? ''} onClose={onClose} wide>
      <div className="seat-window" data-game="prophecy">
        <div className="seat-window-head">
          <CubeLine seat={seat} type="strength" />
          <CubeLine seat={seat} type="willpower" />
          <Count kind="gold" n={t.track('gold', seat)} label={words.gold} />
          <Count kind="xp" n={t.track('experience', seat)} label={words.experience} />
          <span className="plate-seals">
            {GUILDS.map((guild) => (
              <GuildSeal key={guild} guild={guild} seat={seat} />
            ))}
          </span>
        </div>
        <div className="seat-window-cards">
          {pieces.map((piece) => (
            <CardFace
              key={piece}
              face={preparedFace(game, look, t.card(piece), language)}
              size="hand"
              damaged={t.mark('damaged', piece) > 0}
            />
          ))}
        </div>
      </div>
    </Window>
  )
}
