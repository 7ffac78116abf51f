import { game as donjon } from '@sablier/donjon-quetes-trahisons'
import { bot as donjonBot } from '@sablier/donjon-quetes-trahisons/bot'
import {
  type AnyGame,
  type Ask,
  type Chance,
  type Choice,
  checkOptions,
  fill,
  type Language,
  Match,
  plain,
  type Seat,
  Simulation,
  seedChance,
} from '@sablier/kernel'
import { game as prophecy } from '@sablier/prophecy'
import { bot as prophecyBot } from '@sablier/prophecy/bot'
import { game as terres } from '@sablier/terres-de-destinees'
import { bot as terresBot } from '@sablier/terres-de-destinees/bot'
import { game as thief } from '@sablier/thiefs-fortune'
import { bot as thiefBot } from '@sablier/thiefs-fortune/bot'
import { describe, expect, test } from 'vitest'
import type { GameBot, Reason } from '../src/index.ts'

const GAMES: readonly (readonly [string, AnyGame, GameBot])[] = [
  ["A Thief's Fortune", thief, thiefBot],
  ['Terres de Destinées', terres, terresBot],
  ['Donjon, Quêtes et Trahisons', donjon, donjonBot],
  ['Prophecy', prophecy, prophecyBot],
]

/** Every single answer; of those that are put together the policy's, the suggested ones and a few others. */
function answersTo(bot: GameBot, ask: Ask, chance: Chance): Choice[] {
  if (ask.kind === 'pick' || ask.kind === 'agree') return Array.from({ length: ask.count }, (_, n) => n)
  if (ask.kind === 'amount') return Array.from({ length: ask.count }, (_, n) => ask.min + n)
  const some = [bot.policy(ask.table, ask, chance), ...(bot.suggest?.(ask.table, ask, chance) ?? [])]
  return [...some, ask.randomChoice(chance), ask.randomChoice(chance)]
}

interface Option {
  readonly question: string
  readonly reasons: readonly Reason[]
}

/** What a game says of every answer in matches by policy, wherever there is a choice. */
function optionsOf(game: AnyGame, bot: GameBot): Option[] {
  const found: Option[] = []
  for (const seats of [2, 4]) {
    const simulation = Simulation.start(game, seats, checkOptions(game, seats, {}), `reasons ${seats}`)
    const chance = seedChance(`reasons ${seats}`)
    for (let { ask } = simulation; ask; { ask } = simulation) {
      const answers = answersTo(bot, ask, chance)
      for (const choice of answers.length > 1 ? answers : [])
        found.push({ question: ask.text, reasons: bot.reasons?.(ask.table, ask, choice) ?? [] })
      simulation.choose(bot.policy(ask.table, ask, chance))
    }
  }
  return found
}

/** The reasons for every answer that a seat is offered, in one of the worlds that fit what it knows. */
function toldIn(match: Match, seat: Seat, bot: GameBot, seed: string): (readonly Reason[])[] {
  const { ask } = match.world(seat, seedChance(seed))
  if (ask?.seat !== seat) return []
  return answersTo(bot, ask, seedChance('same')).map((choice) => bot.reasons?.(ask.table, ask, choice) ?? [])
}

describe.each(GAMES)('%s', (_, game, bot) => {
  const options = optionsOf(game, bot)

  test('says something of its own about nearly every answer', () => {
    const told = options.filter(({ reasons }) => reasons.length > 0).length
    expect(told / options.length).toBeGreaterThan(0.95)
  })

  test('leaves no question that is often asked without a word', () => {
    const questions = new Set(options.map(({ question }) => question))
    const silent = [...questions].filter((text) => {
      const same = options.filter(({ question }) => question === text)
      return same.length >= 10 && same.every(({ reasons }) => reasons.length === 0)
    })
    expect(silent).toEqual([])
  })

  test('tells no reason twice for one answer', () => {
    const twice = options.filter(({ reasons }) => new Set(reasons.map(({ key }) => key)).size < reasons.length)
    expect(twice).toEqual([])
  })

  test('says the same in every world that fits what a seat knows', () => {
    const match = new Match({ game, seats: 3, seed: 'worlds' }, { listen: false })
    const chance = seedChance('worlds')
    for (let n = 0; n < 150 && !match.over; n++) {
      const ask = match.asks()[0] as Ask
      expect(toldIn(match, ask.seat, bot, 'one'), ask.text).toEqual(toldIn(match, ask.seat, bot, 'other'))
      match.answer(
        ask.seat,
        match.asSeenBy(ask.seat, () => ask.encode(bot.policy(match.table, ask, chance))),
      )
    }
  })

  test.each(['en', 'fr'] as const)('fills every reason that it gives, in %s', (language: Language) => {
    const cardName = (id: string | null): string => game.cards.find((card) => card.id === id)?.name[language] ?? '?'
    const word = (key: string): string => game.text.words[key]?.[language] ?? '?'
    const reader = { language, cardName, word, seatName: String, phrase: (key: string) => game.text.words[key] }
    const read = new Set<string>()
    for (const { key, params = {} } of options.flatMap(({ reasons }) => reasons)) {
      const text = bot.texts?.[key]
      read.add(text ? plain(fill(text, params, reader)) : `?${key}`)
    }
    expect([...read].filter((line) => /[{}?]|undefined|NaN|Infinity/.test(line))).toEqual([])
  })
})
