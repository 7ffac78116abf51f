import { describeEffect, type Effect, type Language, list, sentence } from '@sablier/kernel'
import { GUILDS, isGuild, spaceAt, spacesOf } from '../board.ts'
import type { Card, CreatureCard, FightType, ItemCard } from '../cards/card.ts'
import { FAMILIES } from '../cards/card.ts'
import { creatureRule } from '../effects/all-creature-rules.ts'
import { itemRule } from '../effects/all-item-rules.ts'
import { OPS } from '../effects/all-ops.ts'
import { FAMILY_NAMES, FIGHT_NAMES, FIGHTS, SLOT_NAMES } from './card-words.ts'

const effectText = (language: Language, effect: Effect): string =>
  sentence(language, describeEffect(OPS, effect, language))

/** What a card says, one paragraph per ability, generated from its data. */
export function describeCard(card: Card, language: Language): readonly string[] {
  switch (card.kind) {
    case 'character':
      return [
        `${valueText(language, 'strength', card.strength)}, ${valueText(language, 'willpower', card.willpower)}.`,
        sentence(
          language,
          `${{ en: 'member of', fr: 'membre de' }[language]} ${list(
            language,
            card.guilds.map((guild) => spaceAt(spacesOf(guild)[0] as number).name[language]),
          )}`,
        ),
      ]
    case 'chance':
    case 'opportunity':
      return [effectText(language, card.effect)]
    case 'creature':
      return creatureTexts(card, language)
    case 'item':
      return itemTexts(card, language)
    case 'certificate':
      return [
        isGuild(card.guild) && GUILDS.length === 5
          ? {
              en: 'One of five: all of them win the game.',
              fr: 'L’un des cinq : tous ensemble, ils donnent la victoire.',
            }[language]
          : '',
      ]
  }
}

const valueText = (language: Language, type: FightType, n: number): string => `${FIGHT_NAMES[type][language]} ${n}`

function creatureTexts(card: CreatureCard, language: Language): string[] {
  const { first, special, treasure, harm } = card
  const second: FightType = first === 'strength' ? 'willpower' : 'strength'
  const values = [first, second].flatMap((type) => (card[type] > 0 ? [valueText(language, type, card[type])] : []))
  const lives = card.lives === 3 ? [{ en: 'three lives', fr: 'trois vies' }[language]] : []
  const experience = { en: `${card.experience} experience`, fr: `${card.experience} PE` }[language]
  const rule = creatureRule(special)
  return [
    sentence(language, [FAMILY_NAMES[card.family][language][0], ...values, ...lives, experience].join(', ')),
    ...(special ? [`${rule.mark} ${sentence(language, rule.describe(special)[language])}`] : []),
    ...(treasure ? [`✓ ${effectText(language, treasure)}`] : []),
    ...(harm ? [`✗ ${effectText(language, harm)}`] : []),
  ]
}

function itemTexts(card: ItemCard, language: Language): string[] {
  const price = { en: `price ${card.price}`, fr: `prix ${card.price}` }[language]
  const bonuses = (['strength', 'willpower'] as const).flatMap((type) =>
    card[type] > 0 ? [`+${card[type]} ${{ en: 'in', fr: 'dans les' }[language]} ${FIGHTS[type][language]}`] : [],
  )
  const more = FAMILIES.flatMap((family) => {
    const n = card.against[family]
    return n
      ? [
          {
            en: `+${n} more against ${FAMILY_NAMES[family].en[1]}`,
            fr: `+${n} de plus contre les ${FAMILY_NAMES[family].fr[1]}`,
          }[language],
        ]
      : []
  })
  const thrown = card.throw > 0 ? [throwText(card, language)] : []
  return [
    sentence(language, `${SLOT_NAMES[card.slot][language]}, ${price}`),
    ...[...bonuses, ...more, ...thrown].map((text) => sentence(language, text)),
    ...(card.use ? [effectText(language, card.use.effect)] : []),
    ...(card.special ? [sentence(language, itemRule(card.special).describe(card.special)[language])] : []),
  ]
}
/** Weapons whose own rule says what a throw does to them are not called damaged here. */
function throwText({ throw: n, special }: ItemCard, language: Language): string {
  const damaged =
    special && itemRule(special).comesBack ? { en: '', fr: '' } : { en: ', then damaged', fr: ', puis endommagée' }
  return {
    en: `can be thrown: +${n} more on one roll${damaged.en}`,
    fr: `peut être lancée : +${n} de plus à un seul jet${damaged.fr}`,
  }[language]
}
