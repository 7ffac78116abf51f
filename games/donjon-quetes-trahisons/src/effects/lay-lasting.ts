import { endLasting } from '../procedures/dungeon/lasting.ts'
import { defineOp } from './define-op.ts'

const SAYS = {
  toll: {
    en: 'until the drawer’s next turn, whoever chooses to draw an adventure card pays 2 gems to the bank. Before the third round this card is shuffled back into the Dungeon',
    fr: 'jusqu’au prochain tour du joueur qui a pioché cette carte, quiconque choisit de piocher une carte aventure paie 2 gemmes à la réserve. Avant le troisième tour de table, elle est remélangée dans le Donjon',
  },
  'surge-of-love': {
    en: 'everybody hugs: until the drawer’s next turn nobody may open an Arena, and Blood Frenzy has no effect',
    fr: 'tout le monde s’embrasse : jusqu’au prochain tour du joueur qui a pioché cette carte, personne ne peut ouvrir d’Arène, et la Furie sanguinaire reste sans effet',
  },
} as const

/** An event that lies before its drawer for one round; a newer one replaces it. */
export const layLasting = defineOp('lay-lasting', {
  perform({ event }, { table, you, source }) {
    if (source === undefined) return
    endLasting(table, 'event.one-active')
    table.cite('event.one-active').move(source, table.zone('lasting', you))
    table.cite(event === 'toll' ? 'event.toll' : 'event.surge-of-love').set('in-force', event)
    table.cite('event.one-active').say('lasting-begun', { card: { piece: source } })
  },
  feasible: () => true,
  describe: { en: ({ event }) => SAYS[event].en, fr: ({ event }) => SAYS[event].fr },
})
