import type { Piece, Seat } from '@sablier/kernel'
import { GUILDS, type Guild, isGuild, type Space } from '../board.ts'
import { certificatesOf, standings } from '../scoring.ts'
import type { Table } from '../shape.ts'
import { discard } from './decks.ts'
import { isSound, itemOf } from './items.ts'
import type { MenuOption, RefusedOption } from './options.ts'
import { hasCertificate, isMember, missingGuilds } from './seats.ts'

const EXPERIENCE = 5
const GOLD = 5

const BUY: MenuOption = { id: 'certificate', text: 'certificate', does: 'certificate' }
const BUY_AS_MEMBER: MenuOption = { ...BUY, text: 'certificate.member' }
const BUY_BY_LETTER: MenuOption = { id: 'certificate.letter', text: 'certificate.letter', does: 'certificate' }

const letterOf = (t: Table, seat: Seat): Piece | undefined =>
  t.zone('items', seat).pieces.find((piece) => itemOf(t, piece).use?.moments.includes('purchase') && isSound(t, piece))

/** The rule that forbids to buy the certificate of a guild now, null if it can be bought. */
function whyNot(
  t: Table,
  seat: Seat,
  guild: Guild,
): 'certificate.one_each' | 'certificate.price' | 'certificate.member_price' | null {
  if (hasCertificate(t, seat, guild)) return 'certificate.one_each'
  const member = isMember(t, seat, guild)
  if (t.track('experience', seat) < EXPERIENCE) return member ? 'certificate.member_price' : 'certificate.price'
  return member || t.track('gold', seat) >= GOLD ? null : 'certificate.price'
}

/** How the certificate of a guild stands to a seat: held, to be had for its price or as a member, or out of reach. */
export function certificateState(t: Table, seat: Seat, guild: Guild): 'held' | 'price' | 'member' | 'lacking' {
  const why = whyNot(t, seat, guild)
  if (why === null) return isMember(t, seat, guild) ? 'member' : 'price'
  return why === 'certificate.one_each' ? 'held' : 'lacking'
}

/** Adds the purchase of the certificate of this space. */
export function addCertificate(t: Table, seat: Seat, { kind }: Space, into: MenuOption[]): void {
  if (!isGuild(kind)) return
  const member = isMember(t, seat, kind)
  if (whyNot(t, seat, kind) === null) into.push(member ? BUY_AS_MEMBER : BUY)
  if (member || t.track('experience', seat) < EXPERIENCE || hasCertificate(t, seat, kind)) return
  if (letterOf(t, seat) !== undefined) into.push(BUY_BY_LETTER)
}
/** Why the certificate is not on offer. */
export function refusedCertificate(t: Table, seat: Seat, { kind }: Space): RefusedOption[] {
  if (!isGuild(kind)) return [{ id: 'certificate', text: 'certificate', why: 'certificate.where' }]
  const why = whyNot(t, seat, kind)
  return why === null
    ? []
    : [{ id: 'certificate', text: isMember(t, seat, kind) ? 'certificate.member' : 'certificate', why }]
}

/** Buys the certificate of this space; the fifth one ends the game at once. */
export function buyCertificate(t: Table, seat: Seat, { kind }: Space, option: MenuOption): void {
  const guild = kind as Guild
  const letter = option.id === BUY_BY_LETTER.id ? letterOf(t, seat) : undefined
  t.cite('certificate.price').add('experience', -EXPERIENCE, seat)
  if (letter !== undefined) {
    t.cite('ruling.item_use_timing').say('item-used', { seat: { seat }, card: { piece: letter } })
    discard(t, letter)
  } else if (isMember(t, seat, guild)) t.cite('certificate.member_price').say('member-spared', { seat: { seat } })
  else t.cite('certificate.price').add('gold', -GOLD, seat)
  const piece = t.zone('certificate-pile', GUILDS.indexOf(guild)).top as Piece
  t.cite('certificate.is_ability_card').move(piece, t.zone('certificates', seat))
  t.cite('board.guild_services').say('certified', { seat: { seat }, card: { piece }, n: certificatesOf(t, seat) })
  if (missingGuilds(t, seat).length > 0) {
    t.cite('end.five_guilds').say('guilds-missing', { seat: { seat }, n: missingGuilds(t, seat).length })
    return
  }
  t.cite('goal.five_certificates').say('goal-reached', { seat: { seat } })
  t.finish('end.fifth_certificate', { reason: 'fifth_certificate', winners: [seat], ...standings(t) })
}
