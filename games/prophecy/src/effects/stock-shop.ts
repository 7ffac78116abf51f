import { discard, topOf } from '../procedures/decks.ts'
import { counted } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

/** Clear a shop, then lay new items there face up. */
export const stockShop = defineOp('stock-shop', {
  perform: ({ town, deck, n }, { table: t }) =>
    quietly(() => {
      const shop = t.zone(`${town}-shop`)
      for (const piece of shop.pieces.slice()) {
        t.cite('chance.merchant_clear').say('unsold', { card: { piece } })
        discard(t, piece)
      }
      for (let i = 0; i < n; i++) {
        const piece = topOf(t, deck)
        if (piece === undefined) break
        t.cite('chance.merchant_stock').move(piece, shop)
        t.cite('chance.merchant_stock').say('on-sale', { card: { piece }, town: `town.${town}` })
      }
    }),
  feasible: () => true,
  describe: {
    en: ({ town, deck, n }) =>
      `discard the items on sale in the ${town === 'city' ? 'City' : 'Village'}, then lay ${counted('en', n, deck)} there face up`,
    fr: ({ town, deck, n }) =>
      `défaussez les objets en vente ${town === 'city' ? 'à la Ville' : 'au Village'}, puis posez-y ${counted('fr', n, deck)} face visible`,
  },
})
