import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const GAME_FOLDERS = readdirSync(join(ROOT, 'games')).map((game) => `games/${game}/view`)

/** Every style sheet of the product. */
const SHEETS = ['packages/ui/src/styles', 'apps/web/src/styles', ...GAME_FOLDERS].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
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
    .filter(({ name }) => name !== 'seat'),
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

test('the names of all seats can be read on every ground that the sheets lay under them, in every game and theme', () => {
  expect(PALETTES.length).toBe(8)
  expect(TINTS.length).toBeGreaterThan(5)
  const pale: string[] = []
  for (const [where, palette] of PALETTES) {
    const colour = (name: string): Colour => palette.get(name) ?? []
    const panel = colour('panel')
    const grounds = new Map([
      ['panel', panel],
      ['panel-2', colour('panel-2')],
      ...TINTS.map(({ name, share }): [string, Colour] => [
        `${name} ${share}`,
        panel.map((part, i) => share * (colour(name)[i] ?? Number.NaN) + (1 - share) * part),
      ]),
    ])
    for (const [ground, under] of grounds)
      for (let seat = 0; seat < 6; seat++) {
        const found = contrast(colour(`seat-${seat}`), under)
        if (!(found >= 4.5)) pale.push(`${where}: seat ${seat} on ${ground}: ${found.toFixed(2)}`)
      }
  }
  expect(pale).toEqual([])
})
