import type { Seat } from '@sablier/kernel'
import { GUILDS, type Guild, type Space, spaceAt } from '../board.ts'
import type { CertificateCard, CharacterCard } from '../cards/card.ts'
import type { Table } from '../shape.ts'

/** Is the character still in the game? */
export function isAlive(t: Table, seat: Seat): boolean {
  return t.track('fallen', seat) === 0
}
/** The seats still in the game, in turn order from the active one. */
export function livingSeats(t: Table): Seat[] {
  return t.turnOrder().filter((seat) => isAlive(t, seat))
}
/** The space a character stands in. */
export function spaceOf(t: Table, seat: Seat): Space {
  return spaceAt(t.track('position', seat))
}
/** The character card of a seat. */
export function characterOf(t: Table, seat: Seat): CharacterCard {
  return t.card(t.zone('character', seat).pieces[0] as number) as CharacterCard
}
/** Is the character a member of a guild? */
export function isMember(t: Table, seat: Seat, guild: Guild): boolean {
  return characterOf(t, seat).guilds.includes(guild)
}
/** Does the seat hold the certificate of a guild? */
export function hasCertificate(t: Table, seat: Seat, guild: Guild): boolean {
  return t.zone('certificates', seat).pieces.some((piece) => (t.card(piece) as CertificateCard).guild === guild)
}
/** The guilds whose certificates a seat still lacks: the aim of the game, all five at the start. */
export function missingGuilds(t: Table, seat: Seat): Guild[] {
  const { pieces } = t.zone('certificates', seat)
  const held = pieces.map((piece) => (t.card(piece) as CertificateCard).guild)
  return GUILDS.filter((guild) => !held.includes(guild))
}
