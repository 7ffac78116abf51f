import type { Texts } from '@sablier/kernel'

/** What players are asked. */
export const ASKS: Texts = {
  'setup.character': { en: 'Choose your hero', fr: 'Choisissez votre héros' },
  'setup.main-quest': { en: 'Choose your main quest', fr: 'Choisissez votre quête principale' },
  'village-supplies': {
    en: 'Supplies: what do you do in the village?',
    fr: 'Ravitaillement : que faites-vous au village ?',
  },
  'village-rest': {
    en: 'Warrior’s Rest: what do you do in the village?',
    fr: 'Repos du guerrier : que faites-vous au village ?',
  },
  'talk-answer': {
    en: '{seat} waits for your answer: what do you say?',
    fr: '{seat} attend votre réponse : que dites-vous ?',
  },
  'quests-to-hand': {
    en: 'Choose {n} {n|quest|quests} to hand over face down',
    fr: 'Choisissez {n} {n|quête|quêtes} à remettre face cachée',
  },
  'supply.quest-draw': {
    en: 'Keep one quest; the other goes under the pile',
    fr: 'Gardez une quête ; l’autre va sous la pile',
  },
  'wear-instead': {
    en: 'Wear {the card} at once, in place of what you wear?',
    fr: 'Porter {the card} tout de suite, à la place de ce que vous portez ?',
  },
  'object.surplus': {
    en: 'Choose what you keep ({type}); the rest goes back to the shop',
    fr: 'Choisissez ce que vous gardez ({type}) ; le reste retourne à la boutique',
  },
  'object.blackmail-charm': {
    en: 'How do you use the Blackmail Charm?',
    fr: 'Comment utilisez-vous le Charme du chantage ?',
  },
  'alliance.trophy-cession': {
    en: 'How many trophy points do you cede to your ally?',
    fr: 'Combien de points trophée cédez-vous à votre allié ?',
  },
  'choice.dungeon-or-arena': { en: 'Dungeon or Arena?', fr: 'Donjon ou Arène ?' },
  'draw-again': { en: 'The event is over: draw another card', fr: 'L’évènement est terminé : piochez une autre carte' },
  'event.new-choice': {
    en: 'Take one of your secondary quests as your main quest, or none',
    fr: 'Prenez l’une de vos quêtes secondaires comme quête principale, ou aucune',
  },
  'event.putrefaction': { en: 'Which spoil rots away?', fr: 'Quelle dépouille pourrit ?' },
  'special.pilferer': { en: 'Which object do you give up?', fr: 'À quel objet renoncez-vous ?' },
  'special.djinn': {
    en: 'The Djinn is beaten: take any object or spoil',
    fr: 'Le Djinn est vaincu : prenez un objet ou une dépouille',
  },
  'monster-talk': {
    en: '{The card} stands before you. What do you do?',
    fr: '{The card} vous fait face. Que faites-vous ?',
  },
  'arena-talk': {
    en: 'Arena of {attacker} against {defender}: win the spectators over, or go ahead',
    fr: 'Arène : {attacker} contre {defender}. Ralliez les spectateurs, ou passez au combat',
  },
  'object.charm-ring': { en: 'How do you use the Ring of Charm?', fr: 'Comment utilisez-vous l’Anneau de charme ?' },
  'ring-target': { en: 'Whom does the Ring force?', fr: 'Qui l’Anneau force-t-il ?' },
  'use-ring': { en: 'Use the Ring of Charm in this Arena?', fr: 'Utiliser l’Anneau de charme dans cette Arène ?' },
  'combat.flee-strong': {
    en: 'This monster is far stronger than you: fight, or run without wound or gain?',
    fr: 'Ce monstre est bien plus fort que vous : combattre, ou fuir sans blessure ni gain ?',
  },
  'arena.secret-choice': {
    en: '{attacker} against {defender}: which side do you take, in secret?',
    fr: '{attacker} contre {defender} : quel camp prenez-vous, en secret ?',
  },
  declare: { en: 'Before the dice: do you declare something?', fr: 'Avant les dés : annoncez-vous quelque chose ?' },
  'timing.while-rolling': {
    en: 'The dice are rolling: do you flee from this fight?',
    fr: 'Les dés roulent : fuyez-vous ce combat ?',
  },
  'replay-fight': {
    en: 'You are beaten. Spend your unique power to roll all dice again?',
    fr: 'Vous êtes battu. Dépenser votre pouvoir unique pour relancer tous les dés ?',
  },
  'use-helmet': {
    en: 'The Arena is lost. Use the Helmet of Oblivion?',
    fr: 'L’Arène est perdue. Utiliser le Heaume de l’oubli ?',
  },
  'arena.plunder': { en: 'What do you plunder from {seat}?', fr: 'Que pillez-vous chez {seat} ?' },
  'plunder-object': { en: 'Which object do you take?', fr: 'Quel objet prenez-vous ?' },
  'plunder-spoil': { en: 'Which spoil do you take?', fr: 'Quelle dépouille prenez-vous ?' },
  'rest.defender-pays': {
    en: 'After the Arena: do you keep your promises?',
    fr: 'Après l’Arène : tenez-vous vos promesses ?',
  },
  'quest.optional': { en: 'Complete a quest, or none', fr: 'Validez une quête, ou aucune' },
  'quest.spoils-spent': {
    en: 'Which spoils serve for {the card}?',
    fr: 'Quelles dépouilles servent pour {the card} ?',
  },
  'spoils-order': {
    en: 'In which order do these spoils reach the discard?',
    fr: 'Dans quel ordre ces dépouilles vont-elles à la défausse ?',
  },
  may: { en: 'Do you want to?', fr: 'Le voulez-vous ?' },
}
