import { SHELF } from '@sablier/shelf'
import { type Achievement, inOneGame, overGames } from './achievement.ts'
import { achievement, beat, isFull, lead, won } from './new-achievement.ts'

/** Achievements that any game can earn. */
export const GENERAL: readonly Achievement[] = [
  achievement(
    'first-win',
    'laurel-crown',
    [
      ['First win', 'Première victoire'],
      ['Win any game.', 'Gagnez une partie.'],
    ],
    overGames((games) => won(games).length >= 1),
  ),
  achievement(
    'four-worlds',
    'compass',
    [
      ['Four worlds', 'Quatre mondes'],
      ['Win each of the four games once.', 'Gagnez une fois à chacun des quatre jeux.'],
    ],
    overGames((games) => SHELF.every(({ id }) => won(games).some(({ game }) => game === id))),
  ),
  achievement(
    'beat-novice',
    'character',
    [
      ['Past Hanna', 'Hanna dépassée'],
      [
        'Win at a table with Hanna, who thinks one step ahead.',
        'Gagnez à une table où joue Hanna, qui voit un coup d’avance.',
      ],
    ],
    beat('novice'),
  ),
  achievement(
    'beat-adept',
    'barbute',
    [
      ['Past Rurik', 'Rurik dépassé'],
      [
        'Win at a table with Rurik, who sees good bargains.',
        'Gagnez à une table où joue Rurik, qui flaire les bonnes affaires.',
      ],
    ],
    beat('adept'),
  ),
  achievement(
    'beat-master',
    'wizard-face',
    [
      ['Past Oswin', 'Oswin dépassé'],
      [
        'Win at a table with Oswin, who plans the whole game.',
        'Gagnez à une table où joue Oswin, qui prévoit toute la partie.',
      ],
    ],
    beat('master'),
  ),
  achievement(
    'beat-champion',
    'queen-crown',
    [
      ['Past Serafine', 'Serafine dépassée'],
      [
        'Win at a table with Serafine. Ask the crystal ball where she is weak: nowhere for long.',
        'Gagnez à une table où joue Serafine. Ses points faibles ne durent jamais.',
      ],
    ],
    beat('champion'),
  ),
  achievement(
    'full-table',
    'table',
    [
      ['Full house', 'Table pleine'],
      [
        'Win at the largest table of a game: many rivals also keep each other busy.',
        'Gagnez à la plus grande table d’un jeu : nombreux, les rivaux se gênent aussi entre eux.',
      ],
    ],
    inOneGame((game) => game.hasWon && isFull(game)),
  ),
  achievement(
    'three-in-a-row',
    'trophy',
    [
      ['Three in a row', 'Trois d’affilée'],
      ['Win three games one after the other.', 'Gagnez trois parties de suite.'],
    ],
    overGames((games) => games.length >= 3 && games.slice(-3).every(({ hasWon }) => hasWon)),
  ),
  achievement(
    'by-a-hair',
    'sands-of-time',
    [
      ['By a hair', 'D’un cheveu'],
      [
        'Win by a single point: count before the last round, not after.',
        'Gagnez d’un seul point : comptez avant la dernière manche, pas après.',
      ],
    ],
    inOneGame((game) => game.hasWon && game.players.length > 1 && lead(game) === 1),
  ),
  achievement(
    'ten-games',
    'hourglass',
    [
      ['Ten turns of the glass', 'Dix tours de sablier'],
      ['Play ten games to their end.', 'Menez dix parties à leur terme.'],
    ],
    overGames((games) => games.length >= 10),
  ),
]
