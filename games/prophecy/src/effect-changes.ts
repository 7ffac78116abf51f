import { type Effect, onOp, perOp, type Seat } from '@sablier/kernel'
import type { Space } from './board.ts'
import { chooseItem } from './effects/choose-item.ts'
import { deal } from './effects/deal.ts'
import type { Wish } from './effects/effect.ts'
import { findItem } from './effects/find-item.ts'
import { gain } from './effects/gain.ts'
import { grow } from './effects/grow.ts'
import { harm } from './effects/harm.ts'
import { harvest } from './effects/harvest.ts'
import { hermit } from './effects/hermit.ts'
import { parts } from './effects/parts.ts'
import { restore } from './effects/restore.ts'
import { spend } from './effects/spend.ts'
import { wish } from './effects/wish.ts'
import { livingSeats } from './procedures/seats.ts'
import type { Table } from './shape.ts'

/** What an effect does to the numbers of a seat, as far as no card is drawn and nothing is chosen. */
export interface Change {
  readonly what: 'gold' | 'experience' | 'health' | 'magic' | 'strength' | 'willpower' | 'item'
  readonly n: number
}
/** The seat that would be affected, and the place. */
interface Affected {
  readonly t: Table
  readonly seat: Seat
  readonly space: Space
}

const TRACK_OF = { health: 'strength', magic: 'willpower', gold: 'gold', experience: 'experience' } as const
const CUBES = ['health', 'magic'] as const
const ONE_ITEM: readonly Change[] = [{ what: 'item', n: 1 }]

/** The wishes that one may make here. */
const openWishes = (wishes: readonly Wish[], { kind }: Space): Wish[] =>
  wishes.filter(({ terrain }) => terrain === undefined || terrain === kind)

const read = perOp<[affected: Affected], readonly Change[]>([
  onOp(gain, ({ what, n }) => [{ what, n }]),
  onOp(grow, ({ what, n }) => [{ what, n }]),
  onOp(spend, ({ what, n }, { t, seat }: Affected) => [
    { what, n: -(n === 'all' ? t.track(TRACK_OF[what], seat) : n) },
  ]),
  onOp(restore, (args, { t, seat }: Affected) =>
    CUBES.map((what) => {
      const lost = t.track(`lost-${TRACK_OF[what]}`, seat)
      const most = args[what] ?? 0
      return { what, n: most === 'all' ? lost : Math.min(most, lost) }
    }),
  ),
  onOp(harvest, ({ of, times, terrain, timesThere }, { t, seat, space }: Affected) => [
    { what: 'gold', n: t.track(of, seat) * (space.kind === terrain ? timesThere : times) },
  ]),
  onOp(hermit, ({ n, last }, { t, seat }: Affected) => {
    const least = Math.min(...livingSeats(t).map((other) => t.track('experience', other)))
    return [{ what: 'experience', n: t.track('experience', seat) <= least ? last : n }]
  }),
  onOp(harm, ({ health = 0, magic = 0, gold = 0, item = 0 }) => [
    { what: 'health', n: -health },
    { what: 'magic', n: -magic },
    { what: 'gold', n: -gold },
    { what: 'item', n: -item },
  ]),
  onOp(findItem, () => ONE_ITEM),
  onOp(chooseItem, () => ONE_ITEM),
  onOp(deal, ({ give, get }, affected: Affected) => [...changes(give, affected), ...changes(get, affected)]),
  onOp(wish, ({ wishes }, affected: Affected) => {
    const [only, ...others] = openWishes(wishes, affected.space)
    return only && others.length === 0 ? changes(only.effect, affected) : []
  }),
  onOp(parts, ({ effects }, affected: Affected) => effects.flatMap((effect) => changes(effect, affected))),
])
const changes = (effect: Effect, affected: Affected): readonly Change[] => read(effect, affected) ?? []

/** The changes an effect would bring to a seat in a space, in the order of the card's text; empty where it depends on more. */
export function changesOf(t: Table, seat: Seat, space: Space, effect: Effect | undefined): Change[] {
  return effect === undefined ? [] : changes(effect, { t, seat, space }).filter(({ n }) => n !== 0)
}

const countWishes = perOp<[space: Space], number>([
  onOp(wish, ({ wishes }, space: Space) => openWishes(wishes, space).length),
])

/** Why an effect shows no numbers: a choice follows, or nothing would change; null: they are shown, or depend on more. */
export function whyNoChanges(t: Table, seat: Seat, space: Space, effect: Effect): 'choice' | 'nothing' | null {
  if ((countWishes(effect, space) ?? 0) > 1) return 'choice'
  const told = changes(effect, { t, seat, space })
  return told.length > 0 && told.every(({ n }) => n === 0) ? 'nothing' : null
}
