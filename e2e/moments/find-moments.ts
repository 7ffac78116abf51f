import { readdirSync } from 'node:fs'
import { type AnyGame, below, checkOptions, type OptionValues, Refusal, RulesFault, seedChance } from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import { type Fullness, fullnessOf } from './fullness.ts'
import type { Moment, Source } from './moment.ts'
import { MOST_ENTRIES, openSource, playSource, recordedFolder } from './play-source.ts'

type Found = Omit<Moment, 'name' | 'fullest'> & { readonly count: number }

/** The fullest moments of a game for every number of seats, and one moment for every kind of question. */
export async function findMoments(id: string, games: number): Promise<Moment[]> {
  const game = (await findGame(id)?.load())?.game
  if (!game) throw new Error(`There is no game ${id}`)
  const search = new MomentSearch()
  for (const source of sourcesOf(game, games)) await search.look(id, source)
  return search.moments()
}

/**
 * Every recorded game, then so many simulated ones for every number of seats: played sensibly and at random by turns, and a
 * quarter as many in which offers are taken up.
 */
function sourcesOf(game: AnyGame, games: number): Source[] {
  const recorded = readdirSync(recordedFolder(game.id)).filter((file) => file.endsWith('.json'))
  const sources: Source[] = recorded.sort().map((file) => ({ recorded: file.replace('.json', '') }))
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (let n = 0; n < games; n++) {
      const secret = `table ${n}`
      const options = n % 4 < 2 ? null : drawOptions(game, seats, secret)
      sources.push({ secret, seats, plays: n % 2 === 0 ? 'sensibly' : 'at random', ...(options && { options }) })
      if (n % 4 === 0) sources.push({ secret, seats, plays: 'taking offers' })
    }
  return sources
}

/** Options of a table drawn by chance, so that the questions of every variant are met; null: they do not go together. */
function drawOptions(game: AnyGame, seats: number, secret: string): OptionValues | null {
  const chance = seedChance(`${secret} options`)
  const drawn = Object.entries(game.options)
    .filter(([, spec]) => !spec.seats || (seats >= spec.seats.min && seats <= spec.seats.max))
    .map(([name, { values }]) => [name, values[below(chance, values.length)] as OptionValues[string]] as const)
  try {
    return checkOptions(game, seats, Object.fromEntries(drawn))
  } catch (thrown) {
    if (thrown instanceof Refusal) return null
    throw thrown
  }
}

class MomentSearch {
  /** By number of seats and kind of fullness. */
  private readonly fullest = new Map<string, Found>()
  /** By text key of the question. */
  private readonly asked = new Map<string, Found>()
  /** By number of seats. */
  private readonly ended = new Map<number, Found>()

  async look(game: string, source: Source): Promise<void> {
    const opened = await openSource(game, source)
    const { seats } = opened
    try {
      for (const { ask, entries } of playSource(opened, 'plays' in source ? source.plays : 'sensibly')) {
        const found = { game, seats, source, entries: entries.length, seat: ask?.seat ?? 0, ask: ask?.text ?? null }
        if (!ask) keepLarger(this.ended, seats, { ...found, count: entries.length })
        else {
          const fullness = fullnessOf(ask)
          for (const kind of Object.keys(fullness) as (keyof Fullness)[])
            keepLarger(this.fullest, `${seats} ${kind}`, { ...found, count: fullness[kind] })
          keepLarger(this.asked, ask.text, { ...found, count: fullness.options })
        }
        if (entries.length > MOST_ENTRIES) break
      }
    } catch (thrown) {
      if (!(thrown instanceof RulesFault)) throw thrown
    }
  }

  moments(): Moment[] {
    const moments = new Map<string, Moment>()
    const add = ({ count, ...found }: Found, name: string, kind?: string): void => {
      const same = `${JSON.stringify(found.source)} ${found.entries}`
      const known = moments.get(same)
      const fullest = { ...known?.fullest, ...(kind && { [kind]: count }) }
      moments.set(same, { ...found, name: known?.name ?? name, fullest })
    }
    for (const [key, found] of this.fullest) {
      const kind = key.split(' ')[1] as string
      if (found.count > 0) add(found, `${found.seats}-${kind}`, kind)
    }
    for (const [seats, found] of this.ended) add(found, `${seats}-end`)
    for (const [text, found] of this.asked) add(found, `ask-${text.replace(/[^a-z0-9]+/gi, '-')}`)
    return [...moments.values()]
  }
}

function keepLarger<K>(best: Map<K, Found>, key: K, found: Found): void {
  if (found.count > (best.get(key)?.count ?? -1)) best.set(key, found)
}
