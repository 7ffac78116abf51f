import { game, type Table } from '@sablier/donjon-quetes-trahisons'
import { bot } from '@sablier/donjon-quetes-trahisons/bot'
import { type Ask, Match, type Piece, type SeenEvent, seedChance } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { breakdown, TROPHY_SOURCES } from '../src/breakdown.ts'
import { oddsOf } from '../src/odds.ts'
import { powerParts, powerWith } from '../src/power-parts.ts'
import { objectCard } from '../src/procedures/adventurer/heroes.ts'
import { questProgress } from '../src/quest-progress.ts'
import { fought, table } from './kit.ts'

const tableOf = (t: { table: unknown }): Table => t.table as Table

/** Trophy points are changed before everybody's eyes: what was told is what each seat has heard of them. */
const told = (match: Match): SeenEvent[] =>
  (match.events ?? []).flatMap((event) => (event.type === 'track-changed' ? [event] : []))

/** Plays a whole game by the policy alone and keeps what everybody heard. */
function played(seats: number): Match {
  const match = new Match({ game, seats, options: { target: 12 }, seed: `figures ${seats}` })
  const chance = seedChance(`figures ${seats} answers`)
  while (!match.over) {
    const ask = match.asks()[0] as Ask
    match.answer(
      ask.seat,
      match.asSeenBy(ask.seat, () => ask.encode(bot.policy(match.table, ask, chance))),
    )
  }
  return match
}

describe('what the table shows beside the rules', () => {
  test('[combat.tie] equal powers win more often than not: ties go to the green die, an 8 counts 16', () => {
    expect(oddsOf(0)).toBe(36 / 64)
    expect(oddsOf(40)).toBe(1)
    expect(oddsOf(-40)).toBe(0)
  })

  test('[power.formula] the parts of a power add up to the gauge', () => {
    const t = table({
      heroes: ['barbarian'],
      zones: { worn: { 0: ['double-axe', 'chain-mail'] } },
      tracks: { wounds: { 0: 2 } },
    })
    const parts = powerParts(tableOf(t), 0)
    expect(parts).toEqual([
      { from: 'base', n: 8 },
      { from: 'weapon', n: 4 },
      { from: 'armour', n: 3 },
      { from: 'wounds', n: -2 },
      { from: 'hero', n: 1 },
    ])
    expect(t.track('power', 0)).toBe(14)
  })

  test('[object.one-per-type] the power after a purchase is what the gauge shows once the object is worn', () => {
    const t = table({
      heroes: ['barbarian'],
      zones: { worn: { 0: ['dagger'] }, shop: ['double-axe'] },
      tracks: { gems: { 0: 9 } },
    })
    const piece = t.table.zone('shop').pieces.find((one) => t.table.card(one).id === 'double-axe') as Piece
    const object = objectCard(tableOf(t), piece)
    const before = object && powerWith(tableOf(t), 0, object)
    t.answer('buy:double-axe').answer(true)
    expect(before).toBe(t.track('power', 0))
  })

  test('[quest.claim] the progress of a quest counts what serves it, and nothing twice', () => {
    const t = table({
      zones: {
        'main-quest': { 0: ['q-just'] },
        'secondary-quests': { 0: ['q-bloodthirsty', 'q-avarice'] },
        spoils: { 0: ['ghoul', 'goblin-archer'] },
      },
      tracks: { gems: { 0: 20 } },
    })
    const of = (zone: 'main-quest' | 'secondary-quests') =>
      t.table.zone(zone, 0).pieces.map((piece) => questProgress(tableOf(t), 0, piece))
    expect(of('main-quest')).toEqual([{ have: 2, need: 3 }])
    expect(of('secondary-quests')).toEqual(
      expect.arrayContaining([
        { have: 1, need: 3 },
        { have: 12, need: 12 },
      ]),
    )
  })

  test('[end.winner] the points of every seat by source add up to its final score', () => {
    for (const seats of [2, 4]) {
      const match = played(seats)
      for (const seat of match.table.seats) {
        const points = breakdown(match.table as unknown as Table, told(match), seat)
        const total = TROPHY_SOURCES.reduce((sum, source) => sum + points[source], 0)
        expect(total).toBe(match.result?.scores[seat])
      }
    }
  })

  test('[combat.win-monster] trophy points of a monster count as won from monsters', () => {
    const t = fought('infernal-cyclops', [8, 1]).answer('fight')
    expect(t.track('trophies', 0)).toBeGreaterThan(0)
    expect(breakdown(tableOf(t), told(t.match), 0).monsters).toBe(t.track('trophies', 0))
  })
})
