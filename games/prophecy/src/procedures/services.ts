import type { Flow, Seat } from '@sablier/kernel'
import type { SpaceKind } from '../board.ts'
import type { Table } from '../shape.ts'
import { buyHealth, buyMagic, magicFor } from './care.ts'
import { type Cube, cubesLeft, cubesRight, restoreCubes, spendCubes } from './cubes.ts'

type ServiceBar =
  | 'loss.magic_zero'
  | 'ruling.pay_health'
  | 'ruling.useless_service'
  | 'rest.village'
  | 'heal.forest_camp'
  | 'recharge.magic_tower'

/** What an icon of a space offers besides trade, repair and certificates. */
export interface Service {
  /** Id and text key of the option. */
  readonly id: string
  readonly rule: Parameters<Table['cite']>[0]
  /** Possible once per turn only. */
  readonly once: boolean
  /** Only for a character who stayed instead of moving. */
  readonly insteadOfMoving: boolean
  /** The rule that bars it from this character now, null if nothing does. */
  lacks(t: Table, seat: Seat): ServiceBar | null
  run(t: Table, seat: Seat): Flow<void> | void
}

/** A cube spent instead of moving, for gold or experience. */
const work = (
  id: string,
  rule: Service['rule'],
  { cube, gained, n }: { cube: Cube; gained: 'gold' | 'experience'; n: number },
): Service => ({
  id,
  rule,
  once: true,
  insteadOfMoving: true,
  lacks: (t, seat) =>
    cubesRight(t, cube, seat) > 0 ? null : cube === 'magic' ? 'loss.magic_zero' : 'ruling.pay_health',
  run(t, seat) {
    spendCubes(t, cube, seat, 1)
    t.cite(rule).add(gained, n, seat)
    t.cite(rule).say(id, { seat: { seat }, n })
  },
})
const most = (t: Table, seat: Seat): number => Math.min(cubesLeft(t, 'magic', seat), magicFor(t.track('gold', seat)))
const lost = (t: Table, seat: Seat): number => Math.min(cubesLeft(t, 'health', seat), t.track('gold', seat))
/** A free cure needs a lost cube; one for gold needs the gold as well, and the rule with its price says so. */
const nothingLost = (t: Table, seat: Seat, cube: Cube): 'ruling.useless_service' | null =>
  cubesLeft(t, cube, seat) > 0 ? null : 'ruling.useless_service'
const unpaid = <R extends ServiceBar>(t: Table, seat: Seat, rule: R): R | null =>
  t.track('gold', seat) > 0 ? null : rule
/** What the desert recharges at most. */
const DESERT = 3

/** The services of the spaces that have one. */
export const SERVICES: Readonly<Partial<Record<SpaceKind, Service>>> = {
  city: work('work-city', 'work.city', { cube: 'magic', gained: 'gold', n: 2 }),
  thieves_guild: work('work-thieves-guild', 'work.thieves_guild', { cube: 'health', gained: 'gold', n: 3 }),
  fortress: work('work-fortress', 'work.fortress', { cube: 'health', gained: 'experience', n: 2 }),
  monastery: {
    id: 'heal-monastery',
    rule: 'heal.monastery',
    once: true,
    insteadOfMoving: false,
    lacks: (t, seat) => nothingLost(t, seat, 'health'),
    run(t, seat) {
      t.cite('heal.monastery').say('heal-monastery', { seat: { seat }, n: restoreCubes(t, 'health', seat, 1) })
    },
  },
  enchanted_desert: {
    id: 'recharge-desert',
    rule: 'recharge.desert',
    once: true,
    insteadOfMoving: false,
    lacks: (t, seat) => nothingLost(t, seat, 'magic'),
    *run(t, seat) {
      const max = Math.min(DESERT, cubesLeft(t, 'magic', seat))
      const n = yield* t.amount({ seat, rule: 'recharge.desert', text: 'benefit.magic', min: 1, max })
      restoreCubes(t, 'magic', seat, n)
      t.cite('recharge.desert').say('recharge-desert', { seat: { seat }, n })
    },
  },
  village: {
    id: 'tavern',
    rule: 'rest.village',
    once: true,
    insteadOfMoving: false,
    lacks: (t, seat) => unpaid(t, seat, 'rest.village'),
    run(t, seat) {
      t.cite('rest.village').add('gold', -1, seat)
      restoreCubes(t, 'health', seat, 1)
      restoreCubes(t, 'magic', seat, 1)
      t.cite('rest.village').say('tavern', { seat: { seat } })
    },
  },
  forest_camp: {
    id: 'heal-forest-camp',
    rule: 'heal.forest_camp',
    once: false,
    insteadOfMoving: false,
    lacks: (t, seat) => nothingLost(t, seat, 'health') ?? unpaid(t, seat, 'heal.forest_camp'),
    *run(t, seat) {
      const n = yield* t.amount({ seat, rule: 'heal.forest_camp', text: 'heal-how-many', min: 1, max: lost(t, seat) })
      buyHealth(t, seat, n, 'heal.forest_camp')
    },
  },
  magic_tower: {
    id: 'recharge-magic-tower',
    rule: 'recharge.magic_tower',
    once: false,
    insteadOfMoving: false,
    lacks: (t, seat) => nothingLost(t, seat, 'magic') ?? unpaid(t, seat, 'recharge.magic_tower'),
    *run(t, seat) {
      const n = yield* t.amount({
        seat,
        rule: 'recharge.magic_tower',
        text: 'recharge-how-many',
        min: 1,
        max: most(t, seat),
      })
      buyMagic(t, seat, n, 'recharge.magic_tower')
    },
  },
}

/** The rule that closes a service now, null while it is open. */
export function whyClosed(t: Table, seat: Seat, service: Service): string | null {
  if (service.insteadOfMoving && t.track('stayed') === 0) return 'work.must_stay'
  if (service.once && t.track('service-used') === 1) return service.insteadOfMoving ? 'work.once' : service.rule
  return service.lacks(t, seat)
}
