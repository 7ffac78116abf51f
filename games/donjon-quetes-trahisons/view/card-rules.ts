import type { Card, Hero } from '@sablier/donjon-quetes-trahisons'
import type { RuleId } from '@sablier/donjon-quetes-trahisons/rulebook'

/** The rules behind single cards. */
const BY_CARD: Readonly<Record<string, readonly RuleId[]>> = {
  'black-dragon': ['dragon.black-object'],
  djinn: ['special.djinn', 'djinn.details'],
  mimic: ['special.mimic', 'mimic.spoil'],
  doppelganger: ['special.doppelganger', 'doppelganger.power'],
  familiar: ['special.familiar', 'special.familiar-death'],
  'treasure-chest': ['special.treasure-chest'],
  sale: ['special.sale', 'sale.rounding', 'special.kept-as-objects'],
  trap: ['special.trap'],
  'chaotic-vial': ['special.chaotic-vial', 'vial.details', 'special.kept-as-objects'],
  pilferer: ['special.pilferer'],
  'good-fairy': ['special.good-fairy', 'fairy.details'],
  'temple-key': ['special.temple-key', 'temple.guardian', 'temple.curse', 'temple.fight'],
  'temple-of-healing': ['temple.gems-stay', 'temple.guardian', 'temple.curse'],
  'meteor-swarm': ['event.meteor-swarm'],
  'day-of-grace': ['event.day-of-grace'],
  'blood-frenzy': ['event.blood-frenzy', 'frenzy.details'],
  'new-choice': ['event.new-choice', 'new-choice.details'],
  'unexpected-delivery': ['event.unexpected-delivery'],
  putrefaction: ['event.putrefaction', 'putrefaction.none'],
  'day-in-hell': ['event.day-in-hell', 'event.day-in-hell-win', 'event.day-in-hell-loss', 'hell.details'],
  'first-last': ['event.first-last', 'first-last.ties'],
  toll: ['event.toll', 'lasting.duration', 'event.one-active'],
  'surge-of-love': ['event.surge-of-love', 'event.surge-cancels-frenzy', 'lasting.duration'],
  'lightning-axe': ['object.lightning-axe'],
  'bow-of-compulsion': ['object.bow-capture', 'object.bow-escape', 'bow.details'],
  'armour-of-power': ['object.power-armour'],
  'helmet-of-oblivion': ['object.oblivion-helm', 'helm.details'],
  'ring-of-charm': ['object.charm-ring', 'ring.details'],
  'blackmail-charm': ['object.blackmail-charm'],
  'q-wretch': ['quest.wretch'],
  'q-hero': ['quest.hero'],
  'q-lucky': ['quest.lucky'],
  'q-saint-gary': ['quest.saint-gary', 'quest.gary-decisive'],
  'q-intrepid': ['quest.intrepid', 'quest.counting-sides'],
  'q-coward': ['quest.coward', 'quest.counting-sides'],
  'q-monster-slayer': ['quest.monster-slayer'],
}
const BY_HERO: Readonly<Record<Hero, readonly RuleId[]>> = {
  barbarian: ['hero.barbarian.unique', 'hero.barbarian-malus'],
  forester: ['hero.forester.passive', 'hero.forester.dragon-token', 'hero.forester-typeless'],
  warrior: ['hero.warrior.unique'],
  priest: ['hero.priest-look', 'hero.priest-replay'],
  sorcerer: ['hero.sorcerer.unique', 'hero.sorcerer-flight'],
  thief: ['hero.thief.passive', 'hero.thief.unique'],
}

function byKind(card: Card): readonly RuleId[] {
  switch (card.kind) {
    case 'monster':
      return card.type === 'dragon'
        ? ['special.dragon.reward', 'special.dragon.defeat', 'dungeon.too-early']
        : ['combat.dungeon-total', 'combat.spoil', 'combat.lose-monster', 'combat.flee-strong']
    case 'object':
      if (card.reserved) return ['object.reserved', 'object.reserved-other-owner', 'object.reserved-discard']
      return card.draconic ? ['object.draconic', 'object.one-per-type'] : ['object.one-per-type', 'object.surplus']
    case 'quest':
      return ['quest.claim-windows', 'quest.main-reward', 'quest.secondary-reward']
    case 'character':
      return [...(BY_HERO[card.id as Hero] ?? []), 'hero.unique-once', 'hero.ability-as-ally']
    default:
      return []
  }
}

/** The rules one may want to read with a card, those of the card itself first. */
export const rulesOf = (card: Card): readonly RuleId[] => [...(BY_CARD[card.id] ?? []), ...byKind(card)]
