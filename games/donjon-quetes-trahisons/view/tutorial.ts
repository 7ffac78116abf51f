import type { Tutorial } from '@sablier/ui'

/** A first descent: quest, village, monster, bargain, Arena, then on to twelve trophy points. */
export const tutorial: Tutorial = {
  seats: 3,
  options: {},
  secret: 'tutorial',
  lessons: [
    {
      id: 'goal',
      point: 'seats',
      text: {
        en: 'Trophy points decide: the game stops as soon as somebody has twelve. They come from dragons and strong monsters, from the Arena and, above all, from completed quests.',
        fr: 'Seuls les points trophée comptent : la partie s’arrête dès que quelqu’un en a douze. Ils viennent des dragons et des monstres forts, de l’Arène et surtout des quêtes accomplies.',
      },
    },
    {
      id: 'hero',
      point: 'part hero',
      text: {
        en: 'Your hero. Power 8 to start with; worn objects add, wounds subtract. Support is what you lend as an ally: half your power. Each hero has a lasting talent and one unique power for the whole game: tap the card to read it.',
        fr: 'Votre héros. Puissance 8 au départ ; les objets portés ajoutent, les blessures retirent. Le soutien est ce que vous prêtez comme allié : la moitié de votre puissance. Chaque héros a un talent permanent et un pouvoir unique pour toute la partie : touchez la carte pour le lire.',
      },
    },
    {
      id: 'phases',
      point: 'phase',
      text: {
        en: 'A turn has six phases: Supplies, Dungeon or Arena, Negotiation, Combat, Warrior’s Rest and completed quests. This line shows where you are.',
        fr: 'Un tour a six phases : Ravitaillement, Donjon ou Arène, Négociation, Combat, Repos du guerrier, Quêtes accomplies. Cette ligne indique où l’on en est.',
      },
    },
    {
      id: 'log',
      point: 'log',
      text: {
        en: 'What glows can be chosen. The log tells everything, each § opens its rule, and the crystal ball gives advice.',
        fr: 'Ce qui brille peut être choisi. Le journal raconte tout, chaque § ouvre sa règle, et la boule de cristal donne des conseils.',
      },
    },
    {
      id: 'main-quest',
      when: { ask: 'setup.main-quest' },
      point: 'ask',
      text: {
        en: 'Choose your main quest: it pays double its points and 4 gems, but left unfinished at the end it costs you its points. Take the one whose condition you can work towards. Nobody else sees it.',
        fr: 'Choisissez votre quête principale : elle rapporte le double de ses points et 4 gemmes, mais inachevée à la fin, elle vous coûte ses points. Prenez celle vers laquelle vous pourrez tendre. Personne d’autre ne la voit.',
      },
    },
    {
      id: 'prices',
      when: { ask: 'talk-answer' },
      point: 'part fight',
      text: {
        en: 'Somebody faces a monster and looks for help. Name a price for your support, or stay out of it. If the two of you lose, you are wounded as well.',
        fr: 'Quelqu’un affronte un monstre et cherche de l’aide. Fixez le prix de votre soutien, ou restez en dehors. En cas de défaite, vous serez blessé aussi.',
      },
    },
    {
      id: 'supplies',
      when: { ask: 'village-supplies' },
      point: 'part village',
      text: {
        en: 'Supplies: in the village you buy objects (one weapon, one armour, one jewel worn at a time), heal at the Temple for 2 gems, buy a quest for 2, trade and make promises. Without gems there is nothing to buy yet: choose Done.',
        fr: 'Ravitaillement : au village, vous achetez des objets (une arme, une armure, un bijou portés à la fois), vous vous soignez au Temple pour 2 gemmes, achetez une quête pour 2, échangez et promettez. Sans gemmes, rien à acheter encore : terminez.',
      },
      answer: ['end'],
      otherwise: {
        en: 'Trading and promising is always worth a try: both must agree to a trade, but nobody is bound by a promise.',
        fr: 'Échanger et promettre, cela se tente toujours : un échange veut deux accords, mais une promesse n’engage personne.',
      },
    },
    {
      id: 'dungeon',
      when: { ask: 'choice.dungeon-or-arena' },
      point: 'zone dungeon',
      answer: ['draw'],
      text: {
        en: 'Draw from the Dungeon: a monster to fight, a special card or an event. From round 3 on you may challenge another player in the Arena instead.',
        fr: 'Piochez dans le Donjon : un monstre à combattre, une carte spéciale ou un évènement. Dès le troisième tour de table, vous pourrez défier un autre joueur dans l’Arène.',
      },
      otherwise: {
        en: 'The Arena, then! The spectators choose their side in secret, and may lie about it.',
        fr: 'L’Arène, donc ! Les spectateurs choisissent leur camp en secret, et peuvent mentir.',
      },
    },
    {
      id: 'monster',
      when: { ask: 'monster-talk' },
      point: 'part fight',
      text: {
        en: 'A monster! Its power plus the red die against yours plus the green die; an 8 counts double. If it is stronger than you, call for an ally and bargain: one ally at most, paid with gems, goods or mere promises.',
        fr: 'Un monstre ! Sa puissance et le dé rouge contre la vôtre et le dé vert ; un 8 compte double. S’il est plus fort que vous, cherchez un allié et marchandez : un seul au plus, payé en gemmes, en biens ou en simples promesses.',
      },
    },
    {
      id: 'dice',
      when: { heard: 'totals' },
      point: 'part fight',
      text: {
        en: 'Power plus dice decided. The winner takes the gems and the trophies on the card and keeps it as a spoil, which quests may ask for. Losers take a wound, that is 1 power less; two if beaten by an 8.',
        fr: 'Puissance et dés ont tranché. Le vainqueur prend les gemmes et trophées de la carte et la garde comme dépouille, que des quêtes peuvent demander. Les perdants sont blessés : 1 puissance de moins, 2 face à un 8.',
      },
    },
    {
      id: 'rest',
      when: { ask: 'village-rest' },
      point: 'ask',
      text: {
        en: 'Warrior’s Rest: buy and trade again, and keep your promises, or break them. The table remembers who did what. For 6 gems you may buy a trophy point.',
        fr: 'Repos du guerrier : achetez et échangez encore, et tenez vos promesses, ou trahissez. La table se souvient de tout. Pour 6 gemmes, un point trophée s’achète.',
      },
    },
    {
      id: 'arena',
      when: { round: 3 },
      point: 'zone dungeon',
      text: {
        en: 'From now on Arenas may be opened. Attacker and defender fight with full power, spectators pick a side with a closed fist. Winners gain a trophy point each, losers are wounded. The winner of the first Arena also takes the Pot.',
        fr: 'Désormais, on peut ouvrir une Arène. Attaquant et défenseur combattent à pleine puissance, les spectateurs choisissent un camp, poing fermé. Chaque vainqueur gagne un point trophée, les perdants sont blessés. Le vainqueur de la première Arène prend aussi le Pot.',
      },
    },
    {
      id: 'quest-done',
      rare: true,
      when: { ask: ['quest.optional'] },
      point: 'ask',
      text: {
        en: 'At the end of a turn whoever might have fulfilled a quest is asked. A trap: unfinished secondary quests cost a point each at the end, so buy only those you can do.',
        fr: 'En fin de tour, on interroge qui pourrait avoir accompli une quête. Un piège : les quêtes secondaires inachevées coûtent un point chacune à la fin ; n’achetez que celles à votre portée.',
      },
    },
  ],
}
