import type { Flow } from '@sablier/kernel'
import { NO_AFTERMATH } from '../facts/fight.ts'
import { heal } from '../procedures/adventurer/wounds.ts'
import { endLasting } from '../procedures/dungeon/lasting.ts'
import { beginDay } from '../procedures/promise/promises.ts'
import type { Phase, Table } from '../shape.ts'

const OF_ONE_TURN = ['quests-bought', 'trophies-bought', 'cedable', 'redraw', 'dressings'] as const

/** A turn begins: a new round feeds the Pot, a lasting event ends with its drawer's turn, one wound heals. */
export function* turnStartPhase(t: Table): Flow<Phase> {
  const seat = t.active
  if (seat === t.fact('first-player')) beginRound(t)
  t.cite('turn.clockwise').say('turn-begun', { seat: { seat } })
  if (!t.zone('lasting', seat).isEmpty) endLasting(t, 'event.one-active')
  heal(t, 'wound.recover', seat, 1)
  t.cite('turn.phases').clear(OF_ONE_TURN)
  if (t.fact('promised').length > 0) t.cite('negotiation.when').set('promised', stillOpen(t))
  beginDay(t)
  t.cite('rest.honour').set('aftermath', NO_AFTERMATH)
  return 'supplies'
}

/** Of the promises of past turns those are remembered whose day or fight is still to come, and what is owed; the latest of them. */
const MOST_REMEMBERED = 24
const stillOpen = (t: Table) =>
  t
    .fact('promised')
    .filter(({ state, when }) => state === 'due' || (state === 'open' && when !== undefined))
    .slice(-MOST_REMEMBERED)

function beginRound(t: Table): void {
  t.cite('turn.clockwise').say('round-begun', { n: t.round })
  if (t.track('arenas') > 0 || t.track('bank') === 0) return
  t.cite('pot.feed').add('bank', -1)
  t.cite('pot.feed').add('pot', 1)
  t.cite('pot.feed').say('pot-fed', { n: t.track('pot') })
}
