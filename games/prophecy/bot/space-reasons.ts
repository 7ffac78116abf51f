import type { Reason } from '@sablier/bots'
import { cardOfKind, type Piece, type Seat } from '@sablier/kernel'
import { type Guild, isGuild, isWild, type Space, type SpaceKind } from '../src/board.ts'
import { fightOdds, spaceNumber } from '../src/odds.ts'
import { fightChoices } from '../src/procedures/fight-choices.ts'
import type { Table } from '../src/shape.ts'
import { stepsToCertificate } from './destination.ts'
import { restoring } from './effect-reasons.ts'
import { type Needs, needsOf, PRICE } from './needs.ts'
import { isWanted } from './shopping.ts'
import { weighFights, worthOfCreature, worthOfOpportunity, worthOfUnknown } from './worth.ts'

const named = (t: Table, piece: Piece) => ({ card: { card: t.card(piece).id } })

/** The creature that waits in a space, and how often it is beaten in the best way to fight it. */
function creatureReason(t: Table, needs: Needs, piece: Piece, space: Space): Reason {
  const creature = cardOfKind(t, piece, 'creature')
  const worthOfFight = weighFights(t, needs, creature, space)
  const [best] = fightChoices(t, needs.seat, creature)
    .map(({ type, price }) => ({
      worth: worthOfFight(type, price),
      odds: fightOdds(t, needs.seat, { creature, type, space }, type === 'willpower' ? price : 0),
    }))
    .sort((a, b) => b.worth - a.worth)
  const n = Math.round(100 * (best?.odds.won ?? 0))
  const worth = worthOfCreature(t, needs, creature, space)
  return {
    key: 'creature-there',
    params: { ...named(t, piece), n },
    weight: Math.max(-0.8, Math.min(0.8, worth / 8)),
  }
}

function wildReasons(t: Table, needs: Needs, space: Space): Reason[] {
  const met = t.zone('space', space.n).top
  if (met === undefined)
    return t.zone('covered', space.n).isEmpty
      ? [{ key: 'empty-there', weight: -0.3 }]
      : [{ key: 'unknown-there', weight: Math.max(-0.5, worthOfUnknown(t, needs) / 6) }]
  if (t.card(met).kind === 'creature') return [creatureReason(t, needs, met, space)]
  const worth = worthOfOpportunity(t, needs, met)
  return [
    worth > 0
      ? { key: 'opportunity-there', params: named(t, met), weight: Math.min(0.7, 0.2 + worth / 10) }
      : { key: 'opportunity-idle', params: named(t, met), weight: -0.2 },
  ]
}

/** Whether the certificate of a guild can be had, and if not, why. */
function guildReason({ missing, affordable, experience, gold }: Needs, guild: Guild): Reason {
  if (!missing.includes(guild)) return { key: 'certificate-owned', weight: -0.2 }
  if (affordable.includes(guild)) return { key: 'certificate-there', weight: 0.9 }
  const lacking = PRICE - experience
  return lacking > 0
    ? { key: 'lacks-experience', params: { n: lacking }, weight: -0.2 }
    : { key: 'lacks-gold', params: { n: PRICE - gold }, weight: -0.2 }
}

/** What heals, and what recharges; some of it for gold. */
const HEALS = new Set<SpaceKind>(['monastery', 'village', 'forest_camp'])
const RECHARGES = new Set<SpaceKind>(['enchanted_desert', 'village', 'magic_tower'])
const FREE = new Set<SpaceKind>(['monastery', 'enchanted_desert'])

function serviceReasons(t: Table, needs: Needs, { kind }: Space, stayed: boolean): Reason[] {
  const found: Reason[] = []
  if (isGuild(kind)) found.push(guildReason(needs, kind))
  if (kind === 'city' || kind === 'village') {
    const wanted = t.zone(`${kind}-shop`).pieces.find((piece) => isWanted(t, needs, piece))
    if (wanted !== undefined) found.push({ key: 'shop-there', params: named(t, wanted), weight: 0.4 })
  }
  if (FREE.has(kind) || needs.gold > 0)
    for (const reason of restoring(t, needs.seat, HEALS.has(kind), RECHARGES.has(kind)))
      found.push({ ...reason, key: reason.key === 'wounded' ? 'heals-there' : 'recharges-there' })
  if (stayed && kind === 'fortress' && needs.health > 0) found.push({ key: 'trains-there', weight: 0.3 })
  if (stayed && kind === 'thieves_guild' && needs.health > 0) found.push({ key: 'works-there', weight: 0.2 })
  if (stayed && kind === 'city' && needs.magic > 0) found.push({ key: 'works-there', weight: 0.2 })
  return found.length > 0 ? found : [{ key: 'nothing', weight: -0.3 }]
}

/** What ending the movement in a space means: what is there, and where it leads. */
export function spaceReasons(t: Table, seat: Seat, n: number, stayed: boolean): Reason[] {
  const space = spaceNumber(n)
  const needs = needsOf(t, seat)
  const found = isWild(space.kind) ? wildReasons(t, needs, space) : serviceReasons(t, needs, space, stayed)
  const here = stepsToCertificate(needs, t.track('position', seat))
  const there = stepsToCertificate(needs, n)
  if (there === 0 || there === Infinity || there === here) return found
  return [...found, { key: 'certificate-steps', params: { n: there }, weight: there < here ? 0.35 : -0.3 }]
}
