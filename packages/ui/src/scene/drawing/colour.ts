const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colour that lies between two, `part` of the way from the first to the second. Colours are written `#rrggbb`. */
export function mix(from: string, to: string, part: number): string {
  const goal = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((goal[i] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
