import { defineGame, defineShape, everyone, type Flow, nobody, owner, type Table, track, zone } from '@sablier/kernel'

const text = (en: string, fr: string) => ({ en, fr })
const shape = defineShape({
  rules: {
    'walk.step': {
      kind: 'flow',
      section: '1',
      ...text('Lay a card under the deck and draw one.', 'Glissez une carte sous la pioche, piochez-en une.'),
    },
  },
  phases: ['walk'],
  zones: {
    deck: zone({ sees: nobody, order: 'stack' }),
    hand: zone({ per: 'seat', sees: owner, order: 'set' }),
    shown: zone({ sees: everyone, order: 'row' }),
  },
  tracks: { steps: track() },
  marks: {},
  facts: {},
})
type Walk = Table<typeof shape>
const HAND = 5

/** A game that never changes its size: whatever grows with its length is the engine's. */
export const treadmill = defineGame({
  id: 'treadmill',
  version: '1',
  shape,
  seats: { min: 2, max: 4 },
  minutes: [1, 1],
  cards: Array.from({ length: 40 }, (_, n) => ({
    id: `step-${n}`,
    name: text(`Step ${n}`, `Pas ${n}`),
    copies: 1,
    from: 'ours' as const,
    back: 'step',
  })),
  options: {},
  text: {
    title: text('Treadmill', 'Tapis roulant'),
    pitch: text('Walks without end.', 'Marche sans fin.'),
    asks: { 'walk.step': text('Which card do you lay down?', 'Quelle carte posez-vous ?') },
    options: {},
    log: { stepped: text('{seat} steps.', '{seat} avance.') },
    zones: {},
    tracks: {},
    marks: {},
    phases: {},
    ends: {},
    words: {},
  },
  setup(t: Walk) {
    for (const piece of t.zone('box').pieces.slice()) t.cite('walk.step').move(piece, t.zone('deck'))
    t.cite('walk.step').shuffle(t.zone('deck'))
    for (const seat of t.seats) t.cite('walk.step').deal({ from: t.zone('deck'), to: t.zone('hand', seat), n: HAND })
  },
  start: 'walk',
  phases: {
    *walk(t: Walk): Flow<'walk'> {
      const seat = t.active
      const laid = yield* t.pick({ seat, rule: 'walk.step', from: t.zone('hand', seat).pieces.slice() })
      const [shown] = t.zone('shown').pieces
      if (shown !== undefined) t.cite('walk.step').move(shown, t.zone('deck'), 'bottom')
      t.cite('walk.step').move(laid, t.zone('shown'))
      t.cite('walk.step').say('stepped', { seat: { seat } })
      t.cite('walk.step').deal({ from: t.zone('deck'), to: t.zone('hand', seat), n: 1 })
      t.cite('walk.step').passTurn(t.after(seat))
      return 'walk'
    },
  },
  ends: [],
  score: (t) => t.track('steps'),
  describeCard: () => [],
})
