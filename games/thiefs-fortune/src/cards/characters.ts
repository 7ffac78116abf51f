import { pay, seq } from '@sablier/kernel'
import { add } from '../effects/add.ts'
import { both } from '../effects/both.ts'
import { draw } from '../effects/draw.ts'
import { exchange } from '../effects/exchange.ts'
import { favorOf } from '../effects/favor-of.ts'
import { gain } from '../effects/gain.ts'
import { get } from '../effects/get.ts'
import { getBasic } from '../effects/get-basic.ts'
import { sufferDanger } from '../effects/get-danger.ts'
import { moveDanger } from '../effects/move-danger.ts'
import { changeSpace } from '../effects/move-in-row.ts'
import { payTokens } from '../effects/pay-tokens.ts'
import { pushLeftmost } from '../effects/push-leftmost.ts'
import { reduceDanger } from '../effects/reduce-danger.ts'
import { reset } from '../effects/reset.ts'
import { steal } from '../effects/steal.ts'
import { take } from '../effects/take.ts'
import { activated, sell } from './abilities.ts'
import { CARD_TYPES } from './card.ts'
import { deckCards } from './deck-cards.ts'

/** The 57 Characters: 26 abilities, each used once per round. */
export const CHARACTERS = deckCards('character', [
  {
    id: 'mercenary',
    name: { en: 'Mercenary', fr: 'Mercenaire' },
    from: 'rulebook',
    subType: 'foe',
    ability: activated(favorOf({})),
    cards: [
      ['S', 1, 'la2', 'de'],
      ['SG', 2, 'sg', 'rd'],
    ],
  },
  {
    id: 'king-of-thieves',
    name: { en: 'King of Thieves', fr: 'Roi des Voleurs' },
    from: 'rulebook',
    subType: 'foe',
    notInSolo: true,
    ability: activated(steal({})),
    cards: [
      ['GD', 2, 'gl', 'dl'],
      ['GLD', 3, 'sl', 'de'],
    ],
  },
  {
    id: 'body-guard',
    name: { en: 'Body Guard', fr: 'Garde du Corps' },
    from: 'rulebook',
    subType: 'friend',
    ability: activated(moveDanger({ upTo: 1, onto: 'own' })),
    cards: [
      ['S', 1, 'sw2', 'ti'],
      ['SG', 2, 'ge2', 'dc'],
    ],
  },
  {
    id: 'arms-dealer',
    name: { en: 'Arms Dealer', fr: 'Marchand d’Armes' },
    from: 'ours',
    subType: 'foe',
    ability: sell({ sword: 2 }, 2),
    cards: [
      ['SS', 1, 'la2', 'ac'],
      ['SL', 1, 'sg', 'ti'],
      ['SD', 2, 'gl', 'dc'],
    ],
  },
  {
    id: 'jewel-merchant',
    name: { en: 'Jewel Merchant', fr: 'Marchand de Joyaux' },
    from: 'found',
    subType: 'traveler',
    ability: sell({ gem: 2 }, 2),
    cards: [
      ['GG', 1, 'sl', 'ac'],
      ['SG', 1, 'sw2', 'dl'],
      ['GD', 2, 'ge2', 'de'],
    ],
  },
  {
    id: 'lamp-seller',
    name: { en: 'Lamp Seller', fr: 'Vendeur de Lampes' },
    from: 'ours',
    subType: 'friend',
    ability: sell({ lamp: 2 }, 2),
    cards: [
      ['LL', 1, 'la2', 'rd'],
      ['GL', 1, 'sg', 'dl'],
      ['LD', 2, 'gl', 'de'],
    ],
  },
  {
    id: 'storyteller',
    name: { en: 'Storyteller', fr: 'Conteuse' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(pay({ cost: payTokens({ tokens: { lamp: 1 } }), effect: reset({ upTo: 1 }) })),
    cards: [
      ['LT', 2, 'sl', 'rd'],
      ['GLT', 2, 'sw2', 'dc'],
    ],
  },
  {
    id: 'beggar',
    name: { en: 'Beggar', fr: 'Mendiant' },
    from: 'ours',
    subType: 'friend',
    ability: activated(getBasic({ n: 1 })),
    cards: [
      ['S', 0, 'ge2', 'ac'],
      ['L', 1, 'la2', 'ti'],
    ],
  },
  {
    id: 'pickpocket',
    name: { en: 'Pickpocket', fr: 'Tire-laine' },
    from: 'ours',
    subType: 'foe',
    ability: activated(take({ upTo: 1 })),
    cards: [
      ['G', 0, 'sg', 'dc'],
      ['T', 1, 'gl', 'ac'],
      ['LD', 2, 'sl', 'ti'],
    ],
  },
  {
    id: 'smuggler',
    name: { en: 'Smuggler', fr: 'Contrebandier' },
    from: 'ours',
    subType: 'foe',
    ability: activated(exchange({ upTo: 2 })),
    cards: [
      ['ST', 2, 'sw2', 'de'],
      ['GL', 2, 'ge2', 'rd'],
    ],
  },
  {
    id: 'hourglass-maker',
    name: { en: 'Hourglass Maker', fr: 'Fabricant de Sabliers' },
    from: 'ours',
    subType: 'friend',
    ability: activated(get({ tokens: { time: 1 } })),
    cards: [
      ['L', 1, 'la2', 'dl'],
      ['GD', 2, 'sg', 'de'],
    ],
  },
  {
    id: 'fortune-teller',
    name: { en: 'Fortune Teller', fr: 'Diseuse de Bonne Aventure' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(draw({ n: 1 })),
    cards: [
      ['T', 1, 'gl', 'rd'],
      ['LD', 2, 'sl', 'dl'],
    ],
  },
  {
    id: 'guide',
    name: { en: 'Guide', fr: 'Guide' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(draw({ n: 1, type: 'location' })),
    cards: [
      ['ST', 1, 'sw2', 'ac'],
      ['GL', 1, 'ge2', 'ti'],
    ],
  },
  {
    id: 'town-crier',
    name: { en: 'Town Crier', fr: 'Crieur Public' },
    from: 'ours',
    subType: 'friend',
    ability: activated(draw({ n: 1, type: 'event' })),
    cards: [
      ['GT', 1, 'la2', 'dc'],
      ['SL', 1, 'sg', 'ac'],
    ],
  },
  {
    id: 'matchmaker',
    name: { en: 'Matchmaker', fr: 'Entremetteuse' },
    from: 'ours',
    subType: 'friend',
    ability: activated(draw({ n: 1, type: 'character' })),
    cards: [
      ['LT', 1, 'gl', 'ti'],
      ['SG', 1, 'sl', 'dc'],
    ],
  },
  {
    id: 'corrupt-guard',
    name: { en: 'Corrupt Guard', fr: 'Garde Corrompu' },
    from: 'ours',
    subType: 'foe',
    ability: activated(pay({ cost: payTokens({ tokens: { gem: 1 } }), effect: reduceDanger({ n: 1 }) })),
    cards: [
      ['G', 1, 'sw2', 'rd'],
      ['SG', 1, 'ge2', 'dl'],
      ['LT', 1, 'la2', 'de'],
    ],
  },
  {
    id: 'assassin',
    name: { en: 'Assassin', fr: 'Assassin' },
    from: 'ours',
    subType: 'foe',
    ability: activated(seq({ effects: [sufferDanger({ n: 1 }), gain({ n: 2 })] })),
    cards: [
      ['SD', 2, 'sg', 'rd'],
      ['SGD', 3, 'gl', 'dl'],
    ],
  },
  {
    id: 'blacksmith',
    name: { en: 'Blacksmith', fr: 'Forgeron' },
    from: 'ours',
    subType: 'friend',
    ability: activated(add({ tokens: { sword: 2 }, take: 1 })),
    cards: [
      ['L', 1, 'sl', 'de'],
      ['ST', 1, 'sw2', 'ti'],
      ['SD', 2, 'ge2', 'dc'],
    ],
  },
  {
    id: 'gem-cutter',
    name: { en: 'Gem Cutter', fr: 'Lapidaire' },
    from: 'ours',
    subType: 'friend',
    ability: activated(add({ tokens: { gem: 2 }, take: 1 })),
    cards: [
      ['S', 1, 'la2', 'ac'],
      ['GT', 1, 'sg', 'ti'],
      ['GD', 2, 'gl', 'dc'],
    ],
  },
  {
    id: 'lamplighter',
    name: { en: 'Lamplighter', fr: 'Allumeur de Lampes' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(add({ tokens: { lamp: 2 }, take: 1 })),
    cards: [
      ['G', 1, 'sl', 'ac'],
      ['LT', 1, 'sw2', 'dl'],
      ['LD', 2, 'ge2', 'de'],
    ],
  },
  {
    id: 'camel-driver',
    name: { en: 'Camel Driver', fr: 'Chamelier' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(add({ tokens: { time: 2 }, take: 1 })),
    cards: [
      ['GL', 1, 'la2', 'rd'],
      ['SD', 2, 'sg', 'dl'],
    ],
  },
  {
    id: 'acrobat',
    name: { en: 'Acrobat', fr: 'Acrobate' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(both({ first: changeSpace({ rows: CARD_TYPES }), next: take({ upTo: 1 }) })),
    cards: [
      ['SL', 1, 'gl', 'de'],
      ['GD', 2, 'sl', 'rd'],
    ],
  },
  {
    id: 'scribe',
    name: { en: 'Scribe', fr: 'Scribe' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(pushLeftmost({})),
    cards: [
      ['LL', 2, 'sw2', 'dc'],
      ['SG', 2, 'ge2', 'ac'],
    ],
  },
  {
    id: 'vizier',
    name: { en: 'Vizier', fr: 'Vizir' },
    from: 'ours',
    subType: 'foe',
    ability: activated(gain({ n: { per: 'foe', other: true } })),
    cards: [['GGD', 2, 'la2', 'ti']],
  },
  {
    id: 'princess',
    name: { en: 'Princess', fr: 'Princesse' },
    from: 'ours',
    subType: 'friend',
    ability: activated(gain({ n: { per: 'friend', other: true } })),
    cards: [['GLT', 2, 'sg', 'dc']],
  },
  {
    id: 'sea-captain',
    name: { en: 'Sea Captain', fr: 'Capitaine au Long Cours' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(gain({ n: { per: 'traveler', other: true } })),
    cards: [['SLD', 3, 'gl', 'ac']],
  },
])
