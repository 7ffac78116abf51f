import { decide, type GameBot, type Level, scoreBot } from '@sablier/bots'
import type { Said } from '@sablier/donjon-quetes-trahisons'
import { type FillParams, Match, type SeenEvent, seedFrom, type View } from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import { expect, test } from 'vitest'
import { draftOf, saidOf } from '../../../games/donjon-quetes-trahisons/view/offer/offer-draft.ts'
import { broughtTo, fightOfTurn } from '../../../games/donjon-quetes-trahisons/view/stage/fight-story.ts'
import { lastFight, livesWon } from '../../../games/prophecy/view/fight-story.ts'
import { lastAuction } from '../../../games/terres-de-destinees/view/auction-story.ts'

interface Moment {
  readonly match: Match
  readonly view: View
  readonly events: readonly SeenEvent[]
}

/** Lets quick players play, one game after another, and looks at the table after each answer, as seat 0 sees it. */
async function watch(
  id: string,
  answers: number,
  look: (moment: Moment) => void,
  level: Level = 'novice',
): Promise<void> {
  const box = await findGame(id)?.load()
  if (!box) throw new Error(`There is no game ${id}`)
  const bot: GameBot = box.bot ?? scoreBot
  const begin = (n: number): Match =>
    new Match({ game: box.game, seats: 3, options: {}, seed: seedFrom(`boards of ${id}, from answer ${n}`, []) })
  let match = begin(0)
  for (let n = 0; n < answers; n++) {
    if (match.over) match = begin(n)
    look({ match, view: match.view(0), events: match.heard(0) })
    const seat = match.asks()[0]?.seat ?? 0
    const { entry } = decide({ match, seat, level, bot, seed: `${n}`, budget: { iterations: 4 } })
    if (entry) match.enter(entry)
  }
}

test('the fight stage of Prophecy adds up: base, bonus and die make each total', async () => {
  const seen = { fights: 0, threeLives: 0, places: 0 }
  await watch('prophecy', 600, ({ match, events }) => {
    const fight = lastFight(events)
    // Who is still in the turn of the fight has not gone on since.
    if (fight && match.asks()[0]?.text.startsWith('before-roll')) {
      expect(fight.place).toBe(match.table.track('position', fight.seat))
      seen.places++
    }
    if (!fight?.outcome || fight.base === null || fight.throws.length === 0) return
    const first = fight.throws[0]
    if (fight.throws.length === 1) expect(first?.mine).toBe(fight.base + fight.bonus + (first?.light ?? 0))
    if (fight.lives === 3 && fight.outcome === 'won') expect(livesWon(fight)).toBe(3)
    seen.fights++
    if (fight.lives === 3) seen.threeLives++
  })
  expect(seen.fights).toBeGreaterThan(10)
  expect(seen.threeLives).toBeGreaterThan(0)
  expect(seen.places).toBeGreaterThan(0)
})

test('the auction stage shows the highest bid as its bidder said it, and who has passed', async () => {
  const said = new Set<string>()
  await watch('terres-de-destinees', 80, ({ match, events }) => {
    const price = match.table.track('price')
    const leader = match.table.fact('high-bidder') as number
    const { calls } = lastAuction(events)
    if (price > 0 && leader >= 0 && match.table.state.phase === 'auction') expect(calls.get(leader)).toBe(price)
    for (const call of calls.values()) said.add(typeof call === 'number' ? 'bid' : call)
  })
  expect([...said].sort()).toEqual(['bid', 'cannot', 'passed'])
})

test('the fight stage of Donjon names the side whose total is higher, the green die winning ties', async () => {
  let fights = 0
  await watch('donjon-quetes-trahisons', 200, ({ events }) => {
    const fight = fightOfTurn(events)
    if (!fight?.totals || !fight.winner) return
    expect(fight.winner).toBe(fight.totals.green >= fight.totals.red ? 'green' : 'red')
    expect(fight.green.length).toBeGreaterThan(0)
    expect(fight.red.length).toBeGreaterThan(0)
    fights++
  })
  expect(fights).toBeGreaterThan(3)
})

test('in an Arena who joins the defender stands beside the red die, whoever was told first', () => {
  const said = (key: string, params: FillParams): SeenEvent => ({ type: 'said', rule: '', entry: 1, key, params })
  const [attacker, defender, ally, friend] = [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 3 }]
  const fight = fightOfTurn([
    said('arena-opened', { seat: attacker, other: defender }),
    said('joined-side', { seat: ally, side: 'defender' }),
    said('joined-side', { seat: friend, side: 'attacker' }),
    said('leader-power', { seat: attacker, n: 8 }),
    said('ally-lends', { seat: friend, n: 3 }),
    said('ally-lends', { seat: ally, n: 5 }),
    said('leader-power', { seat: defender, n: 8 }),
  ])
  const seatsAt = (die: 'green' | 'red') => broughtTo(fight!, die).map(({ seat }) => seat)
  expect({ green: seatsAt('green'), red: seatsAt('red') }).toEqual({ green: [0, 3], red: [2, 1] })
})

test("Donjon's mat turns a suggestion into the same offer, which the rules accept", async () => {
  const seen = new Set<string>()
  const look = ({ match, view }: Moment) => {
    for (const { id, wording } of view.offers)
      for (const idea of (wording?.candidates ?? []) as readonly Said[]) {
        const said = saidOf(
          draftOf(idea, { to: 0, sheet: 'swap', give: {}, want: {}, promise: null, asks: null, prices: [] }),
        )
        const trial = match.fork()
        expect(() => trial.take(0, id, said), JSON.stringify(said)).not.toThrow()
        seen.add(id)
      }
  }
  await watch('donjon-quetes-trahisons', 120, look, 'random')
  expect(seen.has('trade')).toBe(true)
})
