// Generated from facts.yaml by `npm run ledger`: change the facts, not this file.
import type { CardFacts, PrintedFacts } from '@sablier/kernel'

/** Which facts of the cards are printed in the rulebook or publicly known; everything else is ours. */
export const FACTS: CardFacts = {
  'le-roi': { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  'la-reine': { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  juge: { name: 'rulebook', translated: 'en' },
  'collecteur-d-impots': { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  espionne: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  'fou-du-roi': { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  bourgmestre: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  'maitre-marchand': { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  comptable: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  'anneau-de-valeur': { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  'maitre-necromancien': { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  vampire: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  immortel: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  cimetiere: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  liche: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  archimage: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  apprenti: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  voyante: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  druide: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  'mage-de-feu': { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  enchanteresse: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  alchimiste: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  rentier: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  'ange-gardien': { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
  assassin: { name: 'rulebook', translated: 'en', ruling: 'rulebook' },
}

/** The values behind them, for the test that compares the cards with them. */
export const PRINTED: readonly PrintedFacts[] = [
  {"fact":"name","at":["name.fr"],"cards":{"le-roi":["Le Roi"],"la-reine":["La Reine"],"juge":["Juge"],"collecteur-d-impots":["Collecteur d’impôts"],"espionne":["Espionne"],"fou-du-roi":["Fou du Roi"],"bourgmestre":["Bourgmestre"],"maitre-marchand":["Maître Marchand"],"comptable":["Comptable"],"anneau-de-valeur":["Anneau de valeur"],"maitre-necromancien":["Maître Nécromancien"],"vampire":["Vampire"],"immortel":["Immortel"],"cimetiere":["Cimetière"],"liche":["Liche"],"archimage":["Archimage"],"apprenti":["Apprenti"],"voyante":["Voyante"],"druide":["Druide"],"mage-de-feu":["Mage de feu"],"enchanteresse":["Enchanteresse"],"alchimiste":["Alchimiste"],"rentier":["Rentier"],"ange-gardien":["Ange gardien"],"assassin":["Assassin"]}},
]
