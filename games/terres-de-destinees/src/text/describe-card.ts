import { describeEffect, type Effect, type Language, sentence, type Voice } from '@sablier/kernel'
import type { Card } from '../cards/card.ts'
import { ALL_OPS } from '../effects/all-ops.ts'

/** The goal of a Destiny in words. */
function describeGoal(goal: Effect, language: Language): string {
  const meanings = ALL_OPS.tests.get(goal.op)
  // Goals speak for themselves: they need no voice.
  return meanings?.describe[language](goal, undefined as unknown as Voice) ?? ''
}

/** What is printed beside the power: family and type, or the number of a Token. */
function describeHead(card: Card, language: Language): string | null {
  if (card.is === 'destin') return null
  if (card.is === 'jeton') return language === 'en' ? `Token ${card.number}` : `Jeton ${card.number}`
  return `{icon:${card.family}}${card.type === null ? '' : ` · {icon:${card.type}}`}`
}

const NO_POWER: Readonly<Record<Language, string>> = { en: 'No power.', fr: 'Sans pouvoir.' }

/** What a card does, a sentence for each power, without the kind of power. */
export function powerLines(card: Card, language: Language): readonly string[] {
  if (card.is === 'jeton') return [sentence(language, card.effect[language])]
  if (card.is === 'destin') return [sentence(language, describeGoal(card.goal, language))]
  if (card.power.length === 0) return [NO_POWER[language]]
  return card.power.map((effect) => sentence(language, describeEffect(ALL_OPS, effect, language)))
}

function describeBody(card: Card, language: Language): readonly string[] {
  if (card.is !== 'playing-card' || card.kind === null || card.power.length === 0) return powerLines(card, language)
  const kind = `{icon:${card.kind}}${language === 'fr' ? ' :' : ':'} `
  return card.power.map((effect, i) =>
    sentence(language, `${i === 0 ? kind : ''}${describeEffect(ALL_OPS, effect, language)}`),
  )
}

/** What a card says, generated from its powers: family and type, then the kind of power and a sentence for each. */
export function describeCard(card: Card, language: Language): readonly string[] {
  const head = describeHead(card, language)
  const body = describeBody(card, language)
  return head === null ? body : [head, ...body]
}
