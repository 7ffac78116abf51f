// Generated from facts.yaml by `npm run ledger`: change the facts, not this file.
import type { CardFacts, PrintedFacts } from '@sablier/kernel'

/** Which facts of the cards are printed in the rulebook or publicly known; everything else is ours. */
export const FACTS: CardFacts = {
  'inn-*': { name: 'rulebook', ruling: 'rulebook' },
  'well-*': { name: 'rulebook', ruling: 'rulebook' },
  'armory-*': { name: 'rulebook', ruling: 'rulebook', power: 'rulebook' },
  'treasure-room-*': { name: 'rulebook', ruling: 'rulebook', power: 'rulebook' },
  'library-*': { name: 'rulebook', ruling: 'rulebook', power: 'rulebook' },
  'mercenary-*': { name: 'rulebook', ruling: 'rulebook' },
  'king-of-thieves-*': { name: 'rulebook', ruling: 'rulebook' },
  'body-guard-*': { name: 'rulebook', ruling: 'rulebook' },
  'abandoned-plans-*': { name: 'rulebook', ruling: 'rulebook' },
  'push-your-luck-*': { name: 'rulebook', ruling: 'rulebook', power: 'rulebook', partly: ['power'], type: 'rulebook' },
  'that-was-a-mistake-*': { name: 'rulebook', ruling: 'rulebook', power: 'rulebook' },
  'it-couldnt-be-worse-*': { name: 'rulebook', ruling: 'rulebook', power: 'rulebook' },
  'water-clock-*': { power: 'found' },
  'caravanserai-*': { power: 'found' },
  'back-alley-*': { power: 'found' },
  'jewel-merchant-*': { power: 'found' },
}

/** The values behind them, for the test that compares the cards with them. */
export const PRINTED: readonly PrintedFacts[] = [
  {"fact":"name","at":["name.en","name.fr"],"cards":{"inn-*":["Inn","Auberge"],"well-*":["Well","Puits"],"armory-*":["Armory","Arsenal"],"treasure-room-*":["Treasure Room","Salle du Trésor"],"library-*":["Library","Bibliothèque"],"mercenary-*":["Mercenary","Mercenaire"],"king-of-thieves-*":["King of Thieves","Roi des Voleurs"],"body-guard-*":["Body Guard","Garde du Corps"],"abandoned-plans-*":["Abandoned Plans","Plans Abandonnés"],"push-your-luck-*":["Push Your Luck","Jouer avec le Feu"],"that-was-a-mistake-*":["That was a Mistake","C’était une Erreur"],"it-couldnt-be-worse-*":["It Couldn’t be Worse","Ça ne Pouvait pas Être Pire"]}},
  {"fact":"power","at":["ability.kind","ability.pays"],"cards":{"armory-*":["shield","sword"],"treasure-room-*":["shield","gem"],"library-*":["shield","lamp"]}},
  {"fact":"power","at":["ability.effect.op","ability.effect.group.op","ability.effect.effect.op","ability.effect.effect.n"],"cards":{"that-was-a-mistake-*":["each","most-danger","reduce-danger",2]}},
  {"fact":"power","at":["ability.effect.op","ability.effect.test.op","ability.effect.effect.op","ability.effect.effect.n"],"cards":{"it-couldnt-be-worse-*":["when","have-most-danger","gain",2]}},
  {"fact":"power","at":["ability.effect.op","ability.effect.n.per"],"cards":{"push-your-luck-*":["get-basic","danger"]}},
  {"fact":"type","at":["type"],"cards":{"push-your-luck-*":["event"]}},
]
