import { LANGUAGES, Simulation, seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/game.ts'

const VARIANTS = [1, 2, 3, 4].flatMap((seats) => Array.from({ length: 8 }, (_, n) => ({ seats, seed: `texts ${n}` })))

test('every question and every option met in play has a text in both languages', { timeout: 60_000 }, () => {
  const missing = new Set<string>()
  for (const { seats, seed } of VARIANTS) {
    const simulation = Simulation.start(
      game,
      seats,
      { commonFuture: true, achievement: 'clean-hands', level: 'hard' },
      seed,
    )
    const chance = seedChance(seed)
    for (let { ask } = simulation; ask; { ask } = simulation) {
      if (!game.text.asks[ask.spec.text]) missing.add(`ask ${ask.spec.text}`)
      for (let n = 0; n < ask.count; n++) {
        const { text } = ask.option(n)
        if (text !== undefined && !game.text.options[text]) missing.add(`option ${text}`)
      }
      simulation.choose(ask.randomChoice(chance))
    }
  }
  expect([...missing]).toEqual([])
})

test('every card speaks both languages, without a leftover of code', () => {
  for (const card of game.cards)
    for (const language of LANGUAGES) {
      const lines = game.describeCard(card, language)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatch(/^[^{}[\]]+\.$/u)
    }
})

test('some cards as they read', () => {
  const read = (id: string) => {
    const card = game.cards.find((other) => other.id === id)
    return card ? LANGUAGES.map((language) => game.describeCard(card, language)[0]) : []
  }
  expect(read('shrine-1')).toEqual([
    'Whenever you Activate an Event, you may pay 1 Lamp to gain 1 Fortune Point.',
    'Quand vous Activez un Évènement, vous pouvez payer 1 Lampe pour gagner 1 Point de Destin.',
  ])
  expect(read('that-was-a-mistake-1')).toEqual([
    'Each player with the most Danger Reduces 2 Danger.',
    'Chaque joueur ayant le plus de Danger perd 2 Dangers.',
  ])
  expect(read('blacksmith-1')).toEqual([
    'Add 2 Swords to a card in your FUTURE, then you may take 1 resource from that card.',
    'Ajoutez 2 Épées sur une carte de votre FUTUR, puis vous pouvez prendre 1 Ressource sur cette carte.',
  ])
})
