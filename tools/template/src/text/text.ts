import type { GameText } from '@sablier/kernel'
import { ABOUT } from '../../rulebook/rules.ts'

/** Every text of the game that is not a rule or a card, in both languages side by side. */
export const text: GameText = {
  title: ABOUT.title,
  pitch: ABOUT.goal,
  asks: {
    'draft.lay': { en: 'Which creature do you lay?', fr: 'Quelle créature posez-vous ?' },
    'ability.order': { en: 'Which ability comes first?', fr: 'Quelle capacité vient en premier ?' },
    'ability.choice': { en: 'Which one do you choose?', fr: 'Que choisissez-vous ?' },
    'fight.spoils': { en: 'Share the spoils of the night', fr: 'Partagez le butin de la nuit' },
    may: { en: 'Use the ability?', fr: 'Utiliser la capacité ?' },
  },
  options: {
    yes: { en: 'Yes', fr: 'Oui' },
    no: { en: 'No', fr: 'Non' },
    light: { en: 'Light', fr: 'Lumière' },
    oil: { en: 'Oil', fr: 'Huile' },
    effect: { en: 'This effect', fr: 'Cet effet' },
  },
  log: {
    laid: { en: '{seat} lays {card}.', fr: '{seat} pose {card}.' },
    'oil-gained': { en: '{seat} gains {n} oil.', fr: '{seat} gagne {n} {n|huile|huiles}.' },
    'light-gained': { en: '{seat} gains {n} light.', fr: '{seat} gagne {n} {n|lumière|lumières}.' },
    spoils: {
      en: '{seat} takes the spoils: light {light}, oil {oil}.',
      fr: '{seat} prend le butin : lumière {light}, huile {oil}.',
    },
  },
  zones: {
    deck: { en: 'Deck', fr: 'Pioche' },
    hand: { en: 'Hand', fr: 'Main' },
    lair: { en: 'Lair', fr: 'Repaire' },
    box: { en: 'Box', fr: 'Boîte' },
  },
  tracks: { oil: { en: 'Oil', fr: 'Huile' }, light: { en: 'Light', fr: 'Lumière' } },
  marks: {},
  phases: {
    draft: { en: 'Draft', fr: 'Choix' },
    fight: { en: 'Fight', fr: 'Combat' },
    dawn: { en: 'Dawn', fr: 'Aube' },
  },
  ends: { dawn: { en: 'Dawn has come.', fr: 'L’aube est venue.' } },
  words: { fight: { en: 'fight', fr: 'combat' } },
}
