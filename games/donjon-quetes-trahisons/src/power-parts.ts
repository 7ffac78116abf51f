import type { Seat } from '@sablier/kernel'
import type { Monster, ObjectCard, ObjectType } from './cards/card.ts'
import { bonusOf, counts, heroOf, objectCard, wearsType, wornBy } from './procedures/adventurer/heroes.ts'
import { BASE_POWER, CLASS_TYPE, gaugePower } from './procedures/fight/power.ts'
import type { Table } from './shape.ts'

/** One summand of a hero's power. */
export interface PowerPart {
  readonly from: 'base' | ObjectType | 'hero' | 'wounds' | 'charmed'
  readonly n: number
}

/** How the gauge of a hero comes about; the parts add up to what it shows. */
export function powerParts(t: Table, seat: Seat): PowerPart[] {
  const parts: PowerPart[] = [{ from: 'base', n: BASE_POWER }]
  for (const piece of wornBy(t, seat)) {
    const object = objectCard(t, piece)
    const n = bonusOf(t, seat, object)
    if (object && n > 0) parts.push({ from: object.type, n })
  }
  const charmed = t.zone('charmed', seat).top
  if (charmed !== undefined) parts.push({ from: 'charmed', n: (t.card(charmed) as Monster).power })
  const wounds = t.track('wounds', seat)
  if (wounds > 0) parts.push({ from: 'wounds', n: -wounds })
  const rest = gaugePower(t, seat) - parts.reduce((sum, { n }) => sum + n, 0)
  if (rest !== 0) parts.push({ from: 'hero', n: rest })
  return parts
}

/** What the gauge of a hero would show with this object in the place of what is worn there. */
export function powerWith(t: Table, seat: Seat, object: ObjectCard): number {
  const worn = t.zone('worn', seat).pieces.find((piece) => objectCard(t, piece)?.type === object.type)
  const before = worn === undefined ? null : objectCard(t, worn)
  const type = CLASS_TYPE[heroOf(t, seat)]
  const had = type !== undefined && wearsType(t, seat, type)
  const has = had || (object.type === type && counts(t, seat, object))
  return gaugePower(t, seat) - bonusOf(t, seat, before) + bonusOf(t, seat, object) + (has && !had ? 1 : 0)
}
