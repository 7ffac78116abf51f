import type { Bilingual } from '@sablier/kernel'

/** The texts of the reasons. */
export const texts: Readonly<Record<string, Bilingual>> = {
  odds: { en: 'You win this fight {n} times in 100.', fr: 'Vous gagnez ce combat {n} fois sur 100.' },
  risk: { en: 'You lose it {n} times in 100.', fr: 'Vous le perdez {n} fois sur 100.' },
  'magic-price': { en: 'It costs {n} Magic first.', fr: 'Cela coûte d’abord {n} PM.' },
  'no-fight': { en: 'You risk no wound and win nothing.', fr: 'Vous ne risquez aucune blessure et ne gagnez rien.' },
  adds: { en: '{card} adds {n} in this fight.', fr: '{card} ajoute {n} dans ce combat.' },
  'adds-either': {
    en: '{card} adds {n} with Strength, {m} with Willpower.',
    fr: '{card} ajoute {n} par la force, {m} par la puissance mentale.',
  },
  'adds-nothing': { en: '{card} adds nothing here.', fr: '{card} n’ajoute rien ici.' },
  'leaves-out': {
    en: '{n} more {n|item|items} could help in this fight.',
    fr: '{n} {n|autre objet pourrait|autres objets pourraient} aider dans ce combat.',
  },
  'nothing-helps': {
    en: 'No other item would help in this fight.',
    fr: 'Aucun autre objet n’aiderait dans ce combat.',
  },
  'roll-odds': {
    en: 'As it stands you win this roll about {n} times in 100.',
    fr: 'En l’état, vous gagnez ce lancer environ {n} fois sur 100.',
  },
  throws: {
    en: 'The weapon adds to one roll, and a throw may damage it.',
    fr: 'L’arme s’ajoute à un seul lancer, au risque de l’endommager.',
  },
  bonus: { en: 'It adds {n}.', fr: 'Cela ajoute {n}.' },
  'blessing-gone': { en: 'The blessing works only once.', fr: 'La bénédiction ne sert qu’une fois.' },
  'helps-roll': {
    en: '{card} helps with this roll and is used up.',
    fr: '{card} aide pour ce lancer, puis disparaît.',
  },
  'one-stands': { en: 'The 1 stands, the worst throw there is.', fr: 'Le 1 reste, le pire des résultats.' },
  'rolls-again': { en: 'A 1 cannot get worse.', fr: 'Un 1 ne peut pas empirer.' },
  'takes-loss': { en: 'The item stays sound, the roll is lost.', fr: 'L’objet reste intact, le lancer est perdu.' },
  'saves-roll': {
    en: 'An item can be repaired for 1 gold; the roll is no longer lost.',
    fr: 'Un objet se répare pour 1 pièce d’or ; le lancer n’est plus perdu.',
  },
  certificate: {
    en: 'It is your certificate number {n} of the 5 that win.',
    fr: 'C’est votre certificat numéro {n} sur les 5 qui donnent la victoire.',
  },
  'gold-after': {
    en: 'You would have {n} gold; your certificates still cost {m}.',
    fr: 'Vous auriez {n} {n|pièce|pièces} d’or ; vos certificats en coûtent encore {m}.',
  },
  'gold-spare': {
    en: 'Your certificates cost you no more gold.',
    fr: 'Vos certificats ne vous coûtent plus d’or.',
  },
  'gold-left': { en: 'You would have {n} gold left.', fr: 'Il vous resterait {n} {n|pièce|pièces} d’or.' },
  'experience-after': {
    en: 'You would have {n} experience; your certificates still cost {m}.',
    fr: 'Vous auriez {n} PE ; vos certificats en coûtent encore {m}.',
  },
  'experience-spare': {
    en: 'You have all the experience that your certificates cost.',
    fr: 'Vous avez déjà tous les PE que coûtent vos certificats.',
  },
  'experience-left': { en: 'You would have {n} experience left.', fr: 'Il vous resterait {n} PE.' },
  'health-left': { en: 'You would have {n} Health left.', fr: 'Il vous resterait {n} PS.' },
  'magic-left': { en: 'You would have {n} Magic left.', fr: 'Il vous resterait {n} PM.' },
  wounded: { en: 'You have lost {n} Health, and so {n} Strength.', fr: 'Vous avez perdu {n} PS, donc {n} de force.' },
  spent: { en: 'You have spent {n} Magic.', fr: 'Vous avez dépensé {n} PM.' },
  'wounds-stay': { en: '{n} lost Health would remain.', fr: 'Il resterait {n} PS {n|perdu|perdus}.' },
  'magic-stays-spent': { en: '{n} spent Magic would remain.', fr: 'Il resterait {n} PM {n|dépensé|dépensés}.' },
  declines: { en: 'You take no gold at all.', fr: 'Vous ne prenez pas d’or du tout.' },
  'grows-strength': {
    en: 'A lasting point of Strength counts in every fight.',
    fr: 'Un point de force durable compte dans chaque combat.',
  },
  'grows-willpower': {
    en: 'A lasting point of Willpower is Magic as well.',
    fr: 'Un point de puissance mentale durable est aussi un PM.',
  },
  'brings-item': { en: 'It brings you an item.', fr: 'Vous y gagnez un objet.' },
  'another-turn': { en: 'You take another turn.', fr: 'Vous jouez un tour de plus.' },
  stronger: {
    en: 'Your items would add {n} more in fights of Strength.',
    fr: 'Vos objets ajouteraient {n} de plus dans les combats de force.',
  },
  wiser: {
    en: 'Your items would add {n} more in fights of Willpower.',
    fr: 'Vos objets ajouteraient {n} de plus dans les combats de puissance mentale.',
  },
  weaker: {
    en: 'Your items would add {n} less in fights of Strength.',
    fr: 'Vos objets ajouteraient {n} de moins dans les combats de force.',
  },
  'less-wise': {
    en: 'Your items would add {n} less in fights of Willpower.',
    fr: 'Vos objets ajouteraient {n} de moins dans les combats de puissance mentale.',
  },
  'some-fights': { en: '{card} helps in some fights only.', fr: '{card} n’aide que dans certains combats.' },
  'no-stronger': {
    en: '{card} adds nothing to what you carry.',
    fr: '{card} n’ajoute rien à ce que vous portez.',
  },
  'no-weaker': {
    en: 'Your other items serve as well without {card}.',
    fr: 'Vos autres objets suffisent sans celui-ci ({card}).',
  },
  'works-once': { en: '{card} works only once.', fr: '{card} ne sert qu’une fois.' },
  'long-steps': { en: '{card} carries you further.', fr: '{card} vous mène plus loin.' },
  'loses-use': { en: 'You could still use {card}.', fr: 'Vous pourriez encore vous servir de cet objet ({card}).' },
  'loses-steps': { en: 'Without {card} you walk one space at a time.', fr: 'Sans {card}, vous marchez case par case.' },
  'use-now': { en: '{card} gains nothing by waiting.', fr: '{card} ne gagne rien à attendre.' },
  'save-it': { en: '{card} may be worth more later.', fr: '{card} vaudra peut-être davantage plus tard.' },
  repairs: { en: 'Damaged, {card} is of no use.', fr: 'Endommagé, cet objet ne sert à rien ({card}).' },
  damages: { en: '{seat} could not use {card}.', fr: '{seat} ne pourrait plus se servir de cet objet ({card}).' },
  'buys-nothing': { en: 'You keep your gold.', fr: 'Vous gardez votre or.' },
  'left-undone': {
    en: '{n} {n|thing|things} here would still be worth doing.',
    fr: '{n} {n|chose vaudrait|choses vaudraient} encore la peine ici.',
  },
  'all-done': { en: 'Nothing else here is worth its price now.', fr: 'Rien d’autre ici ne vaut son prix maintenant.' },
  'creature-there': {
    en: '{card} waits there: you win {n} times in 100.',
    fr: '{card} vous y attend : vous gagnez {n} fois sur 100.',
  },
  'unknown-there': { en: 'An unknown card lies there.', fr: 'Une carte inconnue s’y trouve.' },
  'empty-there': { en: 'Nothing lies there.', fr: 'Il n’y a rien dans cette case.' },
  'opportunity-there': { en: '{card} lies there and would help you.', fr: '{card} s’y trouve et vous aiderait.' },
  'opportunity-idle': { en: '{card} would do little for you now.', fr: '{card} vous servirait peu maintenant.' },
  'opportunity-good': { en: '{card} would help you as you stand.', fr: '{card} vous aiderait dans votre situation.' },
  forgoes: { en: 'You forgo what {card} offers.', fr: 'Vous renoncez à cette occasion ({card}).' },
  'leaves-little': {
    en: 'You lose little by leaving {card}.',
    fr: 'Vous ne perdez pas grand-chose à laisser {card}.',
  },
  'certificate-there': {
    en: 'You can pay for the certificate there.',
    fr: 'Vous pouvez y payer le certificat.',
  },
  'certificate-owned': {
    en: 'You hold the certificate of this guild already.',
    fr: 'Vous avez déjà le certificat de cette guilde.',
  },
  'lacks-experience': {
    en: 'You lack {n} experience for the certificate there.',
    fr: 'Il vous manque {n} PE pour le certificat de cette guilde.',
  },
  'lacks-gold': {
    en: 'You lack {n} gold for the certificate there.',
    fr: 'Il vous manque {n} {n|pièce|pièces} d’or pour le certificat de cette guilde.',
  },
  'certificate-steps': {
    en: 'From there it is {n} {n|step|steps} to a certificate that you can pay for.',
    fr: 'De là, {n} {n|case vous sépare|cases vous séparent} d’un certificat que vous pouvez payer.',
  },
  'shop-there': { en: '{card} is for sale there.', fr: '{card} y est en vente.' },
  'heals-there': {
    en: 'You can heal there: you lack {n} Health.',
    fr: 'Vous pouvez y guérir : il vous manque {n} PS.',
  },
  'recharges-there': {
    en: 'You can recharge there: you lack {n} Magic.',
    fr: 'Vous pouvez y recharger : il vous manque {n} PM.',
  },
  'trains-there': { en: 'By staying you can train for experience.', fr: 'En restant, vous pouvez gagner des PE.' },
  'works-there': { en: 'By staying you can work for gold.', fr: 'En restant, vous pouvez gagner de l’or.' },
  nothing: { en: 'There is little to gain there.', fr: 'Il y a peu à y gagner.' },
  'begins-with': {
    en: '{n} Strength and {m} Willpower to begin with.',
    fr: '{n} de force et {m} de puissance mentale pour commencer.',
  },
}
