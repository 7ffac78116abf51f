import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Ask,
  type Entry,
  Match,
  type OptionValues,
  parseRecord,
  recordOf,
  replayRecord,
  seedFrom,
  verifyRecord,
} from '@sablier/kernel'
import { sameCards } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { DESTINS } from '../../src/cards/all-cards.ts'
import { game } from '../../src/index.ts'
import { playByPolicy } from '../play-by-policy.ts'
import { tieGame, wasTie } from './tie-game.ts'

// To record anew after a rule has changed (RECORD_GAMES=again keeps the answers): RECORD_GAMES=1 npx vitest run --project terres-de-destinees recorded
const folder = import.meta.dirname
const DESTIN_ENDS = DESTINS.map(({ id }) => id)
// Two winners besides the active player need a hand-made table: no card of the set completes two other rows in one step.
const WANTED = [...DESTIN_ENDS, 'tie', 'last-survivor', 'nobody-left', 'sixty-rounds', 'duo', 'duo-advanced']
const MOST_TRIES = 40_000

type Played = ReturnType<typeof playByPolicy>

/** The names under which a finished game would be kept. */
function namesOf(played: Played, seats: number, options: OptionValues): string[] {
  const duo = seats === 2 ? [options['advanced'] ? 'duo-advanced' : 'duo'] : []
  return [...duo, played.simulation.result?.reason ?? '']
}

/** A game in which nobody ever wants anything. */
function idleGame(): Entry[] {
  const match = new Match({ game, seats: 3, seed: seedFrom('idle', []) }, { listen: false })
  while (!match.over) {
    const [ask] = match.asks() as [Ask]
    const ids = ask.options().map(({ id }) => id)
    match.answer(ask.seat, ids.find((id) => /^(pass|discard|end-turn)$/.test(id)) ?? (ids[0] as string))
  }
  return match.entries
}

function keep(name: string, match: Match, secret: string): void {
  const names = Array.from({ length: match.seats }, (_, seat) => `Seat ${seat + 1}`)
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(recordOf(match, { names, secret, entropy: [] }))}\n`)
}

function recordGames(): void {
  const missing = new Set(WANTED)
  missing.delete('sixty-rounds')
  missing.delete('tie')
  const tie = tieGame()
  keep('tie', tie.match, tie.secret)
  keep('sixty-rounds', Match.replay({ game, seats: 3, seed: seedFrom('idle', []) }, idleGame()), 'idle')
  for (let i = 0; i < MOST_TRIES && missing.size > 0; i++) {
    const seats = missing.has('duo') || missing.has('duo-advanced') ? 2 : 3 + (i % 4)
    const options = { advanced: i % 2 === 1 }
    const secret = `recorded ${i}`
    const played = playByPolicy(secret, seats, options, [5, 30, 60][i % 3] as number)
    const name = namesOf(played, seats, options).find((candidate) => missing.has(candidate))
    if (name === undefined) continue
    const match = Match.replay({ game, seats, options, seed: seedFrom(secret, []) }, played.entries)
    keep(name, match, secret)
    missing.delete(name)
  }
  expect([...missing]).toEqual([])
}

/** Plays the kept games again with the answers they have: enough where only hashes changed. */
function recordAgain(): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const record = parseRecord(readFileSync(join(folder, file), 'utf8'))
    const { seats, options, secret } = record
    const match = new Match({ game, seats, options, seed: seedFrom(secret, []) }, { listen: false })
    for (const { hash: _, ...entry } of record.entries) match.enter(sameCards(match, entry as Entry))
    keep(file.replace('.json', ''), match, secret)
  }
}

if (process.env['RECORD_GAMES'])
  test('record games', process.env['RECORD_GAMES'] === 'again' ? recordAgain : recordGames, 600_000)

describe('recorded games', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

  test('there is one for each Destiny, for elimination, for a tie and for two players', () => {
    for (const name of WANTED) expect(existsSync(join(folder, `${name}.json`)), name).toBe(true)
  })
  test.each(files)('%s replays to the same end, hash by hash', (file) => {
    const record = parseRecord(readFileSync(join(folder, file), 'utf8'))
    const match = verifyRecord(game, record)
    const name = file.replace('.json', '')
    expect(match.over).toBe(true)
    if (name.startsWith('duo'))
      expect(record).toMatchObject({ seats: 2, options: { advanced: name === 'duo-advanced' } })
    else if (name === 'tie')
      expect(wasTie(replayRecord(game, record, record.entries.length, { listen: true }))).toBe(true)
    else expect(match.result?.reason).toBe(name)
  })
})
