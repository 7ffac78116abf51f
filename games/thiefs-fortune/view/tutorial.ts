import type { Tutorial } from '@sablier/ui'

/** A first life as a thief: one round with a word on everything, then four to play freely. */
export const tutorial: Tutorial = {
  seats: 2,
  options: {},
  secret: 'tutorial',
  lessons: [
    {
      id: 'goal',
      point: 'part fortune',
      text: {
        en: 'You shape the life of a thief over five rounds. Whoever owns the most Fortune Points at the end wins. This track shows everybody’s points so far; the cards in your PAST are counted at the end.',
        fr: 'Vous façonnez la vie d’un voleur en cinq manches. Qui possède le plus de Points de Destin à la fin l’emporte. Cette piste montre les points de chacun ; les cartes de votre PASSÉ seront comptées à la fin.',
      },
    },
    {
      id: 'three-times',
      point: 'part life',
      text: {
        en: 'Cards travel through your life from right to left: they wait in your FUTURE with loot on them, work for you in your PRESENT, and end in your PAST. Your two starting cards are already in the PRESENT.',
        fr: 'Les cartes traversent votre vie de droite à gauche : elles attendent dans votre FUTUR avec leur Butin, travaillent pour vous dans le PRÉSENT et finissent dans le PASSÉ. Vos deux cartes de départ sont déjà dans le PRÉSENT.',
      },
    },
    {
      id: 'phases',
      point: 'phase',
      text: {
        en: 'A round has four phases: Planning (choose cards), Loot (empty them), Action (use them) and Bribe (pay for your Danger). This line always says where you are.',
        fr: 'Une manche compte quatre phases : Planification (choisir des cartes), Butin (les vider), Action (s’en servir) et Corruption (payer pour vos Dangers). Cette ligne dit toujours où l’on en est.',
      },
    },
    {
      id: 'log',
      point: 'log',
      text: {
        en: 'What glows can be chosen, on the table or with the buttons below. The log tells what happened; each § opens the rule behind it. A tap on any other card lets you read it.',
        fr: 'Ce qui brille peut être choisi, sur la table ou avec les boutons du bas. Le journal dit ce qui s’est passé ; chaque § ouvre la règle. Touchez toute autre carte pour la lire.',
      },
    },
    {
      id: 'draw',
      when: { ask: 'planning.draw-two-more' },
      answer: ['character'],
      text: {
        en: 'Everybody draws one card of each type, then two more from any deck. Locations react by themselves, Characters work once per round, Events work once and go to the PAST. Characters are a solid start.',
        fr: 'Chacun pioche une carte de chaque type, puis deux autres au choix. Les Lieux réagissent d’eux-mêmes, les Personnages servent une fois par manche, les Évènements une seule fois avant de rejoindre le PASSÉ. Les Personnages sont un bon début.',
      },
      otherwise: {
        en: 'That deck is fine too: what matters is a mix that works together.',
        fr: 'Cette pile convient aussi : l’important est un ensemble qui fonctionne.',
      },
    },
    {
      id: 'choose',
      when: { ask: 'planning.choose-secretly' },
      point: 'zone hand',
      text: {
        en: 'Choose one card of your hand in secret: it goes to your FUTURE with its loot on it. Four cards get there each round. Loot with no Danger sign (the triangle) is easy prey; points (FP) on a card count once it reaches your PAST.',
        fr: 'Choisissez en secret une carte de votre main : elle rejoint votre FUTUR chargée de son Butin. Quatre cartes y entrent par manche. Un Butin sans Danger (le triangle) est une proie facile ; les points (PD) d’une carte comptent dans le PASSÉ.',
      },
    },
    {
      id: 'pass',
      when: { ask: 'planning.pass-two' },
      text: {
        en: 'Now hand two cards to your neighbor, and get two in return. A trap: whatever you pass may be used against you, so keep what the other would love.',
        fr: 'Donnez maintenant deux cartes à votre voisin, et recevez-en deux. Un piège : ce que vous passez lui servira ; gardez ce dont il rêve.',
      },
    },
    {
      id: 'loot-on-cards',
      when: { ask: 'planning.choose-secretly', heard: 'future-entered' },
      point: 'zone future',
      text: {
        en: 'Your first card lies in the FUTURE with tokens on it: Swords, Gems and Lamps are Basic Resources, the hourglass is Time, the triangle is Danger. Only when the last token is gone does it move to the PRESENT.',
        fr: 'Votre première carte est dans le FUTUR, chargée de jetons : Épées, Gemmes et Lampes sont les Ressources Basiques, le sablier est le Temps, le triangle le Danger. Elle ne passe au PRÉSENT qu’une fois le dernier jeton parti.',
      },
    },
    {
      id: 'last-two',
      when: { ask: 'planning.last-placement' },
      text: {
        en: 'Two cards are left: one enters your FUTURE, the other is given up for its Favor, a small bonus at once. Place the card you want in play.',
        fr: 'Il reste deux cartes : l’une entre dans votre FUTUR, l’autre est sacrifiée pour son Avantage, un petit bonus immédiat. Placez celle que vous voulez voir en jeu.',
      },
    },
    {
      id: 'favor',
      when: { ask: 'anatomy.favor-one-option' },
      text: {
        en: 'Choose one of the two bonuses of the card you gave up.',
        fr: 'Choisissez l’un des deux bonus de la carte sacrifiée.',
      },
    },
    {
      id: 'common-future',
      when: { ask: 'loot.collect' },
      point: 'zone future',
      text: {
        en: 'The Loot Phase. Take tokens from the cards of your FUTURE, a few each round: empty cards one after the other instead of nibbling at all of them. The Common FUTURE is everybody’s and is not looted; abilities and Spend Time reach it, and whoever takes the last token of a card there wins it.',
        fr: 'La Phase de Butin. Prenez des jetons sur les cartes de votre FUTUR, en nombre limité : videz-les l’une après l’autre au lieu de grignoter partout. Le FUTUR COMMUN est à tous et ne se pille pas ; des capacités et l’action Utiliser le Temps y accèdent, et qui prend le dernier jeton d’une carte la remporte.',
      },
    },
    {
      id: 'danger',
      when: { ask: 'loot.collect' },
      point: 'part danger',
      text: {
        en: 'Danger you take goes on this track. Each one costs you a Basic Resource at the end of the round, or a Fortune Point if you cannot pay. Beyond the fifth you lose a point at once. A trap: do not empty dangerous cards without spare resources.',
        fr: 'Le Danger pris va sur cette piste. Chacun vous coûtera une Ressource Basique en fin de manche, ou un Point de Destin si vous ne pouvez pas payer. Au-delà du cinquième, un point est perdu aussitôt. Un piège : vider une carte dangereuse sans ressources d’avance.',
      },
    },
    {
      id: 'action',
      when: { ask: 'action.menu' },
      point: 'zone present-characters',
      answer: ['activate.*', 'spend-time', 'pass'],
      text: {
        en: 'The Action Phase. One or two actions per turn: Activate a Character (once per round) or an Event (once, then it is in your PAST), spend two Time for a token, or pass. What cannot be done now is listed with its reason under “Why not?”.',
        fr: 'La Phase d’Action. Une ou deux actions par tour : Activer un Personnage (une fois par manche) ou un Évènement (une fois, puis il est dans le PASSÉ), dépenser deux Temps pour un jeton, ou passer. Ce qui est impossible est expliqué sous « Pourquoi pas ? ».',
      },
      otherwise: {
        en: 'As you like. Remember: once you have passed you take no more actions this round.',
        fr: 'Comme vous voulez. N’oubliez pas : après avoir passé, vous n’agissez plus de la manche.',
      },
    },
    {
      id: 'second-action',
      when: { ask: 'action.one-or-two' },
      text: {
        en: 'A second action, or the end of your turn. Turns go round until everybody has passed; the first to pass starts the next round.',
        fr: 'Une seconde action, ou la fin de votre tour. Les tours s’enchaînent jusqu’à ce que tous aient passé ; le premier à passer commence la manche suivante.',
      },
    },
    {
      id: 'bribe',
      when: { heard: 'bribes-begin' },
      point: 'part danger',
      text: {
        en: 'The Bribe Phase. For each Danger on your track you pay one Sword, Gem or Lamp. Danger you paid for stays on the track and has to be paid again next round, until a card reduces it.',
        fr: 'La Phase de Corruption. Pour chaque Danger de votre piste, vous payez une Épée, une Gemme ou une Lampe. Un Danger payé reste sur la piste et devra l’être encore, jusqu’à ce qu’une carte l’enlève.',
      },
    },
    {
      id: 'second-round',
      when: { round: 2 },
      point: 'part life',
      text: {
        en: 'The second round. Each row of the PRESENT holds four cards; a fifth pushes the leftmost one out. Locations and Characters then go to your PAST and score, but an Event that was never used is lost. Use your Events in time!',
        fr: 'Deuxième manche. Chaque rangée du PRÉSENT contient quatre cartes ; une cinquième éjecte celle de gauche. Lieux et Personnages rejoignent alors le PASSÉ et marquent des points, mais un Évènement jamais utilisé est perdu. Servez-vous-en à temps !',
      },
    },
  ],
}
