import { cardById, type Piece, type SeenAsk, type SeenEvent } from '@sablier/kernel'
import {
  type CreatureCard,
  type Favour,
  type Fight,
  type FightForecast,
  fightHere,
  forecastFight,
  helpBonus,
  type ItemCard,
  priceOfFight,
  type Table,
} from '@sablier/prophecy'
import { useMemo } from 'react'
import { type FightStory, lastFight, livesWon } from '../fight-story.ts'
import { useAdventure } from '../use-adventure.ts'

const RECENT = 400

/** A fight as it stands: what was told of it, and what the next roll looks like. */
export interface FightNow {
  readonly story: FightStory
  readonly creature: CreatureCard
  /** The space it is fought in. */
  readonly n: number
  readonly fight: Fight
  readonly forecast: FightForecast
  /** The same with something more: an item, a bonus on the roll, other dice. */
  readonly forecastWith: (more: More) => FightForecast
}
interface More {
  readonly piece?: Piece
  readonly roll?: number
  readonly help?: number
  readonly favour?: Favour
}

/** The items in use: those that were declared, or while they are being declared those that are no longer on offer. */
function itemsInUse(t: Table, story: FightStory, ask: SeenAsk | null): Piece[] {
  const owned = t.zone('items', story.seat).pieces
  if (ask?.text !== 'declare') return owned.filter((piece) => story.items.includes(t.card(piece).id))
  const open = new Set([...ask.options, ...ask.refused].map(({ params }) => idOf(params?.['card'])))
  return owned.filter((piece) => {
    const { slot, id } = t.card(piece) as ItemCard
    const sound = t.mark('damaged', piece) === 0
    return slot === 'other' ? sound : slot !== 'one_use' && !open.has(id)
  })
}
const idOf = (param: unknown): string => (param as { card?: string } | undefined)?.card ?? ''

/** How scrolls used for the roll change its dice. */
function favourOf(story: FightStory, game: Parameters<typeof cardById>[0]): Favour {
  for (const id of story.forRoll) {
    const effect = (cardById(game, id) as ItemCard | null)?.use?.effect
    if (effect?.op === 'dice-favour') return effect.favour
  }
  return 'plain'
}

/** The latest fight; null if nobody has fought yet. `rolling`: its last roll is being thrown, so its sums are those before it. */
export function useFight(events: readonly SeenEvent[], rolling: boolean): FightNow | null {
  const { t, game, ask } = useAdventure()
  const told = useMemo(() => lastFight(events.slice(-RECENT)), [events])
  const story = (rolling ? told?.before : null) ?? told
  if (!told || !story || t.track('position', story.seat) < 0) return null
  const creature = cardById(game, story.creature) as CreatureCard | null
  if (!creature) return null
  const { seat, type } = story
  // While a move is played as well, the table still has the pawn where it came from.
  const n = story.place ?? t.track('position', seat)
  const used = itemsInUse(t, story, ask)
  const thrown = story.forRoll
    .map((id) => cardById(game, id) as ItemCard | null)
    .reduce((sum, card) => sum + (card?.throw ?? 0), 0)
  const fight: Fight = {
    ...fightHere(t, seat, creature, { type, used, n }),
    bonus: story.helped ? helpBonus(creature) : 0,
    rollBonus: story.blessing + thrown,
  }
  const rollsWon = livesWon(story)
  const paid = ask?.text === 'declare' || ask?.text === 'blood-price' ? priceOfFight(t, seat, creature, type) : 0
  const favour = favourOf(story, game)
  const forecastWith = (more: More): FightForecast =>
    forecastFight(
      t,
      {
        ...fight,
        used: more.piece === undefined ? used : [...used, more.piece],
        rollBonus: fight.rollBonus + (more.roll ?? 0),
        bonus: fight.bonus + (more.help ?? 0),
      },
      { paid, favour: more.favour ?? favour, rollsWon },
    )
  return { story: told, creature, n, fight, forecast: forecastWith({}), forecastWith }
}
