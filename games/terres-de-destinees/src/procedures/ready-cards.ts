import type { Seat } from '@sablier/kernel'
import type { PlayingCard } from '../cards/card.ts'
import type { Rule, Table } from '../shape.ts'
import { cardsInPlay, isEngaged, playing } from './row.ts'
import { isDuo, otherSurvivors } from './survivors.ts'

/** The rule by which an engaged card is turned upright at its owner's start step; null for used One-shot cards. */
function readyRule({ kind, power }: PlayingCard): Rule | null {
  if (kind === 'one-shot-activation') return null
  if (kind === 'mandatory-activation') return 'power.mandatory-readied'
  return power[0]?.op === 'survive' ? 'faq.immortal.readied' : 'power.activation-readied'
}

/** Readies the active player's own engaged cards; used One-shot cards stay as they are. */
export function readyCards(t: Table, seat: Seat): void {
  let readied = 0
  for (const piece of cardsInPlay(t, seat)) {
    if (!isEngaged(t, piece)) continue
    const rule = readyRule(playing(t, piece))
    if (rule === null) continue
    t.cite(rule).mark('engaged', piece, 0)
    readied++
  }
  if (readied === 0 || !t.listening) return
  const othersWait = otherSurvivors(t, seat).some((other) => cardsInPlay(t, other).some((piece) => isEngaged(t, piece)))
  const rule = isDuo(t) ? 'duo.first-player-readies' : othersWait ? 'start.ready-own-only' : 'start.ready'
  t.cite(rule).say('readied', { seat: { seat }, n: readied })
}
