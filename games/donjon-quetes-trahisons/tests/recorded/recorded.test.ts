import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { game } from '@sablier/donjon-quetes-trahisons'
import { bot } from '@sablier/donjon-quetes-trahisons/bot'
import {
  type Ask,
  type Chance,
  type Entry,
  Match,
  parseRecord,
  recordOf,
  seedChance,
  seedFrom,
  verifyRecord,
} from '@sablier/kernel'
import { describe, expect, test } from 'vitest'

const HERE = new URL('.', import.meta.url)
const NAMES = ['Aurore', 'Basile', 'Célia', 'Didier', 'Elsa', 'Fabien']

/** What is kept: a name, how it is played, and how it must end. */
const KEPT = [
  { name: 'two-players', seats: 2, target: 12, reason: 'trophy-target', onlyDungeon: false },
  { name: 'four-players-to-12', seats: 4, target: 12, reason: 'trophy-target', onlyDungeon: false },
  { name: 'three-players-to-15', seats: 3, target: 15, reason: 'trophy-target', onlyDungeon: false },
  { name: 'five-players-to-20', seats: 5, target: 20, reason: 'trophy-target', onlyDungeon: false },
  { name: 'empty-dungeon', seats: 6, target: 20, reason: 'deck-empty', onlyDungeon: true },
] as const

/** The first standing offer that a computer player takes up. */
function firstTaken(match: Match): Entry | null {
  for (const seat of match.table.seats) {
    const taking = bot.takes?.(match.table, seat, match.offers(seat))
    if (taking) return { seat, ...taking }
  }
  return null
}

function play(kept: (typeof KEPT)[number]): Match {
  const secret = `record ${kept.name}`
  const match = new Match({ game, seats: kept.seats, options: { target: kept.target }, seed: seedFrom(secret, []) })
  const chance: Chance = seedChance(`${secret} answers`)
  while (!match.over) {
    const taken = kept.onlyDungeon ? null : firstTaken(match)
    if (taken) {
      match.enter(taken)
      continue
    }
    const ask = match.asks()[0] as Ask
    match.answer(
      ask.seat,
      match.asSeenBy(ask.seat, () => answerOf(match, ask, chance, kept.onlyDungeon)),
    )
  }
  return match
}

/** By the book of the computer player; somebody who only explores the Dungeon never challenges and claims nothing. */
function answerOf(match: Match, ask: Ask, chance: Chance, onlyDungeon: boolean): unknown {
  if (onlyDungeon && ask.rule === 'choice.dungeon-or-arena' && ask.options().some(({ id }) => id === 'draw'))
    return 'draw'
  if (onlyDungeon && ask.rule === 'quest.optional') return []
  if (onlyDungeon && ask.text.startsWith('village')) return 'end'
  return ask.encode(bot.policy(match.table, ask, chance))
}

describe('recorded games', () => {
  // To play them anew after a change of the rules: RECORD=1 npx vitest run --project donjon-quetes-trahisons recorded
  if (process.env['RECORD'])
    for (const kept of KEPT) {
      const record = recordOf(play(kept), {
        names: NAMES.slice(0, kept.seats),
        secret: `record ${kept.name}`,
        entropy: [],
      })
      writeFileSync(new URL(`${kept.name}.json`, HERE), `${JSON.stringify(record)}\n`)
    }

  for (const { name, reason } of KEPT)
    test(`${name} replays to the same end`, () => {
      const record = parseRecord(readFileSync(new URL(`${name}.json`, HERE), 'utf8'))
      expect(verifyRecord(game, record).result?.reason).toBe(reason)
    })
  test('every way to end is recorded', () => {
    expect(new Set(KEPT.map(({ reason }) => reason))).toEqual(new Set(game.ends))
    expect(readdirSync(HERE).filter((file) => file.endsWith('.json'))).toHaveLength(KEPT.length)
  })
})
