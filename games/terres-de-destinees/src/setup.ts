import type { Piece, Seat } from '@sablier/kernel'
import type { Card } from './cards/card.ts'
import type { Table } from './shape.ts'

const STARTING_HAND = 6
const COMMON_IN_PLAY = 2

/** Lays out the table: three piles, two shared Destinies, a secret one and six cards each, all Tokens in the middle. */
export function setup(t: Table): void {
  const leftOut = makePiles(t)
  revealShared(t)
  for (const seat of t.seats) dealTo(t, seat)
  t.cite('setup.unused-destinies-away').moveAll(t.zone('common-destin-pile'), t.zone('box'))
  t.cite('setup.unused-destinies-away').moveAll(t.zone('secret-destin-pile'), t.zone('box'))
  for (const piece of leftOut) returnToBox(t, piece)
  if (!isAdvanced(t)) t.cite('setup.advanced-left-out').say('advanced-left-out')
  drawFirstPlayer(t)
}

const isAdvanced = (t: Table): boolean => t.options['advanced'] === true

/** Sorts the box into piles and supply; gives the advanced cards that this game leaves out. */
function makePiles(t: Table): Piece[] {
  const box = t.zone('box').pieces.slice()
  const those = (test: (card: Card) => boolean): Piece[] => box.filter((piece) => test(t.card(piece)))
  const isLeftOut = (card: Card): boolean => card.is === 'playing-card' && card.advanced && !isAdvanced(t)
  const leftOut = those(isLeftOut)
  const common = those((card) => card.is === 'destin' && card.scope === 'common')
  const secret = those((card) => card.is === 'destin' && card.scope === 'secret')
  const playing = those((card) => card.is === 'playing-card' && !isLeftOut(card))
  const jetons = those((card) => card.is === 'jeton')
  makePile(t, 'common-destin-pile', common)
  makePile(t, 'secret-destin-pile', secret)
  makePile(t, 'draw-pile', playing)
  for (const piece of jetons) t.cite('setup.jeton-supply').move(piece, t.zone('supply'))
  return leftOut
}

function revealShared(t: Table): void {
  t.cite('setup.two-common-revealed').deal({
    from: t.zone('common-destin-pile'),
    to: t.zone('common-destin'),
    n: COMMON_IN_PLAY,
  })
  const shared = { list: t.zone('common-destin').pieces.map((piece) => ({ piece })) }
  t.cite('setup.two-common-revealed').say('shared-destins', { destins: shared })
}

function dealTo(t: Table, seat: Seat): void {
  t.cite('setup.one-secret-each').deal({ from: t.zone('secret-destin-pile'), to: t.zone('secret-destin', seat) })
  for (const piece of t.zone('secret-destin', seat).pieces)
    t.cite('golden.own-secret-readable').say('own-destin', { destin: { piece } }, [seat])
  t.cite('setup.six-cards').deal({ from: t.zone('draw-pile'), to: t.zone('hand', seat), n: STARTING_HAND })
}

function drawFirstPlayer(t: Table): void {
  const first = t.cite('ruling.first-player-online').draw(t.seats)
  t.cite('setup.first-player').passTurn(first)
  t.cite('setup.first-player').setRound(1)
  t.cite('setup.first-player').say('first-player', { seat: { seat: first } })
}

/** The sealed pack is shown and goes back: everybody knows what stayed in the box. */
function returnToBox(t: Table, piece: Piece): void {
  t.cite('setup.advanced-left-out').move(piece, t.zone('discard-pile'))
  t.cite('setup.advanced-left-out').move(piece, t.zone('box'))
}

function makePile(
  t: Table,
  name: 'draw-pile' | 'common-destin-pile' | 'secret-destin-pile',
  pieces: readonly Piece[],
): void {
  const pile = t.zone(name)
  for (const piece of pieces) t.cite('setup.three-draw-piles').move(piece, pile)
  t.cite('setup.three-draw-piles').shuffle(pile)
}
