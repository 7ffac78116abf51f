import { expect, test } from 'vitest'
import { checkGames } from '../src/check-games.ts'
import { LEDGER, projectOf } from './project-of.ts'

const KNOWN = {
  'tsconfig.json': '{ "references": [{ "path": "games/lanterns" }] }',
  'packages/shelf/src/shelf.ts': "id: 'lanterns'",
  'packages/shelf/views/index.ts': "import('@sablier/lanterns/view')",
  'packages/shelf/package.json': '"@sablier/lanterns": "0.1.0"',
}
const GAME = 'games/lanterns/src/game.ts'

test('a game with rules, code and a place on the shelf passes', () => {
  const { faults, warnings } = checkGames(projectOf({ ...KNOWN, [LEDGER]: '', [GAME]: '' }))
  expect({ faults, warnings }).toEqual({ faults: [], warnings: [] })
})

test('a game that is only begun is said to be half made', () => {
  const { faults, warnings } = checkGames(projectOf({ [LEDGER]: '' }))
  expect(faults).toEqual([])
  expect(warnings).toEqual([
    { file: 'games/lanterns', message: expect.stringMatching(/half made: it has no src\/game\.ts/) },
  ])
})

test('a game without rules is a fault', () => {
  expect(checkGames(projectOf({ ...KNOWN, [GAME]: '' })).faults).toEqual([
    { file: 'games/lanterns', message: expect.stringMatching(/half made: it has no rulebook\/ledger\.yaml/) },
  ])
})

test.each(Object.keys(KNOWN))('a game that %s does not know is a fault there', (file) => {
  const { faults } = checkGames(projectOf({ ...KNOWN, [file]: '', [LEDGER]: '', [GAME]: '' }))
  expect(faults).toEqual([{ file, message: expect.stringMatching(/^lanterns (?:is not|does not|has no)/) }])
})

test('a folder with nothing but what a build left is no game', () => {
  const { faults, warnings } = checkGames(projectOf({ 'games/gone/dist/src/game.js': '' }))
  expect({ faults, warnings }).toEqual({ faults: [], warnings: [] })
})
