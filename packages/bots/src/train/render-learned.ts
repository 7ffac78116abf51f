import type { Recipe } from './recipe.ts'
import type { Trained } from './training.ts'

/** The source file that holds what was learned of a game. */
export function renderLearned(game: string, { file }: Trained): string {
  return [
    `// Made by \`sablier train --game ${game}\`: do not edit. The recipe and the curve are in learned.md beside it.`,
    "import type { LearnedValue } from '@sablier/bots'",
    '',
    '// biome-ignore format: numbers in bulk',
    `export const LEARNED: LearnedValue = ${JSON.stringify(file)}`,
    '',
  ].join('\n')
}

/** How it was learned. */
export function renderRecipe(game: string, title: string, recipe: Recipe, trained: Trained): string {
  const { curve, games, positions, file } = trained
  const last = curve.filter(({ generation }) => generation === curve.at(-1)?.generation)
  const best = Math.min(...last.map(({ apart }) => apart))
  return [
    `# What the players of ${title} learned`,
    '',
    `Made by \`sablier train --game ${game}\` with the recipe below: ${games} games, ${positions} positions.`,
    `The network reads ${file.numbers.length} numbers of each seat${file.rows.length > 0 ? ` and ${file.rows.length} cards in zones` : ''}, has ${file.first} and`,
    `${file.second} hidden units and is ${Math.ceil(JSON.stringify(file).length / 1024)} KB large. Surprise of outcomes kept apart: ${best.toFixed(4)}.`,
    '',
    '![learning curve](learned.svg)',
    '',
    '```json',
    JSON.stringify(recipe, null, 2),
    '```',
    '',
  ].join('\n')
}
