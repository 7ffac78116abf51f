/** Something that stands in the country: drawn in the order of its foot, so that what is nearer hides what is farther. */
export interface Thing {
  readonly foot: number
  readonly drawn: string
}
/** A rectangle of the painting. */
export interface Patch {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
/** A colour in the shade and in the light. */
export type Tones = readonly [shade: string, light: string]

export const INK = '#2b1c16'
export const LEAVES: readonly Tones[] = [
  ['#2f5f3d', '#4d8752'],
  ['#2a5540', '#437a56'],
  ['#3c6b38', '#5f9150'],
]
export const NEEDLES: readonly Tones[] = [
  ['#23503f', '#3d7458'],
  ['#2b5a3c', '#487f4e'],
  ['#1f473e', '#366a55'],
]
/** One of several, by a number that may be larger. */
export const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
