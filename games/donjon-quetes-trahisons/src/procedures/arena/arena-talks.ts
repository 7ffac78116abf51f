import type { Flow, Seat } from '@sablier/kernel'
import type { Table } from '../../shape.ts'
import { awaited, stayOut } from '../fight/calls.ts'
import { fightOf } from '../fight/fight.ts'
import { forceByRing, ringForms } from '../fight/ring.ts'
import { lapseStale } from '../trade/open-offers.ts'

/** Attacker and victim both try to win the spectators over; nothing said here binds anybody. */
export function* talkAboutArena(t: Table): Flow<void> {
  const { owner, defender } = fightOf(t)
  yield* speak(t, owner)
  const before = t.track('offers', defender)
  yield* speak(t, defender)
  if (t.track('offers', defender) > before) yield* speak(t, owner)
}

type Speech = 'ready' | 'ring' | 'stay-out'

/** The one whose word it is: a spectator who has an answer to give, else the adversary who speaks. */
const question = (t: Table, speaker: Seat) => {
  const fight = fightOf(t)
  const [listener] = awaited(t)
  if (listener !== undefined)
    return {
      seat: listener,
      rule: 'alliance.who' as const,
      text: 'talk-answer',
      params: { seat: { seat: speaker } },
      always: true,
      among: ['stay-out'] as Speech[],
    }
  const may: Speech[] = speaker === fight.owner && ringForms(t, fight).length > 0 ? ['ready', 'ring'] : ['ready']
  return {
    seat: speaker,
    rule: 'alliance.who' as const,
    text: 'arena-talk',
    params: { attacker: { seat: fight.leader }, defender: { seat: fight.defender } },
    always: true,
    among: may,
  }
}

function* speak(t: Table, speaker: Seat): Flow<void> {
  t.cite('alliance.who').set('speaker', speaker)
  for (;;) {
    const answer = yield* t.choose(() => question(t, speaker))
    if (answer === 'ready') return
    if (answer === 'ring') {
      yield* forceByRing(t, fightOf(t))
      lapseStale(t)
    } else stayOut(t, awaited(t)[0] ?? speaker)
  }
}
