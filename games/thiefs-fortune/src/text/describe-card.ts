import { a, count, describeEffect, type Language, list, nounFor, sentence } from '@sablier/kernel'
import type { Ability, Card, Trigger } from '../cards/card.ts'
import { FAVORS } from '../cards/favors.ts'
import { STARTING_CARDS } from '../cards/starting-cards.ts'
import { ALL_OPS } from '../effects/all-ops.ts'
import { RESOURCES } from '../resource.ts'
import { NOUNS, type NounName } from './nouns.ts'

const isNoun = (word: string): word is NounName => word in NOUNS

/** "an Event", "another Location", "your Lamp Boy". */
function whom(language: Language, { on, of = 'card' }: Trigger): string {
  if (!isNoun(of)) {
    const name = STARTING_CARDS.find((card) => card.id === of)?.name[language] ?? of
    return language === 'en' ? `your ${name}` : `votre ${name}`
  }
  if (on === 'entered' && of === 'location') return language === 'en' ? 'another Location' : 'un autre Lieu'
  return a(language, NOUNS[of])
}

const MOMENTS: Readonly<Record<Trigger['on'], Readonly<Record<Language, (whom: string) => string>>>> = {
  entered: {
    en: (card) => `whenever ${card} enters your PRESENT, `,
    fr: (card) => `quand ${card} entre dans votre PRÉSENT, `,
  },
  activated: { en: (card) => `whenever you Activate ${card}, `, fr: (card) => `quand vous Activez ${card}, ` },
  'spent-time': {
    en: () => 'after you use the Spend Time action, ',
    fr: () => 'après l’action Utiliser le Temps, ',
  },
  pushed: {
    en: () => 'whenever another Location or a Character is pushed out of your PRESENT into your PAST, ',
    fr: () => 'quand un autre Lieu ou un Personnage est éjecté de votre PRÉSENT vers votre PASSÉ, ',
  },
  'danger-placed': {
    en: () => 'whenever a Danger token is placed on your Danger Track, ',
    fr: () => 'quand un Danger est placé sur votre Piste Danger, ',
  },
  passed: { en: () => 'when you Pass, ', fr: () => 'quand vous Passez, ' },
}

const LEVELS = [
  { level: 'normal', name: { en: 'Normal', fr: 'Normal' } },
  { level: 'hard', name: { en: 'Hard', fr: 'Difficile' } },
] as const

/** What an ability says, in parts of sentences. */
function abilityText(ability: Ability, language: Language): string[] {
  const en = language === 'en'
  switch (ability.kind) {
    case 'reacts':
      return [
        MOMENTS[ability.when.on][language](whom(language, ability.when)) +
          describeEffect(ALL_OPS, ability.effect, language),
      ]
    case 'shield': {
      const token = nounFor(language, NOUNS[ability.pays], 1)
      return [
        en
          ? `whenever you would get Danger, you may pay 1 ${token} for each Danger you wish to prevent`
          : `quand vous êtes sur le point d’obtenir du Danger, vous pouvez payer 1 ${token} par Danger que vous voulez éviter`,
      ]
    }
    case 'loot-limit':
      return [
        en
          ? `you may take ${ability.more} more ${nounFor('en', NOUNS.resource, ability.more)} in the Loot Phase`
          : `vous pouvez prendre ${ability.more} ${nounFor('fr', NOUNS.resource, ability.more)} de plus en Phase de Butin`,
      ]
    case 'activated':
      return [describeEffect(ALL_OPS, ability.effect, language)]
    case 'goal':
      return LEVELS.map(
        ({ level, name }) =>
          `${name[language]}${en ? '' : ' '}: ${ability.goal.text[language].replace('{n}', String(ability.goal[level]))}`,
      )
  }
}

/** The ability of a card in whole sentences. */
export const abilityLines = ({ ability }: Card, language: Language): string[] =>
  abilityText(ability, language).map((text) => sentence(language, text))

/** The options of a card's Favor. */
export const favorOptions = ({ favor }: Card, language: Language): string[] =>
  favor.map((code) => describeEffect(ALL_OPS, FAVORS[code], language))

function favorText(card: Card, language: Language): string[] {
  const options = favorOptions(card, language)
  if (options.length === 0) return []
  return [language === 'en' ? `Favor: ${options.join(', or ')}` : `Avantage : ${options.join(', ou ')}`]
}

/** What is printed around the text: type, sub-type, Loot area and points. */
function printText(card: Card, language: Language): string[] {
  if (card.type === 'achievement') return []
  const type = nounFor(language, NOUNS[card.type], 1)
  const kind = card.subType ? `${type}, ${nounFor(language, NOUNS[card.subType], 1)}` : type
  const loot = list(
    language,
    RESOURCES.flatMap((token) => {
      const n = card.loot.filter((other) => other === token).length
      return n === 0 ? [] : [count(language, n, NOUNS[token])]
    }),
  )
  const points = card.type === 'event' ? '' : ` ${count(language, card.fortune, NOUNS.fortune)}.`
  return [`${kind}. ${language === 'en' ? 'Loot:' : 'Butin :'} ${loot}.${points}`]
}

/** What a card says: its ability, then its Favor, then what is printed around them. */
export function describeCard(card: Card, language: Language): readonly string[] {
  return [...abilityText(card.ability, language), ...favorText(card, language), ...printText(card, language)].map(
    (text) => sentence(language, text),
  )
}
