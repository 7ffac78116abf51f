import { describeEffect, type Effect, type Language, sentence, type Voice } from '@sablier/kernel'
import { GLOSSARY } from '../../rulebook/rules.ts'
import type { Card } from '../card.ts'
import { registry } from '../effects/registry.ts'

/** The goal of a Destiny in words. */
function describeGoal(goal: Effect, language: Language): string {
  const meanings = registry.tests.get(goal.op)
  // Goals speak for themselves: they need no voice.
  return meanings?.describe[language](goal, undefined as unknown as Voice) ?? ''
}

const KIND_SIGN = { en: ': ', fr: ' : ' } as const

/** What a card says, generated from its powers: kind first, then a sentence per power. */
export function describeCard(card: Card, language: Language): readonly string[] {
  if (card.is === 'jeton') return [sentence(language, card.effect[language])]
  if (card.is === 'destin') return [sentence(language, describeGoal(card.goal, language))]
  if (card.kind === null) return []
  const kind = `{icon:${card.kind}} ${GLOSSARY[card.kind][language]}${KIND_SIGN[language]}`
  return card.power.map((effect, i) => {
    const said = sentence(language, describeEffect(registry, effect, language))
    return i === 0 ? `${kind}${said}` : said
  })
}
