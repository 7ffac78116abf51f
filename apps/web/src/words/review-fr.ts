import type { reviewEn } from './review-en.ts'

/** What the review of a game says in French. */
export const reviewFr: Record<keyof typeof reviewEn, string> = {
  reviewTitle: 'La partie à la loupe',
  reviewCurve: 'Chances de victoire au fil de la partie',
  reviewOf: 'Décisions de',
  reviewMoments: 'Les tournants de la partie',
  reviewNone:
    'Aucun choix n’était nettement moins bon que le meilleur, et aucune décision n’a fait basculer la partie à elle seule.',
  reviewGoesOn: 'Chaque décision est réexaminée : {n} %',
  reviewNoChoice: 'Il n’y avait rien à choisir.',
  reviewCost: 'Environ {n} {n|point|points} de chances de victoire perdus',
  reviewFine: 'Aucun autre choix n’était nettement meilleur',
  reviewRound: 'Manche {n}',
  reviewRoundAsked: 'Manche {n} :',
  reviewWaits: 'Les tournants de la partie apparaîtront ici, une fois toutes les décisions réexaminées.',
  reviewGiven: 'Joué',
  reviewBetter: 'Mieux',
  reviewHonest:
    'Jugé par le plus fort des joueurs virtuels dans {n} {n|monde possible|mondes possibles} d’après ce que l’on pouvait savoir. Un écart que le hasard suffit à expliquer n’est jamais compté comme une erreur.',
  reviewSee: 'Voir la table à cet instant',
  reviewTry: 'Rejouer à partir d’ici',
  reviewMistake: 'Il y avait mieux à jouer',
  reviewGain: 'Les chances de victoire montent',
  reviewLoss: 'Les chances de victoire baissent',
  reviewRules:
    'Cette partie s’est jouée avec d’autres règles que celles d’aujourd’hui. On peut la revoir, mais pas la juger.',
  chipGood: 'bonnes',
  chipDoubtful: 'douteuses',
  chipCostly: 'coûteuses',
  tableThen: 'La table à cet instant',
  reviewEvery: 'Toutes les décisions',
  reviewBefore: 'La décision précédente',
  reviewNext: 'La décision suivante',
}
