import { describeEffect, sentence, type Texts } from '@sablier/kernel'
import { FAVORS } from '../cards/favors.ts'
import { ALL_OPS } from '../effects/all-ops.ts'
import { RESOURCES } from '../resource.ts'

/** The bonuses of Favors, in the words of the cards. */
const FAVOR_TEXTS: Texts = Object.fromEntries(
  Object.entries(FAVORS).map(([code, effect]) => [
    `favor.${code}`,
    {
      en: sentence('en', describeEffect(ALL_OPS, effect, 'en')).slice(0, -1),
      fr: sentence('fr', describeEffect(ALL_OPS, effect, 'fr')).slice(0, -1),
    },
  ]),
)

/** A token to take from a card, and how many of its kind lie there if there are several. */
const TOKEN_TEXTS: Texts = Object.fromEntries(
  RESOURCES.flatMap((kind) => [
    [`take.${kind}`, { en: `{icon:${kind}} from {card}`, fr: `{icon:${kind}} sur {card}` }],
    [`take-one.${kind}`, { en: `{icon:${kind}} from {card} (1 of {n})`, fr: `{icon:${kind}} sur {card} (1 sur {n})` }],
  ]),
)

/** What can be answered, where it is neither a card nor a player. */
export const OPTIONS: Texts = {
  ...FAVOR_TEXTS,
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  amount: { en: '{n}', fr: '{n}' },
  proposal: { en: 'Proposal', fr: 'Proposition' },
  may: { en: 'Use it', fr: 'L’utiliser' },
  effect: { en: 'Effect', fr: 'Effet' },
  done: { en: 'Stop here', fr: 'S’arrêter là' },
  location: { en: 'Locations', fr: 'Lieux' },
  character: { en: 'Characters', fr: 'Personnages' },
  event: { en: 'Events', fr: 'Évènements' },
  sword: { en: 'Sword', fr: 'Épée' },
  gem: { en: 'Gem', fr: 'Gemme' },
  lamp: { en: 'Lamp', fr: 'Lampe' },
  ...TOKEN_TEXTS,
  exchange: { en: '1 {from} for 1 {to}', fr: '1 {from} contre 1 {to}' },
  space: { en: 'Space {n}', fr: 'Emplacement {n}' },
  activate: { en: 'Activate {card}', fr: 'Activer {card}' },
  'spend-time': { en: 'Spend Time', fr: 'Utiliser le Temps' },
  pass: { en: 'Pass', fr: 'Passer' },
  'end-turn': { en: 'End your turn', fr: 'Terminer votre tour' },
}
