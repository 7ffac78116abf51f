import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Measured ratings by game and level. */
export type Ratings = Readonly<Record<string, Readonly<Record<string, number>>>>

const GAME = /<!-- ([a-z-]+) -->([\s\S]*?)<!-- end of \1 -->/g
const LEVEL = /^\| (\w+) \| [^|]+ \| (-?\d+) ± \d+ \|/gm

/** The ratings that the leagues have measured, out of their report. */
export function readRatings(report: string): Ratings {
  const games = [...report.matchAll(GAME)].map(([, game = '', part = '']) => {
    const levels = [...part.matchAll(LEVEL)].map(([, level = '', rating]) => [level, Number(rating)] as const)
    return [game, Object.fromEntries(levels)] as const
  })
  return Object.fromEntries(games)
}

/** Puts the ratings of `docs/strength.md` into the client: the one place where a league writes them. */
export function ratings(): Plugin {
  return {
    name: 'sablier-ratings',
    config() {
      const report = readFileSync(join(import.meta.dirname, '../../../docs/strength.md'), 'utf8')
      return { define: { 'import.meta.env.RATINGS': JSON.stringify(readRatings(report)) } }
    },
  }
}
