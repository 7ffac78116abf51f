import type { Piece, Seat } from '@sablier/kernel'
import { CARD_TYPES, type Card, type CardType } from './cards/card.ts'
import { partnerOf } from './cards/starting-cards.ts'
import { deckOf, rowOf, typeOf } from './procedures/places.ts'
import { goalNumber, goalOf } from './procedures/solo-goal.ts'
import type { Kept } from './resource.ts'
import type { Table } from './shape.ts'
import { TIPS } from './text/tips.ts'

/** Whether this is a solo game. */
export const isSolo = (t: Table): boolean => t.seats.length === 1

const isStarting = (card: Card): boolean => card.back === 'starting'

/** Lays out the table: decks, Starting cards with their loot, the goal of a solo game, the first Starting Player. */
export function setup(t: Table): void {
  t.cite('setup.round-marker').setRound(1)
  // From the top down: a piece taken off the top moves fastest.
  const box = t.zone('box').pieces.slice().reverse()
  for (const piece of box) if (t.card(piece).back === 'card') layInDeck(t, piece)
  for (const type of CARD_TYPES) t.cite('setup.decks').shuffle(deckOf(t, type))
  dealStartingCards(t, box)
  layGoal(t, box)
  tellGoal(t)
  for (const tip of TIPS) t.cite('tips.shown-to-all').say(tip)
  const first = t.cite('lang.starting-player-random').draw(t.seats)
  t.cite('setup.starting-player').set('starting-player', first)
  t.cite('setup.starting-player').passTurn(first)
  t.cite('setup.starting-player').say('starts', { seat: { seat: first } })
}

/** Cards with the solo mark stay out of a solo game. */
function layInDeck(t: Table, piece: Piece): void {
  const card = t.card(piece)
  if (isSolo(t) && !card.solo) t.cite('solo.remove-marked-cards').move(piece, t.zone('removed'))
  else t.cite('setup.decks').move(piece, deckOf(t, card.type as CardType))
}

/** By chance a Starting Location for everybody, with the Character that it names. The others leave the game. */
function dealStartingCards(t: Table, box: readonly Piece[]): void {
  const starting = box.filter((piece) => isStarting(t.card(piece)))
  let locations = starting.filter((piece) => typeOf(t, piece) === 'location')
  for (const seat of t.seats) {
    const location = t.cite('setup.starting-location-random').draw(locations)
    locations = locations.filter((piece) => piece !== location)
    const character = starting.find((piece) => t.card(piece).id === partnerOf(t.card(location)))
    placeStarting(t, seat, location)
    if (character !== undefined) placeStarting(t, seat, character)
  }
  for (const piece of starting)
    if (t.zone('box').has(piece)) t.cite('setup.unused-starting-cards').move(piece, t.zone('removed'))
}

function placeStarting(t: Table, seat: Seat, piece: Piece): void {
  const rule = typeOf(t, piece) === 'location' ? 'setup.starting-cards-in-present' : 'setup.starting-character-paired'
  t.cite(rule).move(piece, rowOf(t, typeOf(t, piece), seat))
  for (const token of t.card(piece).loot) t.cite('setup.starting-loot').add(token as Kept, 1, seat)
}

/** A solo game has one Achievement as its goal, other games have none. */
function layGoal(t: Table, box: readonly Piece[]): void {
  for (const piece of box) {
    if (t.card(piece).type !== 'achievement') continue
    const isGoal = isSolo(t) && t.card(piece).id === t.options['achievement']
    t.cite('solo.choose-achievement').move(piece, t.zone(isGoal ? 'achievement' : 'removed'))
  }
}

/** What has to be reached alone, with the number of the chosen level. */
function tellGoal(t: Table): void {
  const found = goalOf(t)
  const [piece] = t.zone('achievement').pieces
  if (!found || piece === undefined) return
  const goal = { list: [{ phrase: `goal.${found.id}`, params: { n: goalNumber(t, found.goal) } }] }
  t.cite('solo.choose-difficulty').say('solo-goal', { card: { piece }, goal })
}
