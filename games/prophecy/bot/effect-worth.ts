import { type Effect, onOp, perOp, worthOf } from '@sablier/kernel'
import { chooseItem } from '../src/effects/choose-item.ts'
import { deal } from '../src/effects/deal.ts'
import { findItem } from '../src/effects/find-item.ts'
import { gain } from '../src/effects/gain.ts'
import { grow } from '../src/effects/grow.ts'
import { harvest } from '../src/effects/harvest.ts'
import { parts } from '../src/effects/parts.ts'
import { restore } from '../src/effects/restore.ts'
import { type Price, spend } from '../src/effects/spend.ts'
import { wish } from '../src/effects/wish.ts'
import type { Table } from '../src/shape.ts'
import {
  EXPERIENCE,
  experienceAhead,
  fightingAhead,
  type Needs,
  worthOfExperience,
  worthOfGold,
  worthOfHealth,
} from './needs.ts'

const STRENGTH = 6
const WILLPOWER = 3.2
const RARE_ITEM = 6
const COMMON_ITEM = 3.5

/** An item is good for fights to come, and otherwise for its price. */
const item = (needs: Needs, worth: number): number => worth * (0.32 + 0.68 * fightingAhead(needs))

const anybodys = (table: Table, { seat }: Needs, effect: Effect): number => worthOf(effect, { table, you: seat })

function worthOfSpending(t: Table, needs: Needs, effect: Effect & Price): number {
  const { what } = effect
  const n = Number(effect.n)
  if (what === 'gold') return -1.1 * n * worthOfGold(needs)
  if (what === 'health') return -0.7 * n * worthOfHealth(needs)
  if (what === 'experience') return -EXPERIENCE * Math.max(0, Math.min(n, n + experienceAhead(needs)))
  return 0.55 * anybodys(t, needs, effect)
}

/** What effects are worth to a seat as it stands, where that differs from what they are worth to anybody. */
const ownWorth = perOp<[t: Table, needs: Needs], number>([
  onOp(gain, ({ what, n }, _, needs) => (what === 'gold' ? 1.1 * n * worthOfGold(needs) : worthOfExperience(needs, n))),
  onOp(grow, ({ what, n }, _, needs) => n * (what === 'strength' ? STRENGTH : WILLPOWER) * fightingAhead(needs)),
  onOp(findItem, ({ deck }, _, needs) => item(needs, deck === 'rare' ? RARE_ITEM : COMMON_ITEM)),
  onOp(chooseItem, (_, __, needs) => item(needs, RARE_ITEM + 2)),
  onOp(spend, (effect, t, needs) => worthOfSpending(t, needs, effect)),
  onOp(harvest, (effect, t, needs) => (anybodys(t, needs, effect) / 0.65) * worthOfGold(needs)),
  onOp(restore, (effect, t, needs) => anybodys(t, needs, effect) * 1.6),
  onOp(deal, ({ give, get }, t, needs) => worthOfEffect(t, needs, give) + worthOfEffect(t, needs, get)),
  onOp(parts, ({ effects }, t, needs) => effects.reduce((sum, effect) => sum + worthOfEffect(t, needs, effect), 0)),
  onOp(wish, ({ wishes }, t, needs) => Math.max(0, ...wishes.map(({ effect }) => worthOfEffect(t, needs, effect)))),
])

/** What an effect is worth to a seat as it stands. */
export function worthOfEffect(t: Table, needs: Needs, effect: Effect): number {
  return ownWorth(effect, t, needs) ?? anybodys(t, needs, effect)
}
