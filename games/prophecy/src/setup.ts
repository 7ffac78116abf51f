import type { Piece, Seat } from '@sablier/kernel'
import { GUILDS, TERRAINS } from './board.ts'
import type { Card } from './cards/card.ts'
import { fill } from './effects/fill-terrain.ts'
import { takeCharacter } from './procedures/take-character.ts'
import type { Table } from './shape.ts'

/** Lays out the table: decks by their backs, certificates, characters, and the roll for the first turn. */
export function setup(t: Table): void {
  for (const piece of t.zone('box').pieces.slice().reverse()) sort(t, piece)
  for (const name of SHUFFLED) t.cite('setup.split_decks').shuffle(t.zone(name))
  const first = rollForFirst(t)
  t.cite('setup.first_player').set('first', first)
  t.cite('setup.first_player').passTurn(first)
  giveCharacters(t)
  showUnused(t)
  t.cite('setup.first_player').setRound(1)
  if (t.options['quick_start']) fill(t, t.cite('ruling.empty_start').draw(TERRAINS), 0)
}
const SHUFFLED = ['adventure-deck', 'chance-deck', 'common-deck', 'rare-deck', 'character-deck'] as const

/** Puts a card on its pile; cards that this table does not play with stay in the box. */
function sort(t: Table, piece: Piece): void {
  const card = t.card(piece)
  if (!isPlayed(t, card)) return
  if (card.kind === 'certificate')
    t.cite('setup.ability_piles').move(piece, t.zone('certificate-pile', GUILDS.indexOf(card.guild)))
  else if (card.kind === 'item') t.cite('setup.item_decks').move(piece, t.zone(`${card.deck}-deck`))
  else t.cite('setup.split_decks').move(piece, t.zone(DECKS[card.kind]))
}
const DECKS = {
  character: 'character-deck',
  chance: 'chance-deck',
  creature: 'adventure-deck',
  opportunity: 'adventure-deck',
} as const

function isPlayed(t: Table, card: Card): boolean {
  if (card.id === 'economic_crisis') return t.options['economic_crisis'] === true
  return !('set' in card) || card.set === 'core' || t.options['extra_cards'] === true
}

/** Everybody rolls both dice; those tied for the highest sum roll again. */
function rollForFirst(t: Table): Seat {
  let rolling: readonly Seat[] = t.seats
  let rule: 'setup.first_player' | 'ruling.first_player_tie' = 'setup.first_player'
  while (rolling.length > 1) {
    const sums = rolling.map((seat) => {
      const [one = 0, two = 0] = t.cite(rule).roll({ seat, sides: 6, n: 2, purpose: 'first' })
      return one + two
    })
    const best = Math.max(...sums)
    rolling = rolling.filter((_, i) => sums[i] === best)
    rule = 'ruling.first_player_tie'
  }
  const first = rolling[0] as Seat
  t.cite('setup.first_player').say('first-player', { seat: { seat: first } })
  return first
}

function giveCharacters(t: Table): void {
  const deck = t.zone('character-deck')
  if (t.options['characters'] === 'chosen') {
    t.cite('ruling.character_deal').moveAll(deck, t.zone('display'))
    return
  }
  for (const seat of t.turnOrder()) takeCharacter(t, seat, deck.top as Piece)
  t.cite('setup.deal_character').moveAll(deck, t.zone('box'))
}

/** What stays in the box is no secret: it lies open for a moment, so that nobody has to reckon with it. */
function showUnused(t: Table): void {
  const unused = t.zone('box').pieces.slice()
  const open = t.zone('display')
  for (const piece of unused) t.cite(whyUnused(t, piece)).move(piece, open)
  for (const piece of unused) t.cite(whyUnused(t, piece)).move(piece, t.zone('box'))
}
/** The rulebook takes out seven chance cards; the crisis is none of them, so its own ruling leaves it out. */
const whyUnused = (t: Table, piece: Piece) =>
  t.card(piece).id === 'economic_crisis' ? 'ruling.economic_crisis' : 'setup.unused_cards'
