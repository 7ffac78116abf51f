import { addLight, addOil, lay, playCrow, playFox } from './abilities.ts'
import { advance, queueAbilities, shareSpoils } from './advance.ts'
import type { PeerAsk, PeerG, PeerRandom, PeerTrade } from './state.ts'

/** An answer: one number, several, yes or no, or a trade. */
export type PeerAnswer = number | readonly number[] | boolean | PeerTrade

const take = (cards: number[] | undefined, piece: number): void => {
  cards?.splice(cards.indexOf(piece), 1)
}

/** Carries out an answer and goes on to the next question. False if the answer is not legal. */
export function giveAnswer(G: PeerG, seat: number, answer: PeerAnswer, random: PeerRandom): boolean {
  const { ask } = G
  if (!ask || ask.seat !== seat || !isLegal(G, ask, answer)) return false
  G.ask = null
  carryOut(G, ask, answer)
  advance(G, random)
  return true
}

function isLegal(G: PeerG, ask: PeerAsk, answer: PeerAnswer): boolean {
  const { kind, options, min, max } = ask
  if (typeof answer === 'boolean') return kind === 'agree'
  if (typeof answer === 'number') {
    if (kind === 'bid' && answer === 0) return true
    return kind === 'bid' || kind === 'amount' ? answer >= min && answer <= max : options.includes(answer)
  }
  if ('to' in answer)
    return answer.to === -1 || ((G.oil[answer.to] ?? 0) >= answer.oil && G.hands[ask.seat]?.[answer.card] !== undefined)
  if (kind === 'split')
    return answer.reduce((sum, n) => sum + n, 0) === min && answer.every((n, i) => n >= 0 && n <= (options[i] ?? 0))
  const distinct = new Set(answer).size === answer.length && answer.every((piece) => options.includes(piece))
  return (
    distinct && (kind === 'order' ? answer.length === options.length : answer.length >= min && answer.length <= max)
  )
}

function carryOut(G: PeerG, ask: PeerAsk, answer: PeerAnswer): void {
  const { kind, seat } = ask
  if (kind === 'agree') {
    agree(G, seat, answer === true)
    return
  }
  if (kind === 'trade') {
    const trade = answer as PeerTrade
    G.trade = trade.to < 0 ? null : trade
    return
  }
  if (kind === 'order') {
    queueAbilities(G, seat, answer as readonly number[])
    return
  }
  if (kind === 'split') {
    shareSpoils(G, seat, answer as readonly number[])
    return
  }
  if (kind === 'some') {
    giveUp(G, seat, answer as readonly number[])
    return
  }
  const n = answer as number
  if (kind === 'effect') {
    playFox(G, seat, n)
    return
  }
  if (kind === 'seat') {
    playCrow(G, seat, n)
    return
  }
  if (kind === 'bid') {
    bid(G, seat, n)
    return
  }
  if (kind === 'amount') {
    G.wagers[seat] = n
    return
  }
  pick(G, seat, n)
}

/** Yes to a trade that is on the table, or to an owl. */
function agree(G: PeerG, seat: number, yes: boolean): void {
  const { trade } = G
  G.trade = null
  if (!yes) return
  if (!trade) {
    G.jobs.push({ do: 'draw', seat }, { do: 'lose', seat, n: 1 })
    return
  }
  const piece = G.hands[G.active]?.[trade.card] ?? -1
  take(G.hands[G.active], piece)
  G.hands[trade.to]?.push(piece)
  addOil(G, trade.to, -trade.oil)
  addOil(G, G.active, trade.oil)
}

function giveUp(G: PeerG, seat: number, pieces: readonly number[]): void {
  for (const piece of pieces) {
    take(G.hands[seat], piece)
    if (G.phase === 'draft') G.discard.push(piece)
    else {
      G.pasts[seat]?.push(piece)
      addLight(G, seat, 1)
    }
  }
}

function bid(G: PeerG, seat: number, n: number): void {
  G.bidders.shift()
  if (n === 0) return
  G.price = n
  G.buyer = seat
  G.bidders.push(seat)
}

function pick(G: PeerG, seat: number, piece: number): void {
  take(G.hands[seat], piece)
  const next = G.jobs[G.jobs.length - 1]
  if (G.phase === 'auction') G.sale = piece
  else if (next?.do === 'lay') lay(G, seat, piece)
  else G.passed[(seat + 1) % G.seats]?.push(piece)
}
