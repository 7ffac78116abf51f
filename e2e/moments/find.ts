import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SHELF } from '@sablier/shelf'
import { findMoments } from './find-moments.ts'
import { MOMENTS_FILE, readMoments } from './kept-moments.ts'
import type { Moment } from './moment.ts'

// Finds the fullest moments anew and keeps where they are.
const { values } = parseArgs({
  options: { game: { type: 'string' }, games: { type: 'string', default: '200' }, missing: { type: 'boolean' } },
})
/** What is searched for anew goes; with `--missing` everything stays, and kinds of question that are kept nowhere are added. */
const kept: Moment[] = readMoments().filter(
  ({ game }) => values.missing || (values.game !== undefined && game !== values.game),
)
const isKept = (game: string, ask: string | null): boolean =>
  kept.some((moment) => moment.game === game && moment.ask === ask)
for (const { id, load } of SHELF) {
  if (values.game !== undefined && id !== values.game) continue
  const found = await findMoments(id, Number(values.games))
  const moments = values.missing ? found.filter(({ ask }) => !isKept(id, ask)) : found
  kept.push(...moments)
  const { game } = await load()
  const missed = Object.keys(game.text.asks).filter((key) => !isKept(id, key))
  console.log(`${id}: ${moments.length} moments${missed.length > 0 ? `; never asked: ${missed.join(', ')}` : ''}`)
}
const order = SHELF.map(({ id }) => id)
kept.sort((a, b) => order.indexOf(a.game) - order.indexOf(b.game))
const lines = kept.map((moment) => `  ${JSON.stringify(moment)}`)
writeFileSync(MOMENTS_FILE, `[\n${lines.join(',\n')}\n]\n`)
console.log(`${kept.length} moments kept, ${readFileSync(MOMENTS_FILE).length} bytes`)
