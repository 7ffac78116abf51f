import type { SeenAsk, SeenEvent } from '@sablier/kernel'
import type { ReactNode } from 'react'
import type { Beat } from './beats.ts'
import { latestChance } from './latest-chance.ts'
import { CardStage } from './stage/card-stage.tsx'
import { ChanceCard } from './stage/chance-card.tsx'
import { CharacterStage } from './stage/character-stage.tsx'
import { DisplayStage } from './stage/display-stage.tsx'
import { FightStage } from './stage/fight-stage.tsx'
import { Market } from './stage/market.tsx'
import { MeetStage } from './stage/meet-stage.tsx'
import { PickItemStage } from './stage/pick-item-stage.tsx'
import { useFight } from './stage/use-fight.ts'
import { useAdventure } from './use-adventure.ts'
import { useCompact } from './use-compact.ts'

interface OnStage {
  /** In the sea, in place of the reading desk. */
  readonly centre: ReactNode
  /** Over the country. */
  readonly stage: ReactNode
}
/** Questions of a fight: both sides stand on the stage, not the card that asks. */
export const IN_FIGHT = /^(declare|before-roll\..*|clover|save-roll|blood-price)$/
const OF_OTHERS = new Set(['steal', 'damage'])
const OF_MINE = new Set(['give-up', 'collector'])
const NOTHING: OnStage = { centre: null, stage: null }

/** The card that asks; what a chance card brings is asked by that card. */
export const sourceOf = ({ source }: SeenAsk, heard: readonly SeenEvent[], phase: string): string | null =>
  source ?? (phase === 'chance' ? (latestChance(heard)?.card ?? null) : null)

/** What the open question or the moment that is played puts on the stage. */
export function useStage(beat: Beat | null, heard: readonly SeenEvent[], skip: () => void): OnStage {
  const { t, ask, view } = useAdventure()
  const compact = useCompact()
  const rolling = beat?.kind === 'roll'
  const fight = useFight(heard, rolling)
  if (beat?.kind === 'chance' && beat.card)
    return { ...NOTHING, centre: <ChanceCard seat={beat.seat} card={beat.card} onSkip={skip} /> }
  if (fight && (rolling || (ask && IN_FIGHT.test(ask.text))))
    return { ...NOTHING, stage: <FightStage now={fight} rolling={rolling} onSkip={rolling ? skip : null} /> }
  const display = t.zone('display')
  if (!display.isEmpty)
    return {
      ...NOTHING,
      stage: view.state.phase === 'characters' ? <CharacterStage /> : <DisplayStage ask={ask} />,
    }
  if (!ask) return NOTHING
  const met = t.zone('space', Math.max(0, t.track('position', ask.seat))).top
  if (ask.text === 'services') {
    const market = <Market ask={ask} />
    return compact
      ? { ...NOTHING, stage: <div className="stage stage-market">{market}</div> }
      : { ...NOTHING, centre: market }
  }
  if (ask.text === 'meet-creature' && met !== undefined)
    return { ...NOTHING, stage: <MeetStage ask={ask} piece={met} /> }
  if (OF_OTHERS.has(ask.text) || (compact && OF_MINE.has(ask.text)))
    return { ...NOTHING, stage: <PickItemStage ask={ask} /> }
  if (OF_MINE.has(ask.text) || ask.text === 'movement' || ask.text === 'teleport' || ask.text === 'ending')
    return NOTHING
  const source = sourceOf(ask, heard, view.state.phase) ?? (met === undefined ? null : t.card(met).id)
  return { ...NOTHING, stage: <CardStage ask={ask} source={source} /> }
}
