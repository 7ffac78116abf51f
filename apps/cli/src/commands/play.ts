import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { commitTo, Match, Refusal, recordOf, type Seat, seedFrom } from '@sablier/kernel'
import { SHELF } from '@sablier/shelf'
import { levelsFrom } from '../bot-levels.ts'
import { type Arguments, type Command, shorten } from '../command.ts'
import { Computers } from '../computers.ts'
import { gameFrom, openGame } from '../find-game.ts'
import { EXIT, type Io, UsageError } from '../io.ts'
import { languageFrom } from '../language.ts'
import { plainBot } from '../plain-bot.ts'
import { linePrompter } from '../play/line-prompter.ts'
import type { Prompter } from '../play/prompter.ts'
import { Session } from '../play/session.ts'
import { namesAgainst } from '../reading/seat-names.ts'
import { labelled, say } from '../reading/words.ts'
import { tableFrom } from '../table-options.ts'

/** A game at the terminal, one person against computers. */
export const play: Command = {
  name: 'play',
  usage: '--game G [--seats N] [--seat S|none] [--bots LEVEL,…] [--option NAME=VALUE]… [--lang en|fr] [--save FILE]',
  summary: 'Plays in the terminal against computers (--seat none: watches them); --save keeps the record.',
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    seat: { type: 'string' },
    bots: { type: 'string' },
    option: { type: 'string', multiple: true },
    lang: { type: 'string' },
    seed: { type: 'string' },
    save: { type: 'string' },
  },
  run: async (given, io) => {
    const language = languageFrom(given, io)
    const prompter = linePrompter(io)
    const { game, bot = plainBot } = await chosenGame(given, io, prompter)
    const { seats, options } = tableFrom(given, game)
    const you = seatFrom(given, seats)
    const secret = given.text('seed') ?? randomBytes(16).toString('hex')
    const levels = levelsFrom(given, seats, 'adept').map((level, seat) => (seat === you ? null : level))
    const file = given.text('save')
    if (file !== undefined) checkPlace(file)
    const match = new Match({ game, seats, options, seed: seedFrom(secret, []) })
    prompter.show([game.text.title[language], say(language, 'commitment', { hash: commitTo(secret) })])
    const session = new Session(match, new Computers(bot, levels, secret), prompter, { you, language })
    const end = await session.play()
    prompter.show([say(session.language, end === 'finished' ? 'secret' : 'left', { secret })])
    if (file !== undefined) {
      const names = Array.from({ length: seats }, (_, seat) => namesAgainst(session.language, you)(seat))
      save(file, JSON.stringify(recordOf(match, { names, secret, entropy: [] })))
      prompter.show([say(session.language, 'saved', { file })])
    }
    return end === 'no-input' ? EXIT.refused : EXIT.done
  },
}

/** The game of `--game`; a person at a terminal may choose from the shelf instead. */
async function chosenGame(given: Arguments, io: Io, prompter: Prompter) {
  if (given.text('game') !== undefined || !io.isInteractive) return gameFrom(given)
  const language = languageFrom(given, io)
  const choices = SHELF.map(({ title, pitch }, n) => ({
    key: String(n + 1),
    label: labelled(language, title[language], pitch[language]),
  }))
  const typed = await prompter.ask({ title: say(language, 'pickGame'), choices, extras: [], hint: null })
  const loaded = await openGame(SHELF[Number(typed) - 1]?.id ?? '')
  return loaded ?? gameFrom(given)
}

function seatFrom(given: Arguments, seats: number): Seat | null {
  const wanted = given.text('seat') ?? '0'
  if (wanted === 'none') return null
  if (!/^\d+$/.test(wanted) || Number(wanted) >= seats)
    throw new UsageError(`--seat: expected a seat from 0 to ${seats - 1} or none, found ${shorten(wanted)}`)
  return Number(wanted)
}

const save = (file: string, text: string): void => writing(file, () => writeFileSync(file, `${text}\n`))

/** A record that cannot be written is told before the game, not after it. */
function checkPlace(file: string): void {
  const isNew = !existsSync(file)
  writing(file, () => appendFileSync(file, ''))
  if (isNew) rmSync(file)
}

function writing(file: string, work: () => void): void {
  try {
    work()
  } catch (thrown) {
    throw new Refusal(
      `${file}: the record cannot be written (${(thrown as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
    )
  }
}
