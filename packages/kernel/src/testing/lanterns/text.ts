import type { GameText, Texts } from '../../index.ts'
import { RULES } from './rules.ts'

/** Asks read like their rules here; a real game writes its own sentences. */
const asks: Texts = { ...RULES, may: { en: 'Use the ability?', fr: 'Utiliser la capacité ?' } }
const same = (en: string, fr: string) => ({ en, fr })

export const text: GameText = {
  title: same('Lanterns', 'Lanternes'),
  pitch: same('Creatures of the night compete for light.', 'Les créatures de la nuit se disputent la lumière.'),
  asks,
  options: {
    yes: same('Yes', 'Oui'),
    no: same('No', 'Non'),
    amount: same('{n}', '{n}'),
    pass: same('Pass', 'Passer'),
    bid: same('Bid {n}', 'Miser {n}'),
    light: same('Light', 'Lumière'),
    oil: same('Oil', 'Huile'),
    effect: same('This effect', 'Cet effet'),
    proposal: same('A trade', 'Un échange'),
    claim: same('Claim your oath', 'Accomplir votre serment'),
    resign: same('Leave the game', 'Quitter la partie'),
    hurry: same('Play on', 'Continuer'),
  },
  log: {
    laid: same('{seat} lays {card}.', '{seat} pose {card}.'),
    'oil-gained': same('{seat} gains {n} oil.', '{seat} gagne {n} {n|huile|huiles}.'),
    claimed: same('{seat} keeps the oath {card}.', '{seat} tient le serment {card}.'),
  },
  zones: Object.fromEntries(
    Object.entries({
      deck: ['Deck', 'Pioche'],
      discard: ['Discard', 'Défausse'],
      sale: ['On sale', 'En vente'],
      oaths: ['Oaths', 'Serments'],
      hand: ['Hand', 'Main'],
      passed: ['Passed', 'Passées'],
      lair: ['Lair', 'Repaire'],
      past: ['Past', 'Passé'],
      oath: ['Oath', 'Serment'],
      kept: ['Kept', 'Tenus'],
      box: ['Box', 'Boîte'],
    }).map(([k, [en = '', fr = '']]) => [k, { en, fr }]),
  ),
  tracks: { oil: same('Oil', 'Huile'), light: same('Light', 'Lumière') },
  marks: { glow: same('Glow', 'Lueur') },
  phases: {
    draft: same('Draft', 'Choix'),
    auction: same('Auction', 'Enchère'),
    fight: same('Fight', 'Combat'),
    trade: same('Trade', 'Échange'),
    dawn: same('Dawn', 'Aube'),
  },
  ends: { dawn: same('Dawn has come.', 'L’aube est venue.'), alone: same('Only one is left.', 'Il n’en reste qu’un.') },
  words: {},
}
