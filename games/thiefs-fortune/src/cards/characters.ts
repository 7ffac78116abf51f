import { each, may, pay, seq } from '@sablier/kernel'
import { add } from '../effects/add.ts'
import { both } from '../effects/both.ts'
import { otherPlayers } from '../effects/danger-groups.ts'
import { draw } from '../effects/draw.ts'
import { exchange } from '../effects/exchange.ts'
import { favorOf } from '../effects/favor-of.ts'
import { gain } from '../effects/gain.ts'
import { get } from '../effects/get.ts'
import { getBasic } from '../effects/get-basic.ts'
import { sufferDanger } from '../effects/get-danger.ts'
import { leap } from '../effects/leap.ts'
import { moveDanger } from '../effects/move-danger.ts'
import { changeSpace } from '../effects/move-in-row.ts'
import { payBasic } from '../effects/pay-basic.ts'
import { payTokens } from '../effects/pay-tokens.ts'
import { pushLeftmost } from '../effects/push-leftmost.ts'
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
      ['S', 1, 'la', 'de'],
      ['G', 2, 'ps', 'rd'],
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
      ['GD', 2, 'pg', 'dl'],
      ['TD', 3, 'pl', 'de'],
    ],
  },
  {
    id: 'body-guard',
    name: { en: 'Body Guard', fr: 'Garde du Corps' },
    from: 'rulebook',
    subType: 'friend',
    ability: activated(moveDanger({ upTo: 1, onto: 'own' })),
    cards: [
      ['S', 1, 'sw', 'ti'],
      ['G', 2, 'ge', 'dc'],
    ],
  },
  {
    id: 'arms-dealer',
    name: { en: 'Arms Dealer', fr: 'Marchand d’Armes' },
    from: 'ours',
    subType: 'foe',
    notInSolo: true,
    ability: activated(
      pay({
        cost: payTokens({ tokens: { sword: 1 } }),
        effect: seq({ effects: [gain({ n: 1 }), each({ group: otherPlayers({}), effect: payBasic({ n: 1 }) })] }),
      }),
    ),
    cards: [
      ['S', 1, 'la', 'ac'],
      ['L', 1, 'ps', 'ti'],
      ['SD', 2, 'pg', 'dc'],
    ],
  },
  {
    id: 'jewel-merchant',
    name: { en: 'Jewel Merchant', fr: 'Marchand de Joyaux' },
    from: 'found',
    subType: 'traveler',
    ability: sell({ gem: 2 }, 2),
    cards: [
      ['G', 1, 'pl', 'ac'],
      ['G', 1, 'sw', 'dl'],
      ['TD', 2, 'ge', 'de'],
    ],
  },
  {
    id: 'lamp-seller',
    name: { en: 'Lamp Seller', fr: 'Vendeur de Lampes' },
    from: 'ours',
    subType: 'friend',
    ability: activated(
      seq({
        effects: [
          pay({ cost: payTokens({ tokens: { lamp: 2 } }), effect: gain({ n: 3 }) }),
          each({
            group: otherPlayers({}),
            effect: may({ effect: pay({ cost: payTokens({ tokens: { lamp: 1 } }), effect: gain({ n: 1 }) }) }),
          }),
        ],
      }),
    ),
    cards: [
      ['L', 1, 'la', 'rd'],
      ['L', 1, 'ps', 'dl'],
      ['LD', 2, 'pg', 'de'],
    ],
  },
  {
    id: 'storyteller',
    name: { en: 'Storyteller', fr: 'Conteuse' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(pay({ cost: payTokens({ tokens: { lamp: 1 } }), effect: reset({ upTo: 1 }) })),
    cards: [
      ['LT', 2, 'pl', 'rd'],
      ['GT', 2, 'sw', 'dc'],
    ],
  },
  {
    id: 'beggar',
    name: { en: 'Beggar', fr: 'Mendiant' },
    from: 'ours',
    subType: 'friend',
    ability: activated(getBasic({ n: 1 })),
    cards: [
      ['S', 0, 'ge', 'ac'],
      ['L', 1, 'la', 'ti'],
    ],
  },
  {
    id: 'pickpocket',
    name: { en: 'Pickpocket', fr: 'Tire-laine' },
    from: 'ours',
    subType: 'foe',
    notInSolo: true,
    ability: activated(steal({ basic: true })),
    cards: [
      ['G', 0, 'ps', 'dc'],
      ['T', 1, 'pg', 'ac'],
      ['LD', 2, 'pl', 'ti'],
    ],
  },
  {
    id: 'smuggler',
    name: { en: 'Smuggler', fr: 'Contrebandier' },
    from: 'ours',
    subType: 'foe',
    ability: activated(exchange({ upTo: 2 })),
    cards: [
      ['ST', 2, 'sw', 'de'],
      ['T', 2, 'ge', 'rd'],
    ],
  },
  {
    id: 'hourglass-maker',
    name: { en: 'Hourglass Maker', fr: 'Fabricant de Sabliers' },
    from: 'ours',
    subType: 'friend',
    ability: activated(get({ tokens: { time: 1 } })),
    cards: [
      ['L', 1, 'la', 'dl'],
      ['GD', 2, 'ps', 'de'],
    ],
  },
  {
    id: 'fortune-teller',
    name: { en: 'Fortune Teller', fr: 'Diseuse de Bonne Aventure' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(draw({ n: 1 })),
    cards: [
      ['T', 1, 'pg', 'rd'],
      ['LD', 2, 'pl', 'dl'],
    ],
  },
  {
    id: 'guide',
    name: { en: 'Guide', fr: 'Guide' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(draw({ n: 1, type: 'location' })),
    cards: [
      ['ST', 1, 'sw', 'ac'],
      ['G', 1, 'ge', 'ti'],
    ],
  },
  {
    id: 'town-crier',
    name: { en: 'Town Crier', fr: 'Crieur Public' },
    from: 'ours',
    subType: 'friend',
    ability: activated(draw({ n: 1, type: 'event' })),
    cards: [
      ['GT', 1, 'la', 'dc'],
      ['S', 1, 'ps', 'ac'],
    ],
  },
  {
    id: 'matchmaker',
    name: { en: 'Matchmaker', fr: 'Entremetteuse' },
    from: 'ours',
    subType: 'friend',
    ability: activated(draw({ n: 1, type: 'character' })),
    cards: [
      ['LT', 1, 'pg', 'ti'],
      ['S', 1, 'pl', 'dc'],
    ],
  },
  {
    id: 'corrupt-guard',
    name: { en: 'Corrupt Guard', fr: 'Garde Corrompu' },
    from: 'ours',
    subType: 'foe',
    notInSolo: true,
    ability: activated(
      pay({ cost: payTokens({ tokens: { gem: 1 } }), effect: moveDanger({ upTo: 1, onto: 'other' }) }),
    ),
    cards: [
      ['G', 1, 'sw', 'rd'],
      ['T', 1, 'ge', 'dl'],
      ['LT', 1, 'la', 'de'],
    ],
  },
  {
    id: 'assassin',
    name: { en: 'Assassin', fr: 'Assassin' },
    from: 'ours',
    subType: 'foe',
    ability: activated(seq({ effects: [sufferDanger({ n: 1 }), gain({ n: 2 })] })),
    cards: [
      ['SD', 2, 'ps', 'rd'],
      ['GD', 3, 'pg', 'dl'],
    ],
  },
  {
    id: 'blacksmith',
    name: { en: 'Blacksmith', fr: 'Forgeron' },
    from: 'ours',
    subType: 'friend',
    ability: activated(add({ tokens: { sword: 2 }, take: 1 })),
    cards: [
      ['L', 1, 'pl', 'de'],
      ['ST', 1, 'sw', 'ti'],
      ['SD', 2, 'ge', 'dc'],
    ],
  },
  {
    id: 'gem-cutter',
    name: { en: 'Gem Cutter', fr: 'Lapidaire' },
    from: 'ours',
    subType: 'friend',
    ability: activated(pay({ cost: payTokens({ tokens: { gem: 1 } }), effect: take({ upTo: 2 }) })),
    cards: [
      ['S', 1, 'la', 'ac'],
      ['GT', 1, 'ps', 'ti'],
      ['GD', 2, 'pg', 'dc'],
    ],
  },
  {
    id: 'lamplighter',
    name: { en: 'Lamplighter', fr: 'Allumeur de Lampes' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(pay({ cost: payTokens({ tokens: { lamp: 1 } }), effect: leap({}) })),
    cards: [
      ['G', 1, 'pl', 'ac'],
      ['LT', 1, 'sw', 'dl'],
      ['TD', 2, 'ge', 'de'],
    ],
  },
  {
    id: 'camel-driver',
    name: { en: 'Camel Driver', fr: 'Chamelier' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(
      pay({ cost: payTokens({ tokens: { time: 2 } }), effect: seq({ effects: [draw({ n: 1 }), gain({ n: 1 })] }) }),
    ),
    cards: [
      ['G', 1, 'la', 'rd'],
      ['SD', 2, 'ps', 'dl'],
    ],
  },
  {
    id: 'acrobat',
    name: { en: 'Acrobat', fr: 'Acrobate' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(both({ first: changeSpace({ rows: CARD_TYPES }), next: take({ upTo: 1 }) })),
    cards: [
      ['L', 1, 'pg', 'de'],
      ['GD', 2, 'pl', 'rd'],
    ],
  },
  {
    id: 'scribe',
    name: { en: 'Scribe', fr: 'Scribe' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(pushLeftmost({})),
    cards: [
      ['L', 2, 'sw', 'dc'],
      ['S', 2, 'ge', 'ac'],
    ],
  },
  {
    id: 'vizier',
    name: { en: 'Vizier', fr: 'Vizir' },
    from: 'ours',
    subType: 'foe',
    ability: activated(gain({ n: { per: 'foe', other: true } })),
    cards: [['GD', 2, 'la', 'ti']],
  },
  {
    id: 'princess',
    name: { en: 'Princess', fr: 'Princesse' },
    from: 'ours',
    subType: 'friend',
    ability: activated(gain({ n: { per: 'friend', other: true } })),
    cards: [['LT', 2, 'ps', 'dc']],
  },
  {
    id: 'sea-captain',
    name: { en: 'Sea Captain', fr: 'Capitaine au Long Cours' },
    from: 'ours',
    subType: 'traveler',
    ability: activated(gain({ n: { per: 'traveler', other: true } })),
    cards: [['TD', 3, 'pg', 'ac']],
  },
])
