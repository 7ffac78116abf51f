import { seedChance } from '../chance.ts'
import { Refusal } from '../errors.ts'
import type { Ask } from '../flow/ask.ts'
import type { Answer } from '../flow/flow.ts'
import { canonicalJson } from '../hash.ts'
import { viewerBit } from '../layout.ts'
import type { Match } from '../match/match.ts'
import type { Seat } from '../shape.ts'
import type { RunningTable } from '../table/running-table.ts'
import { type DryRun, dryRun } from './dry-run.ts'
import type { Forecast, ScoreForecast, TrackForecast } from './forecast.ts'

/** In so many worlds an answer is tried. */
const WORLDS = 8
/** More answers of others than a shared question has; beyond it the world is given up. */
const MOST_ANSWERS = 200

/**
 * The effects of an answer, from its seat's knowledge: a dry run in several worlds that fit it. Only what is the same in all of them
 * is told. The worlds come from what the seat knows and from nothing else, so that the forecast cannot betray what is hidden.
 * Null: the seat is not asked, or cannot answer so.
 */
export function forecastAnswer(match: Match, seat: Seat, answer: Answer): Forecast | null {
  const ask = match.askOf(seat)
  if (!ask || !canBeGiven(match, ask, answer)) return null
  const chance = seedChance(`forecast ${match.entries.length}`)
  const runs: DryRun[] = []
  for (let n = 0; n < WORLDS; n++) {
    const world = match.world(seat, chance)
    for (let others = 0; others < MOST_ANSWERS && world.ask && world.ask.seat !== seat; others++)
      world.choose(world.ask.randomChoice(chance))
    const run = world.ask ? dryRun(world, seat, answer) : null
    if (!run) return null
    runs.push(run)
  }
  return agreed(match.table, seat, runs)
}

/** Whether the seat may answer so. A world inside a shared question would only drop an answer that does not fit. */
function canBeGiven(match: Match, ask: Ask, answer: Answer): boolean {
  try {
    match.asSeenBy(ask.seat, () => ask.decode(answer))
    return true
  } catch (thrown) {
    if (thrown instanceof Refusal) return false
    throw thrown
  }
}

function agreed(table: RunningTable, seat: Seat, runs: readonly DryRun[]): Forecast {
  const [moves, moreMoves] = inAll(runs.map((run) => run.moves))
  const [marks, moreMarks] = inAll(runs.map((run) => run.marks))
  const next = same(runs.map((run) => run.next))
  const unknown = runs.some(({ stopped }) => stopped) || moreMoves || moreMarks || next === undefined
  return { tracks: tracksOf(table, seat, runs), scores: scoresOf(runs), moves, marks, next: next ?? null, unknown }
}

/** The one value that all of them have; undefined if they differ. */
function same<T>(values: readonly T[]): T | undefined {
  const first = canonicalJson(values[0])
  return values.every((value) => canonicalJson(value) === first) ? values[0] : undefined
}

/** The items that all lists have in common, with their number; and whether some lists have more. */
function inAll<T>(lists: readonly (readonly T[])[]): [common: T[], isMore: boolean] {
  const [first = [], ...rest] = lists
  const left = rest.map((list) => list.map((item) => canonicalJson(item)))
  const common = first.filter((item) => {
    const places = left.map((texts) => texts.indexOf(canonicalJson(item)))
    if (places.includes(-1)) return false
    for (const [n, place] of places.entries()) left[n]?.splice(place, 1)
    return true
  })
  return [common, common.length < first.length || left.some((texts) => texts.length > 0)]
}

/** One number as it was and as it is in all worlds; null if it changes in none, or if the seat cannot know what it was. */
function change(before: readonly number[], after: readonly number[]): { from: number; to: number | null } | null {
  const from = same(before)
  if (from === undefined || after.every((value) => value === from)) return null
  return { from, to: same(after) ?? null }
}

/** Only what the seat sees: a number that it may not know is not told, nor that it changes. */
function tracksOf({ layout }: RunningTable, viewer: Seat, runs: readonly DryRun[]): TrackForecast[] {
  const found: TrackForecast[] = []
  for (const [name, { base, size, spec }] of Object.entries(layout.tracks))
    for (let n = 0; n < size; n++) {
      if (!((layout.trackMasks[base + n] as number) & viewerBit(viewer))) continue
      const at = (tracks: readonly number[]) => tracks[base + n] as number
      const changed = change(
        runs.map((run) => at(run.tracksBefore)),
        runs.map((run) => at(run.tracksAfter)),
      )
      if (changed) found.push({ name, seat: spec.per === 'seat' ? n : -1, ...changed })
    }
  return found
}
function scoresOf(runs: readonly DryRun[]): ScoreForecast[] {
  return (runs[0]?.scoresBefore ?? []).flatMap((_, seat) => {
    const at = (scores: readonly number[]) => scores[seat] as number
    const changed = change(
      runs.map((run) => at(run.scoresBefore)),
      runs.map((run) => at(run.scoresAfter)),
    )
    return changed ? [{ seat, ...changed }] : []
  })
}
