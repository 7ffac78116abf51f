import type { Texts } from '@sablier/kernel'
import { GLOSSARY } from '../../rulebook/rules.ts'

/** The places on the table. */
export const ZONES: Texts = {
  dungeon: { en: 'Dungeon', fr: 'Donjon' },
  'adventure-discard': { en: 'Adventure discard', fr: 'Défausse aventure' },
  drawn: { en: 'Card turned up', fr: 'Carte retournée' },
  shop: { en: 'Shop', fr: 'Boutique' },
  temple: { en: 'Temple of Healing', fr: 'Temple de soin' },
  guild: { en: 'Adventurers’ Guild', fr: 'Guilde des Aventuriers' },
  reserve: { en: 'Draconic objects', fr: 'Objets draconiques' },
  'object-discard': { en: 'Object discard', fr: 'Défausse d’objets' },
  heroes: { en: 'Heroes to choose from', fr: 'Héros au choix' },
  character: { en: 'Hero', fr: 'Héros' },
  'main-quest': { en: 'Main quest', fr: 'Quête principale' },
  'secondary-quests': { en: 'Secondary quests', fr: 'Quêtes secondaires' },
  considered: { en: 'Quests to choose from', fr: 'Quêtes au choix' },
  completed: { en: 'Completed quests', fr: 'Quêtes achevées' },
  worn: { en: 'Worn objects', fr: 'Objets portés' },
  carried: { en: 'On the Familiar', fr: 'Sur le Familier' },
  pack: { en: 'Pack', fr: 'Sac' },
  companions: { en: 'Companions', fr: 'Compagnons' },
  charmed: { en: 'Charmed monster', fr: 'Monstre charmé' },
  spoils: { en: 'Spoils', fr: 'Dépouilles' },
  lasting: { en: 'Event in force', fr: 'Évènement en vigueur' },
  box: { en: 'Box', fr: 'Boîte' },
}

/** The numbers on the table. */
export const TRACKS: Texts = {
  bank: { en: 'Bank', fr: 'Réserve' },
  pot: { en: 'Pot', fr: 'Pot' },
  'temple-gems': { en: 'Gems on the Temple', fr: 'Gemmes du Temple' },
  gems: { en: 'Gems', fr: 'Gemmes' },
  trophies: { en: 'Trophy points', fr: 'Points trophée' },
  wounds: { en: 'Wounds', fr: 'Blessures' },
  power: { en: 'Power', fr: 'Puissance' },
  'ally-power': { en: 'Support power', fr: 'Puissance d’allié' },
  'unique-power': { en: 'Unique power', fr: 'Pouvoir unique' },
  curse: { en: 'Curse', fr: 'Malédiction' },
  'promises-kept': { en: 'Promises kept', fr: 'Promesses tenues' },
  'promises-broken': { en: 'Promises broken', fr: 'Promesses trahies' },
  'words-kept': { en: 'Words kept in the Arena', fr: 'Paroles tenues dans l’Arène' },
  'words-broken': { en: 'Words broken in the Arena', fr: 'Paroles trahies dans l’Arène' },
  arenas: { en: 'Arenas fought', fr: 'Arènes disputées' },
  declared: { en: 'Powers declared', fr: 'Pouvoirs annoncés' },
  boost: { en: 'Declared bonus', fr: 'Bonus annoncé' },
  doubled: { en: 'Doubled', fr: 'Doublé' },
  malus: { en: 'Lost to a rage', fr: 'Perdu par la rage' },
  raged: { en: 'In a rage', fr: 'En rage' },
  fled: { en: 'Fled', fr: 'En fuite' },
  offers: { en: 'Offers made this phase', fr: 'Offres faites pendant la phase' },
  dressings: { en: 'Changes of outfit', fr: 'Changements d’équipement' },
  'quests-bought': { en: 'Quests bought this turn', fr: 'Quêtes achetées ce tour' },
  'trophies-bought': { en: 'Trophy points bought this turn', fr: 'Points trophée achetés ce tour' },
  cedable: { en: 'Trophy points that may be ceded', fr: 'Points trophée cessibles' },
  moment: { en: 'Fights so far', fr: 'Combats livrés' },
  'slew-alone': { en: 'Last great monster slain alone', fr: 'Dernier grand monstre battu seul' },
  'won-by-kritik': { en: 'Last fight won by a KritiK', fr: 'Dernier combat gagné sur KritiK' },
  'won-outnumbered': { en: 'Last Arena won outnumbered', fr: 'Dernière Arène gagnée en infériorité' },
  'won-outnumbering': { en: 'Last Arena won in superior numbers', fr: 'Dernière Arène gagnée en supériorité' },
  redraw: { en: 'Another card to draw', fr: 'Autre carte à piocher' },
}

/** The numbers on cards. */
export const MARKS: Texts = { since: { en: 'Held since fight', fr: 'Détenue depuis le combat' } }

