import { below, Simulation, seedChance, seedFrom } from '@sablier/kernel'
import { bot } from '../../bot/index.ts'
import { DESTINS } from '../../src/cards/all-cards.ts'
import { game } from '../../src/index.ts'

/** What a series of games by the quick policy came to. */
export interface Tally {
  readonly seats: number
  readonly advanced: boolean
  /** Answers in a hundred that are random: what slips a player's attention. */
  readonly slips: number
  games: number
  turns: number
  decisions: number
  /** Wins by place in the turn order, the first player first. */
  readonly bySeat: number[]
  readonly byEnd: Map<string, number>
  /** How often each Destiny was in play, and what it would have won if all in play were equal. */
  readonly fair: Map<string, number>
  /** Prices of cards sold. */
  readonly prices: number[]
  unsold: number
  /** Games whose winner was the active player. */
  onOwnTurn: number
  /** Games won in the first turn of all. */
  early: number
}

const add = (map: Map<string, number>, key: string, n: number): void => {
  map.set(key, (map.get(key) ?? 0) + n)
}

/** Plays a series of games and counts. */
export function tally(seats: number, advanced: boolean, games: number, slips = 0): Tally {
  const sum: Tally = {
    seats,
    advanced,
    slips,
    games,
    turns: 0,
    decisions: 0,
    bySeat: Array.from({ length: seats }, () => 0),
    byEnd: new Map(),
    fair: new Map(),
    prices: [],
    unsold: 0,
    onOwnTurn: 0,
    early: 0,
  }
  for (let i = 0; i < games; i++) count(sum, `balance ${seats} ${advanced} ${i}`)
  return sum
}

function count(sum: Tally, secret: string): void {
  const { seats, advanced } = sum
  const simulation = Simulation.start(game, seats, { advanced }, seedFrom(secret, []))
  const chance = seedChance(secret)
  const { table } = simulation
  const first = table.active
  const inPlay = [
    ...table.zone('common-destin').pieces,
    ...table.seats.flatMap((s) => table.zone('secret-destin', s).pieces),
  ]
  for (const piece of inPlay) add(sum.fair, table.card(piece).id, 1 / inPlay.length)
  for (let { ask } = simulation; ask; { ask } = simulation) {
    sum.decisions++
    if (ask.rule === 'sale.winner-may-place' || ask.rule === 'duo.winner-chooses-card')
      sum.prices.push(table.track('price'))
    if (ask.rule === 'sale.no-bid-seller-free') sum.unsold++
    const slipped = sum.slips > 0 && below(chance, 100) < sum.slips
    simulation.choose(slipped ? ask.randomChoice(chance) : bot.policy(table, ask, chance))
  }
  sum.turns += table.track('turn')
  const winners = simulation.result?.winners ?? []
  add(sum.byEnd, simulation.result?.reason ?? '', 1)
  if (winners.includes(table.active)) sum.onOwnTurn++
  if (table.track('turn') <= 1) sum.early++
  for (const seat of winners) {
    const place = (seat - first + seats) % seats
    sum.bySeat[place] = (sum.bySeat[place] ?? 0) + 1 / winners.length
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`

/** The tallies as tables for the report. */
export function render(tallies: readonly Tally[]): string {
  const rows = tallies.map((sum) => {
    const sold = sum.prices.length
    const mean = sum.prices.reduce((a, b) => a + b, 0) / sold
    return `| ${sum.seats} | ${sum.advanced ? 'yes' : 'no'} | ${sum.games} | ${(sum.turns / sum.games / sum.seats).toFixed(1)} | ${(sum.decisions / sum.games).toFixed(0)} | ${sum.bySeat.map((n) => percent(n, sum.games)).join(', ')} | ${percent(sum.onOwnTurn, sum.games)} | ${mean.toFixed(2)} | ${percent(sum.prices.filter((p) => p >= 4).length, sold)} | ${percent(sum.unsold, sold + sum.unsold)} |`
  })
  const bySeats = [...new Set(tallies.map((sum) => sum.seats))]
  const total = tallies.reduce((n, sum) => n + sum.games, 0)
  const wins = (id: string) => tallies.reduce((n, sum) => n + (sum.byEnd.get(id) ?? 0), 0)
  const fair = (id: string) => tallies.reduce((n, sum) => n + (sum.fair.get(id) ?? 0), 0)
  const destins = DESTINS.map(({ id, name, scope }) => ({ id, name: name.en, scope, ratio: wins(id) / fair(id) })).sort(
    (a, b) => b.ratio - a.ratio,
  )
  const ratioAt = (id: string, seats: number): string => {
    const those = tallies.filter((sum) => sum.seats === seats)
    const part = (of: 'byEnd' | 'fair') => those.reduce((n, sum) => n + (sum[of].get(id) ?? 0), 0)
    const [won, fair] = [part('byEnd'), part('fair')]
    const error = (1.96 * Math.sqrt(won + 1)) / fair
    return `${(won / fair).toFixed(2)} ± ${error.toFixed(2)}`
  }
  const others = ['together', 'last-survivor', 'nobody-left', 'standstill', 'sixty-rounds']
  return [
    '| seats | advanced pack | games | rounds | decisions | wins by turn order | on one’s own turn | mean price | price 4 or more | unsold |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '| Destiny | kind | wins | share of all games | fair share | ratio |',
    '| --- | --- | --- | --- | --- | --- |',
    ...destins.map(
      ({ id, name, scope, ratio }) =>
        `| ${name} | ${scope === 'common' ? 'shared' : 'secret'} | ${wins(id)} | ${percent(wins(id), total)} | ${percent(fair(id), total)} | ${ratio.toFixed(2)} |`,
    ),
    '',
    `| Destiny | ${bySeats.map((seats) => `${seats} seats`).join(' | ')} |`,
    `| --- |${bySeats.map(() => ' --- |').join('')}`,
    ...destins.map(({ id, name }) => `| ${name} | ${bySeats.map((seats) => ratioAt(id, seats)).join(' | ')} |`),
    '',
    `Won in the first turn: ${tallies.map((sum) => `${sum.seats} seats ${sum.early}`).join(', ')}.`,
    `Other ends: ${others.map((id) => `${id} ${wins(id)}`).join(', ')}.`,
  ].join('\n')
}
