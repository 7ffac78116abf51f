import { below, type Chance, seedChance } from '@sablier/kernel'
import { runWith } from './fake-io.ts'

/** Plays a game at the terminal as a person would: reads the last question and answers what it offers, at random. */
export async function playAttentively(argv: readonly string[], seed: string) {
  const chance = seedChance(seed)
  const heard: string[] = []
  const typed: Iterator<string> = { next: () => ({ value: answerTo(lastQuestion(heard), chance), done: false }) }
  return await runWith(argv, typed, { hears: (text) => void heard.push(text) })
}

const lastQuestion = (heard: string[]): string => {
  const question = heard.slice(-4).join('')
  heard.length = 0
  return question
}

/** One legal answer to a printed question; for shares and odd lists, one that will be accepted sooner or later. */
function answerTo(question: string, chance: Chance): string {
  if (question.includes('press Enter')) return ''
  const keys = [...question.matchAll(/^ {0,3}(\d+) {2}/gm)].map(([, key]) => key as string)
  const [, min, max] = /\(.*?(\d+) (?:to|à) (\d+)/.exec(question) ?? []
  const between = (from: number, to: number): number => from + below(chance, to - from + 1)
  if (keys.length === 0 && min !== undefined) return String(between(Number(min), Number(max)))
  if (/add up to (\d+)/.test(question)) {
    const total = Number(/add up to (\d+)/.exec(question)?.[1])
    const first = between(0, total)
    return keys.map((_, n) => (n === 0 ? first : n === keys.length - 1 ? total - first : 0)).join(' ')
  }
  if (question.includes('in the order you want')) return shuffled(keys, chance).join(' ')
  if (question.includes('numbers, with spaces')) {
    const least = Number(min ?? /\((\d+) numbers/.exec(question)?.[1] ?? 0)
    return shuffled(keys, chance)
      .slice(0, between(least, Number(max ?? least)))
      .join(' ')
  }
  return keys[below(chance, keys.length)] ?? '1'
}

function shuffled(keys: readonly string[], chance: Chance): string[] {
  return keys
    .map((key) => ({ key, rank: below(chance, 1_000_000) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ key }) => key)
}
