import type { Bilingual } from '@sablier/kernel'

/** The texts of the reasons that a hint gives. */
export const texts: Readonly<Record<string, Bilingual>> = {
  ability: {
    en: 'Until the end, {card} may be worth about {n} {n|Fortune Point|Fortune Points} to you.',
    fr: 'D’ici la fin, {card} peut vous valoir environ {n} {n|Point|Points} de Destin.',
  },
  'too-late': {
    en: 'Little time is left for {card} to be of use.',
    fr: 'Il reste peu de temps pour profiter de cette carte ({card}).',
  },
  quick: {
    en: '{card} bears a single token: it soon enters your PRESENT.',
    fr: '{card} ne porte qu’un jeton et entrera vite dans votre PRÉSENT.',
  },
  slow: {
    en: 'It takes {n} tokens to empty {card}.',
    fr: 'Il faut prendre {n} jetons pour vider cette carte ({card}).',
  },
  'brings-danger': {
    en: 'Its loot holds {n} Danger.',
    fr: 'Son Butin contient {n} {n|Danger|Dangers}.',
  },
  points: {
    en: 'In your PAST it will be worth {n} Fortune Points.',
    fr: 'Dans votre PASSÉ, elle vaudra {n} Points de Destin.',
  },
  loot: { en: 'Its Loot: {tokens}.', fr: 'Son Butin : {tokens}.' },
  'keeps-best': {
    en: 'You keep {card}, the best card of your hand for you.',
    fr: 'Vous gardez {card}, la meilleure carte de votre main pour vous.',
  },
  'passes-best': {
    en: 'You give away {card}, the best card of your hand for you.',
    fr: 'Vous donnez {card}, la meilleure carte de votre main pour vous.',
  },
  'serves-neighbor': {
    en: '{card} may be worth about {n} {n|Fortune Point|Fortune Points} to {seat}.',
    fr: '{card} peut valoir environ {n} {n|Point|Points} de Destin pour {seat}.',
  },
  'draw-location': {
    en: 'A Location can work for you in up to {n} {n|round|rounds}.',
    fr: 'Un Lieu peut agir pour vous dans {n} {n|manche|manches} au plus.',
  },
  'draw-character': {
    en: 'A Character can be Activated in up to {n} {n|round|rounds}.',
    fr: 'Un Personnage peut être Activé dans {n} {n|manche|manches} au plus.',
  },
  'draw-event': {
    en: 'An Event is used once, for what it does: it scores nothing.',
    fr: 'Un Évènement sert une seule fois, pour son effet : il ne rapporte aucun point.',
  },
  'row-free': {
    en: 'Its row of your PRESENT has {n} free {n|space|spaces}.',
    fr: 'Sa rangée de votre PRÉSENT a {n} {n|place libre|places libres}.',
  },
  'row-full': {
    en: 'Its row of your PRESENT is full: another card would have to leave.',
    fr: 'Sa rangée de votre PRÉSENT est pleine : une autre carte devrait partir.',
  },
  enters: {
    en: 'This is the last token of {card}, which enters your PRESENT at once.',
    fr: 'C’est le dernier jeton : {card} entre aussitôt dans votre PRÉSENT.',
  },
  'loses-event': {
    en: 'The row is full: {card} would be discarded unused.',
    fr: 'La rangée est pleine : {card} irait dans la défausse sans avoir servi.',
  },
  pushes: {
    en: 'The row is full: {card} goes to your PAST, for {n} {n|Fortune Point|Fortune Points}.',
    fr: 'La rangée est pleine : {card} rejoint votre PASSÉ, pour {n} {n|Point|Points} de Destin.',
  },
  nearer: {
    en: 'Then {n} more {n|token|tokens} will empty {card}.',
    fr: 'Ensuite, {n} {n|jeton suffira|jetons suffiront} à vider cette carte ({card}).',
  },
  'leaves-last': {
    en: 'You leave the last token of {card} to whoever comes first.',
    fr: 'Vous laissez le dernier jeton au premier venu ({card}).',
  },
  'nearer-for': {
    en: 'It brings {card} nearer to the PRESENT of {seat}.',
    fr: 'Cela aide {seat} à vider cette carte ({card}).',
  },
  'enters-for': {
    en: 'This is the last token: {card} enters the PRESENT of {seat}.',
    fr: 'C’est le dernier jeton : {seat} fait entrer {card} dans son PRÉSENT.',
  },
  'gives-up-loot': {
    en: 'You could still take {n} {n|token|tokens}.',
    fr: 'Vous pourriez encore prendre {n} {n|jeton|jetons}.',
  },
  'one-more': { en: 'You could take another token.', fr: 'Vous pourriez prendre un autre jeton.' },
  'only-danger': { en: 'Only Danger is left to take.', fr: 'Il ne reste que du Danger à prendre.' },
  'track-full': {
    en: 'Your Danger Track is full: this costs 1 Fortune Point.',
    fr: 'Votre Piste Danger est pleine : cela coûte 1 Point de Destin.',
  },
  danger: {
    en: 'Each Danger costs a Basic Resource in every Bribe Phase.',
    fr: 'Chaque Danger coûte une Ressource Basique à chaque Phase de Corruption.',
  },
  time: {
    en: 'Two Time buy any token of your FUTURE in the Action Phase.',
    fr: 'Deux Temps achètent un jeton de votre FUTUR en Phase d’Action.',
  },
  needed: {
    en: 'Your cards ask for this: {token}.',
    fr: 'Vos cartes réclament ceci : {token}.',
  },
  unneeded: {
    en: 'Your cards hardly ask for this: {token}.',
    fr: 'Vos cartes ne réclament guère ceci : {token}.',
  },
  'for-bribe': {
    en: 'You are short of {n} {n|Basic Resource|Basic Resources} for your Bribe.',
    fr: 'Il vous manque {n} {n|Ressource Basique|Ressources Basiques} pour votre pot-de-vin.',
  },
  'pays-needed': {
    en: 'You would give what your cards ask for: {token}.',
    fr: 'Vous donneriez ce que vos cartes réclament : {token}.',
  },
  'pays-idle': {
    en: 'Your cards can do without what you give: {token}.',
    fr: 'Vos cartes peuvent se passer de ce que vous donnez : {token}.',
  },
  'still-needed': {
    en: 'Your cards still ask for another kind: {token}.',
    fr: 'Vos cartes réclament encore une autre sorte : {token}.',
  },
  'well-supplied': {
    en: 'Your cards ask for nothing that you lack.',
    fr: 'Vos cartes ne réclament rien qui vous manque.',
  },
  use: {
    en: '{card} is worth about {n} {n|Fortune Point|Fortune Points} now.',
    fr: '{card} vaut maintenant environ {n} {n|Point|Points} de Destin.',
  },
  little: { en: '{card} would do little now.', fr: '{card} servirait peu maintenant.' },
  'event-once': {
    en: 'An Event that was used goes to your PAST and frees its space.',
    fr: 'Un Évènement utilisé rejoint votre PASSÉ et libère sa place.',
  },
  'saves-cost': {
    en: 'You keep what {card} would cost.',
    fr: 'Vous gardez ce que coûterait cette carte ({card}).',
  },
  'stays-unused': {
    en: '{card} would do nothing this time.',
    fr: '{card} ne servirait pas cette fois.',
  },
  'time-empties': {
    en: 'Two Time can empty {card}, which enters your PRESENT at once.',
    fr: 'Deux Temps suffisent à vider {card}, qui entre aussitôt dans votre PRÉSENT.',
  },
  'time-expires': {
    en: 'Your {n} Time will be worth nothing after this round.',
    fr: 'Vos {n} Temps ne vaudront plus rien après cette manche.',
  },
  'time-keeps': {
    en: 'Time can also be saved: {n} {n|round is|rounds are} to follow.',
    fr: 'Le Temps peut aussi se garder : il reste {n} {n|manche|manches} ensuite.',
  },
  'starts-next': {
    en: 'You will be the Starting Player of the next round.',
    fr: 'Vous serez Premier Joueur à la manche suivante.',
  },
  unused: {
    en: '{n} of your cards could still be used this round.',
    fr: '{n|Une de vos cartes pourrait|Plusieurs de vos cartes pourraient} encore servir dans cette manche.',
  },
  'all-used': {
    en: 'None of your cards can be used now.',
    fr: 'Aucune de vos cartes ne peut servir maintenant.',
  },
  'next-turn': {
    en: '{n} of your cards {n|is|are} left for your next turn.',
    fr: '{n|Une de vos cartes reste|Plusieurs de vos cartes restent} pour votre prochain tour.',
  },
  'stays-in': {
    en: 'You have not passed: you can act again in your next turn.',
    fr: 'Vous ne passez pas : vous pourrez encore agir à votre prochain tour.',
  },
  'less-danger': {
    en: 'You would have {n} Danger left.',
    fr: 'Il vous resterait {n} {n|Danger|Dangers}.',
  },
  'no-danger': { en: 'You have no Danger to lose.', fr: 'Vous n’avez aucun Danger à perdre.' },
  'nobody-usable': {
    en: 'None of your Characters can be Activated now.',
    fr: 'Aucun de vos Personnages ne peut être Activé maintenant.',
  },
  'wants-past': {
    en: '{card} is worth more in your PAST: {n} {n|Fortune Point|Fortune Points}.',
    fr: '{card} vaut mieux dans votre PASSÉ : {n} {n|Point|Points} de Destin.',
  },
  'wants-stay': {
    en: 'In your PRESENT, {card} is still worth about {n} {n|Fortune Point|Fortune Points}.',
    fr: 'Dans votre PRÉSENT, {card} vaut encore environ {n} {n|Point|Points} de Destin.',
  },
  'little-left': {
    en: '{card} has little left to do in your PRESENT.',
    fr: '{card} n’a plus grand-chose à faire dans votre PRÉSENT.',
  },
  'goes-next': {
    en: 'There, {card} is the next to be pushed out.',
    fr: 'Là, {card} sera la prochaine carte éjectée.',
  },
  'goes-after': {
    en: 'There, {n} {n|card is|cards are} pushed out before {card}.',
    fr: 'Là, {n} {n|carte sera éjectée|cartes seront éjectées} avant {card}.',
  },
  'adds-own': {
    en: 'What you leave on {card} waits for your next Loot Phase.',
    fr: 'Ce que vous laissez sur {card} attend votre prochaine Phase de Butin.',
  },
  'adds-common': {
    en: 'What you leave on {card} lies open to everybody.',
    fr: 'Ce que vous laissez sur {card} est à la portée de tous.',
  },
  'adds-no-loot': {
    en: 'What you leave on {card} cannot be looted.',
    fr: 'Ce que vous laissez sur {card} ne peut pas être pris en Phase de Butin.',
  },
  delays: {
    en: '{card} bears a single token: more of them may hold it up.',
    fr: 'Cette carte n’a plus qu’un jeton : en ajouter peut la retarder ({card}).',
  },
  'gets-tokens': {
    en: 'You get {n} {n|token|tokens} from {card}.',
    fr: 'Vous obtenez {n} {n|jeton|jetons} ({card}).',
  },
  'gives-up': {
    en: 'In your PRESENT, {card} would have been worth about {n} {n|Fortune Point|Fortune Points}.',
    fr: 'Dans votre PRÉSENT, {card} aurait valu environ {n} {n|Point|Points} de Destin.',
  },
  'tokens-return': {
    en: 'You lose {n} {n|token|tokens} on {card}.',
    fr: 'Vous perdez {n} {n|jeton|jetons} ({card}).',
  },
  'leaves-past': {
    en: 'Your PAST loses {n} {n|Fortune Point|Fortune Points}.',
    fr: 'Votre PASSÉ perd {n} {n|Point|Points} de Destin.',
  },
  'danger-idle': {
    en: 'You need {card} little: the Danger may stay on it.',
    fr: 'Vous n’avez guère besoin de cette carte ({card}) : le Danger peut y rester.',
  },
  'danger-back': {
    en: 'You must take the Danger back to empty {card}.',
    fr: 'Il faudra reprendre ce Danger pour vider cette carte ({card}).',
  },
  hinders: {
    en: '{seat} must take the Danger to empty {card}, worth about {n} {n|Fortune Point|Fortune Points}.',
    fr: '{seat} devra prendre ce Danger pour vider {card}, qui vaut environ {n} {n|Point|Points} de Destin.',
  },
  'hinders-little': {
    en: '{card} matters little to {seat}.',
    fr: '{card} importe peu à {seat}.',
  },
  'danger-leaves': {
    en: '{n} Danger {n|leaves|leave} your track.',
    fr: '{n} {n|Danger quitte|Dangers quittent} votre piste.',
  },
  again: {
    en: 'Can be Activated again: {cards}.',
    fr: '{n|Peut|Peuvent} être de nouveau {n|Activé|Activés} : {cards}.',
  },
  first: { en: '{card} comes first.', fr: '{card} passe en premier.' },
  'keeps-resources': {
    en: 'You keep your Basic Resources and get the Danger.',
    fr: 'Vous gardez vos Ressources Basiques et obtenez le Danger.',
  },
  'keeps-off': {
    en: 'Danger that you prevent now asks for no Bribe later.',
    fr: 'Le Danger évité maintenant n’exigera aucun pot-de-vin.',
  },
}
