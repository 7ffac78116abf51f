import type { Flow, Seat } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { fightOf, spectatorsOf } from '../fight/fight.ts'
import { forceByRing, ringForms } from '../fight/ring.ts'
import { bargain, proposePromise, sayPrice } from '../promise/bargaining.ts'
import { mayPromise } from '../promise/promises.ts'

/** Attacker and victim both try to win the spectators over; nothing said here binds anybody. */
export function* talkAboutArena(t: Table): Flow<void> {
  const { owner, defender } = fightOf(t)
  yield* speak(t, owner)
  const before = t.track('promises', defender)
  yield* speak(t, defender)
  if (t.track('promises', defender) > before) yield* speak(t, owner)
}

function speechOptions(t: Table, fight: Fight, seat: Seat): ('ready' | 'promise' | 'ring')[] {
  const options: ('ready' | 'promise' | 'ring')[] = ['ready']
  if (spectatorsOf(t, fight).length > 0 && mayPromise(t, seat)) options.push('promise')
  if (seat === fight.owner && ringForms(t, fight).length > 0) options.push('ring')
  return options
}

function* speak(t: Table, seat: Seat): Flow<void> {
  t.cite('alliance.who').set('speaker', seat)
  for (;;) {
    const answer = yield* t.choose(() => ({
      seat,
      rule: 'alliance.who',
      text: 'arena-talk',
      params: { attacker: { seat: fightOf(t).leader }, defender: { seat: fightOf(t).defender } },
      always: true,
      among: speechOptions(t, fightOf(t), seat),
    }))
    if (answer === 'ready') return
    const fight = fightOf(t)
    if (answer === 'ring') yield* forceByRing(t, fight)
    else
      yield* proposePromise(t, seat, spectatorsOf(t, fight), [
        'my-side',
        'my-side-victory',
        'other-side',
        'neutral',
        'none',
      ])
  }
}

/** A spectator names a price for his help to one of the two adversaries. */
export function* volunteerInArena(t: Table, seat: Seat): Flow<void> {
  const { owner, defender } = fightOf(t)
  // Counted before the first question, or it could be begun and dropped for ever.
  t.cite('alliance.currency').add('promises-begun', 1, seat)
  const payer = yield* t.pickSeat(() => ({ seat, rule: 'alliance.who', text: 'volunteer-to', from: [owner, defender] }))
  const goods = yield* sayPrice(t, seat, payer, 'my-side')
  if (goods) yield* bargain(t, { maker: payer, helper: seat, condition: 'my-side', goods, speaker: seat })
}
