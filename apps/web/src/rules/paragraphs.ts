/** Sentences that are read together; `heading` is the name they begin with: "Inn", "Monastery". */
export interface Paragraph {
  readonly heading: string | null
  readonly rules: readonly string[]
}

/** More sentences than these are not read in one breath. */
const LONGEST = 4
/** "Inn: the change of place…", at most three words. */
const NAMED = /^(\p{Lu}[^\s.:]*(?:\s[^\s.:]+){0,2})\s?: /u

const groupOf = (rule: string): string => rule.split('.')[0] ?? ''

/** The name with which a sentence begins, if it is about one thing. */
export const headingOf = (text: string): string | null => NAMED.exec(text)?.[1] ?? null

/** The rules of a chapter as paragraphs: sentences of one group together, a sentence about one named thing by itself. */
export function paragraphsOf(rules: readonly string[], textOf: (rule: string) => string): Paragraph[] {
  const groups: { heading: string | null; rules: string[] }[] = []
  for (const rule of rules) {
    const heading = headingOf(textOf(rule))
    const last = groups.at(-1)
    const fits = last && last.heading === null && heading === null
    if (fits && groupOf(last.rules[0] ?? '') === groupOf(rule)) last.rules.push(rule)
    else groups.push({ heading, rules: [rule] })
  }
  return groups.flatMap(({ heading, rules: all }) => inParts(all).map((part) => ({ heading, rules: part })))
}

/** Parts of about the same length, none too long. */
function inParts(rules: readonly string[]): string[][] {
  const size = Math.ceil(rules.length / Math.ceil(rules.length / LONGEST))
  return Array.from({ length: Math.ceil(rules.length / size) }, (_, i) => rules.slice(i * size, (i + 1) * size))
}
