const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first sign of a name as people see it: a letter with its accents, or a whole emoji. */
export function initialOf(name: string): string {
  const [first] = graphemes.segment(name)
  return first?.segment ?? ''
}
