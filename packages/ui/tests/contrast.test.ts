import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const GAME_FOLDERS = readdirSync(join(ROOT, 'games')).map((game) => `games/${game}/view`)

/** Every style sheet of the product, in whatever folder it stands. */
const SHEETS = ['packages/ui/src', 'apps/web/src', ...GAME_FOLDERS].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
)
const TOKENS = readFileSync(join(ROOT, 'packages/ui/src/styles/tokens.css'), 'utf8')

type Colour = readonly number[]
type Palette = ReadonlyMap<string, Colour>

/** The colours that a rule of the tokens sets. */
function coloursOf(selector: string): [string, Colour][] {
  const found: [string, Colour][] = []
  for (const [, names = '', body = ''] of TOKENS.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (names.replaceAll(/\/\*.*?\*\//gs, '').trim() === selector)
      for (const [, name = '', hex = ''] of body.matchAll(/--([\w-]+): #([0-9a-f]{6});/g))
        found.push([name, [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))])
  return found
}

const DARK = ':root[data-theme="dark"]'
const GAMES = [...TOKENS.matchAll(/^\[data-game="([\w-]+)"\]/gm)].map(([, game]) => game)

/** What is in force at the tables of all games, in both themes. */
const PALETTES: [string, Palette][] = GAMES.flatMap((game): [string, Palette][] => {
  const own = `[data-game="${game}"]`
  const light = [...coloursOf(':root'), ...coloursOf(own)]
  return [
    [`light ${game}`, new Map(light)],
    [`dark ${game}`, new Map([...light, ...coloursOf(DARK), ...coloursOf(`${DARK} ${own}`)])],
  ]
})

/** The tinted grounds that the sheets lay under words: how much of which colour over a panel. */
const TINTS = SHEETS.flatMap((sheet) =>
  [...sheet.matchAll(/background: .*?color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--panel\)\)/g)]
    .map(([, name = '', share = '']) => ({ name, share: Number(share) / 100 }))
    .filter(({ name }) => name !== 'seat-tint'),
)

function brightness(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Words are set in these colours, on any ground. */
const INKS = ['ink', 'ink-2', 'accent', 'option', 'forecast', 'danger', 'good', ...sixOf('seat-ink')]
/** The grounds under them: pages, panels and the bare cloth of a table. */
const GROUNDS = ['ground', 'ground-2', 'panel', 'panel-2', 'felt', 'felt-2']
/** What is written on a body of its own colour. */
const PAIRS: [string, string][] = [
  ['on-accent', 'accent'],
  ['on-option', 'option'],
  ['act-ink', 'act-1'],
  ['act-ink', 'act-2'],
  ['act-ink', 'act-3'],
  ['paper-ink', 'paper'],
  ['paper-soft', 'paper-2'],
  ...sixOf('on-seat').map((name, seat): [string, string] => [name, `seat-${seat}`]),
]
function sixOf(name: string): string[] {
  return [0, 1, 2, 3, 4, 5].map((seat) => `${name}-${seat}`)
}

test('words and the names of seats can be read on every ground, bare cloth included, in every game and theme', () => {
  expect(PALETTES.length).toBe(8)
  const pale: string[] = []
  for (const [where, palette] of PALETTES) {
    const colour = (name: string): Colour => palette.get(name) ?? []
    const check = (ink: string, name: string, ground: Colour) => {
      const found = contrast(colour(ink), ground)
      if (!(found >= 4.5)) pale.push(`${where}: ${ink} on ${name}: ${found.toFixed(2)}`)
    }
    for (const ground of GROUNDS) for (const ink of INKS) check(ink, ground, colour(ground))
    for (const [ink, ground] of PAIRS) check(ink, ground, colour(ground))
  }
  expect(pale).toEqual([])
})

test('the names of all seats can be read on every tinted panel of the sheets', () => {
  // The sheets were read: how many panels are tinted is theirs to say.
  expect(TINTS).not.toEqual([])
  const pale: string[] = []
  for (const [where, palette] of PALETTES) {
    const colour = (name: string): Colour => palette.get(name) ?? []
    for (const { name, share } of TINTS) {
      const under = colour('panel').map((part, i) => share * (colour(name)[i] ?? Number.NaN) + (1 - share) * part)
      for (const ink of sixOf('seat-ink')) {
        const found = contrast(colour(ink), under)
        if (!(found >= 4.5)) pale.push(`${where}: ${ink} on ${name} ${share}: ${found.toFixed(2)}`)
      }
    }
  }
  expect(pale).toEqual([])
})

/** How much of a seat's colour the sheets lay over a panel. */
const SEAT_TINTS = SHEETS.flatMap((sheet) =>
  [...sheet.matchAll(/color-mix\(in srgb, var\(--seat-tint\) (\d+)%, var\(--panel\)\)/g)].map(
    ([, share = '']) => Number(share) / 100,
  ),
)

test('words can be read on the panels of all seats, which bear the colour of their seat', () => {
  expect(SEAT_TINTS).not.toEqual([])
  expect(SHEETS.filter((sheet) => /var\(--seat\) \d+%, var\(--panel\)/.test(sheet))).toEqual([])
  const pale = new Set<string>()
  for (const [where, palette] of PALETTES) {
    const colour = (name: string): Colour => palette.get(name) ?? []
    for (const share of SEAT_TINTS)
      for (const seat of sixOf('seat-tint')) {
        const under = colour('panel').map((part, i) => share * (colour(seat)[i] ?? Number.NaN) + (1 - share) * part)
        for (const ink of ['ink', 'ink-2', seat.replace('tint', 'ink')]) {
          const found = contrast(colour(ink), under)
          if (!(found >= 4.5)) pale.add(`${where}: ${ink} on ${seat} ${share}: ${found.toFixed(2)}`)
        }
      }
  }
  expect([...pale]).toEqual([])
})
