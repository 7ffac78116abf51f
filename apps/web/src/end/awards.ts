import type { Bilingual, Seat, SeenEvent } from '@sablier/kernel'
import type { IconName } from '@sablier/ui'

/** What is told of somebody after a game: they did something more often than all others. */
export interface Award {
  readonly id: string
  readonly icon: IconName
  readonly name: Bilingual
  /** What they did; `n` is how often. */
  readonly text: Bilingual
}

/** An award and who has earned it. */
export interface GivenAward {
  readonly award: Award
  readonly seat: Seat
  readonly n: number
}

type Texts = readonly [en: string, fr: string]
const award = (id: string, icon: IconName, name: Texts, text: Texts): Award => ({
  id,
  icon,
  name: { en: name[0], fr: name[1] },
  text: { en: text[0], fr: text[1] },
})

/** By game: the id is the line of its log that is counted. */
const AWARDS: Readonly<Record<string, readonly Award[]>> = {
  'thiefs-fortune': [
    award(
      'time-spent',
      'hourglass',
      ['Master of time', 'Maître du temps'],
      ['Time spent: {n}', 'Temps utilisés : {n}'],
    ),
    award(
      'danger-got',
      'hazard-sign',
      ['Nerves of steel', 'Nerfs d’acier'],
      ['Danger taken: {n}', 'Dangers encourus : {n}'],
    ),
    award(
      'past-entered',
      'scroll-unfurled',
      ['A life well lived', 'Une vie bien remplie'],
      ['Cards in the PAST: {n}', 'Cartes au PASSÉ : {n}'],
    ),
    award(
      'location-fired',
      'indian-palace',
      ['At home everywhere', 'Partout chez soi'],
      ['Locations used: {n}', 'Lieux mis à profit : {n}'],
    ),
    award('activated', 'fist', ['Never at rest', 'Sans repos'], ['Cards activated: {n}', 'Cartes activées : {n}']),
  ],
  'terres-de-destinees': [
    award('bid', 'coins', ['Voice of the auction', 'Voix des enchères'], ['Bids: {n}', 'Enchères : {n}']),
    award(
      'acquired',
      'castle',
      ['Lord of many lands', 'Seigneur de bien des terres'],
      ['Cards won: {n}', 'Cartes acquises : {n}'],
    ),
    award('activated', 'fist', ['Strong hand', 'Main de fer'], ['Powers used: {n}', 'Pouvoirs utilisés : {n}']),
    award(
      'declined',
      'cancel',
      ['Hard to please', 'Difficile à contenter'],
      ['Cards declined: {n}', 'Cartes refusées : {n}'],
    ),
    award(
      'passed',
      'wooden-chair',
      ['Patience itself', 'La patience même'],
      ['Times passed: {n}', 'Tours passés : {n}'],
    ),
  ],
  'donjon-quetes-trahisons': [
    award(
      'monster-beaten',
      'crossed-swords',
      ['Terror of monsters', 'Terreur des monstres'],
      ['Fights led and won: {n}', 'Combats menés et gagnés : {n}'],
    ),
    award(
      'joined-side',
      'checked-shield',
      ['Never alone', 'Jamais sans alliés'],
      ['Sides joined: {n}', 'Camps rejoints : {n}'],
    ),
    award('wounded', 'hearts', ['Glutton for blows', 'Tête de bois'], ['Times wounded: {n}', 'Blessures reçues : {n}']),
    award('ran-away', 'footsteps', ['Fleet of foot', 'Jambes à son cou'], ['Times run away: {n}', 'Fuites : {n}']),
    award(
      'object-plundered',
      'open-treasure-chest',
      ['Light fingers', 'Doigts agiles'],
      ['Objects plundered: {n}', 'Objets pillés : {n}'],
    ),
  ],
  prophecy: [
    award(
      'fight-won',
      'crossed-swords',
      ['Bane of creatures', 'Fléau des créatures'],
      ['Fights won: {n}', 'Combats gagnés : {n}'],
    ),
    award('bought', 'shop', ['Best customer', 'Meilleur client'], ['Items bought: {n}', 'Objets achetés : {n}']),
    award('moved-boat', 'sailboat', ['Old salt', 'Loup de mer'], ['Journeys by boat: {n}', 'Voyages en bateau : {n}']),
    award(
      'opportunity-used',
      'compass',
      ['Never misses a chance', 'Jamais une occasion manquée'],
      ['Opportunities used: {n}', 'Occasions saisies : {n}'],
    ),
    award('wounded', 'hearts', ['Scarred', 'Couvert de cicatrices'], ['Wounds: {n}', 'Blessures : {n}']),
  ],
}

/** How often something must have happened to deserve an award. */
const LEAST = 2
const SHOWN = 3

/** Awards for doing something more often than everybody else; each seat gets one before any gets a second. */
export function awardsOf(game: string, events: readonly SeenEvent[], seats: number): GivenAward[] {
  const earned = (AWARDS[game] ?? []).flatMap((one): GivenAward[] => {
    const counts = countOf(one.id, events, seats)
    const n = Math.max(...counts)
    const seat = counts.indexOf(n)
    return seats > 1 && n >= LEAST && counts.lastIndexOf(n) === seat ? [{ award: one, seat, n }] : []
  })
  const isFirst = (one: GivenAward, at: number) => earned.findIndex(({ seat }) => seat === one.seat) === at
  return [...earned.filter(isFirst), ...earned.filter((one, at) => !isFirst(one, at))].slice(0, SHOWN)
}

/** How often a line of the log was told of each seat. */
function countOf(key: string, events: readonly SeenEvent[], seats: number): number[] {
  const counts = Array.from({ length: seats }, () => 0)
  for (const event of events) {
    if (event.type !== 'said' || event.key !== key) continue
    const who = event.params['seat']
    if (typeof who === 'object' && 'seat' in who) counts[who.seat] = (counts[who.seat] ?? 0) + 1
  }
  return counts
}
