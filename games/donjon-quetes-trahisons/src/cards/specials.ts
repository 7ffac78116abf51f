import { gainGems } from '../effects/gain-gems.ts'
import { keepCard } from '../effects/keep-card.ts'
import { loseObject } from '../effects/lose-object.ts'
import { sufferWounds } from '../effects/suffer-wounds.ts'
import { special } from './card.ts'

/** The special cards that are no monsters: eight kinds, two of them twice. */
export const SPECIALS = [
  special('familiar', 'Familiar', 'Familier', {
    drawn: keepCard({ as: 'companion', rule: 'special.familiar' }),
    later: {
      en: 'You may wear a second object of one type: the Familiar carries it. If a KritiK beats you, the Familiar dies and its object goes back to the shop, or to the discard if it is draconic.',
      fr: 'Vous pouvez porter un second objet d’un même type : le Familier le tient. Si vous êtes battu sur un KritiK, le Familier meurt et son objet retourne à la boutique, ou à la défausse s’il est draconique.',
    },
  }),
  special('treasure-chest', 'Treasure Chest', 'Coffre au trésor', {
    drawn: gainGems({ n: 3, rule: 'special.treasure-chest' }),
    copies: 2,
  }),
  special('sale', 'Sale', 'Soldes', {
    drawn: keepCard({ as: 'object', rule: 'special.sale' }),
    isObject: true,
    later: {
      en: 'Buy one object in the shop at half its price, then discard this card.',
      fr: 'Achetez un objet de la boutique à moitié prix, puis défaussez cette carte.',
    },
    copies: 2,
  }),
  special('trap', 'Trap', 'Piège', { drawn: sufferWounds({ n: 1, rule: 'special.trap' }) }),
  special('chaotic-vial', 'Chaotic Vial', 'Fiole chaotique', {
    drawn: keepCard({ as: 'object', rule: 'special.chaotic-vial' }),
    isObject: true,
    later: {
      en: 'Before the dice of a fight, roll the green die: its result minus 4 is added to your power, even if that is negative. Then discard this card.',
      fr: 'Avant les dés d’un combat, lancez le dé vert : son résultat moins 4 s’ajoute à votre puissance, même s’il est négatif. Défaussez ensuite cette carte.',
    },
  }),
  special('pilferer', 'Pilferer', 'Chapardeur', { drawn: loseObject({}) }),
  special('good-fairy', 'Good Fairy', 'Bonne Fée', {
    drawn: keepCard({ as: 'companion', rule: 'special.good-fairy' }),
    later: {
      en: 'She spares you the losses and wounds of your next defeat, then leaves. The winners still gain their trophy points.',
      fr: 'Elle vous épargne les pertes et les blessures de votre prochaine défaite, puis s’en va. Les vainqueurs gagnent tout de même leurs points trophée.',
    },
  }),
  special('temple-key', 'Temple Key', 'Clé du temple', {
    drawn: keepCard({ as: 'object', rule: 'special.temple-key' }),
    isObject: true,
    later: {
      en: 'Instead of Dungeon or Arena, fight the Temple Guardian (power 14) alone for the gems on the Temple. Whatever happens, you are cursed: no more healing there, and no Day of Grace for you.',
      fr: 'Au lieu du Donjon ou de l’Arène, affrontez seul le Gardien du Temple (puissance 14) pour les gemmes du Temple. Quoi qu’il arrive, vous êtes maudit : plus de soins au Temple, et le Jour de grâce ne vous fait plus rien.',
    },
  }),
] as const
