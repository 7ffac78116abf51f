import { game, type Said, type Table } from '@sablier/donjon-quetes-trahisons'
import { type Chance, rollDie, seedChance } from '@sablier/kernel'
import { type TableSetup, type TestTable, tableOf } from '@sablier/kernel/testing'
import { updateGauge } from '../src/procedures/fight/power.ts'

const HEROES = ['barbarian', 'warrior', 'thief', 'sorcerer', 'priest', 'forester'] as const
/** Quests that a test rarely fulfils by accident. */
const MAIN = ['q-dragon', 'q-saint-michael', 'q-monster-slayer', 'q-lucky', 'q-hunter', 'q-benefactor'] as const
/** Cards under the one that is drawn. */
const FILL = ['manticore', 'fire-elemental', 'bone-knight', 'banshee'] as const
const build = tableOf(game)

/** How many cards the Dungeon begins with; components.test.ts compares that with the rulebook. */
export const ADVENTURE_CARDS = game.cards
  .filter(({ back }) => back === 'adventure')
  .reduce((n, { copies }) => n + copies, 0)

/** What a test wants besides the kernel's setup: heroes by seat. */
export interface Setup extends TableSetup {
  readonly heroes?: readonly string[]
}

/** A quiet table in round 4: no tokens left, main quests that nobody fulfils, seat 0 to play. */
export function table({ heroes = [], ...wanted }: Setup = {}): TestTable {
  const spare = HEROES.filter((hero) => !heroes.includes(hero))
  const seats = wanted.seats ?? 4
  const each = <T>(value: (seat: number) => T): Record<number, T> =>
    Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, value(seat)]))
  const t = build({
    seats,
    active: 0,
    round: 4,
    at: 'supplies',
    ...wanted,
    zones: {
      character: each((seat) => [heroes[seat] ?? spare[seat - heroes.length] ?? '']),
      considered: each(() => []),
      'main-quest': each((seat) => [MAIN[seat] as string]),
      ...wanted.zones,
    },
    tracks: { 'unique-power': 0, ...wanted.tracks },
    facts: { 'first-player': 0, 'forester-type': '', ...wanted.facts },
  })
  for (const seat of t.table.seats) updateGauge(t.table as unknown as Table, seat)
  return t
}

/** Makes the next dice show these faces. */
export function dice(t: TestTable, ...faces: number[]): TestTable {
  for (let i = 0; ; i++) {
    const chance = seedChance(`dice ${i}`)
    const tried: Chance = [...chance]
    if (faces.every((face) => rollDie(tried, 8) === face)) {
      t.table.state.chance = chance
      return t
    }
  }
}

/** A table where seat 0 has just turned up this card. */
export function drawn(card: string, wanted: Setup = {}): TestTable {
  return table({
    at: 'dungeon-or-arena',
    ...wanted,
    zones: { dungeon: [...FILL.filter((id) => id !== card), card], ...wanted.zones },
  }).answer('draw')
}

/** What somebody says to somebody else. */
type Words = Partial<Said> & Pick<Said, 'to'>

/** One seat offers another something in the words that are open to it now; it then lies open. */
export function offered(t: TestTable, from: number, said: Words): TestTable {
  const id = t.match.offers(from).find(({ wording, id: name }) => wording && !name.startsWith('counter:'))?.id
  return t.take(from, id ?? 'trade', said)
}

/** One seat offers another something, and the other accepts. */
export function traded(t: TestTable, from: number, said: Words): TestTable {
  return offered(t, from, said).take(said.to, `accept:${from}`)
}

/** Seat 0 fights a monster alone with these dice, green first. */
export function fought(card: string, faces: readonly number[], wanted: Setup = {}): TestTable {
  return dice(drawn(card, wanted), ...faces).answer('fight')
}

/** Seat 0 challenges seat 1; the others choose these sides; the dice fall. */
export function arena(sides: readonly string[], faces: readonly number[], wanted: Setup = {}): TestTable {
  const t = challenged(wanted)
  sides.forEach((side, i) => {
    if (i === sides.length - 1) dice(t, ...faces)
    t.answerAs(i + 2, side)
  })
  return t
}

/** Seat 0 has challenged seat 1 and the talk is over. */
export function challenged(wanted: Setup = {}): TestTable {
  return table({ at: 'dungeon-or-arena', ...wanted })
    .answer('challenge:1')
    .answer('ready')
    .answer('ready')
}

/** Everybody says as little as possible until a phase begins. */
export function until(t: TestTable, phase: string, active?: number): TestTable {
  return t.play(
    (ask) => {
      if (ask.kind === 'agree') return false
      if (ask.kind === 'pick-some')
        return ask.spec.min === 0
          ? []
          : ask
              .options()
              .slice(0, ask.spec.min)
              .map((o) => o.id)
      if (ask.kind === 'order') return ask.options().map((o) => o.id)
      const ids = ask.options().map((option) => option.id)
      return ids.find((id) => ['end', 'fight', 'ready', 'pass', 'stay', 'neutral', 'stay-out'].includes(id)) ?? ids[0]
    },
    ({ table: { phase: now, active: seat } }) => now === phase && (active === undefined || seat === active),
  )
}

/** The quests a seat may cash in now. */
export const claims = (t: TestTable, seat: number): string[] => t.offers(seat).filter((id) => id.startsWith('claim:'))
/** The trophy points of all seats. */
export const trophies = (t: TestTable): number[] => t.table.seats.map((seat) => t.track('trophies', seat))
/** The gems of all seats. */
export const gems = (t: TestTable): number[] => t.table.seats.map((seat) => t.track('gems', seat))
/** The wounds of all seats. */
export const wounds = (t: TestTable): number[] => t.table.seats.map((seat) => t.track('wounds', seat))
/** The totals told last, green first. */
export function totals(t: TestTable): [number, number] {
  const told = (t.match.events ?? []).flatMap((event) =>
    event.type === 'said' && event.key === 'totals' ? [event.params] : [],
  )
  const last = told[told.length - 1]
  return [Number(last?.['green']), Number(last?.['red'])]
}
/** The dice thrown for a purpose, in order. */
export const rolls = (t: TestTable, purpose: string): number[] =>
  (t.match.events ?? []).flatMap((event) => (event.type === 'rolled' && event.purpose === purpose ? event.values : []))

/** What objects of the shop cost together. */
export const priceOf = (...ids: readonly string[]): number =>
  game.cards.reduce((sum, card) => sum + (card.kind === 'object' && ids.includes(card.id) ? card.price : 0), 0)
/** The gems of monsters together. */
export const gemsOf = (...ids: readonly string[]): number =>
  game.cards.reduce((sum, card) => sum + (card.kind === 'monster' && ids.includes(card.id) ? card.gems : 0), 0)
