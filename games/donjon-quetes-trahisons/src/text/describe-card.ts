import { count, describeEffect, type Language, sentence, when } from '@sablier/kernel'
import type { Card, Hero, Monster, ObjectCard, Quest } from '../cards/card.ts'
import { ALL_OPS } from '../effects/all-ops.ts'
import { NOUNS } from './nouns.ts'

/** The types of monsters. */
export const TYPE_NAMES = {
  none: { en: 'Typeless creature', fr: 'Créature sans type' },
  'extraordinary-creature': { en: 'Extraordinary creature', fr: 'Créature extraordinaire' },
  humanoid: { en: 'Humanoid', fr: 'Humanoïde' },
  undead: { en: 'Undead', fr: 'Mort-vivant' },
  dragon: { en: 'Dragon', fr: 'Dragon' },
} as const
/** The types of objects. */
export const OBJECT_NAMES = {
  weapon: { en: 'Weapon', fr: 'Arme' },
  armour: { en: 'Armour', fr: 'Armure' },
  jewel: { en: 'Jewel', fr: 'Bijou' },
} as const
const FOR_HERO: Readonly<Record<Hero, { en: string; fr: string }>> = {
  barbarian: { en: 'the Barbarian', fr: 'au Barbare' },
  forester: { en: 'the Forester', fr: 'au Forestier' },
  warrior: { en: 'the Warrior', fr: 'au Guerrier' },
  priest: { en: 'the Priest', fr: 'au Prêtre' },
  sorcerer: { en: 'the Sorcerer', fr: 'au Sorcier' },
  thief: { en: 'the Thief', fr: 'au Voleur' },
}
const GUARDED: Readonly<Record<string, { en: string; fr: string }>> = {
  'dragon-armour': { en: 'the Dragon Armour', fr: 'l’Armure du dragon' },
  'dragon-amulet': { en: 'the Dragon Amulet', fr: 'l’Amulette du dragon' },
  'dragon-sword': { en: 'the Dragon Sword', fr: 'l’Épée du dragon' },
}
const MONSTER_POWERS = {
  mirror: {
    en: 'its opponent’s own power, special powers apart',
    fr: 'la puissance propre de son adversaire, hors pouvoirs spéciaux',
  },
  shuffledBack: {
    en: 'Before the third round it is shuffled back into the Dungeon',
    fr: 'Avant le troisième tour de table, il est remélangé dans le Donjon',
  },
  lost: {
    en: 'If it wins, or if you run from it, it is discarded together with its object',
    fr: 'S’il gagne, ou si vous le fuyez, il est défaussé avec son objet',
  },
  alone: { en: 'To be fought alone', fr: 'À affronter seul' },
  aloneWithoutFlight: {
    en: 'To be fought alone; it cannot be fled',
    fr: 'À affronter seul ; on ne peut pas le fuir',
  },
  nothing: { en: 'It brings nothing', fr: 'Il ne rapporte rien' },
} as const
const pick = (language: Language, en: string, fr: string): string => (language === 'en' ? en : fr)

/** What a card says, paragraph by paragraph. */
export function describeCard(card: Card, language: Language): string[] {
  return paragraphs(card, language).map((paragraph) => sentence(language, paragraph))
}

function paragraphs(card: Card, language: Language): string[] {
  switch (card.kind) {
    case 'monster':
      return monsterText(card, language)
    case 'special':
      return [describeEffect(ALL_OPS, card.drawn, language), ...(card.later ? [card.later[language]] : [])]
    case 'event':
      return [describeEffect(ALL_OPS, card.happens, language)]
    case 'quest':
      return questText(card, language)
    case 'object':
      return objectText(card, language)
    case 'character':
      return [card.passive[language], card.unique[language]]
    case 'place':
      return [card.says[language]]
  }
}

/** What a monster says beside its type, its power, gems and trophy points; what beating it brings comes first. */
export function monsterLines(card: Monster, language: Language): { readonly win: boolean; readonly text: string }[] {
  const lines = (win: boolean, texts: readonly string[]) =>
    texts.map((text) => ({ win, text: sentence(language, text) }))
  return [...lines(true, victoryTexts(card, language)), ...lines(false, monsterPowers(card, language))]
}

