import type { Flow, Refused } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { mayOffer } from '../trade/ground.ts'
import { lapseStale } from '../trade/open-offers.ts'
import { canCapture, capture } from './bow.ts'
import { awaited, callHelpers, stayOut } from './calls.ts'
import { fightOf, isAlone } from './fight.ts'
import { forceByRing, ringForms } from './ring.ts'
import { possibleHelpers } from './who-may-help.ts'

type TalkOption = 'fight' | 'call' | 'ring' | 'capture' | 'stay-out'

function talkOptions(t: Table, fight: Fight): TalkOption[] {
  const options: TalkOption[] = ['fight']
  if (canCapture(t, fight)) options.push('capture')
  if (ringForms(t, fight).length > 0) options.push('ring')
  if (possibleHelpers(t, fight).length > 0 && t.fact('called') === null && mayOffer(t, fight.owner))
    options.push('call')
  return options
}

/** Why nobody can be asked for help. */
function talkRefusals(t: Table, fight: Fight): Refused[] {
  if (possibleHelpers(t, fight).length > 0) return []
  const why = isAlone(t, fight) ? 'special.mimic' : 'alliance.one-ally'
  return [{ id: 'call', text: 'call', why }]
}

/** The one whose word it is: whoever has an answer to give, else the one whose fight it is. */
const question = (t: Table) => {
  const fight = fightOf(t)
  const [listener] = awaited(t)
  const params = { card: { piece: t.zone('drawn').top ?? -1 } }
  return listener === undefined
    ? {
        seat: fight.owner,
        rule: 'negotiation.when' as const,
        text: 'monster-talk',
        params,
        always: true,
        among: talkOptions(t, fight),
        refused: () => talkRefusals(t, fight),
      }
    : {
        seat: listener,
        rule: 'alliance.who' as const,
        text: 'talk-answer',
        params: { seat: { seat: fight.owner } },
        always: true,
        among: ['stay-out'] as TalkOption[],
      }
}

/** The active player looks for an ally, or for another way, until he goes to fight. True if there will be a fight. */
export function* talkAboutMonster(t: Table): Flow<boolean> {
  for (;;) {
    const option = yield* t.choose(() => question(t))
    const fight = fightOf(t)
    switch (option) {
      case 'fight':
        t.cite('alliance.who').set('called', null)
        return true
      case 'capture':
        capture(t, fight)
        return false
      case 'ring':
        yield* forceByRing(t, fight)
        t.cite('alliance.one-ally').set('called', null)
        lapseStale(t)
        break
      case 'call':
        callHelpers(t)
        break
      case 'stay-out':
        stayOut(t, awaited(t)[0] ?? fight.owner)
    }
  }
}
