import type { Tutorial } from '@sablier/ui'

/** A first expedition: move, meet, fight, use a guild, then race for five certificates. */
export const tutorial: Tutorial = {
  seats: 2,
  options: { quick_start: true },
  secret: 'night',
  lessons: [
    {
      id: 'goal',
      point: 'part ring',
      text: {
        en: 'Be the first to hold a certificate of each of the five guilds round this sea. One costs 5 experience and 5 gold; members of the guild pay no gold.',
        fr: 'Soyez le premier à détenir un certificat de chacune des cinq guildes autour de cette mer. Chacun coûte 5 points d’expérience (PE) et 5 pièces d’or ; un membre de la guilde ne paie pas l’or.',
      },
    },
    {
      id: 'sheet',
      point: 'part sheet',
      text: {
        en: 'Your adventurer. Red cubes are Strength and Health at once, blue cubes Willpower and Magic. Lost cubes are hollow: they make you weaker until you heal or recharge. Without a red cube left, the next wound kills.',
        fr: 'Votre aventurier. Les cubes rouges sont à la fois la force et la santé (PS), les bleus la puissance mentale et la magie (PM). Les cubes perdus, creux, vous affaiblissent. Sans cube rouge, la blessure suivante est mortelle.',
      },
    },
    {
      id: 'turn',
      point: 'part progress',
      text: {
        en: 'A turn: a chance card is turned up and obeyed, then you may move, then you meet what lies there or use the services of the place. This line shows the step, and beside it the race for five certificates.',
        fr: 'Un tour : une carte chance s’applique, puis vous vous déplacez si vous voulez, puis vous rencontrez ce qui est là ou utilisez les services du lieu. Cette ligne indique l’étape et, à côté, la course aux cinq certificats.',
      },
    },
    {
      id: 'log',
      point: 'log',
      text: {
        en: 'The log tells what happened; each § opens the rule behind it. Anything you did can be taken back with ↶, and the crystal ball gives advice.',
        fr: 'Le journal dit ce qui s’est passé ; chaque § ouvre la règle. Tout peut être repris avec ↶, et la boule de cristal donne des conseils.',
      },
    },
    {
      id: 'movement',
      when: { ask: 'movement' },
      point: 'part ring',
      text: {
        en: 'Glowing spaces can be reached; each shows its price and what waits there. Press one to read it on the desk, again to go. On foot is free; horse, boat and gate cost gold. You may also stay. You meet only what lies where your move ends.',
        fr: 'Les cases qui brillent sont accessibles ; chacune montre son prix et ce qui y attend. Touchez-en une pour la lire, encore une fois pour y aller. À pied, c’est gratuit ; cheval, bateau et porte magique coûtent de l’or. Vous pouvez aussi rester. Vous ne rencontrez que ce qui se trouve à l’arrivée.',
      },
    },
    {
      id: 'services',
      when: { ask: 'services' },
      point: 'part market',
      text: {
        en: 'Special spaces offer services instead of adventures: healing, trade, repairs, work for those who stayed, and in a guild its certificate. What you cannot afford is listed with its reason.',
        fr: 'Les lieux particuliers offrent des services au lieu d’aventures : soins, commerce, réparations, travail pour qui est resté sur place, et dans une guilde son certificat. Ce qui vous est refusé est expliqué.',
      },
    },
    {
      id: 'opportunity',
      rare: true,
      when: { ask: 'meet-opportunity' },
      point: 'part here',
      text: {
        en: 'An opportunity, not a creature: you may use it or leave it. Unused it stays there, for the others too.',
        fr: 'Une opportunité, pas une créature : vous pouvez l’utiliser ou la laisser. Inutilisée, elle reste là, aussi pour les autres.',
      },
    },
    {
      id: 'creature',
      when: { ask: ['meet-creature', 'declare', 'before-roll.strength', 'before-roll.willpower'] },
      point: 'part here',
      text: {
        en: 'A creature has to be fought. Both sides add a die to their value: Strength against Strength, or Willpower against Willpower, which often costs 2 Magic to choose. Compare the two values first: a point of difference is worth a lot. Items you own can help.',
        fr: 'Une créature doit être combattue. Chaque camp ajoute un dé à sa valeur : force contre force, ou puissance mentale contre puissance mentale, qu’il faut souvent payer 2 PM pour choisir. Comparez d’abord les deux valeurs : un point d’écart compte beaucoup. Vos objets peuvent aider.',
      },
    },
    {
      id: 'after-fight',
      when: { heard: 'totals' },
      point: 'part sheet',
      text: {
        en: 'Both dice fell on the stage, beside what each side adds; the log keeps them. A win gives the creature’s experience and perhaps a treasure; a loss normally costs 1 Health; a draw changes nothing. A trap: fighting on while wounded makes each fight harder.',
        fr: 'Les deux dés sont tombés sur la scène, à côté de ce que chaque camp ajoute ; le journal les garde. Une victoire rapporte l’expérience de la créature et parfois un trésor ; une défaite coûte en général 1 PS ; un match nul ne change rien. Un piège : se battre blessé rend chaque combat plus dur.',
      },
    },
    {
      id: 'others',
      when: { round: 3 },
      point: 'part others',
      text: {
        en: 'The others run for the same guilds. Their seals show which certificates each holds, the track above how many. A typical trap: gold buys no certificate without 5 experience, and experience comes from creatures, the Fortress and opportunities.',
        fr: 'Les autres courent vers les mêmes guildes. Leurs sceaux montrent les certificats de chacun, la piste du haut leur nombre. Un piège courant : l’or n’achète pas de certificat sans 5 PE, et l’expérience vient des créatures, de la Forteresse et des opportunités.',
      },
    },
    {
      id: 'certificate',
      rare: true,
      when: { heard: 'certified' },
      point: 'part others',
      text: {
        en: 'A first certificate has been bought. Four more to go, each from another guild: plan a tour round the ring rather than crossing it back and forth.',
        fr: 'Un premier certificat a été acheté. Il en faut quatre autres, chacun d’une autre guilde : faites le tour de l’anneau plutôt que des allers et retours.',
      },
    },
  ],
}
