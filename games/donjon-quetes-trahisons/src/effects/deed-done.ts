import { defineTest } from './define-op.ts'
import type { Deed } from './effect.ts'

const SAYS: Readonly<Record<Deed, { en: string; fr: string }>> = {
  'slew-alone': {
    en: 'you have beaten a monster of power 16 or more in single combat',
    fr: 'vous avez battu en combat singulier un monstre de puissance 16 ou plus',
  },
  'won-by-kritik': {
    en: 'you have won a fight with a KritiK in your own turn',
    fr: 'vous avez gagné un combat sur un KritiK pendant votre tour',
  },
  'won-outnumbered': {
    en: 'you have won an Arena on the less numerous side, as leader or ally',
    fr: 'vous avez gagné une Arène dans le camp le moins nombreux, comme chef de camp ou comme allié',
  },
  'won-outnumbering': {
    en: 'you have won an Arena on the more numerous side, as leader or ally',
    fr: 'vous avez gagné une Arène dans le camp le plus nombreux, comme chef de camp ou comme allié',
  },
}

/** A deed done since the quest was received; without a quest in view, ever. */
export const deedDone = defineTest('deed-done', {
  holds: ({ deed }, { table, you, source }) =>
    table.track(deed, you) > (source === undefined ? 0 : table.mark('since', source)),
  describe: { en: ({ deed }) => SAYS[deed].en, fr: ({ deed }) => SAYS[deed].fr },
})
