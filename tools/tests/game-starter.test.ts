import { expect, test } from 'vitest'
import { checkLedgers } from '../src/check-ledger.ts'
import { addReferences, startGame } from '../src/game-starter.ts'
import { listGames, PROJECT_ROOT, readText } from '../src/project-files.ts'
import { projectOf } from './project-of.ts'

const model = listGames(PROJECT_ROOT)[0] ?? ''
const files = startGame(PROJECT_ROOT, 'lanterns', 'Lanterns', model)

test('a new game has the settings of the others under its own name, and a sound ledger', () => {
  expect(JSON.parse(files['games/lanterns/package.json'] ?? '')).toMatchObject({
    name: '@sablier/lanterns',
    description: 'Lanterns: rules, cards, bot and table.',
  })
  expect(checkLedgers(projectOf(files)).faults).toEqual([])
})

test('a new game is compiled with the others, and nothing else about the build changes', () => {
  const before = readText(PROJECT_ROOT, 'tsconfig.json')
  const added = ['games/lanterns', 'games/lanterns/view', 'games/lanterns/tests']
  const after = JSON.parse(addReferences(before, 'lanterns')).references.map(({ path }: { path: string }) => path)
  expect(after.filter((path: string) => !added.includes(path))).toEqual(
    JSON.parse(before).references.map(({ path }: { path: string }) => path),
  )
  expect(after).toEqual(expect.arrayContaining(added))
})
