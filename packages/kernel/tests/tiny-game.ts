import {
  type AnyGame,
  defineGame,
  defineShape,
  everyone,
  type Flow,
  fact,
  type GameText,
  Match,
  mark,
  nobody,
  others,
  owner,
  type Shape,
  type Table,
  track,
  zone,
} from '@sablier/kernel'

const RULES = Object.fromEntries(
  ['setup', 'ask', 'other', 'order', 'limit', 'win'].map((id) => [id, { kind: 'flow', section: '1', en: id, fr: id }]),
)

export const tinyShape = {
  rules: RULES,
  phases: ['play', 'second'],
  zones: {
    deck: zone({ sees: nobody, order: 'stack' }),
    open: zone({ sees: everyone, order: 'row' }),
    shelf: zone({ sees: everyone, order: 'row', live: true }),
    hand: zone({ per: 'seat', sees: owner, order: 'set' }),
    brow: zone({ per: 'seat', sees: others, order: 'row' }),
    hole: zone({ per: 'seat', sees: nobody, order: 'set' }),
    pile: zone({ per: 'seat', sees: everyone, order: 'stack', topOnly: true }),
    file: zone({ per: 'seat', sees: everyone, order: 'stack', topOnly: true, below: owner }),
  },
  tracks: {
    coins: track({ per: 'seat', start: 1, max: 5 }),
    secret: track({ per: 'seat', sees: owner }),
    clock: track(),
  },
  marks: { wet: mark(), named: mark({ stays: true }) },
  facts: { note: fact<readonly number[]>([]), plan: fact<string>('', { per: 'seat', sees: owner }) },
} satisfies Shape
export type TinyTable = Table

const none = {}
const text: GameText = {
  title: { en: 'Tiny', fr: 'Mini' },
  pitch: { en: 'Tiny', fr: 'Mini' },
  asks: none,
  options: none,
  log: none,
  zones: none,
  tracks: none,
  marks: none,
  phases: none,
  ends: none,
  words: none,
}
const card = (id: string, more: object = {}) => ({
  id,
  name: { en: id, fr: id },
  copies: 2,
  from: 'ours' as const,
  back: 'card',
  ...more,
})

/** A game of a few cards whose one phase a test writes; three of each card start in the deck unless `setup` says otherwise. */
export function tinyGame(play: (t: TinyTable) => Flow<string>, more: Partial<AnyGame> = {}): AnyGame {
  return defineGame({
    id: 'tiny',
    version: '1',
    shape: defineShape(tinyShape) as Shape,
    seats: { min: 1, max: 4 },
    minutes: [1, 1],
    cards: [
      card('ant'),
      card('bee'),
      card('cat'),
      card('dog'),
      card('elk', { back: 'other' }),
      card('fly', { back: 'other', listens: ['ping'], modifies: ['size'] }),
    ],
    options: { fast: { name: { en: 'Fast', fr: 'Rapide' }, values: [false, true], start: false, valueNames: {} } },
    text,
    setup: (t) => {
      for (const piece of t.zone('box').pieces.slice()) t.cite('setup').move(piece, t.zone('deck'))
    },
    start: 'play',
    phases: {
      play,
      *second(t: TinyTable): Flow<string> {
        return yield* endless(t)
      },
    },
    ends: ['done'],
    score: () => 0,
    describeCard: () => [],
    ...more,
  }) as AnyGame
}

/** Asks seat 0 the same question for ever. */
export function* endless(t: TinyTable): Flow<string> {
  yield* t.agree({ seat: 0, rule: 'ask' })
  return 'second'
}

/** A match of a tiny game at its first ask. */
export function tinyMatch(play: (t: TinyTable) => Flow<string>, more: Partial<AnyGame> = {}, seats = 2): Match {
  return new Match({ game: tinyGame(play, more), seats, seed: 'tiny' })
}

/** Moves the first piece with a card out of the deck. */
export function bring(t: TinyTable, id: string, zoneName: string, at = 0): number {
  const piece = t.zone('deck').pieces.find((p) => t.card(p).id === id)
  if (piece === undefined) throw new Error(`no ${id} in the deck`)
  t.cite('setup').move(piece, t.zone(zoneName, at))
  return piece
}

/** Card ids of a zone as a viewer sees them. */
export function shown(match: Match, viewer: number | 'spectator', zoneName: string, at = 0): (string | null)[] {
  const { state } = match.view(viewer)
  const index = (match.table.layout.zoneBase[zoneName] as number) + at
  return (state.places[index] as number[]).map(
    (p) => (match.game.cards[state.face[p] as number]?.id ?? null) as string | null,
  )
}
