import { SPACES, type Space, type SpaceKind } from '@sablier/prophecy'
import { randomFrom, svg, upTo } from '@sablier/ui/scene'
import { ship } from './buildings.ts'
import { patchOf } from './lay-out.ts'
import type { Ground } from './scatter.ts'
import { coast, jetties, smooth, waves, windRose } from './sea.ts'
import { city, forestCamp, fortress, magicTower, monastery, thievesGuild, village } from './settlements.ts'
import type { Thing, Tones } from './thing.ts'
import { desert, forest, mountain, plain } from './wilds.ts'

const SOIL: Readonly<Record<SpaceKind, Tones>> = {
  mountain: ['#8d7f86', '#a89a93'],
  forest: ['#4a7048', '#5f8450'],
  plain: ['#a9b05a', '#cbb866'],
  enchanted_desert: ['#d79a68', '#e4b878'],
  city: ['#a89a80', '#b9a98c'],
  village: ['#9aa65e', '#b3b06a'],
  forest_camp: ['#567a4c', '#6e8f58'],
  thieves_guild: ['#77746c', '#8f8a78'],
  magic_tower: ['#6f6a9c', '#8b83b0'],
  monastery: ['#9aa877', '#b9b98a'],
  fortress: ['#8c8480', '#a79c8c'],
}
const STANDS: Readonly<Record<SpaceKind, (ground: Ground) => Thing[]>> = {
  mountain,
  forest,
  plain,
  enchanted_desert: desert,
  city,
  village,
  forest_camp: forestCamp,
  thieves_guild: thievesGuild,
  magic_tower: magicTower,
  monastery,
  fortress,
}

/** The width of the painting; what is drawn is measured for it. */
const WIDTH = 800

function standing({ n, kind }: Space, height: number, u: number): string {
  const cell = patchOf(n, WIDTH, height)
  const patch = { x: cell.x + 3, y: cell.y + 2, w: cell.w - 6, h: cell.h - 4 }
  const ground: Ground = {
    n,
    patch,
    u,
    random: randomFrom(`space ${n}`),
    at: (x, y) => [patch.x + patch.w * x, patch.y + patch.h * y],
  }
  return STANDS[kind](ground)
    .sort((a, b) => a.foot - b.foot)
    .map(({ drawn }) => drawn)
    .join('')
}

function soil(height: number): string {
  const random = randomFrom('soil')
  return SPACES.map(({ n, kind }) => {
    const { x, y, w, h } = patchOf(n, WIDTH, height)
    const [shade, light] = SOIL[kind]
    return svg`<rect x="${x - 7}" y="${y - 7}" width="${w + 14}" height="${h + 14}" rx="26" fill="${light}"/><ellipse cx="${x + w * (0.3 + random() * 0.4)}" cy="${y + h * 0.7}" rx="${w * 0.42}" ry="${h * 0.26}" fill="${shade}"/>`
  }).join('')
}

/** The dotted borders between spaces. */
function borders(height: number): string {
  const random = randomFrom('borders')
  const bend = () => (random() - 0.5) * 10
  return upTo(5)
    .map((k) => {
      const [x, y] = [(WIDTH / 6) * (k + 1), (height / 6) * (k + 1)]
      const [long, wide] = [height / 6 + 4, WIDTH / 6 + 4]
      return (
        svg`M${x} 0q${bend()} ${long / 2} 0 ${long}M${x} ${height}q${bend()} ${-long / 2} 0 ${-long}` +
        svg`M0 ${y}q${wide / 2} ${bend()} ${wide} 0M${WIDTH} ${y}q${-wide / 2} ${bend()} ${-wide} 0`
      )
    })
    .join('')
}

function road(height: number): string {
  const path = smooth(
    SPACES.map(({ n }) => {
      const { x, y, w, h } = patchOf(n, WIDTH, height)
      return [x + w * 0.5, y + h * (0.82 + (n % 2 ? 0.02 : -0.02))]
    }),
  )
  return svg`<g fill="none"><path d="${path}" stroke="#5a3d20" stroke-width="9" opacity=".55"/><path d="${path}" stroke="#e9d3a0" stroke-width="6" opacity=".95"/><path d="${path}" stroke="#9a7440" stroke-dasharray="3 5"/></g>`
}

function water(height: number): string {
  const shore = coast(WIDTH, height)
  const foam = [
    [22, 0.28],
    [42, 0.16],
    [66, 0.12],
  ]
    .map(
      ([width = 0, opacity = 0]) =>
        `<path d="${shore}" fill="none" stroke="#dff3ea" stroke-width="${width}" opacity="${opacity}"/>`,
    )
    .join('')
  return `<clipPath id="c"><path d="${shore}"/></clipPath><path d="${shore}" fill="#e8d9a8" stroke="#3a2614" stroke-width="3"/><g clip-path="url(#c)"><path d="${shore}" fill="url(#s)" stroke="#f1e3b4" stroke-width="9"/>${foam}${waves(WIDTH, height)}${windRose(WIDTH, height)}</g>`
}

const DEFS =
  '<filter id="b" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="9"/></filter><radialGradient id="s" cx=".5" cy=".45" r=".75"><stop stop-color="#2b7f93"/><stop offset=".55" stop-color="#2f8a9a"/><stop offset="1" stop-color="#63b4ae"/></radialGradient>'
const RIM =
  '<radialGradient id="v" r=".75"><stop offset=".72" stop-color="#1a0c04" stop-opacity="0"/><stop offset="1" stop-color="#1a0c04" stop-opacity=".42"/></radialGradient>'

/** The ground: soil, borders, the road, and the sea with its jetties. */
function land(height: number, u: number): string {
  const dots = svg`<path d="${borders(height)}" fill="none" stroke="#3a2614" stroke-width="1.6" stroke-dasharray="2 5" stroke-linecap="round" opacity=".6"/>`
  return svg`<defs>${DEFS}</defs><rect width="${WIDTH}" height="${height}" fill="#b9ad78"/><g filter="url(#b)">${soil(height)}</g>${dots}${road(height)}${water(height)}${jetties(WIDTH, height, u)}`
}

/** What lies over everything: a ship, and the dark rim. */
const over = (height: number, u: number): string =>
  svg`<defs>${RIM}</defs>${ship(WIDTH * 0.745, height * 0.745, u * 0.3)}<rect width="${WIDTH}" height="${height}" fill="url(#v)"/>`

/** Spaces that are painted in one go. */
const TOGETHER = 4

/** So many layers make the painting. */
export const LAYERS = 2 + Math.ceil(SPACES.length / TOGETHER)

/**
 * Paints one layer of the country round its sea as SVG, the ground first, for a board so many times as wide as it is high. There
 * are no words in it. All layers in one go would hold up a phone for a tenth of a second.
 */
export function paintLayer(layer: number, ratio: number): string {
  const height = WIDTH / ratio
  const u = Math.min(WIDTH / 6, height / 6)
  const spaces = [...SPACES].sort((a, b) => patchOf(a.n, WIDTH, height).y - patchOf(b.n, WIDTH, height).y)
  const stand = spaces.slice((layer - 1) * TOGETHER, layer * TOGETHER).map((space) => standing(space, height, u))
  const drawn = layer === 0 ? land(height, u) : layer === LAYERS - 1 ? over(height, u) : stand.join('')
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${Math.round(height)}" preserveAspectRatio="none">${drawn}</svg>`
}
