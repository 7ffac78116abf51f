import type { Piece, Seat } from '@sablier/kernel'
import { GUILDS } from '../board.ts'
import type { CertificateCard } from '../cards/card.ts'
import { standings } from '../scoring.ts'
import type { Table } from '../shape.ts'
import { cubesLeft, cubesToLeft, restoreCubes } from './cubes.ts'
import { discard } from './decks.ts'
import { itemOf, soundItems } from './items.ts'
import { isAlive } from './seats.ts'

/** Takes Health, point by point: one too many kills. Returns whether the character lives. */
export function loseHealth(t: Table, seat: Seat, n: number): boolean {
  const lost = cubesToLeft(t, seat, { cube: 'health', n, rule: 'loss.health' })
  if (lost > 0) t.cite('loss.health').say('health-lost', { seat: { seat }, n: lost })
  if (lost === n || isReborn(t, seat)) return true
  die(t, seat, lost > 0 ? 'ruling.multi_health_loss' : 'loss.death')
  return false
}

/** Takes Magic, as much as there is: losing it never kills. */
export function loseMagic(t: Table, seat: Seat, n: number): void {
  const lost = cubesToLeft(t, seat, { cube: 'magic', n, rule: 'loss.magic' })
  if (lost > 0) t.cite('loss.magic').say('magic-lost', { seat: { seat }, n: lost })
  else t.cite('loss.magic_never_kills').say('no-magic-to-lose', { seat: { seat } })
}

/** Drinks the potion that brings back to life, if the character has one. */
function isReborn(t: Table, seat: Seat): boolean {
  const potion = soundItems(t, seat).find((piece) => itemOf(t, piece).special?.op === 'rebirth')
  if (potion === undefined) return false
  t.cite('ruling.card_over_rule').say('reborn', { seat: { seat }, card: { piece: potion } })
  discard(t, potion)
  for (const cube of ['health', 'magic'] as const) restoreCubes(t, cube, seat, cubesLeft(t, cube, seat))
  return true
}

/** The character dies: belongings go back, the pawn leaves the board, the player is out. */
function die(t: Table, seat: Seat, rule: 'loss.death' | 'ruling.multi_health_loss'): void {
  t.cite(rule).say('died', { seat: { seat } })
  for (const piece of [...t.zone('items', seat).pieces, ...t.zone('kept', seat).pieces]) discard(t, piece)
  for (const piece of t.zone('certificates', seat).pieces.slice()) returnCertificate(t, piece)
  for (const name of BELONGINGS) t.cite('ruling.death_aftermath').setTrack(name, 0, seat)
  t.cite('ruling.death_aftermath').setTrack('position', -1, seat)
  const dead = t.seats.filter((other) => !isAlive(t, other)).length
  t.cite('loss.death').setTrack('fallen', dead + 1, seat)
  const living = t.seats.filter((other) => isAlive(t, other))
  if (living.length === 0) t.finish('loss.death', { reason: 'all_dead', winners: [], ...standings(t) })
  if (living.length === 1)
    t.finish('ruling.last_survivor', { reason: 'last_survivor', winners: living, ...standings(t) })
}
const BELONGINGS = ['strength', 'lost-strength', 'willpower', 'lost-willpower', 'gold', 'experience'] as const

function returnCertificate(t: Table, piece: Piece): void {
  const { guild } = t.card(piece) as CertificateCard
  t.cite('ruling.death_aftermath').move(piece, t.zone('certificate-pile', GUILDS.indexOf(guild)), 'bottom')
}