/** The phases of a turn. */
export const PHASES: Texts = {
  'main-quests': { en: 'Choice of main quests', fr: 'Choix des quêtes principales' },
  'turn-start': { en: 'Start of the turn', fr: 'Début du tour' },
  supplies: { en: 'Supplies', fr: 'Ravitaillement' },
  'dungeon-or-arena': { en: 'Dungeon or Arena', fr: 'Donjon ou Arène' },
  draw: { en: 'In the Dungeon', fr: 'Dans le Donjon' },
  negotiation: { en: 'Negotiation', fr: 'Négociations' },
  combat: { en: 'Combat', fr: 'Combat' },
  rest: { en: 'Warrior’s Rest', fr: 'Le repos du guerrier' },
  'quest-completed': { en: 'Completed quests', fr: 'Quêtes achevées' },
}

const lower = (texts: { readonly en: string; readonly fr: string }) => ({
  en: texts.en.charAt(0).toLowerCase() + texts.en.slice(1),
  fr: texts.fr.charAt(0).toLowerCase() + texts.fr.slice(1),
})

/** Words inside sentences. */
export const WORDS: Texts = {
  ...Object.fromEntries(Object.entries(GLOSSARY).map(([key, texts]) => [key, lower(texts)])),
  attacker: { en: 'the attacker’s side', fr: 'le camp de l’attaquant' },
  defender: { en: 'the defender’s side', fr: 'le camp du défenseur' },
  neutral: { en: 'neutral', fr: 'neutre' },
  green: { en: 'green die', fr: 'dé vert' },
  red: { en: 'red die', fr: 'dé rouge' },
  vial: { en: 'Chaotic Vial', fr: 'Fiole chaotique' },
  charm: { en: 'charm', fr: 'charme' },
  'first-player': { en: 'first player', fr: 'premier joueur' },
  ally: { en: 'help against the monster', fr: 'une aide contre le monstre' },
  'ally-victory': { en: 'help that beats the monster', fr: 'une aide qui vient à bout du monstre' },
  'my-side': { en: 'support in the Arena', fr: 'un soutien dans l’Arène' },
  'my-side-victory': { en: 'support in an Arena that is won', fr: 'un soutien dans une Arène gagnée' },
  'other-side': { en: 'support for the other side in the Arena', fr: 'un soutien au camp adverse dans l’Arène' },
  'stay-neutral': { en: 'neutrality in the Arena', fr: 'la neutralité dans l’Arène' },
  promises: { en: 'promises {give} to {other} for {condition}', fr: 'promet {give} à {other} pour {condition}' },
  'promises-freely': {
    en: 'promises {give} to {other}, for nothing in return',
    fr: 'promet {give} à {other}, sans contrepartie',
  },
  'promises-nothing': {
    en: 'wins {condition} from {other} without promising anything',
    fr: 'obtient de {other} {condition} sans rien promettre',
  },
  'would-promise': {
    en: 'would promise {give} to {other} for {condition}',
    fr: 'promettrait {give} à {other} pour {condition}',
  },
  'would-promise-freely': {
    en: 'would promise {give} to {other}, for nothing in return',
    fr: 'promettrait {give} à {other}, sans contrepartie',
  },
  'would-promise-nothing': {
    en: 'would like {condition} from {other} without promising anything',
    fr: 'voudrait de {other} {condition} sans rien promettre',
  },
  promise: { en: 'Promise {give} to {other} for {condition}', fr: 'Promettre {give} à {other} pour {condition}' },
  'promise-freely': {
    en: 'Promise {give} to {other}, for nothing in return',
    fr: 'Promettre {give} à {other}, sans contrepartie',
  },
  'promise-nothing': {
    en: 'Ask {other} for {condition} and promise nothing',
    fr: 'Demander {condition} à {other} sans rien promettre',
  },
  'help-for': { en: 'Help for this price: {give}', fr: 'Aider à ce prix : {give}' },
  'help-freely': { en: 'Help for nothing', fr: 'Aider gratuitement' },
  ask: { en: 'Offer {other} {condition} for {give}', fr: 'Proposer à {other} {condition} contre {give}' },
  'ask-freely': {
    en: 'Ask {other} to promise you {give}, for nothing in return',
    fr: 'Demander à {other} de vous promettre {give}, sans contrepartie',
  },
  'ask-nothing': { en: 'Offer {other} {condition} for nothing', fr: 'Proposer à {other} {condition} pour rien' },
  'would-help': {
    en: 'would offer {other} {condition} for {give}',
    fr: 'apporterait à {other} {condition} contre {give}',
  },
  'would-help-freely': {
    en: 'would like {other} to promise {give}',
    fr: 'voudrait obtenir de {other} la promesse de {give}',
  },
  'would-help-nothing': {
    en: 'would offer {other} {condition} for nothing',
    fr: 'apporterait à {other} {condition} pour rien',
  },
  'would-trade': { en: 'would give {other} {give} for {want}', fr: 'donnerait à {other} {give} contre {want}' },
  'would-give': { en: 'would give {other} {give}', fr: 'donnerait à {other} {give}' },
  'would-take': { en: 'would like {want} from {other}', fr: 'voudrait obtenir de {other} {want}' },
  'would-prepay': {
    en: 'would pay {other} {give} at once for help against the monster',
    fr: 'paierait d’avance à {other} {give} pour son aide contre le monstre',
  },
  'would-fee': {
    en: 'would help {other} against the monster for {want}, paid at once',
    fr: 'aiderait {other} contre le monstre pour {want}, payé d’avance',
  },
  both: { en: '{one}, and {other}', fr: '{one}, et {other}' },
  'in-turn': { en: '{one}. {other}', fr: '{one}. {other}' },
  dated: { en: '{terms} ({when})', fr: '{terms} ({when})' },
  'next-turn': { en: 'on the next turn of {seat}', fr: 'au prochain tour de {seat}' },
  'next-monster': { en: 'the next monster that {seat} fights', fr: 'le prochain monstre que combattra {seat}' },
  'next-arena': { en: 'the next Arena that {seat} opens', fr: 'la prochaine Arène qu’ouvrira {seat}' },
  'next-arena-against': {
    en: 'the next Arena of {seat} against {other}',
    fr: 'la prochaine Arène de {seat} contre {other}',
  },
  'the-plunder': { en: 'the plunder', fr: 'le butin' },
  'make-trade': { en: 'Offer {give} to {seat} for {want}', fr: 'Proposer {give} à {seat} contre {want}' },
  'make-gift': {
    en: 'Offer {give} to {seat}, asking for no goods',
    fr: 'Proposer {give} à {seat}, sans demander de biens',
  },
  'make-request': {
    en: 'Ask {seat} for {want}, offering no goods',
    fr: 'Demander {want} à {seat}, sans offrir de biens',
  },
  'form-to': { en: 'To whom?', fr: 'À qui ?' },
  'form-condition': { en: 'In return for what?', fr: 'En échange de quoi ?' },
  'form-give': { en: 'What do you give?', fr: 'Que donnez-vous ?' },
  'form-want': { en: 'What do you want?', fr: 'Que voulez-vous ?' },
  'form-asks': { en: 'What are they to promise you?', fr: 'Que doit-on vous promettre ?' },
  'form-when': { en: 'For which day or fight?', fr: 'Pour quel jour ou quel combat ?' },
  'form-of': { en: 'Whose?', fr: 'De qui ?' },
  'form-turn': { en: 'a next turn', fr: 'un prochain tour' },
  'form-monster': { en: 'a next fight against a monster', fr: 'un prochain combat contre un monstre' },
  'form-arena': { en: 'a next Arena', fr: 'une prochaine Arène' },
  'form-goods': { en: 'What goods?', fr: 'Quels biens ?' },
  'form-promise': { en: 'What do you promise?', fr: 'Que promettez-vous ?' },
  'form-price': { en: 'What do you ask for?', fr: 'Que demandez-vous ?' },
  'form-gems': { en: 'How many gems?', fr: 'Combien de gemmes ?' },
  'form-quests': { en: 'How many quests, face down?', fr: 'Combien de quêtes, face cachée ?' },
  'form-trophies': { en: 'How many trophy points?', fr: 'Combien de points trophée ?' },
  'form-objects': { en: 'Which objects?', fr: 'Quels objets ?' },
  'form-spoils': { en: 'Which spoils?', fr: 'Quelles dépouilles ?' },
  'form-favour': { en: 'A favour, in your own words?', fr: 'Un service, dans vos propres mots ?' },
  either: { en: '{one}, or else {other}', fr: '{one}, ou bien {other}' },
  'n-gems': { en: '{n} {n|gem|gems}', fr: '{n} {n|gemme|gemmes}' },
  'n-quests': { en: '{n} face-down {n|quest|quests}', fr: '{n} {n|quête face cachée|quêtes face cachée}' },
  'n-trophies': { en: '{n} {n|trophy point|trophy points}', fr: '{n} {n|point trophée|points trophée}' },
  'object-of': { en: '{the card}', fr: '{the card}' },
  'spoil-of': { en: 'the spoil of {the card}', fr: 'la dépouille de {the card}' },
  'a-favour': { en: 'a favour (“{favour}”)', fr: 'un service (« {favour} »)' },
  nothing: { en: 'nothing', fr: 'rien' },
  none: { en: 'nothing in return', fr: 'rien en échange' },
}

/** How a game can end. */
export const ENDS: Texts = {
  'trophy-target': {
    en: 'Somebody reached the agreed number of trophy points',
    fr: 'Quelqu’un a atteint le nombre de points trophée convenu',
  },
  'deck-empty': { en: 'The Dungeon has run out of cards', fr: 'Le Donjon n’a plus de cartes' },
}

/** Numbers that the rules count for themselves. */
export const COUNTERS: readonly string[] = [
  'arenas',
  'declared',
  'boost',
  'doubled',
  'raged',
  'fled',
  'offers',
  'dressings',
  'quests-bought',
  'trophies-bought',
  'cedable',
  'moment',
  'slew-alone',
  'won-by-kritik',
  'won-outnumbered',
  'won-outnumbering',
  'redraw',
  'since',
]
