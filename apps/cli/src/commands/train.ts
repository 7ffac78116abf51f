import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RECIPE, type Recipe, renderCurve, renderLearned, renderRecipe, scoreBot } from '@sablier/bots'
import type { Arguments, Command } from '../command.ts'
import { gameFrom } from '../find-game.ts'
import { EXIT } from '../io.ts'
import { printLines } from '../print.ts'
import { startProgress } from '../progress.ts'

const ROOT = new URL('../../../../', import.meta.url)
/** A training's progress is told in so many steps. */
const STEPS = 1000

/** Learns what positions are worth. */
export const train: Command = {
  name: 'train',
  usage:
    '--game G [--games N] [--policy-games N] [--generations N] [--iterations N] [--cards] [--seed S] [--threads N] [--work DIR] [--out DIR]',
  summary: 'Trains the value of a game by self-play; stopped and started again, it goes on where it was.',
  options: {
    game: { type: 'string' },
    games: { type: 'string' },
    'policy-games': { type: 'string' },
    generations: { type: 'string' },
    iterations: { type: 'string' },
    epochs: { type: 'string' },
    every: { type: 'string' },
    cards: { type: 'boolean' },
    seed: { type: 'string' },
    threads: { type: 'string' },
    work: { type: 'string' },
    out: { type: 'string' },
  },
  run: async (given, io) => {
    const { game, bot = scoreBot } = await gameFrom(given)
    const recipe = recipeFrom(given)
    const threads = given.whole('threads', { fallback: availableParallelism(), min: 1, max: 256 })
    const folder = given.text('work') ?? join('training', game.id)
    const out = given.text('out') ?? fileURLToPath(new URL(`games/${game.id}/bot`, ROOT))
    const progress = startProgress(io, STEPS)
    const began = io.now()
    const { trainHere } = await import('@sablier/bots/node')
    const shelf = new URL('../find-game.js', import.meta.url).href
    const trained = await trainHere({
      game,
      bot,
      shelf,
      recipe,
      threads,
      folder,
      onProgress: ({ done, generation, curve }) => {
        progress.at(Math.round(done * STEPS))
        const apart = curve.at(-1)?.apart.toFixed(4) ?? '–'
        if (io.showsProgress)
          io.err(` generation ${generation}, surprise ${apart}, ${timeLeft(io.now() - began, done)}`)
      },
    })
    progress.end()
    await mkdir(out, { recursive: true })
    const title = game.text.title.en
    await writeFile(join(out, 'learned.ts'), renderLearned(game.id, trained))
    await writeFile(join(out, 'learned.md'), renderRecipe(game.id, title, recipe, trained))
    await writeFile(join(out, 'learned.svg'), renderCurve(title, trained.curve))
    printLines(io, [
      ...trained.curve.map(
        ({ generation, epoch, shown, apart }) =>
          `generation ${generation}, epoch ${epoch}: ${shown.toFixed(4)} shown, ${apart.toFixed(4)} kept apart`,
      ),
      `${trained.games} games, ${trained.positions} positions, written to ${out}`,
    ])
    return EXIT.done
  },
}

function recipeFrom(given: Arguments): Recipe {
  const whole = (name: string, fallback: number): number => given.whole(name, { fallback, min: 1, max: 1_000_000 })
  return {
    ...RECIPE,
    seed: given.text('seed') ?? RECIPE.seed,
    policyGames: whole('policy-games', RECIPE.policyGames),
    games: whole('games', RECIPE.games),
    generations: whole('generations', RECIPE.generations),
    iterations: whole('iterations', RECIPE.iterations),
    epochs: whole('epochs', RECIPE.epochs),
    every: whole('every', RECIPE.every),
    cards: given.flag('cards'),
  }
}

function timeLeft(milliseconds: number, done: number): string {
  const minutes = (milliseconds * (1 - done)) / Math.max(done, 1e-3) / 60_000
  return minutes < 1 ? 'less than a minute left' : `about ${Math.round(minutes)} minutes left`
}
