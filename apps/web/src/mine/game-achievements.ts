import { type Achievement, did, inOneGame, type OwnGame } from './achievement.ts'
import { achievement, doneIn, winIn } from './new-achievement.ts'

const [THIEF, LANDS, DUNGEON, PROPHECY] = [
  'thiefs-fortune',
  'terres-de-destinees',
  'donjon-quetes-trahisons',
  'prophecy',
] as const

/** Achievements of one game each. */
export const OF_GAMES: readonly Achievement[] = [
  achievement(
    'thief-clean',
    'scales',
    [
      ['The guards are fond of you', 'Bien vu des gardes'],
      [
        'Win without ever losing a point to a Bribe: keep a Basic Resource for each Danger.',
        'Gagnez sans perdre un point en Pots-de-vin : gardez une Ressource Basique par Danger.',
      ],
    ],
    winIn(THIEF, (own) => did(own, 'bribe.shortfall') === 0),
    THIEF,
  ),
  achievement(
    'thief-time',
    'empty-hourglass',
    [
      ['Time is a door', 'Le temps ouvre'],
      [
        'Use Spend Time five times in one game: it takes the last token just when you need the card.',
        'Utilisez le Temps cinq fois dans une partie : il prend le dernier jeton au bon moment.',
      ],
    ],
    doneIn(THIEF, 'time.cost time-spent', 5),
    THIEF,
  ),
  achievement(
    'thief-past',
    'graveyard',
    [
      ['A past worth telling', 'Un beau passé'],
      [
        'Push ten cards into your PAST: a full row is an engine that pays for its own replacement.',
        'Poussez dix cartes dans votre PASSÉ : une rangée pleine finance son renouvellement.',
      ],
    ],
    doneIn(THIEF, 'present.pushed-to-past', 10),
    THIEF,
  ),
  achievement(
    'lands-free',
    'gavel',
    [
      ['Nobody bids?', 'Personne n’enchérit ?'],
      [
        'Get three of your own cards for nothing in one game: sell what only you can use.',
        'Obtenez trois de vos cartes pour rien en une partie : vendez ce qui ne sert qu’à vous.',
      ],
    ],
    doneIn(LANDS, 'sale.no-bid-seller-free', 3),
    LANDS,
  ),
  achievement(
    'lands-thrift',
    'two-coins',
    [
      ['Thrift', 'L’économe'],
      [
        'Win and have bought at most three cards: the price of a card is a card of your life.',
        'Gagnez en ayant acheté trois cartes au plus : une carte payée est un peu de vie.',
      ],
    ],
    winIn(LANDS, (own) => did(own, 'sale.winner-may-place') <= 3),
    LANDS,
  ),
  achievement(
    'dungeon-dragon',
    'dragon-head',
    [
      ['Dragon slain', 'Dragon terrassé'],
      [
        'Win 3 trophy points from a dragon: nobody does it alone, so choose whom you promise what.',
        'Gagnez les 3 points trophée d’un dragon : personne n’y arrive seul, choisissez vos promesses.',
      ],
    ],
    doneIn(DUNGEON, 'special.dragon.reward trophies', 1),
    DUNGEON,
  ),
  achievement(
    'dungeon-word',
    'shaking-hands',
    [
      ['As good as their word', 'De parole'],
      [
        'Win having kept at least two promises and broken none: allies come back.',
        'Gagnez après deux promesses tenues et aucune rompue : les alliés reviennent.',
      ],
    ],
    winIn(DUNGEON, (own) => kept(own) >= 2 && broken(own) === 0),
    DUNGEON,
  ),
  achievement(
    'dungeon-traitor',
    'backstab',
    [
      ['It was only words', 'Ce n’étaient que des mots'],
      [
        'Win although you broke a promise: once late, when nobody can repay it.',
        'Gagnez malgré une promesse rompue : une seule, et trop tard pour qu’on vous le rende.',
      ],
    ],
    winIn(DUNGEON, (own) => broken(own) >= 1),
    DUNGEON,
  ),
  achievement(
    'dungeon-main',
    'tied-scroll',
    [
      ['The secret quest', 'La quête secrète'],
      [
        'Fulfil your main quest: unfinished it costs what it would have paid.',
        'Accomplissez votre quête principale : inachevée, elle coûte ce qu’elle rapporte.',
      ],
    ],
    doneIn(DUNGEON, 'quest.main-reward trophies', 1),
    DUNGEON,
  ),
  achievement(
    'prophecy-member',
    'knight-banner',
    [
      ['Among one’s own', 'Parmi les siens'],
      [
        'Buy two certificates without gold: as a member you pay experience alone.',
        'Achetez deux certificats sans or : un membre ne paie que l’expérience.',
      ],
    ],
    inOneGame(
      (own) =>
        own.game === PROPHECY && did(own, 'certificate.price experience') - did(own, 'certificate.price gold') >= 2,
    ),
    PROPHECY,
  ),
  achievement(
    'prophecy-grown',
    'heart-plus',
    [
      ['Grown', 'Grandi'],
      [
        'Gain three permanent points in one game: strength won early fights for you every turn.',
        'Gagnez trois points permanents en une partie : acquis tôt, ils combattent à chaque tour.',
      ],
    ],
    inOneGame((own) => own.game === PROPHECY && did(own, 'gain.permanent') >= 3),
    PROPHECY,
  ),
  achievement(
    'prophecy-unhurt',
    'templar-shield',
    [
      ['Careful hero', 'Héros prudent'],
      [
        'Win and lose at most two Health: a fight you may leave out is one you cannot lose.',
        'Gagnez en perdant deux Santé au plus : un combat évité n’est jamais perdu.',
      ],
    ],
    winIn(PROPHECY, (own) => did(own, 'loss.health strength') <= 2),
    PROPHECY,
  ),
]

function kept(own: OwnGame): number {
  return did(own, 'rest.honour promises-kept') + did(own, 'rest.defender-pays promises-kept')
}
function broken(own: OwnGame): number {
  return did(own, 'alliance.not-binding promises-broken')
}
