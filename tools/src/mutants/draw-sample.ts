import { createHash } from 'node:crypto'
import type { Mutant } from './mutant.ts'

/** Every stratum gets at least so many, or all it has. */
const LEAST_PER_AREA = 12

/** The mutant's place in the shuffle of a seed. It depends on the code alone, so equal trees draw equal samples. */
const rankOf = (seed: string, { file, line, at, of, becomes }: Mutant): string =>
  createHash('sha256').update([seed, file, line, at, of, becomes].join('\n')).digest('hex')

/** How many of `count` each area gives: by its size, but never a token handful. */
export function quotas(sizes: ReadonlyMap<string, number>, count: number): Map<string, number> {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const quota = new Map(
    [...sizes].map(([area, size]) => [
      area,
      Math.min(size, Math.max(Math.floor((count * size) / total), LEAST_PER_AREA)),
    ]),
  )
  const open = () => [...quota].filter(([area, n]) => n < (sizes.get(area) ?? 0))
  const largestFirst = (a: [string, number], b: [string, number]) => b[1] - a[1]
  let rest = Math.min(count, total) - [...quota.values()].reduce((sum, n) => sum + n, 0)
  for (; rest < 0; rest++) change(quota, [...quota].sort(largestFirst)[0], -1)
  for (; rest > 0; rest--) change(quota, open().sort(largestFirst)[0], 1)
  return quota
}

function change(quota: Map<string, number>, entry: readonly [string, number] | undefined, by: number): void {
  if (entry) quota.set(entry[0], entry[1] + by)
}

/** Draws a sample by a seed, from every area by its size. */
export function drawSample(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const byArea = new Map<string, Mutant[]>()
  for (const mutant of mutants) byArea.set(mutant.area, [...(byArea.get(mutant.area) ?? []), mutant])
  const quota = quotas(new Map([...byArea].map(([area, { length }]) => [area, length])), count)
  return [...byArea].sort().flatMap(([area, members]) =>
    members
      .map((mutant) => ({ mutant, rank: rankOf(seed, mutant) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .slice(0, quota.get(area))
      .map(({ mutant }) => mutant),
  )
}
