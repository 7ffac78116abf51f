import type { Flow } from '@sablier/kernel'
import { NO_AFTERMATH } from '../facts/fight.ts'
import { heal } from '../procedures/adventurer/wounds.ts'
import { endLasting } from '../procedures/dungeon/lasting.ts'
import type { Phase, Table } from '../shape.ts'

const OF_ONE_TURN = [
  'quests-bought',
  'trophies-bought',
  'cedable',
  'redraw',
  'promises',
  'promises-begun',
  'dressings',
] as const

/** A turn begins: a new round feeds the Pot, a lasting event ends with its drawer's turn, one wound heals. */
export function* turnStartPhase(t: Table): Flow<Phase> {
  const seat = t.active
  if (seat === t.fact('first-player')) beginRound(t)
  t.cite('turn.clockwise').say('turn-begun', { seat: { seat } })
  if (!t.zone('lasting', seat).isEmpty) endLasting(t, 'event.one-active')
  heal(t, 'wound.recover', seat, 1)
  t.cite('turn.phases').clear(OF_ONE_TURN)
  if (t.fact('promised').length > 0) t.cite('negotiation.when').set('promised', favoursLeft(t))
  if (t.fact('bids').length > 0) t.cite('negotiation.when').set('bids', [])
  t.cite('rest.honour').set('aftermath', NO_AFTERMATH)
  return 'supplies'
}

/** Of the promises of past turns only favours still to be done are remembered, the latest of them. */
const MOST_FAVOURS = 12
const favoursLeft = (t: Table) =>
  t
    .fact('promised')
    .filter(({ state, goods }) => state === 'due' && goods.favour)
    .slice(-MOST_FAVOURS)

function beginRound(t: Table): void {
  t.cite('turn.clockwise').say('round-begun', { n: t.round })
  if (t.track('arenas') > 0 || t.track('bank') === 0) return
  t.cite('pot.feed').add('bank', -1)
  t.cite('pot.feed').add('pot', 1)
  t.cite('pot.feed').say('pot-fed', { n: t.track('pot') })
}
