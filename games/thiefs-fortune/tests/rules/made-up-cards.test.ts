import { tableOf } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { reacts } from '../../src/cards/abilities.ts'
import { deckCards } from '../../src/cards/deck-cards.ts'
import { draw } from '../../src/effects/draw.ts'
import { sufferDanger } from '../../src/effects/get-danger.ts'
import { game } from '../../src/game.ts'
import { own, table } from '../kit.ts'

/** Two Locations that no deck holds, for rulings about what no printed card can bring about. */
const MADE_UP = deckCards('location', [
  {
    id: 'gallows',
    name: { en: 'Gallows', fr: 'Potence' },
    from: 'ours',
    ability: reacts({ on: 'activated', of: 'character' }, sufferDanger({ n: 1 })),
    cards: [['S', 1, 'ps', 'de']],
  },
  {
    id: 'watchtower',
    name: { en: 'Watchtower', fr: 'Tour de Guet' },
    from: 'ours',
    ability: reacts({ on: 'entered', of: 'character' }, draw({ n: 1, type: 'event' })),
    cards: [['L', 1, 'ps', 'de']],
  },
])
const box = tableOf({ ...game, cards: [...game.cards, ...MADE_UP] })

test('[trigger.queue] what a trigger brings about waits until those that waited before have been resolved', () => {
  const t = table(
    {
      at: 'action',
      zones: {
        'present-locations': { 0: ['gallows-1', 'dungeon-1', 'bazaar-1'] },
        'present-characters': { 0: ['beggar-1', 'beggar-2'] },
      },
    },
    box,
  )
  t.answer('activate.beggar-1').answer('gem').answer(['gallows-1', 'bazaar-1'])
  // The Danger of the Gallows has set off the Dungeon, but the Bazaar was waiting first.
  const asking = () => t.table.card(t.ask.spec.source ?? -1).id
  expect([t.ask.spec.text, t.track('danger'), asking()]).toEqual(['may', 1, 'bazaar-1'])
  t.answer(false)
  expect([t.ask.spec.text, asking()]).toEqual(['may', 'dungeon-1'])
})

test('[loot.cards-arriving-during-phase] a card that comes into the FUTURE while looting may be looted at once', () => {
  const t = table(
    {
      at: 'loot',
      zones: {
        'present-locations': { 0: ['watchtower-1'] },
        future: { 0: ['beggar-1', 'inn-1'] },
        'event-deck': ['duel-1'],
      },
      marks: { gem: { 'beggar-1': 1, 'inn-1': 1 } },
    },
    box,
  )
  expect(t.options).toEqual(['beggar-1.gem', 'inn-1.gem', 'done'])
  t.answer('beggar-1.gem')
  expect(t.options).toEqual(['inn-1.gem', 'duel-1.sword', 'done'])
  t.answer('duel-1.sword')
  expect(own(t, 0, () => t.track('sword'))).toBe(1)
})
