import { required } from '@sablier/kernel'
/** A pairing's outcome: how often `a` finished before `b`, ties counted half to each. */
export interface Score {
  readonly a: string
  readonly b: string
  readonly points: number
  readonly games: number
}

/** A player's rating in Elo points with its 95 % interval. */
export interface Rating {
  readonly name: string
  readonly elo: number
  readonly interval: number
}

const ELO = 400 / Math.LN10
const ROUNDS = 200

/**
 * Bradley-Terry strengths by repeated improvement, the first name at 0. Half a tie is added to every pairing played, so
 * that a player who never lost still gets a finite rating.
 */
export function rate(names: readonly string[], scores: readonly Score[]): Rating[] {
  const size = names.length
  const points = table(size)
  const games = table(size)
  for (const { a, b, points: won, games: played } of scores) {
    const i = names.indexOf(a)
    const j = names.indexOf(b)
    if (played === 0) continue
    add(points, i, j, won + 0.25)
    add(points, j, i, played - won + 0.25)
    add(games, i, j, played + 0.5)
    add(games, j, i, played + 0.5)
  }
  const strength = improve(points, games)
  const base = Math.log(strength[0] ?? 1)
  return names.map((name, i) => ({
    name,
    elo: (Math.log(required(strength[i])) - base) * ELO,
    interval: 1.96 * deviation(strength, games, i) * ELO,
  }))
}

function improve(points: number[][], games: number[][]): number[] {
  let strength = points.map(() => 1)
  for (let round = 0; round < ROUNDS; round++)
    strength = strength.map((own, i) => {
      const won = sum(required(points[i]))
      const met = sum(required(games[i]).map((n, j) => n / (own + required(strength[j]))))
      return met > 0 ? won / met : own
    })
  return strength
}

/** The standard deviation of a log strength from how much its games tell. */
function deviation(strength: readonly number[], games: readonly number[][], i: number): number {
  const own = required(strength[i])
  const told = sum(
    required(games[i]).map((n, j) => (n * own * required(strength[j])) / (own + required(strength[j])) ** 2),
  )
  return told > 0 ? 1 / Math.sqrt(told) : Number.POSITIVE_INFINITY
}

const table = (size: number): number[][] => Array.from({ length: size }, () => new Array<number>(size).fill(0))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
function add(cells: number[][], i: number, j: number, by: number): void {
  const row = required(cells[i])
  row[j] = required(row[j]) + by
}

/** The 95 % interval of a rate (Wilson): `wins` may hold halves for shared wins. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1]
  const z = 1.96
  const rate = wins / games
  const middle = rate + (z * z) / (2 * games)
  const width = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  return [Math.max(0, (middle - width) / scale), Math.min(1, (middle + width) / scale)]
}
