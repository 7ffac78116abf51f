import { discard, topOf } from '../procedures/decks.ts'
import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

/** Discard the card one meets: a creature without reward, or any card for the next one of the deck. */
export const clearCard = defineOp('clear-card', {
  perform: ({ replace }, { table: t, you }) =>
    quietly(() => {
      const space = t.zone('space', t.track('position', you))
      const met = space.top
      if (met === undefined) return
      t.cite('ruling.item_use_timing').say('card-cleared', { card: { piece: met } })
      discard(t, met)
      const next = replace ? topOf(t, 'adventure') : undefined
      if (next === undefined) return
      t.cite('ruling.one_encounter').move(next, space)
      t.cite('ruling.one_encounter').say('revealed', { seat: { seat: you }, card: { piece: next } })
    }),
  feasible: ({ replace }, { table: t, you }) => {
    const met = t.zone('space', t.track('position', you)).top
    return met !== undefined && (replace || t.card(met).kind === 'creature')
  },
  describe: {
    en: ({ replace }) =>
      replace
        ? 'when you meet a card, discard it and meet the top card of the adventure deck in its place'
        : 'instead of fighting, discard the creature you meet, without experience and treasure',
    fr: ({ replace }) =>
      replace
        ? 'quand vous rencontrez une carte, défaussez-la et rencontrez à sa place celle du dessus du paquet aventure'
        : 'au lieu de combattre, défaussez la créature rencontrée, sans PE ni trésor',
  },
  worth: () => 2,
})
