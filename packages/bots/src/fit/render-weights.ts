import type { FittedValue } from './fit-value.ts'

/** The source file that holds a game's weights. */
export function renderWeights(game: string, { weights, games, positions, surprise }: FittedValue): string {
  const table = (standing: Readonly<Record<string, number>>): string[] =>
    Object.entries(standing).map(([name, weight]) => `    ${name}: ${weight === 0 ? 0 : weight},`)
  return [
    `// Made by \`node bench/dist/fit-value.js --game ${game} --games ${games}\`: do not edit.`,
    `// Logistic regression on ${positions} positions of games at two seats. Surprise in games kept apart: ${surprise.fitted.toFixed(4)}`,
    '// (0.6931 if nothing were known).',
    "import type { Weights } from '@sablier/bots'",
    "import type { Feature } from './features.ts'",
    '',
    '/** How much each feature counts, and how that changes towards the end of a game. */',
    'export const WEIGHTS: Weights<Feature> = {',
    '  early: {',
    ...table(weights.early),
    '  },',
    '  change: {',
    ...table(weights.change),
    '  },',
    '}',
    '',
  ].join('\n')
}
