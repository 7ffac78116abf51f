import { below, type Chance } from '@sablier/kernel'

/** The index of the item that is rated highest, the first of equals; 0 if there are none. */
export function bestOf<T>(items: readonly T[], rate: (item: T) => number): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  items.forEach((item, n) => {
    const rating = rate(item)
    if (rating <= most) return
    best = n
    most = rating
  })
  return best
}

/** The index of the item that is rated highest; chance decides among equals. */
export function anyBestOf<T>(items: readonly T[], rate: (item: T) => number, chance: Chance): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  let tied = 1
  items.forEach((item, n) => {
    const rating = rate(item)
    if (rating > most) {
      best = n
      most = rating
      tied = 1
    } else if (rating === most && below(chance, ++tied) === 0) best = n
  })
  return best
}

/** The indices of the `n` items that are rated highest, in the order of the items. */
export function bestSome<T>(items: readonly T[], n: number, rate: (item: T) => number): number[] {
  return items
    .map((item, index) => ({ index, rating: rate(item) }))
    .sort((a, b) => b.rating - a.rating || a.index - b.index)
    .slice(0, n)
    .map(({ index }) => index)
    .sort((a, b) => a - b)
}
