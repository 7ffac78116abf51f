import type { Tutorial } from '@sablier/ui'

/** A first game in the lands: every step of a turn explained, then on to a Destiny. */
export const tutorial: Tutorial = {
  seats: 3,
  options: {},
  secret: 'tutorial',
  lessons: [
    {
      id: 'goal',
      point: 'zone common-destin',
      text: {
        en: 'Fulfil a Destiny and you win at once. These two are for everybody; tap them to read what they ask for.',
        fr: 'Accomplissez un Destin et vous gagnez aussitôt. Ces deux-là sont à tout le monde ; touchez-les pour lire ce qu’ils demandent.',
      },
    },
    {
      id: 'secret',
      point: 'zone secret-destin',
      text: {
        en: 'This Destiny is yours alone: nobody else sees it or can win with it. Everybody has such a secret, so watch what the others collect.',
        fr: 'Ce Destin n’est qu’à vous : personne d’autre ne le voit ni ne peut gagner avec lui. Chacun a le sien ; observez ce que les autres rassemblent.',
      },
    },
    {
      id: 'hand',
      point: 'zone hand',
      text: {
        en: 'Your hand is your money and your life. You pay with its cards, and whoever has none left is out. In the hand a card has no power; only cards in play work.',
        fr: 'Votre main est votre argent et votre vie. Vous payez avec ses cartes, et qui n’en a plus est éliminé. En main, une carte n’a aucun pouvoir ; seules celles en jeu agissent.',
      },
    },
    {
      id: 'turn',
      point: 'phase',
      text: {
        en: 'A turn has four steps: draw a card and ready one’s cards, auction one card of one’s hand, use powers, end. This line says which step is on.',
        fr: 'Un tour a quatre étapes : piocher et redresser ses cartes, mettre une carte de sa main aux enchères, utiliser des pouvoirs, fin. Cette ligne dit où l’on en est.',
      },
    },
    {
      id: 'log',
      point: 'log',
      text: {
        en: 'What glows can be chosen. The log tells what happened, each § opens its rule, and the crystal ball gives advice.',
        fr: 'Ce qui brille peut être choisi. Le journal dit ce qui s’est passé, chaque § ouvre sa règle, et la boule de cristal donne des conseils.',
      },
    },
    {
      id: 'first-bid',
      when: { ask: 'first-bid' },
      point: 'part auction',
      answer: ['1'],
      text: {
        en: 'Here is the card on sale. Read it: is it useful for a Destiny or strong in play? You bid a number of cards, never your whole hand. One card is a modest start.',
        fr: 'Voici la carte en vente. Lisez-la : sert-elle un Destin, est-elle forte en jeu ? Vous misez un nombre de cartes, jamais toute votre main. Une carte est un début modeste.',
      },
      otherwise: {
        en: 'Fine. Passing is not final: if somebody raises, you may bid again.',
        fr: 'Très bien. Passer n’est pas définitif : si quelqu’un surenchérit, vous pourrez encore miser.',
      },
    },
    {
      id: 'raise',
      when: { ask: 'raise' },
      point: 'part auction',
      text: {
        en: 'Somebody has bid more. Only the winner pays, so losing an auction costs nothing. A trap: an expensive card leaves you with a thin hand, and a thin hand can be finished off by a single power.',
        fr: 'Quelqu’un a misé plus. Seul le gagnant paie : perdre une enchère ne coûte rien. Un piège : une carte chère vous laisse une main maigre, qu’un seul pouvoir peut achever.',
      },
    },
    {
      id: 'offer',
      when: { ask: 'auction.offer-one' },
      point: 'zone hand',
      text: {
        en: 'Your turn: you must put one card up for auction. Offer something the others want and you are paid in cards; or offer what you want yourself and hope that nobody outbids you. If nobody bids, it is yours for free.',
        fr: 'À vous : vous devez mettre une carte aux enchères. Proposez ce que les autres désirent et vous serez payé en cartes ; ou proposez ce que vous voulez vous-même en espérant que personne ne monte. Sans mise, elle est à vous gratuitement.',
      },
    },
    {
      id: 'pay',
      when: { ask: 'give' },
      point: 'zone hand',
      text: {
        en: 'You have bought it. Choose which cards you pay with: they go to the seller’s hand, so give away what helps the seller least.',
        fr: 'Vous l’avez achetée. Choisissez avec quoi payer : ces cartes vont dans la main du vendeur ; donnez ce qui lui sert le moins.',
      },
    },
    {
      id: 'place',
      when: { ask: 'place' },
      point: 'zone in-play',
      answer: ['put-in-play'],
      text: {
        en: 'Put the card into play in front of you: from now on its power works and it counts for Destinies. Permanent powers always work; others are used on your turn.',
        fr: 'Posez la carte devant vous : dès maintenant son pouvoir agit et elle compte pour les Destins. Les pouvoirs permanents agissent toujours ; les autres servent à votre tour.',
      },
      otherwise: {
        en: 'Discarding it keeps it from the others too, until the discard pile is shuffled.',
        fr: 'La défausser en prive aussi les autres, jusqu’au mélange de la défausse.',
      },
    },
    {
      id: 'powers',
      when: { ask: ['use-power', 'use-mandatory'] },
      point: 'zone in-play',
      text: {
        en: 'After the auction you may use the powers of your cards in play, each once: the card is engaged (a small hourglass) until your next turn. Mandatory powers have to be used.',
        fr: 'Après l’enchère, vous pouvez utiliser les pouvoirs de vos cartes en jeu, une fois chacun : la carte est engagée (un petit sablier) jusqu’à votre prochain tour. Les pouvoirs obligatoires doivent servir.',
      },
    },
    {
      id: 'others',
      when: { round: 2 },
      point: 'seats',
      text: {
        en: 'A round has gone by. Look at how many cards the others hold: many cards mean money for the next auction. And look at what lies in front of them: is somebody close to a Destiny? Then buy what they need, or do not sell it.',
        fr: 'Une manche est passée. Voyez combien de cartes tiennent les autres : beaucoup de cartes, c’est de l’argent pour la prochaine enchère. Et voyez ce qui est posé devant eux : quelqu’un est-il près d’un Destin ? Achetez ce qu’il lui faut, ou ne le vendez pas.',
      },
    },
  ],
}
