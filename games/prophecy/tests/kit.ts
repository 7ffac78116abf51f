import { type Chance, rollDie, seedChance, type Table } from '@sablier/kernel'
import { type TableSetup, type TestTable, tableOf } from '@sablier/kernel/testing'
import { CHARACTERS } from '../src/cards/characters.ts'
import { game, spacesOf } from '../src/index.ts'

/** A table for a test: characters by name, what they have, and the dice that are going to fall. */
export interface Setup extends TableSetup {
  /** Character of each seat in order; they start with their printed values at their first guild. */
  readonly heroes?: readonly string[]
  /** The next dice, in order. */
  readonly dice?: readonly number[]
}
type Numbers = Record<string, Record<number, number>>

/** Builds a table with seat 0 to play, mercenary and mystic unless others are named. */
export function table({ heroes = ['mercenary', 'mystic'], dice, ...setup }: Setup = {}): TestTable {
  const tracks: Numbers = { strength: {}, willpower: {}, position: {} }
  const character: Record<number, string[]> = {}
  for (const [seat, id] of heroes.entries()) {
    const card = CHARACTERS.find((one) => one.id === id)
    if (!card) throw new Error(`No character is called ${id}`)
    character[seat] = [id]
    Object.assign(tracks['strength']!, { [seat]: card.strength })
    Object.assign(tracks['willpower']!, { [seat]: card.willpower })
    Object.assign(tracks['position']!, { [seat]: spacesOf(card.guilds[0])[0] })
  }
  for (const [name, value] of Object.entries(setup.tracks ?? {}))
    tracks[name] = typeof value === 'number' ? all(heroes.length, value) : { ...tracks[name], ...value }
  const loaded = dice === undefined ? game : { ...game, setup: (t: Table) => load(t, dice) }
  return tableOf(loaded as typeof game)({
    active: 0,
    seats: heroes.length,
    ...setup,
    tracks,
    // The next player's chance card must not touch what a test looks at.
    zones: { character, 'chance-deck': ['chance_mountain'], ...setup.zones },
    facts: { first: 0, ...setup.facts },
  })
}
const all = (seats: number, value: number): Record<number, number> =>
  Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, value]))

function load(t: Table, dice: readonly number[]): void {
  game.setup(t as never)
  t.state.chance = chanceOf(dice)
}
const found = new Map<string, Chance>()
/** A generator whose next throws are these. */
function chanceOf(dice: readonly number[]): Chance {
  if (dice.length > 6) throw new Error('No generator can be found for so many dice')
  const key = dice.join()
  for (let n = 0; !found.has(key); n++) {
    const chance = seedChance(`dice ${n}`)
    const copy: Chance = [...chance]
    if (dice.every((die) => rollDie(copy, 6) === die)) found.set(key, chance)
  }
  return [...(found.get(key) as Chance)]
}

/** Numbers of one seat at a glance. */
export function sheet(t: TestTable, seat = 0): Record<string, number> {
  return Object.fromEntries(
    ['strength', 'lost-strength', 'willpower', 'lost-willpower', 'gold', 'experience'].map((name) => [
      name,
      t.track(name, seat),
    ]),
  )
}

/** The space numbers that are named often. */
export const AT = {
  desert: 0,
  forest: 1,
  forestCamp: 2,
  mountain: 3,
  plain: 4,
  thievesGuild: 6,
  village: 8,
  magicTower: 10,
  monastery: 14,
  city: 15,
  fortress: 18,
} as const

/** A fight: seat 0 stands with a creature and the encounter begins. */
export function fight(
  creature: string,
  setup: Setup & { items?: readonly string[]; at?: never; space?: number } = {},
): TestTable {
  const { items = [], space = AT.plain, ...rest } = setup
  return table({
    ...rest,
    at: 'encounter',
    tracks: { ...rest.tracks, position: { ...(rest.tracks?.['position'] as Record<number, number>), 0: space } },
    zones: { space: { [space]: [creature] }, items: { 0: items }, ...rest.zones },
  })
}

/** The experience that a creature's card shows. */
export const experienceOf = (creature: string): number => {
  const card = game.cards.find(({ id }) => id === creature)
  return card?.kind === 'creature' ? card.experience : 0
}

/** The lines with this key so far: the rule each cites and what it tells. */
export const told = (t: TestTable, key: string): Record<string, unknown>[] =>
  (t.match.events ?? []).flatMap((event) =>
    event.type === 'said' && event.key === key ? [{ rule: event.rule, ...event.params }] : [],
  )
