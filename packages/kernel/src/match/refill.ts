/** Puts other items into a list that others hold. */
export function refill<T>(list: T[], items: readonly T[]): void {
  list.length = 0
  for (const item of items) list.push(item)
}
