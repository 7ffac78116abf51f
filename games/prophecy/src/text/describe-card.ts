import { describeEffect, type Effect, type Language, sentence } from '@sablier/kernel'
import { type Guild, spaceAt, spacesOf } from '../board.ts'
import type { Card, CharacterCard, CreatureCard, Family, FightType, ItemCard } from '../cards/card.ts'
import { FAMILIES } from '../cards/card.ts'
import { creatureRule } from '../effects/all-creature-rules.ts'
import { itemRule } from '../effects/all-item-rules.ts'
import { ALL_OPS } from '../effects/all-ops.ts'
import { FAMILY_NAMES, FIGHT_NAMES, FIGHTS, SLOT_NAMES } from './card-words.ts'

const effectText = (language: Language, effect: Effect): string =>
  sentence(language, describeEffect(ALL_OPS, effect, language))

/** What a card says, one paragraph per ability, generated from its data. */
export function describeCard(card: Card, language: Language): readonly string[] {
  switch (card.kind) {
    case 'character':
      return [
        `${valueText(language, 'strength', card.strength)}, ${valueText(language, 'willpower', card.willpower)}.`,
        sentence(language, guildsText(card, language)),
      ]
    case 'chance':
    case 'opportunity':
      return [effectText(language, card.effect)]
    case 'creature':
      return creatureTexts(card, language)
    case 'item':
      return itemTexts(card, language)
    case 'certificate':
      return [CERTIFICATE[language]]
  }
}
const CERTIFICATE = {
  en: 'One of five: all of them together win the game.',
  fr: 'L’un des cinq : réunis, ils donnent la victoire.',
}

function guildsText({ guilds: [first, second] }: CharacterCard, language: Language): string {
  const name = (guild: Guild): string => spaceAt(spacesOf(guild)[0] as number).name[language]
  return {
    en: `guilds: ${name(first)} (start) and ${name(second)}`,
    fr: `guildes : ${name(first)} (départ) et ${name(second)}`,
  }[language]
}
const valueText = (language: Language, type: FightType, n: number): string => `${FIGHT_NAMES[type][language]} ${n}`

/** The sign before a line of a creature: its special rule, what beating it brings, what losing costs. */
export type LineMark = '!' | '?' | '✓' | '✗'

/** The lines of a creature below its values, each with its sign. */
export function creatureLines(card: CreatureCard, language: Language): { mark: LineMark; text: string }[] {
  const { special, treasure, harm } = card
  const rule = creatureRule(special)
  return [
    ...(special ? [{ mark: rule.mark, text: sentence(language, rule.describe(special)[language]) }] : []),
    ...(treasure ? [{ mark: '✓' as const, text: effectText(language, treasure) }] : []),
    ...(harm ? [{ mark: '✗' as const, text: effectText(language, harm) }] : []),
  ]
}

function creatureTexts(card: CreatureCard, language: Language): string[] {
  const { first } = card
  const second: FightType = first === 'strength' ? 'willpower' : 'strength'
  const values = [first, second].flatMap((type) => (card[type] > 0 ? [valueText(language, type, card[type])] : []))
  const lives = card.lives === 3 ? [{ en: 'three lives', fr: 'trois vies' }[language]] : []
  const experience = { en: `${card.experience} experience`, fr: `${card.experience} PE` }[language]
  return [
    sentence(language, [FAMILY_NAMES[card.family][language][0], ...values, ...lives, experience].join(', ')),
    ...creatureLines(card, language).map(({ mark, text }) => `${mark} ${text}`),
  ]
}

/** What an item does, below how it is carried and its price. */
export function itemLines(card: ItemCard, language: Language): string[] {
  const bonuses = (['strength', 'willpower'] as const).flatMap((type) =>
    card[type] > 0 ? [`+${card[type]} ${{ en: 'in', fr: 'dans les' }[language]} ${FIGHTS[type][language]}`] : [],
  )
  const more = FAMILIES.flatMap((family) => againstText(card, family, language))
  const thrown = card.throw > 0 ? [throwText(card, language)] : []
  return [
    ...[...bonuses, ...more, ...thrown].map((text) => sentence(language, text)),
    ...(card.use ? [effectText(language, card.use.effect)] : []),
    ...(card.special ? [sentence(language, itemRule(card.special).describe(card.special)[language])] : []),
  ]
}
function itemTexts(card: ItemCard, language: Language): string[] {
  const price = { en: `price ${card.price}`, fr: `prix ${card.price}` }[language]
  return [sentence(language, `${SLOT_NAMES[card.slot][language]}, ${price}`), ...itemLines(card, language)]
}
function againstText({ against, strength }: ItemCard, family: Family, language: Language): string[] {
  const n = against[family]
  if (!n) return []
  const { en, fr } = FAMILY_NAMES[family]
  const many = { en: `against ${en[1]}`, fr: `contre les ${fr[1]}` }[language]
  if (strength > 0) return [`+${n} ${{ en: 'more', fr: 'de plus' }[language]} ${many}`]
  return [`+${n} ${{ en: 'in strength fights', fr: 'dans les combats de force' }[language]} ${many}`]
}
/** Weapons whose own rule says what a throw does to them are not called damaged here. */
function throwText({ throw: n, special }: ItemCard, language: Language): string {
  const damaged =
    special && itemRule(special).comesBack ? { en: '', fr: '' } : { en: ', then damaged', fr: ', puis endommagée' }
  return {
    en: `can be thrown: +${n} more on one roll${damaged.en}`,
    fr: `cette arme peut être lancée : +${n} de plus à un seul lancer de dés${damaged.fr}`,
  }[language]
}
