import type { Texts } from '@sablier/kernel'

/** The lines of the log. */
export const LOG: Texts = {
  'round-begun': { en: 'Round {n} begins.', fr: 'Le tour de table {n} commence.' },
  'turn-begun': { en: '{seat} begins a turn.', fr: '{seat} commence son tour.' },
  'first-player': { en: '{seat} rolls highest and begins.', fr: '{seat} fait le plus haut résultat et commence.' },
  'hero-chosen': { en: '{seat} will play this hero: {card}.', fr: '{seat} incarnera ce héros : {card}.' },
  'main-quest-chosen': { en: '{seat} has chosen a main quest.', fr: '{seat} a choisi sa quête principale.' },
  'pot-fed': { en: 'A gem goes into the Pot, which now holds {n}.', fr: 'Une gemme va au Pot, qui en contient {n}.' },
  'pot-won': { en: '{seat} takes the Pot: {n} {n|gem|gems}.', fr: '{seat} ramasse le Pot : {n} {n|gemme|gemmes}.' },
  'gems-gained': {
    en: '{seat} receives {n} {n|gem|gems} from the bank.',
    fr: '{seat} reçoit {n} {n|gemme|gemmes} de la réserve.',
  },
  'gems-handed': {
    en: '{seat} hands {n} {n|gem|gems} to {other}.',
    fr: '{seat} remet {n} {n|gemme|gemmes} à {other}.',
  },
  wounded: { en: '{seat} suffers {n} {n|wound|wounds}.', fr: '{seat} subit {n} {n|blessure|blessures}.' },
  'wounds-capped': { en: '{seat} never has more than 4 wounds.', fr: '{seat} n’a jamais plus de 4 blessures.' },
  unhurt: { en: '{seat} cannot be wounded any further.', fr: '{seat} ne peut pas être blessé davantage.' },
  healed: { en: '{seat} recovers from {n} {n|wound|wounds}.', fr: '{seat} se remet de {n} {n|blessure|blessures}.' },
  'trophies-gained': {
    en: '{seat} gains {n} {n|trophy point|trophy points}.',
    fr: '{seat} gagne {n} {n|point trophée|points trophée}.',
  },
  'trophies-lost': {
    en: '{seat} loses {n} {n|trophy point|trophy points}.',
    fr: '{seat} perd {n} {n|point trophée|points trophée}.',
  },
  'trophies-ceded': {
    en: '{seat} cedes {n} {n|trophy point|trophy points} to {other}.',
    fr: '{seat} cède {n} {n|point trophée|points trophée} à {other}.',
  },
  'object-bought': {
    en: '{seat} buys {the card} for {n} {n|gem|gems}.',
    fr: '{seat} achète {the card} pour {n} {n|gemme|gemmes}.',
  },
  'sale-used': { en: '{seat} uses a Sale for {the card}.', fr: '{seat} utilise des Soldes pour {the card}.' },
  'object-received': { en: '{seat} now owns {the card}.', fr: '{seat} possède désormais {the card}.' },
  'object-useless': {
    en: '{seat} has no use for {the card}, but nobody else has it.',
    fr: '{The card} ne sert à rien à {seat}, mais personne d’autre ne l’a.',
  },
  'object-to-shop': { en: '{seat} returns {the card} to the shop.', fr: '{seat} rend {the card} à la boutique.' },
  'object-discarded': { en: '{seat} discards {the card}.', fr: '{seat} défausse {the card}.' },
  worn: { en: '{seat} wears {the card}.', fr: '{seat} porte {the card}.' },
  carried: { en: '{seat} gives {the card} to the Familiar.', fr: '{seat} confie {the card} à son Familier.' },
  'quest-bought': { en: '{seat} buys a quest from the Guild.', fr: '{seat} achète une quête à la Guilde.' },
  'quest-handed': {
    en: '{seat} hands {other} a quest, face down.',
    fr: '{seat} remet une quête à {other}, face cachée.',
  },
  'quest-stolen': { en: '{seat} steals a quest from {other}.', fr: '{seat} vole une quête à {other}.' },
  'quest-claimed': {
    en: '{seat} completes a secondary quest: {card}.',
    fr: '{seat} valide une quête secondaire : {card}.',
  },
  'main-quest-claimed': {
    en: '{seat} completes the main quest: {card}.',
    fr: '{seat} valide sa quête principale : {card}.',
  },
  'quest-kept': { en: '{seat} keeps the main quest.', fr: '{seat} garde sa quête principale.' },
  'quest-swapped': { en: '{seat} takes another main quest.', fr: '{seat} change de quête principale.' },
  'spoil-spent': {
    en: '{The card} has served {seat} and is discarded.',
    fr: '{The card} a servi à {seat} et part à la défausse.',
  },
  'spoil-handed': {
    en: '{seat} hands {other} the spoil of {the card}.',
    fr: '{seat} remet à {other} la dépouille de {the card}.',
  },
  'spoil-won': { en: '{seat} keeps {the card} as a spoil.', fr: '{seat} garde {the card} parmi ses dépouilles.' },
  'spoil-taken': { en: '{seat} takes the spoil of {the card}.', fr: '{seat} prend la dépouille de {the card}.' },
  'spoil-plundered': { en: '{seat} plunders the spoil of {the card}.', fr: '{seat} pille la dépouille de {the card}.' },
  'spoil-rotted': {
    en: '{seat} sees the spoil of {the card} rot away.',
    fr: '{seat} voit pourrir la dépouille de {the card}.',
  },
  'object-plundered': { en: '{seat} plunders {the card}.', fr: '{seat} pille {the card}.' },
  'nothing-to-plunder': { en: 'There is nothing to plunder from {seat}.', fr: 'Il n’y a rien à piller chez {seat}.' },
  'double-plunder': {
    en: '{seat} spends the unique power and plunders twice.',
    fr: '{seat} dépense son pouvoir unique et pille deux fois.',
  },
  'nothing-to-pilfer': {
    en: '{seat} has nothing that could be pilfered.',
    fr: '{seat} n’a rien à se faire chaparder.',
  },
  blackmail: { en: '{seat} blackmails {other}.', fr: '{seat} fait chanter {other}.' },
  'offer-made': { en: '{seat} {deal}.', fr: '{seat} {deal}.' },
  'offer-refused': { en: '{seat} refuses what {other} offers.', fr: '{seat} refuse ce que propose {other}.' },
  'call-withdrawn': { en: '{seat} needs no help any more.', fr: '{seat} ne cherche plus d’aide.' },
  'offer-withdrawn': { en: '{seat} withdraws the offer to {other}.', fr: '{seat} retire son offre à {other}.' },
  'offer-lapsed': {
    en: 'The offer that {seat} made to {other} lapses.',
    fr: 'L’offre faite par {seat} à {other} devient caduque.',
  },
  traded: { en: '{seat} and {other} strike a deal.', fr: '{seat} et {other} concluent un échange.' },
  'promise-made': { en: '{seat} {terms}.', fr: '{seat} {terms}.' },
  'promise-kept': { en: '{seat} keeps a promise to {other}.', fr: '{seat} tient sa promesse envers {other}.' },
  'promise-kept-in-part': {
    en: '{seat} keeps only part of a promise to {other}!',
    fr: '{seat} ne tient qu’une partie de sa promesse envers {other} !',
  },
  'promise-broken': { en: '{seat} breaks a promise to {other}!', fr: '{seat} trahit sa promesse envers {other} !' },
  'not-won': {
    en: 'The fight was not won: {seat} owes {other} nothing that was promised on victory or was to be won in it.',
    fr: 'Le combat n’a pas été gagné : {seat} ne doit à {other} rien de ce qui était promis en cas de victoire ou restait à gagner.',
  },
  'word-kept': { en: '{seat} kept the word given to {other}.', fr: '{seat} a tenu la parole donnée à {other}.' },
  'word-broken': { en: '{seat} broke the word given to {other}!', fr: '{seat} a trahi la parole donnée à {other} !' },
  'help-called': { en: '{seat} looks for an ally.', fr: '{seat} cherche un allié.' },
  'no-help': { en: '{seat} offers no help.', fr: '{seat} ne propose pas d’aide.' },
  handshake: { en: '{seat} and {other} shake hands.', fr: '{seat} et {other} se serrent la main.' },
  'card-drawn': { en: '{seat} turns up {the card}.', fr: '{seat} retourne {the card}.' },
  'card-too-early': {
    en: '{The card} comes too early and goes back into the Dungeon, which is shuffled.',
    fr: '{The card} arrive trop tôt et retourne dans le Donjon, que l’on mélange.',
  },
  'card-kept': { en: '{seat} keeps {the card}.', fr: '{seat} garde {the card}.' },
  'lasting-begun': {
    en: '{The card} is in force for one round.',
    fr: '{The card} est en vigueur pendant un tour de table.',
  },
  'lasting-ended': { en: '{The card} is over.', fr: '{The card} prend fin.' },
  'toll-unpaid': {
    en: '{seat} cannot pay the Toll and rests.',
    fr: '{seat} ne peut pas payer l’octroi et se repose.',
  },
  'rage-over': {
    en: 'The rage is over: {seat} loses {n} power for good.',
    fr: 'La rage retombe : {seat} perd définitivement {n} de puissance.',
  },
  'toll-paid': { en: '{seat} pays the Toll: {n} gems.', fr: '{seat} paie l’octroi : {n} gemmes.' },
  'frenzy-calmed': {
    en: 'Love prevails: the Blood Frenzy that {seat} drew has no effect.',
    fr: 'L’amour l’emporte : la Furie sanguinaire que pioche {seat} reste sans effet.',
  },
  'hell-empty': {
    en: 'No monster lies in the discard: nothing rises.',
    fr: 'Aucun monstre à la défausse : rien ne se relève.',
  },
  'hell-opened': {
    en: '{n} {n|monster rises|monsters rise} from the discard.',
    fr: '{n} {n|monstre se relève|monstres se relèvent} de la défausse.',
  },
  'hell-won': {
    en: 'The risen monsters (power {n}) are beaten; their gems are shared out.',
    fr: 'Les monstres relevés (puissance {n}) sont vaincus ; leurs gemmes sont partagées.',
  },
  restocked: { en: '{The card} is on sale again.', fr: '{The card} est de nouveau en vente.' },
  'all-level': { en: 'All are level: nothing changes.', fr: 'Tous sont à égalité : rien ne change.' },
  cursed: {
    en: '{seat} desecrates the Temple and is cursed.',
    fr: '{seat} profane le Temple et reçoit la malédiction.',
  },
  'temple-robbed': {
    en: '{seat} takes {n} {n|gem|gems} from the Temple.',
    fr: '{seat} prend {n} {n|gemme|gemmes} au Temple.',
  },
  'monster-charmed': { en: '{seat} charms {the card}.', fr: '{seat} charme {the card}.' },
  'charm-ended': {
    en: '{seat} no longer holds {the card} under the charm.',
    fr: '{seat} n’a plus {the card} sous son charme.',
  },
  'charmed-fled': { en: '{The card} runs away from {seat}.', fr: '{The card} fausse compagnie à {seat}.' },
  'charmed-killed': {
    en: 'A KritiK kills {the card}, which {seat} had charmed.',
    fr: 'Un KritiK emporte {the card} ; {seat} perd son monstre charmé.',
  },
  'charmed-stayed': { en: '{The card} stays with {seat}.', fr: '{seat} garde {the card} sous son charme.' },
  'ring-place': {
    en: 'With the Ring, {seat} forces {other} to fight in their place.',
    fr: 'Par son Anneau, {seat} force {other} à combattre à sa place.',
  },
  'ring-ally': {
    en: 'With the Ring, {seat} forces {other} to be an ally.',
    fr: 'Par son Anneau, {seat} force {other} à s’allier.',
  },
  'arena-opened': {
    en: 'The Arena is open: {seat} against {other}!',
    fr: 'L’Arène est ouverte : {seat} contre {other} !',
  },
  'battle-cry': { en: '{seat} shouts a challenge across the table.', fr: '{seat} lance un défi à la cantonade.' },
  'side-sealed': { en: '{seat} has chosen in secret.', fr: '{seat} a choisi en secret.' },
  'joined-side': { en: '{seat} is on {side}.', fr: '{seat} a rejoint {side}.' },
  'stayed-neutral': { en: '{seat} stays neutral.', fr: '{seat} reste neutre.' },
  'declared-rage': { en: '{seat} flies into a rage: +4.', fr: '{seat} entre en rage : +4.' },
  'declared-hunt': { en: '{seat} hunts the favourite prey: +6.', fr: '{seat} traque sa proie favorite : +6.' },
  'declared-effort': { en: '{seat} gives everything: +2.', fr: '{seat} donne tout : +2.' },
  'declared-power-armour': { en: '{seat} uses the Armour of Power.', fr: '{seat} utilise l’Armure de puissance.' },
  'declared-lightning-axe': { en: '{seat} uses the Lightning Axe.', fr: '{seat} utilise la Hache de foudre.' },
  'vial-helped': {
    en: '{seat} drinks the Chaotic Vial: +{n} to power.',
    fr: '{seat} boit la Fiole chaotique : +{n} de puissance.',
  },
  'vial-harmed': {
    en: '{seat} drinks the Chaotic Vial: −{n} to power.',
    fr: '{seat} boit la Fiole chaotique : −{n} de puissance.',
  },
  'vial-wasted': {
    en: '{seat} drinks the Chaotic Vial, to no effect.',
    fr: '{seat} boit la Fiole chaotique, sans effet.',
  },
  kritik: { en: 'KritiK with the {colour}!', fr: 'KritiK au {colour} !' },
  'leader-power': { en: '{seat} fights with power {n}.', fr: '{seat} combat avec une puissance de {n}.' },
  'ally-lends': { en: '{seat} lends {n}.', fr: '{seat} apporte {n}.' },
  totals: { en: '{green} against {red}.', fr: '{green} contre {red}.' },
  'defender-power': { en: '{seat} defended at full power.', fr: '{seat} a défendu à pleine puissance.' },
  'green-wins': { en: 'The side of the green die wins.', fr: 'Le camp du dé vert l’emporte.' },
  'red-wins': { en: 'The side of the red die wins.', fr: 'Le camp du dé rouge l’emporte.' },
  'sorcerer-fled': { en: '{seat} vanishes while the dice roll.', fr: '{seat} disparaît pendant que les dés roulent.' },
  'fight-abandoned': { en: 'The fight ends without a winner.', fr: 'Le combat s’achève sans vainqueur.' },
  'fight-replayed': { en: '{seat} prays: all dice are thrown again.', fr: '{seat} prie : tous les dés sont relancés.' },
  'defeat-forgotten': {
    en: '{seat} wipes out the defeat with the Helmet of Oblivion.',
    fr: '{seat} efface la défaite grâce au Heaume de l’oubli.',
  },
  'ran-away': {
    en: '{seat} runs away; the monster takes no notice.',
    fr: '{seat} prend la fuite ; le monstre ne lui prête pas attention.',
  },
  'monster-beaten': {
    en: 'Victory over {the card}! The gains go to {seat}.',
    fr: 'Victoire sur {the card} ! Les gains vont à {seat}.',
  },
  'monster-won': { en: '{seat} is beaten by the monster.', fr: '{seat} est battu par le monstre.' },
  'draconic-lost': { en: '{The card} is lost with its dragon.', fr: '{The card} disparaît avec son dragon.' },
  'familiar-died': { en: '{seat} loses the Familiar.', fr: '{seat} perd son Familier.' },
  'fairy-saved': {
    en: 'The Good Fairy spares {seat} the losses and leaves.',
    fr: 'La Bonne Fée épargne les pertes à {seat} et s’en va.',
  },
  'main-quest-unfinished': {
    en: '{seat} has not finished the main quest: −{n}.',
    fr: '{seat} n’a pas achevé sa quête principale : −{n}.',
  },
  'quests-unfinished': {
    en: '{seat} has {n} unfinished {n|quest|quests}: −{n}.',
    fr: '{seat} a {n} {n|quête inachevée|quêtes inachevées} : −{n}.',
  },
  'final-score': { en: 'Highest score, {n}: {seats}.', fr: 'Plus haut total, {n} : {seats}.' },
  'tie-broken': {
    en: 'Most trophy points and spoils together, {n}: {seats}.',
    fr: 'Le plus de points trophée et de dépouilles réunis, {n} : {seats}.',
  },
}

/** What the table shows by itself: whose turn it is, who has closed a fist, who has no price. */
export const DETAILS: readonly string[] = ['turn-begun', 'side-sealed', 'no-help']
