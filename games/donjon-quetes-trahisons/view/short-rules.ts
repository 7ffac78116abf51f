import { type Card, type Goals, type Groups, type Ops, QUEST_GEMS } from '@sablier/donjon-quetes-trahisons'
import { type FaceSigns, type ShortForms, shortSpeech, sign } from '@sablier/ui'

/** Signs that only the short texts of this game use. */
export const SIGNS = {
  weapon: { icon: 'broadsword', word: { en: 'weapon', fr: 'arme' } },
  armour: { icon: 'chest-armor', word: { en: 'armour', fr: 'armure' } },
  jewel: { icon: 'gem-pendant', word: { en: 'jewel', fr: 'bijou' } },
  humanoid: { icon: 'orc-head', word: { en: 'humanoid', fr: 'humanoïde' } },
  undead: { icon: 'death-skull', word: { en: 'undead', fr: 'mort-vivant' } },
  'extraordinary-creature': {
    icon: 'spider-face',
    word: { en: 'extraordinary creature', fr: 'créature extraordinaire' },
  },
  dragon: { icon: 'dragon-head', word: { en: 'dragon', fr: 'dragon' } },
  quest: { icon: 'treasure-map', word: { en: 'quest', fr: 'quête' } },
  temple: { icon: 'greek-temple', word: { en: 'Temple', fr: 'Temple' } },
  arena: { icon: 'crossed-swords', word: { en: 'Arena', fr: 'Arène' } },
  heal: { icon: 'healing', word: { en: 'heal', fr: 'soigne' } },
  flee: { icon: 'sprint', word: { en: 'flee', fr: 'fuit' } },
} as const satisfies FaceSigns

const wound = (n: number): string => `+${n}${sign('wound')}`
/** The same sign again and again is one sign with its number. */
function counted(words: readonly string[]): string {
  const kinds = [...new Set(words)]
  return kinds.map((kind) => `${words.filter((word) => word === kind).length}${sign(kind)}`).join(' ')
}
const DEEDS: Readonly<Record<string, string>> = {
  'slew-alone': `${sign('fight')} ≥16`,
  'won-by-kritik': `${sign('die')} 8`,
  'won-outnumbered': `${sign('arena')} <${sign('players')}`,
  'won-outnumbering': `${sign('arena')} >${sign('players')}`,
}

const FORMS: ShortForms<Ops & Goals & Groups> = {
  'gain-gems': ({ n }) => `+${n}${sign('gem')}`,
  'suffer-wounds': ({ n }) => wound(n),
  'recover-wounds': ({ n }) => `−${n}${sign('wound')}`,
  'keep-card': ({ as }) => sign(as === 'object' ? 'item' : 'hand'),
  'lose-object': () => `−1${sign('item')}`,
  'discard-spoil': () => `−1${sign('discard')}`,
  'blood-frenzy-arena': () => `${sign('arena')} ${sign('players')}!`,
  'swap-main-quests': () => `${sign('players')} ${sign('quest', 'swap', 'quest')}`,
  'restock-reserved': () => `${sign('item')} ${sign('to')} ${sign('shop')}`,
  'hell-battle': ({ monsters }) => `${sign('fight')} ${monsters}${sign('undead')}`,
  'shift-trophies': () => `${sign('up', 'player')} ${sign('to')} 1${sign('trophy')}`,
  'lay-lasting': ({ event }) => (event === 'toll' ? `${sign('draw')}: −2${sign('gem')}` : `0${sign('arena')}`),
  'take-anything': () => `${sign('win', 'steal')}1`,
  'complete-quest': () => sign('quest'),
  everybody: () => `${sign('players')}:`,
  blessed: () => `${sign('players')}:`,
  wears: ({ type, bonus }) => `${sign(type)} ≥+${bonus}`,
  'wears-every-type': () => sign('weapon', 'armour', 'jewel'),
  'wears-draconic': () => sign('dragon', 'item'),
  'has-spoils': ({ types }) => counted(types),
  'has-gems': ({ n }) => `≥${n}${sign('gem')}`,
  'has-completed': ({ n }) => `${n}${sign('quest')}`,
  'stands-alone': ({ with: standing }) => `${sign('trophy')} ${standing === 'most' ? '>' : '<'} ${sign('players')}`,
  'deed-done': ({ deed }) => DEEDS[deed] ?? '',
}

export const saysShort = shortSpeech(FORMS)

/** What is printed as words only: kept cards, reserved objects, heroes, the Temple. */
const BY_CARD: Readonly<Record<string, string>> = {
  familiar: `+1${sign('item')}`,
  sale: `${sign('shop')} ½${sign('gem')}`,
  'chaotic-vial': `${sign('die')}−4 ${sign('to')} ${sign('power')}`,
  'good-fairy': `${sign('guard')} ${sign('wound')}`,
  'temple-key': `${sign('temple', 'fight')} 14`,
  'lightning-axe': `2× ${sign('power')} + 2${sign('die')}`,
  'bow-of-compulsion': `≤10 ${sign('to')} +${sign('power')}`,
  'armour-of-power': `2× ${sign('power', 'die')}`,
  'helmet-of-oblivion': `${sign('arena', 'guard')}`,
  'ring-of-charm': `${sign('player')} ${sign('to')} ${sign('fight')}`,
  'blackmail-charm': `${sign('steal', 'quest')}`,
  'temple-of-healing': `2${sign('gem')} ${sign('to')} ${sign('heal')}`,
  barbarian: `${sign('weapon')}+1 · ${sign('once')}+4`,
  forester: `${sign('humanoid')}?+1 · ${sign('once')}+6`,
  warrior: `${sign('armour')}+1 · ${sign('once')}+2`,
  priest: `${sign('look', 'draw')} · ${sign('once', 'die', 'again')}`,
  sorcerer: `${sign('jewel')}+1 · ${sign('once', 'flee')}`,
  thief: `${sign('steal')}+1${sign('gem')} · ${sign('once', 'steal')}2`,
}

const gainsOf = (gems: number, trophies: number): string =>
  [...(gems > 0 ? [`${gems}${sign('gem')}`] : []), ...(trophies > 0 ? [`${trophies}${sign('trophy')}`] : [])].join(' ')

/** What a card does, in signs. */
export function shortRule(card: Card): string {
  const known = BY_CARD[card.id]
  switch (card.kind) {
    case 'monster':
      return [
        gainsOf(card.gems, card.trophies),
        ...(card.alone ? [`1${sign('player', 'fight')}`] : []),
        ...(card.guards ? [sign('dragon', 'item')] : []),
        ...(card.reward ? [saysShort(card.reward)] : []),
      ]
        .filter(Boolean)
        .join(' ')
    case 'special':
      return known ?? saysShort(card.drawn)
    case 'event':
      return saysShort(card.happens)
    case 'quest':
      return `${saysShort(card.goal)} ${sign('to')} ${gainsOf(QUEST_GEMS, card.trophies)}`
    default:
      return known ?? ''
  }
}
