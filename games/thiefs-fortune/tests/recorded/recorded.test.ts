import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseRecord, replayRecord, verifyRecord } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { play, RECIPES } from './recipes.ts'

const fileOf = (name: string) => new URL(`./${name}.json`, import.meta.url)

// `RECORD=1 npx vitest run --project thiefs-fortune recorded` plays the games anew after a change of rules or cards.
test.runIf(process.env['RECORD'])('the games are recorded anew', { timeout: 600_000 }, () => {
  for (const recipe of RECIPES) writeFileSync(fileOf(recipe.name), `${JSON.stringify(play(recipe))}\n`)
})

test.each(RECIPES)('$name replays to the same end, and holds what its name says', { timeout: 60_000 }, (recipe) => {
  expect(existsSync(fileOf(recipe.name))).toBe(true)
  const record = parseRecord(readFileSync(fileOf(recipe.name), 'utf8'))
  expect(verifyRecord(game, record).result).toEqual(record.result)
  expect(record.seats).toBe(recipe.seats)
  expect(record.options).toMatchObject(recipe.options ?? {})
  expect(recipe.wanted(replayRecord(game, record))).toBe(true)
})

test('every way to end is among them', () => {
  const reasons = RECIPES.map(({ name }) => parseRecord(readFileSync(fileOf(name), 'utf8')).result?.reason)
  expect(new Set(reasons)).toEqual(new Set(game.ends))
})
