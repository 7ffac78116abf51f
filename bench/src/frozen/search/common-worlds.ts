import { below, type Chance } from '@sablier/kernel'

/** Sets chance to that of the n-th world: it is the same for every answer, so that what differs is the answer. */
export function repeatChance(chance: Chance, start: Readonly<Chance>, n: number): void {
  chance[0] = start[0] ^ Math.imul(n + 1, 0x9e3779b1)
  chance[1] = start[1]
  chance[2] = start[2]
  chance[3] = (start[3] + n) | 0
  for (let stir = 0; stir < 12; stir++) below(chance, 2)
}
