import type { Flow, Seat } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import type { Goods } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { handGems } from '../adventurer/gems.ts'
import { hasUnique, playerOf } from '../adventurer/heroes.ts'
import { objectsOf, receiveObject } from '../adventurer/outfit.ts'
import { spendUnique } from '../fight/declarations.ts'
import { fightersOf } from '../fight/fight.ts'

const LOOTS = ['gems', 'object', 'spoil'] as const
type Loot = (typeof LOOTS)[number]
const PAIRS = ['object+gems', 'object+spoil', 'spoil+gems'] as const
type Pair = (typeof PAIRS)[number]

const hasLoot = (t: Table, victim: Seat, loot: Loot): boolean =>
  loot === 'gems'
    ? t.track('gems', victim) > 0
    : loot === 'object'
      ? objectsOf(t, victim).length > 0
      : !t.zone('spoils', victim).isEmpty

const isPair = (choice: Loot | Pair): choice is Pair => choice.includes('+')

/** The victorious attacker takes one thing from the victim; the Thief may take two, once. */
export function* plunder(t: Table, fight: Fight): Flow<void> {
  const { owner, defender: victim } = fight
  const loots = LOOTS.filter((loot) => hasLoot(t, victim, loot))
  if (loots.length === 0) return t.cite('arena.plunder-empty').say('nothing-to-plunder', { seat: { seat: victim } })
  const mayDouble = owner === fight.leader && hasUnique(t, owner, 'thief')
  const pairs = mayDouble ? PAIRS.filter((pair) => loots.some((loot) => pair.includes(loot))) : []
  const choice = yield* t.choose({
    seat: owner,
    rule: 'arena.plunder',
    params: { seat: { seat: victim } },
    among: [...loots, ...pairs],
  })
  if (!isPair(choice)) return yield* take(t, owner, victim, choice)
  spendUnique(t, 'hero.thief.unique', owner, 0)
  t.cite('hero.thief.unique').say('double-plunder', { seat: { seat: owner } })
  for (const part of choice.split('+') as Loot[])
    if (part === 'gems') takeGems(t, 'hero.thief.unique', { owner, victim, n: t.track('gems', victim) })
    else if (hasLoot(t, victim, part)) yield* take(t, owner, victim, part)
}

function* take(t: Table, owner: Seat, victim: Seat, loot: Loot): Flow<void> {
  const head = { seat: owner, rule: 'arena.plunder', text: `plunder-${loot}` } as const
  if (loot === 'gems') {
    takeGems(t, 'arena.plunder', { owner, victim, n: Math.ceil(t.track('gems', victim) / 2) })
  } else if (loot === 'object') {
    const piece = yield* t.pick({ ...head, from: objectsOf(t, victim) })
    t.cite('special.kept-as-objects').say('object-plundered', { seat: { seat: owner }, card: { piece } })
    note(t, { objects: [t.card(piece).id] })
    yield* receiveObject(t, 'arena.plunder', owner, piece)
  } else {
    const piece = yield* t.pick({ ...head, from: t.zone('spoils', victim).pieces.slice() })
    note(t, { spoils: [t.card(piece).id] })
    t.cite('arena.plunder').move(piece, t.zone('spoils', owner))
    t.cite('arena.plunder').say('spoil-plundered', { seat: { seat: owner }, card: { piece } })
  }
}

interface Gems {
  readonly owner: Seat
  readonly victim: Seat
  readonly n: number
}
function takeGems(t: Table, rule: 'arena.plunder' | 'hero.thief.unique', { owner, victim, n }: Gems): void {
  note(t, { gems: n })
  handGems(t, rule, { from: victim, to: owner, n })
}

/** Remembers what was plundered until accounts are settled: it may have been promised. */
function note(t: Table, goods: Goods): void {
  const aftermath = t.fact('aftermath')
  t.cite('rest.honour').set('aftermath', { ...aftermath, plundered: { ...aftermath.plundered, ...goods } })
}

/** A Thief on the plundering side takes one more gem, if one is left. */
export function thiefsGem(t: Table, fight: Fight): void {
  const thief = playerOf(t, 'thief')
  if (thief < 0 || !fightersOf(t, fight, 'attacker').includes(thief)) return
  const taker = fight.form === 'place' && thief === fight.leader ? fight.owner : thief
  handGems(t, 'hero.thief.passive', { from: fight.defender, to: taker, n: 1 })
}
