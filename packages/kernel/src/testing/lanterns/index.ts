import {
  below,
  defineGame,
  describeEffect,
  type Flow,
  type Happening,
  type Offer,
  type Piece,
  perform,
  type Reaction,
  type Seat,
  sentence,
} from '../../index.ts'
import { CARDS } from './cards.ts'
import { ops } from './effects.ts'
import { auctionPhase, dawnPhase, draftPhase, fightPhase, tradePhase } from './phases.ts'
import { shape, type Table } from './shape.ts'
import { text } from './text.ts'

/** The miniature game of the kernel's tests: every feature in a few pages. */
export const lanterns = defineGame({
  id: 'lanterns',
  version: '1',
  shape,
  seats: { min: 2, max: 4 },
  minutes: [5, 10],
  privateTalk: true,
  cards: CARDS,
  options: {
    nights: {
      name: { en: 'Nights each', fr: 'Nuits chacun' },
      values: [1, 2, 40],
      start: 2,
      valueNames: { 1: { en: 'One', fr: 'Une' }, 2: { en: 'Two', fr: 'Deux' }, 40: { en: 'Forty', fr: 'Quarante' } },
    },
  },
  text,
  setup(t: Table) {
    for (const piece of t.zone('box').pieces.slice())
      t.cite('setup.deal').move(piece, t.zone(t.card(piece).back === 'oath' ? 'oaths' : 'deck'))
    t.cite('setup.deal').shuffle(t.zone('deck'))
    t.cite('setup.deal').shuffle(t.zone('oaths'))
    for (const seat of t.seats) t.cite('setup.deal').deal({ from: t.zone('oaths'), to: t.zone('oath', seat) })
    t.cite('setup.deal').setRound(1)
  },
  start: 'draft',
  phases: { draft: draftPhase, auction: auctionPhase, fight: fightPhase, trade: tradePhase, dawn: dawnPhase },
  ends: ['dawn', 'alone'],
  score: (t, seat) => t.track('light', seat),
  orderRule: 'ability.order',
  reactions,
  replacements,
  modify: (t, { piece, value, about }) => (t.place(piece).at === about ? value + 1 : value),
  offers: (t, seat) => offers(t, seat),
  ops,
  resample: (t, viewer, chance) => {
    for (const seat of t.seats)
      if (seat !== viewer)
        t.state.facts[(t.layout.facts['wager']?.base ?? 0) + seat] = below(chance, t.track('oil', seat) + 1)
  },
  describeCard: (card, language) =>
    card.ability ? [sentence(language, describeEffect(ops, card.ability, language))] : [],
})

/** A creature answers what happens in its own lair; most answer only when they are laid themselves. */
function reactions(t: Table, happening: Happening): Reaction[] {
  const found: Reaction[] = []
  const { seat: owner = -1 } = happening
  for (const piece of t.listeners(happening.on, owner)) {
    const { ability, watchful } = t.card(piece)
    if (!ability || (happening.on === 'card-laid' && !watchful && happening.piece !== piece)) continue
    found.push({ owner, piece, run: () => perform(ability, { table: t, you: owner, source: piece, happening }) })
  }
  return found
}

/** A wasp takes one off a loss of oil in its own lair. */
function replacements(t: Table, happening: Happening): Reaction[] {
  const found: Reaction[] = []
  const { seat: owner = -1 } = happening
  for (const piece of t.listeners(happening.on, owner))
    found.push({ owner, piece, still: () => (happening.amount ?? 0) > 0, run: () => protect(t, piece, happening) })
  return found
}

function* protect(t: Table, piece: Piece, happening: Happening): Flow<void> {
  happening.amount = (happening.amount ?? 0) - 1
  t.cite('oil.protect').mark('glow', piece, 0)
}

function offers(t: Table, seat: Seat): Offer<typeof shape>[] {
  if (t.fact('left').includes(seat)) return []
  const found: Offer<typeof shape>[] = []
  const [oath] = t.zone('oath', seat).pieces
  if (oath !== undefined && t.zone('lair', seat).size >= (t.card(oath).needs ?? 0))
    found.push({
      id: 'claim',
      rule: 'oath.claim',
      text: 'claim',
      *run() {
        t.cite('oath.claim').move(oath, t.zone('kept', seat))
        t.cite('oath.claim').say('claimed', { seat: { seat }, card: { piece: oath } })
        t.cite('light.gain').add('light', t.card(oath).needs ?? 0, seat)
        yield* t.announce({ on: 'card-laid', seat, piece: oath })
      },
    })
  if (t.round > 1 && t.active !== seat)
    found.push({
      id: 'resign',
      rule: 'resign.leave',
      text: 'resign',
      *run() {
        t.cite('resign.leave').set('leaving', seat)
        const sure = yield* t.agree(() => ({ seat, rule: 'resign.leave' }))
        t.cite('resign.leave').set('leaving', -1)
        if (!sure) return
        const left = [...t.fact('left'), seat]
        t.cite('resign.leave').set('left', left)
        const here = t.seats.filter((other) => !left.includes(other))
        if (here.length === 1)
          t.finish('resign.leave', { reason: 'alone', winners: here, scores: t.seats.map((s) => t.track('light', s)) })
      },
    })
  if (t.fact('leaving') >= 0 && t.fact('leaving') !== seat)
    found.push({
      id: 'hurry',
      rule: 'resign.hurry',
      text: 'hurry',
      breaksIn: true,
      *run() {
        t.cite('resign.hurry').set('leaving', -1)
      },
    })
  return found
}

export * from './effects.ts'
export type { Table as LanternsTable } from './shape.ts'
