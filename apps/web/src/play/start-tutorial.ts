import { keepSaved, randomHex } from '../saved/saved-games.ts'
import { computer, quickPlayers, startGame } from '../start/start-game.ts'
import { loadGame } from '../start/use-game.ts'

/** Lays out the guided first game of a game and returns its id: always the same cards, so that the lessons fit. */
export async function startTutorial(id: string, you: string): Promise<string> {
  const { game, look } = await loadGame(id)
  const tutorial = await look.tutorial?.()
  if (!tutorial) return startGame(id, quickPlayers(game.seats, you), {}, true)
  const saved = {
    id: randomHex(8),
    game: id,
    version: game.version,
    players: Array.from({ length: tutorial.seats }, (_, seat) =>
      seat === 0 ? { name: you, level: null } : computer(seat),
    ),
    options: tutorial.options,
    secret: tutorial.secret,
    entries: [],
    over: false,
    at: Date.now(),
    guided: true as const,
  }
  keepSaved(saved)
  return saved.id
}
