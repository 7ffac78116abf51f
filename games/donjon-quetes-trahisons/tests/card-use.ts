import type { Table } from '@sablier/donjon-quetes-trahisons'
import type { GameEvent, Simulation } from '@sablier/kernel'

/** How one sees that a card has had its effect: by what the table does then. */
type Sign = (event: GameEvent, t: Table) => boolean

const said =
  (...keys: string[]): Sign =>
  (event) =>
    event.type === 'said' && keys.includes(event.key)
const changed =
  (name: string, rule: string): Sign =>
  (event) =>
    event.type === 'track-changed' && event.name === name && event.rule === rule
const moved =
  (rule: string): Sign =>
  (event) =>
    event.type === 'moved' && event.rule === rule
const fought =
  (is: (fight: { kind: string; frenzy: boolean }) => boolean): Sign =>
  (event, t) => {
    const fight = t.fact('fight')
    return event.type === 'said' && event.key === 'totals' && fight !== null && is(fight)
  }

/** Cards whose effect is their own; monsters, quests and objects without a power share theirs. */
const SIGNS: Readonly<Record<string, Sign>> = {
  'meteor-swarm': changed('wounds', 'event.meteor-swarm'),
  'day-of-grace': changed('wounds', 'event.day-of-grace'),
  'blood-frenzy': fought(({ frenzy }) => frenzy),
  'new-choice': said('quest-swapped'),
  'unexpected-delivery': moved('event.unexpected-delivery'),
  putrefaction: moved('event.putrefaction'),
  'day-in-hell': fought(({ kind }) => kind === 'hell'),
  'first-last': changed('trophies', 'event.first-last'),
  toll: said('toll-paid'),
  familiar: (event) => event.type === 'moved' && event.to.zone === 'carried',
  'treasure-chest': changed('gems', 'special.treasure-chest'),
  sale: said('sale-used'),
  trap: changed('wounds', 'special.trap'),
  'chaotic-vial': (event) => event.type === 'rolled' && event.purpose === 'vial',
  pilferer: moved('special.pilferer'),
  'good-fairy': said('fairy-saved'),
  'temple-key': fought(({ kind }) => kind === 'guardian'),
  'temple-of-healing': changed('temple-gems', 'temple.gems-stay'),
  'lightning-axe': said('declared-lightning-axe'),
  'armour-of-power': said('declared-power-armour'),
  'bow-of-compulsion': moved('object.bow-capture'),
  'helmet-of-oblivion': said('defeat-forgotten'),
  'ring-of-charm': said('ring-place', 'ring-ally'),
  'blackmail-charm': said('blackmail'),
}
const SIGN_LIST = Object.entries(SIGNS)

/** Watches a game and notes every card that has its effect: beaten, counted in a fight, cashed in, used up. */
export function watchCards(simulation: Simulation, used: Set<string>): void {
  const t = simulation.table as unknown as Table
  const events: GameEvent[] = []
  // Looked at as it happens, while the table still shows who wears what.
  events.push = (event: GameEvent): number => {
    note(event, t, used)
    return 0
  }
  simulation.table.events = events
}

function note(event: GameEvent, t: Table, used: Set<string>): void {
  for (const [card, sign] of SIGN_LIST) if (!used.has(card) && sign(event, t)) used.add(card)
  if (event.type === 'moved' && event.to.zone === 'completed') used.add(t.card(event.piece.piece).id)
  else if (event.type === 'track-changed' && event.name === 'unique-power') used.add(heroCard(t, event.seat))
  else if (event.type === 'said') noteSaid(event, t, used)
}

function noteSaid(event: GameEvent & { readonly type: 'said' }, t: Table, used: Set<string>): void {
  const { key, params } = event
  if (key === 'monster-beaten') {
    const card = params['card']
    if (typeof card === 'object' && 'sighted' in card) used.add(t.card(card.sighted.piece).id)
  } else if (key === 'leader-power' || key === 'ally-lends') {
    const { seat } = params['seat'] as { seat: number }
    for (const piece of [...t.zone('worn', seat).pieces, ...t.zone('carried', seat).pieces]) {
      const card = t.card(piece)
      if (card.kind === 'object' && card.bonus > 0) used.add(card.id)
    }
  }
}

const heroCard = (t: Table, seat: number): string => t.card(t.zone('character', seat).top as number).id

/** Surge of Love takes something away: it has its effect when somebody could have challenged and cannot. */
export function noteChoice(simulation: Simulation, used: Set<string>): void {
  const t = simulation.table as unknown as Table
  if (simulation.ask?.rule === 'choice.dungeon-or-arena' && t.fact('in-force') === 'surge-of-love' && t.round >= 3)
    used.add('surge-of-love')
}
