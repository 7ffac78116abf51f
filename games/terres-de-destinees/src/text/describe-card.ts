import { describeEffect, type Effect, type Language, sentence, type Voice } from '@sablier/kernel'
import type { Card } from '../card.ts'
import { registry } from '../effects/registry.ts'

/** The goal of a Destiny in words. */
function describeGoal(goal: Effect, language: Language): string {
  const meanings = registry.tests.get(goal.op)
  // Goals speak for themselves: they need no voice.
  return meanings?.describe[language](goal, undefined as unknown as Voice) ?? ''
}

/** What a card says, generated from its powers: kind first, then a sentence per power. */
export function describeCard(card: Card, language: Language): readonly string[] {
  if (card.is === 'jeton') return [sentence(language, card.effect[language])]
  if (card.is === 'destin') return [sentence(language, describeGoal(card.goal, language))]
  const kind = card.kind === null ? '' : `{icon:${card.kind}}${language === 'fr' ? ' :' : ':'} `
  return card.power.map((effect, i) =>
    sentence(language, `${i === 0 ? kind : ''}${describeEffect(registry, effect, language)}`),
  )
}
