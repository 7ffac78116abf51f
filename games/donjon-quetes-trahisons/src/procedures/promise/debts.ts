import type { Flow, Seat } from '@sablier/kernel'
import type { Promised } from '../../facts/promise.ts'
import { type Goods, isEmpty } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { objectsOf } from '../adventurer/outfit.ts'
import { endAtTarget } from '../adventurer/trophies.ts'
import { QUEST_LIMIT } from '../trade/goods.ts'
import { chooseQuests, handOver, piecesNamed } from '../trade/handing.ts'
import { setState } from './promises.ts'

/** The promises of a seat that wait for honour or betrayal, by their number. */
export function dueOf(t: Table, seat: Seat): number[] {
  const promised = t.fact('promised')
  const due: number[] = []
  for (let i = 0; i < promised.length; i++) if (promised[i]?.from === seat && promised[i]?.state === 'due') due.push(i)
  return due
}

/** Is it a favour to come? It need not be done this turn, and is remembered until its maker answers for it. */
export function isFavour(t: Table, index: number): boolean {
  return Boolean(t.fact('promised')[index]?.goods.favour)
}

const roomFor = (t: Table, seat: Seat): number => QUEST_LIMIT - t.zone('secondary-quests', seat).size

/** What the maker of a promise can still hand over of it. */
export function payable(t: Table, { from, to, goods }: Promised): Goods {
  const names = (ids: readonly string[], stock: readonly number[]): string[] =>
    piecesNamed(t, ids, stock).map((piece) => t.card(piece).id)
  return {
    gems: Math.min(goods.gems ?? 0, t.track('gems', from)),
    objects: names(goods.objects ?? [], objectsOf(t, from)),
    spoils: names(goods.spoils ?? [], t.zone('spoils', from).pieces),
    quests: Math.max(0, Math.min(goods.quests ?? 0, t.zone('secondary-quests', from).size, roomFor(t, to))),
    trophies: Math.min(goods.trophies ?? 0, from === t.active ? t.track('cedable') : 0),
    ...(goods.favour === undefined ? {} : { favour: goods.favour }),
  }
}

/** Would the maker hand over all that was promised? A quest for which the other has no room is forgiven. */
export function isInFull(t: Table, { from, goods }: Promised, part: Goods): boolean {
  return (
    part.gems === (goods.gems ?? 0) &&
    part.objects?.length === (goods.objects?.length ?? 0) &&
    part.spoils?.length === (goods.spoils?.length ?? 0) &&
    t.zone('secondary-quests', from).size >= (goods.quests ?? 0)
  )
}

/** Is there anything left to honour this promise with? */
export function mayHonour(t: Table, promise: Promised): boolean {
  const part = payable(t, promise)
  return !isEmpty(part) || isInFull(t, promise, part)
}

/** The maker hands over what was promised, as far as he still can; only all of it keeps the promise. */
export function* honour(t: Table, index: number): Flow<void> {
  const promise = t.fact('promised')[index] as Promised
  const { from, to, goods } = promise
  const rule = from === t.active ? 'rest.honour' : 'rest.defender-pays'
  const part = payable(t, promise)
  const kept = isInFull(t, promise, part)
  const quests = yield* chooseQuests(t, rule, from, part.quests ?? 0)
  setState(t, index, kept ? 'kept' : 'broken')
  t.cite(rule).add(kept ? 'promises-kept' : 'promises-broken', 1, from)
  t.cite(rule).say(kept ? 'promise-kept' : 'promise-kept-in-part', { seat: { seat: from }, other: { seat: to } })
  yield* handOver(t, rule, { from, to, goods, quests })
  if (part.trophies) cede(t, from, part.trophies)
}

/** The maker breaks a promise: nothing moves, and nothing else happens. */
export function betray(t: Table, index: number): void {
  const { from, to } = t.fact('promised')[index] as Promised
  setState(t, index, 'broken')
  t.cite('alliance.not-binding').add('promises-broken', 1, from)
  t.cite('alliance.not-binding').say('promise-broken', { seat: { seat: from }, other: { seat: to } })
}

/** How many trophy points may go to the ally as a gift: those promised go by honouring the promise. */
export function freelyCedable(t: Table, seat: Seat): number {
  if (t.fact('aftermath').ally < 0) return 0
  let left = t.track('cedable')
  if (left > 0) for (const index of dueOf(t, seat)) left -= t.fact('promised')[index]?.goods.trophies ?? 0
  return Math.max(0, left)
}

/** Hands the ally some of the trophy points that the monster gave. */
export function cede(t: Table, from: Seat, n: number): void {
  const { ally } = t.fact('aftermath')
  t.cite('alliance.trophy-cession').add('cedable', -n)
  t.cite('alliance.trophy-cession').add('trophies', -n, from)
  t.cite('alliance.trophy-cession').add('trophies', n, ally)
  t.cite('alliance.trophy-cession').say('trophies-ceded', { seat: { seat: from }, other: { seat: ally }, n })
  endAtTarget(t)
}
