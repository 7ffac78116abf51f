import type { Bilingual } from '@sablier/kernel'

/** The texts of the reasons. */
export const texts: Readonly<Record<string, Bilingual>> = {
  odds: { en: 'You win this fight {n} times in 100.', fr: 'Vous gagnez ce combat {n} fois sur 100.' },
  'odds-with': {
    en: 'With {seat} at your side you win {n} times in 100.',
    fr: 'Avec l’appui apporté par {seat}, vous gagnez {n} fois sur 100.',
  },
  'odds-against': {
    en: 'Alone against {seat} you win {n} times in 100.',
    fr: 'Seul contre {seat}, vous gagnez {n} fois sur 100.',
  },
  'odds-now': {
    en: 'Going by what lies open, you win {n} times in 100.',
    fr: 'D’après ce qui est visible, vous gagnez {n} fois sur 100.',
  },
  'odds-then': { en: 'With it you win {n} times in 100.', fr: 'Avec cela, vous gagnez {n} fois sur 100.' },
  'odds-again': {
    en: 'With new dice you win {n} times in 100.',
    fr: 'Avec de nouveaux dés, vous gagnez {n} fois sur 100.',
  },
  pot: { en: 'The Pot holds {n} {n|gem|gems}.', fr: 'Le Pot contient {n} {n|gemme|gemmes}.' },
  temple: { en: 'The Temple holds {n} {n|gem|gems}.', fr: 'Le Temple contient {n} {n|gemme|gemmes}.' },
  'dungeon-unknown': {
    en: 'Your power is {n}, and you do not know what waits below.',
    fr: 'Votre puissance est de {n}, et vous ignorez ce qui attend en bas.',
  },
  'dungeon-known': { en: 'You know the card on top: {card}.', fr: 'Vous connaissez la carte du dessus : {card}.' },
  'near-victory': {
    en: '{seat} is close to ending the game.',
    fr: '{seat} est tout près de mettre fin à la partie.',
  },
  power: { en: 'It adds {n} to your power.', fr: 'Votre puissance augmente de {n}.' },
  'no-better': {
    en: 'What you wear of this type is as good.',
    fr: 'Ce que vous portez de ce type vaut autant.',
  },
  'reserved-own': { en: 'It is made for your hero.', fr: 'Il est fait pour votre héros.' },
  'reserved-other': { en: 'Your hero cannot use it.', fr: 'Votre héros ne peut pas s’en servir.' },
  useful: { en: '{card} can be used once.', fr: '{card} peut servir une fois.' },
  'loses-power': { en: 'You would lose {n} power.', fr: 'Vous perdriez {n} de puissance.' },
  'loses-little': { en: 'You do not wear {card}.', fr: 'Vous ne portez pas cet objet ({card}).' },
  'keeps-bonus': { en: 'You keep a bonus of {n}.', fr: 'Vous gardez un bonus de {n}.' },
  'wears-on': { en: 'You go on wearing what you wear.', fr: 'Vous gardez sur vous ce que vous portez.' },
  'for-quest': { en: 'It brings you closer to one of your quests.', fr: 'Cela vous rapproche de l’une de vos quêtes.' },
  saving: {
    en: 'You are saving {n} gems for one of your quests.',
    fr: 'Vous épargnez {n} gemmes pour l’une de vos quêtes.',
  },
  'gems-left': { en: 'You would have {n} {n|gem|gems} left.', fr: 'Il vous resterait {n} {n|gemme|gemmes}.' },
  'keeps-gems': { en: 'You keep your {n} {n|gem|gems}.', fr: 'Vous gardez {n} {n|gemme|gemmes}.' },
  'no-gems': { en: 'You have no gems to spend.', fr: 'Vous n’avez aucune gemme à dépenser.' },
  'debts-left': {
    en: '{n} {n|promise waits|promises wait} for an answer.',
    fr: '{n} {n|promesse attend|promesses attendent} une réponse.',
  },
  heals: { en: 'You recover {n} power.', fr: 'Vous retrouvez {n} de puissance.' },
  trophy: { en: 'A trophy point is certain.', fr: 'Un point trophée assuré.' },
  penalty: {
    en: 'An unfinished secondary quest costs 1 trophy point at the end.',
    fr: 'Une quête secondaire inachevée coûte 1 point trophée à la fin.',
  },
  blackmail: {
    en: 'It takes a quest, or spoils for one of yours, from another player.',
    fr: 'Cela prend à un autre une quête, ou des dépouilles pour l’une des vôtres.',
  },
  cedes: {
    en: '{seat} gains the trophy points that you give up.',
    fr: '{seat} gagne les points trophée que vous cédez.',
  },
  word: { en: 'The table remembers that you kept your word.', fr: 'La table se souviendra que vous tenez parole.' },
  'word-in-part': {
    en: 'Only all of it would keep your word.',
    fr: 'Il faudrait tout remettre pour tenir parole.',
  },
  betrayal: {
    en: 'The table remembers a broken promise, and nothing else happens.',
    fr: 'La table se souvient d’une promesse trahie, mais rien d’autre n’arrive.',
  },
  promised: { en: '{seat} has promised you something for it.', fr: '{seat} vous a promis quelque chose pour cela.' },
  neutral: { en: 'You risk no wound and gain nothing.', fr: 'Vous ne risquez aucune blessure et ne gagnez rien.' },
  'quest-pays': {
    en: 'Fulfilled it brings {n} trophy {n|point|points}, unfinished it costs {m}.',
    fr: 'Accomplie, elle rapporte {n} {n|point|points} trophée ; inachevée, elle en coûte {m}.',
  },
  'quest-done': { en: 'You fulfil it already.', fr: 'Vous la remplissez déjà.' },
  'quest-progress': { en: 'You have {n} of {of} for it.', fr: 'Vous en avez {n} sur {of}.' },
  'quest-shop': {
    en: 'The shop sells what it takes: {card}, for {n} {n|gem|gems}.',
    fr: 'La boutique vend ce qu’il faut : {card}, pour {n} {n|gemme|gemmes}.',
  },
  'quest-sold-out': {
    en: 'The shop does not sell what it takes now.',
    fr: 'La boutique ne vend pas ce qu’il faut en ce moment.',
  },
  'quest-dragon': { en: 'It takes an object that a dragon guards.', fr: 'Il y faut un objet gardé par un dragon.' },
  'quest-standing': {
    en: 'You have {n} trophy {n|point|points}; the nearest other has {m}.',
    fr: 'Vous avez {n} {n|point|points} trophée ; le plus proche des autres en a {m}.',
  },
  'quest-deed': { en: 'A single fight can fulfil it.', fr: 'Un seul combat peut suffire.' },
  claims: {
    en: 'It brings {n} trophy {n|point|points} and gems at once.',
    fr: 'Elle rapporte aussitôt {n} {n|point|points} trophée et des gemmes.',
  },
  'claims-later': {
    en: 'What is fulfilled now may not be so later.',
    fr: 'Ce qui est rempli maintenant ne le sera peut-être plus après.',
  },
  'ends-game': { en: 'You reach the {n} trophy points.', fr: 'Vous atteignez les {n} points trophée.' },
  'spoil-asked': { en: '{quest} asks for this spoil: {card}.', fr: '{quest} demande cette dépouille : {card}.' },
  'spoil-idle': {
    en: 'None of your quests asks for this spoil: {card}.',
    fr: 'Aucune de vos quêtes ne demande cette dépouille : {card}.',
  },
  'loot-gems': { en: 'You take {n} {n|gem|gems}.', fr: 'Vous prenez {n} {n|gemme|gemmes}.' },
  'loot-object': {
    en: '{seat} has {n} {n|object|objects} to take from.',
    fr: '{seat} a {n} {n|objet|objets}.',
  },
  'loot-spoil': {
    en: '{seat} has {n} {n|spoil|spoils} to take from.',
    fr: '{seat} a {n} {n|dépouille|dépouilles}.',
  },
  'unique-gone': { en: 'Your unique power is then spent.', fr: 'Votre pouvoir unique est alors dépensé.' },
  'keeps-unique': {
    en: 'You keep your unique power for another fight.',
    fr: 'Vous gardez votre pouvoir unique pour un autre combat.',
  },
  'rage-cost': { en: 'It costs you 2 power for good.', fr: 'Cela vous coûte 2 de puissance pour toujours.' },
  'part-counts': {
    en: 'As an ally only a part of the {n} counts.',
    fr: 'Comme allié, seule une partie des {n} compte.',
  },
  vial: { en: 'It may add up to 4, or take up to 3.', fr: 'Elle peut ajouter jusqu’à 4, ou retirer jusqu’à 3.' },
  'used-up': { en: 'The object is lost after this fight.', fr: 'L’objet est perdu après ce combat.' },
  ring: { en: 'The Ring leaves somebody no choice.', fr: 'L’Anneau ne laisse pas le choix à quelqu’un.' },
  'ring-later': { en: 'You keep the Ring for another fight.', fr: 'Vous gardez l’Anneau pour un autre combat.' },
  'ring-place': { en: 'Another fights in your place.', fr: 'Un autre combat à votre place.' },
  'ring-ally': { en: 'Another must fight at your side.', fr: 'Un autre doit combattre à vos côtés.' },
  'random-quest': {
    en: 'Chance decides which quest you get.',
    fr: 'Le hasard décide de la quête que vous obtenez.',
  },
  'power-of': { en: '{seat} has a power of {n}.', fr: '{seat} a une puissance de {n}.' },
  helmet: { en: 'The defeat is wiped out.', fr: 'La défaite est effacée.' },
  'helmet-later': {
    en: 'You keep the Helmet for another defeat.',
    fr: 'Vous gardez le Heaume pour une autre défaite.',
  },
  capture: {
    en: 'No fight now, and {n} more power in later ones.',
    fr: 'Pas de combat maintenant, et {n} de puissance en plus ensuite.',
  },
  call: {
    en: '{n} {n|player|players} may name a price; you need not take any.',
    fr: '{n} {n|joueur peut|joueurs peuvent} fixer un prix ; rien ne vous oblige à accepter.',
  },
  'owes-nothing': { en: 'You owe nobody anything for it.', fr: 'Vous ne devez rien à personne pour cela.' },
  'would-get': { en: 'You would get this: {give}.', fr: 'Vous recevriez ceci : {give}.' },
  'would-give': { en: 'You would give this: {give}.', fr: 'Vous donneriez ceci : {give}.' },
  'keeps-goods': { en: 'You keep this: {give}.', fr: 'Vous gardez ceci : {give}.' },
  'hero-barbarian': {
    en: 'Strong in one fight that matters, and with a weapon.',
    fr: 'Redoutable dans un combat décisif, et avec une arme.',
  },
  'hero-forester': {
    en: 'Strong against one type of monster.',
    fr: 'Redoutable contre un type de monstre.',
  },
  'hero-warrior': {
    en: 'Tips one close fight, and is strong with an armour.',
    fr: 'Fait basculer un combat serré, et profite d’une armure.',
  },
  'hero-priest': {
    en: 'Knows what the Dungeon holds before he chooses.',
    fr: 'Sait ce que cache le Donjon avant de choisir.',
  },
  'hero-sorcerer': {
    en: 'Leaves one lost fight in time, and is strong with a jewel.',
    fr: 'Quitte à temps un combat perdu, et profite d’un bijou.',
  },
  'hero-thief': {
    en: 'Gains most from Arenas that are won.',
    fr: 'Profite le plus des Arènes gagnées.',
  },
}