function victoryTexts({ guards, reward }: Monster, language: Language): string[] {
  return [
    ...(guards ? [GUARDED[guards]?.[language] ?? ''] : []),
    ...(reward ? [describeEffect(ALL_OPS, reward, language)] : []),
  ]
}

function monsterPowers({ id, guards, alone }: Monster, language: Language): string[] {
  return [
    ...(id === 'doppelganger' ? [MONSTER_POWERS.mirror] : []),
    ...(guards ? [MONSTER_POWERS.shuffledBack, MONSTER_POWERS.lost] : []),
    ...(alone ? [id === 'doppelganger' ? MONSTER_POWERS.alone : MONSTER_POWERS.aloneWithoutFlight] : []),
    ...(id === 'mimic' ? [MONSTER_POWERS.nothing] : []),
  ].map((text) => text[language])
}

function monsterText(card: Monster, language: Language): string[] {
  const colon = pick(language, ':', ' :')
  const type = TYPE_NAMES[card.type][language]
  const head = card.power > 0 ? `${type}${colon} ${pick(language, 'power', 'puissance')} ${card.power}` : type
  const victory = `${pick(language, 'Victory', 'Victoire')}${colon} `
  const gains = [
    ...(card.gems > 0 ? [count(language, card.gems, NOUNS.gem)] : []),
    ...(card.trophies > 0 ? [count(language, card.trophies, NOUNS.trophy)] : []),
  ]
  return [
    head,
    ...(gains.length > 0 ? [`${victory}${gains.join(', ')}`] : []),
    ...monsterLines(card, language).map(({ win, text }) => (win ? `${victory}${text}` : text)),
  ]
}

/** What a quest asks for, and what becomes of the spoils used. */
export function questLines(card: Quest, language: Language): string[] {
  // The goal is a condition, so it is read out as one: "complete it if …".
  const goal = describeEffect(ALL_OPS, when({ test: card.goal, effect: { op: 'complete-quest' } }), language)
  const spent = pick(language, 'The spoils used are discarded', 'Les dépouilles utilisées sont défaussées')
  const even =
    card.evenTrophies === undefined
      ? []
      : [
          pick(
            language,
            `With an even number of players: ${count('en', card.evenTrophies, NOUNS.trophy)}`,
            `Si les joueurs sont en nombre pair : ${count('fr', card.evenTrophies, NOUNS.trophy)}`,
          ),
        ]
  return [goal, ...(card.goal.op === 'has-spoils' ? [spent] : []), ...even].map((text) => sentence(language, text))
}

/** The gems that every completed quest pays beside its trophy points. */
export const QUEST_GEMS = 4

function questText(card: Quest, language: Language): string[] {
  const gains = `${count(language, card.trophies, NOUNS.trophy)}, ${count(language, QUEST_GEMS, NOUNS.gem)}`
  return [...questLines(card, language), gains]
}

/** What an object says beside its type, bonus and price. */
export function objectLines(card: ObjectCard, language: Language): string[] {
  const lines: string[] = []
  if (card.draconic)
    lines.push(pick(language, 'Draconic object, won from a dragon', 'Objet draconique, remporté en battant un dragon'))
  if (card.reserved)
    lines.push(`${pick(language, 'Object reserved for', 'Objet réservé')} ${FOR_HERO[card.reserved][language]}`)
  if (card.power) lines.push(card.power[language])
  return lines.map((text) => sentence(language, text))
}

function objectText(card: ObjectCard, language: Language): string[] {
  const price =
    card.price > 0
      ? `${pick(language, 'price', 'prix')} ${count(language, card.price, NOUNS.gem)}`
      : pick(language, 'not for sale', 'pas en vente')
  return [`${OBJECT_NAMES[card.type][language]} +${card.bonus}, ${price}`, ...objectLines(card, language)]
}
