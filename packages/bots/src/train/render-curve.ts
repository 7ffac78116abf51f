import type { CurvePoint } from './training.ts'

const WIDTH = 640
const HEIGHT = 320
const EDGE = 48

/** The learning curve as a picture: surprise of outcomes, those shown and those kept apart, from left to right. */
export function renderCurve(title: string, curve: readonly CurvePoint[]): string {
  const all = curve.flatMap(({ shown, apart }) => [shown, apart])
  const low = Math.min(...all)
  const high = Math.max(...all, low + 1e-6)
  const x = (i: number): number => EDGE + ((WIDTH - 2 * EDGE) * i) / Math.max(1, curve.length - 1)
  const y = (n: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (n - low)) / (high - low)
  const line = (of: (point: CurvePoint) => number): string =>
    curve.map((point, i) => `${x(i).toFixed(1)},${y(of(point)).toFixed(1)}`).join(' ')
  const begins = curve.flatMap(({ epoch, generation }, i) => (epoch === 0 ? [{ generation, i }] : []))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${EDGE}" y="24" font-size="14">${title}</text>`,
    ...begins.map(
      ({ generation, i }) =>
        `<path d="M${x(i).toFixed(1)} ${EDGE}V${HEIGHT - EDGE}" stroke="#ddd"/><text x="${(x(i) + 3).toFixed(1)}" y="${HEIGHT - 30}" fill="#666">generation ${generation}</text>`,
    ),
    ...[low, high].map((n) => `<text x="4" y="${(y(n) + 4).toFixed(1)}" fill="#666">${n.toFixed(3)}</text>`),
    `<polyline points="${line(({ shown }) => shown)}" fill="none" stroke="#999" stroke-width="1.5"/>`,
    `<polyline points="${line(({ apart }) => apart)}" fill="none" stroke="#b03a2e" stroke-width="2"/>`,
    `<text x="${WIDTH - 220}" y="${HEIGHT - 8}" fill="#999">positions shown</text>`,
    `<text x="${WIDTH - 110}" y="${HEIGHT - 8}" fill="#b03a2e">kept apart</text>`,
    '</svg>',
    '',
  ].join('\n')
}
