import type { Seat } from '@sablier/kernel'
import { Choosable, Icon } from '@sablier/ui'
import type { ReactNode } from 'react'
import { PieceTile } from '../parts/piece-tile.tsx'
import { useDonjon } from '../use-donjon.ts'
import { StageFrame } from './stage.tsx'

/** What the victim owns, large: the victor presses the gems, the objects or the spoils, then the very thing. */
export function PlunderStage({ victim }: { victim: Seat }) {
  const { t, words, seats } = useDonjon()
  const objects = (['worn', 'carried', 'pack'] as const).flatMap((zone) => [...t.zone(zone, victim).pieces])
  const spoils = t.zone('spoils', victim).pieces
  const gems = t.track('gems', victim)
  return (
    <StageFrame set="arena">
      <div className="plunder" data-part="fight">
        <h2 data-seat={victim}>
          <Icon name="robber-hand" /> {words.owns(seats[victim]?.name ?? '')}
        </h2>
        <div className="loots">
          <Loot option="gems" label={`${words.halfGems}: ${Math.ceil(gems / 2)}`}>
            <Icon name="gems" className="gem-pile" />
            <b>{Math.ceil(gems / 2)}</b>
          </Loot>
          <Loot option="object" label={words.plunderObject}>
            {objects.map((piece) => (
              <PieceTile key={piece} piece={piece} />
            ))}
          </Loot>
          <Loot option="spoil" label={words.plunderSpoil}>
            {spoils.map((piece) => (
              <PieceTile key={piece} piece={piece} />
            ))}
          </Loot>
        </div>
      </div>
    </StageFrame>
  )
}

/** One kind of loot: its heading is the answer while the kind is asked. */
function Loot({ option, label, children }: { option: string; label: string; children: ReactNode }) {
  const { ask } = useDonjon()
  const isAsked = ask?.text === 'arena.plunder'
  return (
    <section className={`loot loot-${option}`}>
      {isAsked ? (
        <Choosable target={{ option }} label={label} className="loot-choice">
          {label}
        </Choosable>
      ) : (
        <span className="loot-choice">{label}</span>
      )}
      <div className="loot-goods">{children}</div>
    </section>
  )
}
