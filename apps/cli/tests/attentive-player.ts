import { below, type Chance, seedChance } from '@sablier/kernel'
import { expect } from 'vitest'
import { runWith } from './fake-io.ts'

/** Plays a game at the terminal as a person would: sees the screen and nothing else, and answers what it asks, at random. */
export async function playAttentively(argv: readonly string[], seed: string) {
  const chance = seedChance(seed)
  let screen = ''
  const typed: Iterator<string> = {
    next: () => {
      const question = screen.slice(Math.max(0, screen.lastIndexOf('\n\n')))
      screen = ''
      return { value: answerTo(question, chance), done: false }
    },
  }
  const played = await runWith(argv, typed, { columns: () => 80, hears: (text) => (screen += text) })
  expect(played.out).not.toMatch(/Not understood|Réponse non comprise/)
  return played
}

const NUMBERS = /\((?:a number from|un nombre de) (\d+) (?:to|à) (\d+)\)/
const SOME = /\((?:de )?(\d+) (?:to|à) (\d+) (?:numbers|numéros)/
const EXACTLY = /\((\d+) (?:numbers|numéros)/
const SHARES = /\((\d+) (?:numbers that add up to|nombres dont la somme fait) (\d+) \((?:at most|au plus) ([\d /]+)\)\)/

/** One answer to what the screen asks, in the way it says. */
function answerTo(screen: string, chance: Chance): string {
  // A hint may be broken over two lines.
  const question = screen.replace(/\n {2,}(?=[^ ])(?! *\d+ {2})/g, ' ')
  if (/press Enter|appuyez sur Entrée/.test(question)) return ''
  const keys = [...screen.matchAll(/^ {0,3}(\d+) {2}/gm)].map(([, key]) => key as string)
  const between = (from: number, to: number): number => from + below(chance, to - from + 1)
  const [, least, most] = NUMBERS.exec(question) ?? []
  if (least !== undefined) return String(between(Number(least), Number(most)))
  const [, , total, caps] = SHARES.exec(question) ?? []
  if (total !== undefined) return share(Number(total), keys.length, caps ?? '').join(' ')
  if (/in the order you want|dans l’ordre voulu/.test(question)) return shuffled(keys, chance).join(' ')
  const [, min, max = min] = SOME.exec(question) ?? EXACTLY.exec(question) ?? []
  if (min !== undefined)
    return shuffled(keys, chance)
      .slice(0, between(Number(min), Number(max)))
      .join(' ')
  expect(keys, `nothing to choose on the screen:\n${screen}`).not.toEqual([])
  return keys[below(chance, keys.length)] ?? ''
}

/** Shares a total out, filling one part after the other as far as it holds. */
function share(total: number, parts: number, told: string): number[] {
  const caps = told.split('/').map(Number)
  let left = total
  return Array.from({ length: parts }, (_, n) => {
    const part = Math.min(left, caps[n] ?? caps[0] ?? total)
    left -= part
    return part
  })
}

function shuffled(keys: readonly string[], chance: Chance): string[] {
  return keys
    .map((key) => ({ key, rank: below(chance, 1_000_000) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ key }) => key)
}
