/** SVG text in which every number is written with at most one decimal. */
export function svg(text: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: text }, ...values.map((value) => (typeof value === 'number' ? round(value) : value)))
}

/** A number as short as a picture of a few hundred units can bear. */
export const round = (value: number): number => Math.round(value * 10) / 10

export type Point = readonly [x: number, y: number]

/** An open path of straight lines. */
export const lines = (...points: readonly Point[]): string =>
  points.map(([x, y], i) => svg`${i ? 'L' : 'M'}${x} ${y}`).join('')

/** The numbers 0 … n-1. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** One piece of markup for each item, joined. */
export const each = <T>(items: readonly T[], draw: (item: T, i: number) => string): string => items.map(draw).join('')
