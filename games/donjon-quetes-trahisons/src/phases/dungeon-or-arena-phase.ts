import type { Flow, Params, Piece, Refused, Seat } from '@sablier/kernel'
import { payIn } from '../procedures/adventurer/gems.ts'
import { held, heroOf } from '../procedures/adventurer/heroes.ts'
import { FIRST_BOLD_ROUND } from '../procedures/dungeon/drawing.ts'
import { newFight } from '../procedures/fight/fight.ts'
import type { Phase, Table } from '../shape.ts'

const TOLL = 2

type Way = { readonly id: string; readonly text: string; readonly seat?: Seat; readonly params: Params }
const DRAW: Way = { id: 'draw', text: 'draw', params: {} }
const DRAW_PAYING: Way = { id: 'draw', text: 'draw-paying', params: { n: TOLL } }
const ROB: Way = { id: 'rob', text: 'rob', params: {} }
const REST: Way = { id: 'rest', text: 'rest-instead', params: {} }
const challenges: readonly Way[] = [0, 1, 2, 3, 4, 5].map((seat) => ({
  id: `challenge:${seat}`,
  text: 'challenge',
  seat,
  params: { seat: { seat } },
}))

const mustPay = (t: Table): boolean => t.fact('in-force') === 'toll'
const canDraw = (t: Table, seat: Seat): boolean => !mustPay(t) || t.track('gems', seat) >= TOLL
const mayChallenge = (t: Table): boolean => t.round >= FIRST_BOLD_ROUND && t.fact('in-force') !== 'surge-of-love'

/** Phase 2: draw from the Dungeon, challenge a player, or rob the Temple; only who cannot pay the Toll may rest instead. */
export function* dungeonOrArenaPhase(t: Table): Flow<Phase> {
  const seat = t.active
  const top = t.zone('dungeon').top
  if (heroOf(t, seat) === 'priest' && top !== undefined) t.cite('hero.priest.passive').look(seat, [top])
  const way: Way = yield* t.choose(() => ({
    seat,
    rule: 'choice.dungeon-or-arena',
    always: true,
    among: waysOf(t, seat),
    refused: () => refusedWays(t, seat),
  }))
  if (way.id === 'draw') return draw(t, seat)
  if (way.id === 'rest') return restInstead(t, seat)
  return way.id === 'rob' ? rob(t, seat) : challenge(t, seat, way.seat as Seat)
}

function waysOf(t: Table, seat: Seat): Way[] {
  const ways: Way[] = []
  ways.push(!canDraw(t, seat) ? REST : mustPay(t) ? DRAW_PAYING : DRAW)
  if (mayChallenge(t)) for (const other of t.turnOrder(seat).slice(1)) ways.push(challenges[other] as Way)
  if (held(t, 'pack', seat, 'temple-key') !== undefined) ways.push(ROB)
  return ways
}

function refusedWays(t: Table, seat: Seat): Refused[] {
  const refused: Refused[] = canDraw(t, seat)
    ? [{ ...REST, why: 'choice.no-pass' }]
    : [{ id: 'draw', text: 'draw', why: 'event.toll' }]
  if (!mayChallenge(t)) {
    const why = t.round < FIRST_BOLD_ROUND ? 'arena.not-before-round-3' : 'event.surge-of-love'
    for (const other of t.turnOrder(seat).slice(1)) refused.push({ ...(challenges[other] as Way), why })
  }
  return refused
}

function draw(t: Table, seat: Seat): Phase {
  if (mustPay(t)) {
    payIn(t, 'event.toll', seat, TOLL)
    t.cite('event.toll').say('toll-paid', { seat: { seat }, n: TOLL })
  }
  return 'draw'
}

/** The Toll bars the Dungeon from those who cannot pay it and drives nobody into an Arena. */
function restInstead(t: Table, seat: Seat): Phase {
  t.cite('choice.no-pass').say('toll-unpaid', { seat: { seat } })
  return 'rest'
}

function challenge(t: Table, seat: Seat, defender: Seat): Phase {
  t.cite('arena.challenge').set('fight', newFight({ kind: 'arena', leader: seat, owner: seat, defender }))
  t.cite('table.roleplay').say('battle-cry', { seat: { seat } })
  t.cite('arena.announce').say('arena-opened', { seat: { seat }, other: { seat: defender } })
  return t.seats.length === 2 ? 'combat' : 'negotiation'
}

/** Whatever the fight brings, the key is used up and the robber is cursed. */
function rob(t: Table, seat: Seat): Phase {
  t.cite('special.temple-key').move(held(t, 'pack', seat, 'temple-key') as Piece, t.zone('adventure-discard'))
  t.cite('temple.curse').setTrack('curse', 1, seat)
  t.cite('temple.curse').say('cursed', { seat: { seat } })
  t.cite('temple.replaces-phase').set('fight', newFight({ kind: 'guardian', leader: seat, owner: seat }))
  return 'combat'
}
