import { defineTest } from './define-op.ts'

/** Having strictly the most or the fewest trophy points. */
export const standsAlone = defineTest('stands-alone', {
  holds: ({ with: which }, { table, you }) => {
    const mine = table.track('trophies', you)
    return table.seats.every((seat) => {
      if (seat === you) return true
      const theirs = table.track('trophies', seat)
      return which === 'most' ? theirs < mine : theirs > mine
    })
  },
  describe: {
    en: ({ with: which }) =>
      `you have strictly ${which === 'most' ? 'more' : 'fewer'} trophy points than everybody else`,
    fr: ({ with: which }) =>
      `vous avez strictement ${which === 'most' ? 'plus' : 'moins'} de points trophée que tous les autres`,
  },
})
