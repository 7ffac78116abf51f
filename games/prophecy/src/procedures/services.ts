import type { Flow, Seat } from '@sablier/kernel'
import type { SpaceKind } from '../board.ts'
import type { Table } from '../shape.ts'
import { buyHealth, buyMagic, magicFor } from './care.ts'
import { type Cube, cubesLeft, cubesRight, restoreCubes, spendCubes } from './cubes.ts'

/** What an icon of a space offers besides trade, repair and certificates. */
export interface Service {
  /** Id and text key of the option. */
  readonly id: string
  readonly rule: Parameters<Table['cite']>[0]
  /** Possible once per turn only. */
  readonly once: boolean
  /** Only for a character who stayed instead of moving. */
  readonly insteadOfMoving: boolean
  isOpen(t: Table, seat: Seat): boolean
  run(t: Table, seat: Seat): Flow<void> | void
}

const work = (id: string, rule: Service['rule'], cube: Cube, gained: 'gold' | 'experience', n: number): Service => ({
  id,
  rule,
  once: true,
  insteadOfMoving: true,
  isOpen: (t, seat) => cubesRight(t, cube, seat) > 0,
  run(t, seat) {
    spendCubes(t, cube, seat, 1)
    t.cite(rule).add(gained, n, seat)
    t.cite(rule).say(id, { seat: { seat }, n })
  },
})
const most = (t: Table, seat: Seat): number => Math.min(cubesLeft(t, 'magic', seat), magicFor(t.track('gold', seat)))
const lost = (t: Table, seat: Seat): number => Math.min(cubesLeft(t, 'health', seat), t.track('gold', seat))

/** The services of the spaces that have one. */
export const SERVICES: Readonly<Partial<Record<SpaceKind, Service>>> = {
  city: work('work-city', 'work.city', 'magic', 'gold', 2),
  thieves_guild: work('work-thieves-guild', 'work.thieves_guild', 'health', 'gold', 3),
  fortress: work('work-fortress', 'work.fortress', 'health', 'experience', 2),
  monastery: {
    id: 'heal-monastery',
    rule: 'heal.monastery',
    once: true,
    insteadOfMoving: false,
    isOpen: (t, seat) => cubesLeft(t, 'health', seat) > 0,
    run(t, seat) {
      t.cite('heal.monastery').say('heal-monastery', { seat: { seat }, n: restoreCubes(t, 'health', seat, 1) })
    },
  },
  enchanted_desert: {
    id: 'recharge-desert',
    rule: 'recharge.desert',
    once: true,
    insteadOfMoving: false,
    isOpen: (t, seat) => cubesLeft(t, 'magic', seat) > 0,
    run(t, seat) {
      t.cite('recharge.desert').say('recharge-desert', { seat: { seat }, n: restoreCubes(t, 'magic', seat, 3) })
    },
  },
  village: {
    id: 'tavern',
    rule: 'rest.village',
    once: true,
    insteadOfMoving: false,
    isOpen: (t, seat) => t.track('gold', seat) > 0 && cubesLeft(t, 'health', seat) + cubesLeft(t, 'magic', seat) > 0,
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
    isOpen: (t, seat) => lost(t, seat) > 0,
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
    isOpen: (t, seat) => most(t, seat) > 0,
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
  if (service.isOpen(t, seat)) return null
  return service.id === 'work-city' ? 'loss.magic_zero' : 'ruling.useless_service'
}
