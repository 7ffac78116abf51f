import { below, type Chance } from '../chance.ts'

/** Some of the first so many numbers, each equally likely, in random order. */
export function someOf(chance: Chance, length: number, n: number): number[] {
  const all: number[] = []
  for (let i = 0; i < length; i++) all.push(i)
  for (let i = 0; i < n; i++) {
    const j = i + below(chance, length - i)
    const swapped = all[i] as number
    all[i] = all[j] as number
    all[j] = swapped
  }
  while (all.length > n) all.pop()
  return all
}

/** Sorts a few numbers: far cheaper than `sort`. */
export function inOrder(numbers: number[]): number[] {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i] as number
    let at = i
    for (; at > 0 && (numbers[at - 1] as number) > number; at--) numbers[at] = numbers[at - 1] as number
    numbers[at] = number
  }
  return numbers
}

/** A total shared out one by one among those that still have room. */
export function randomSplit(chance: Chance, total: number, caps: readonly number[]): number[] {
  const shares: number[] = []
  for (let i = 0; i < caps.length; i++) shares.push(0)
  const open: number[] = []
  for (let left = total; left > 0; left--) {
    while (open.length > 0) open.pop()
    for (let i = 0; i < caps.length; i++) if ((shares[i] as number) < (caps[i] as number)) open.push(i)
    const i = open[below(chance, open.length)] as number
    shares[i] = (shares[i] as number) + 1
  }
  return shares
}
