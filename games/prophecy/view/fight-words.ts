/** What the fight stage says, in both languages. */
export const FIGHT_WORDS = {
  en: {
    fight: 'Fight',
    before: 'Before the roll',
    goesOn: 'The fight goes on',
    won: 'Won',
    drawn: 'A draw',
    lost: 'Lost',
    throws: 'Rolls so far',
    paid: (n: number) => `${n} Magic paid`,
    thrown: (card: string) => `thrown: ${card}`,
    die: (n: number) => `die: ${n}`,
    lives: (n: number) => `lives left: ${n}`,
  },
  fr: {
    fight: 'Combat',
    before: 'Avant le lancer',
    goesOn: 'Le combat continue',
    won: 'Victoire',
    drawn: 'Match nul',
    lost: 'Défaite',
    throws: 'Lancers jusqu’ici',
    paid: (n: number) => `${n} PM ${n < 2 ? 'payé' : 'payés'}`,
    thrown: (card: string) => `lancé : ${card}`,
    die: (n: number) => `dé : ${n}`,
    lives: (n: number) => `vies restantes : ${n}`,
  },
} as const
