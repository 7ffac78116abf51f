import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fitValue, renderWeights } from '@sablier/bots'
import { SHELF } from '@sablier/shelf'

// Finds the weights of a game's value function anew and writes them to games/<game>/bot/weights.ts.
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'fit' },
    dry: { type: 'boolean', default: false },
  },
})
const entry = SHELF.find(({ id }) => id === values.game)
if (!entry) throw new Error(`--game: one of ${SHELF.map(({ id }) => id).join(', ')}`)
const { game, bot } = await entry.load()
if (!bot?.features) throw new Error(`The bot of ${entry.id} has no features`)

const fitted = fitValue({ game, bot, features: bot.features, games: Number(values.games), seed: values.seed })
const text = renderWeights(entry.id, fitted)
if (values.dry) console.log(text)
else writeFileSync(fileURLToPath(new URL(`../../games/${entry.id}/bot/weights.ts`, import.meta.url)), text)
const { positions, surprise } = fitted
console.log(
  `${entry.id}: ${positions} positions, surprise ${surprise.fitted.toFixed(4)}, before ${surprise.before.toFixed(4)}`,
)
