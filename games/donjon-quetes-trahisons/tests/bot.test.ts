import { decide } from '@sablier/bots'
import { bot } from '@sablier/donjon-quetes-trahisons/bot'
import { type Ask, type Entry, seedChance } from '@sablier/kernel'
import type { TestTable } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { challenged, dice, drawn, offered, type Setup, table } from './kit.ts'

const taken = (t: TestTable, seat: number): string | null =>
  bot.takes?.(t.table, seat, t.match.offers(seat))?.take ?? null

describe('how a computer player trades', () => {
  const surplus = (gems: number) =>
    table({
      heroes: ['thief', 'warrior'],
      zones: { worn: { 0: ['double-axe'] }, pack: { 0: ['dagger'] } },
      tracks: { gems: { 0: 0, 1: gems } },
    })
  test('offers what it has no use for to somebody who has, once in a phase', () => {
    const t = surplus(6)
    const taking = bot.takes?.(t.table, 0, t.match.offers(0))
    t.take(0, taking?.take ?? '', taking?.said)
    expect(t.fact('open-offers')).toHaveLength(1)
    expect(taken(t, 0)).toBeNull()
  })
  test('accepts a bargain, refuses a swindle, counters where both could gain', () => {
    const good = offered(surplus(6), 0, { to: 1, give: { objects: ['dagger'] }, want: { gems: 1 } })
    expect(taken(good, 1)).toBe('accept:0')
    const bad = offered(surplus(6), 0, { to: 1, give: { objects: ['dagger'] }, want: { gems: 5 } })
    expect(taken(bad, 1)).toBe('counter:0')
    const swindle = table({ zones: { spoils: { 0: ['mimic'] } }, tracks: { gems: { 1: 3 } } })
    offered(swindle, 0, { to: 1, give: { spoils: ['mimic'] }, want: { gems: 3 } })
    expect(taken(swindle, 1)).toBe('refuse:0')
  })
})

test('a computer player thinks of its own quest where another’s may end the game first', () => {
  const t = drawn('trap', {
    seats: 2,
    zones: {
      worn: { 0: ['double-axe'], 1: ['golden-crown'] },
      'secondary-quests': { 0: ['q-edge', 'q-hunter'], 1: ['q-jeweller'] },
    },
    tracks: { trophies: { 0: 11, 1: 9 } },
  }).answer('end')
  expect(t.match.askOf(1)?.rule).toBe('quest.optional')
  const { report } = decide({ match: t.match, seat: 1, level: 'adept', bot, seed: 'a', budget: { iterations: 300 } })
  expect(report).toMatchObject({ by: 'level', failure: null })
})

describe('whom a computer player trusts', () => {
  /** What a computer player says to the promise of a gem, by what its maker is remembered for. */
  const said = (kept: number, broken: number): string | null => {
    const t = table({ tracks: { gems: { 0: 3 }, 'promises-kept': { 0: kept }, 'promises-broken': { 0: broken } } })
    return taken(offered(t, 0, { to: 1, promise: { condition: 'my-side', goods: { gems: 1 } } }), 1)
  }
  test('a promise counts as much as the name of who makes it', () => {
    expect([said(12, 0), said(0, 12)]).toEqual(['accept:0', 'refuse:0'])
  })
  test('help is promised to who asks for it, and the best price is taken when all have answered', () => {
    const worn = { 0: ['double-axe'], 1: ['war-hammer', 'plate-armour'] }
    const t = drawn('infernal-cyclops', { zones: { worn }, tracks: { gems: { 0: 3 } } }).answer('call')
    const price = bot.takes?.(t.table, 1, t.match.offers(1))
    expect(price).toMatchObject({ take: 'volunteer', said: { to: 0 } })
    t.take(1, 'volunteer', price?.said)
    expect(taken(t, 0)).toBeNull()
    expect(taken(t.take(3, 'stay-out').answer('stay-out'), 0)).toBe('accept:1')
  })
  test('a promised ally is followed the more, the better their name', () => {
    const side = (kept: number, broken: number): number => {
      const t = challenged({ tracks: { 'promises-kept': { 0: kept }, 'promises-broken': { 0: broken } } })
      const promised = [{ from: 0, to: 2, condition: 'my-side', goods: { gems: 1 }, state: 'open' }]
      t.table.cite('alliance.who').set('promised', promised as never)
      const ask = t.match.askOf(2) as Ask
      const sides = Array.from({ length: 60 }, (_, n) => ask.encode(bot.policy(t.table, ask, seedChance(`side ${n}`))))
      return sides.filter((answer) => answer === 'attacker').length
    }
    expect(side(12, 0)).toBeGreaterThan(side(0, 12))
  })
})

describe('how a computer player keeps its word', () => {
  /** What an adept who owes seat 1 a dagger that it wears is remembered for: promises kept and broken since. */
  const remembered = (hero: string, broken = 0): [kept: number, broken: number] => {
    const t = table({
      heroes: [hero],
      tracks: { 'promises-broken': { 0: broken } },
      zones: { dungeon: ['ghoul', 'trap'], worn: { 0: ['dagger'] } },
    })
    t.take(0, 'trade', { to: 1, promise: { condition: 'none', goods: { objects: ['dagger'] } } }).take(1, 'accept:0')
    t.answer('end').answer('draw')
    while (t.table.active === 0) {
      const { entry } = decide({ match: t.match, seat: 0, level: 'adept', bot, seed: 'x', budget: { iterations: 60 } })
      t.match.enter(entry as Entry)
    }
    return [t.track('promises-kept', 0), t.track('promises-broken', 0) - broken]
  }
  test('those who care for their name keep what others break', () => {
    expect(remembered('priest')).toEqual([1, 0])
    expect(remembered('thief')).toEqual([0, 1])
  })
  test('a quick answer goes by hero and name as well', () => {
    /** How often out of 60 a quick answer honours a debt of a gem. */
    const honoured = (hero: string, broken: number): number => {
      const t = table({
        heroes: [hero],
        tracks: { gems: { 0: 3 }, 'promises-broken': { 0: broken } },
        zones: { dungeon: ['ghoul', 'trap'] },
      })
      t.take(0, 'trade', { to: 1, promise: { condition: 'none', goods: { gems: 1 } } }).take(1, 'accept:0')
      t.answer('end').answer('draw')
      const owed = () =>
        t.match
          .askOf(0)
          ?.options()
          .findIndex(({ id }) => id.startsWith('honour')) ?? -1
      for (let n = 0; n < 40 && owed() < 0; n++) {
        const open = t.match.asks()[0] as Ask
        t.match.answer(open.seat, open.encode(bot.policy(t.table, open, seedChance(`on ${n}`))))
      }
      const debt = owed()
      const ask = t.match.askOf(0) as Ask
      const answers = Array.from({ length: 60 }, (_, n) => bot.policy(t.table, ask, seedChance(`honour ${n}`)))
      return answers.filter((choice) => choice === debt).length
    }
    expect(honoured('priest', 0)).toBeGreaterThan(honoured('thief', 0))
    expect(honoured('priest', 0)).toBeGreaterThan(honoured('priest', 12))
  })
  test('whoever has no good name left to lose breaks one more', () => {
    expect(remembered('priest', 12)).toEqual([0, 1])
  })
})

describe('how a computer player follows its quests', () => {
  const answer = (t: TestTable, seat = 0): unknown => {
    const ask = t.match.askOf(seat) as Ask
    return ask.encode(bot.policy(t.table, ask, seedChance('quests')))
  }
  const hopeWith = (quest: string, wanted: Setup): number => {
    const t = table({ seats: 2, ...wanted, zones: { 'main-quest': { 0: [quest], 1: ['q-dragon'] }, ...wanted.zones } })
    return bot.value(t.table, 0)
  }
  test('a quest nearly done is worth more than one far off', () => {
    const spoils = { zones: { spoils: { 0: ['mangy-goblin', 'goblin-archer'] } } }
    expect(hopeWith('q-bloodthirsty', spoils)).toBeGreaterThan(hopeWith('q-benefactor', spoils))
    const gems = { tracks: { gems: { 0: 8, 1: 0 } } }
    expect(hopeWith('q-edge', gems)).toBeGreaterThan(hopeWith('q-hunter', gems))
  })
  test('buys what its quest still lacks, and the other thing for the other quest', () => {
    const bought = (quest: string): unknown =>
      answer(table({ seats: 2, tracks: { gems: { 0: 9 } }, zones: { 'main-quest': { 0: [quest], 1: ['q-dragon'] } } }))
    expect(bought('q-edge')).toBe('buy:double-axe')
    expect(bought('q-jeweller')).toBe('buy:golden-crown')
  })
  test('takes the spoil that its quest asks for', () => {
    const t = table({
      seats: 2,
      at: 'dungeon-or-arena',
      heroes: ['warrior', 'barbarian'],
      tracks: { gems: { 1: 4 } },
      zones: {
        'main-quest': { 0: ['q-benefactor'], 1: ['q-dragon'] },
        spoils: { 0: ['ghoul', 'mummy'], 1: ['giant-rat', 'hungry-zombie'] },
      },
    })
    dice(t, 7, 1).answer('challenge:1')
    expect(answer(t)).toBe('spoil')
    t.answer('spoil')
    expect(answer(t)).toMatch(/^hungry-zombie/)
  })
  test('does not buy the trophy point that would end the game in the favour of another', () => {
    const rest = (trophies: number): unknown => {
      const t = table({
        seats: 2,
        at: 'rest',
        tracks: { gems: { 0: 6 }, trophies: { 0: 11, 1: trophies } },
        zones: { 'main-quest': { 0: ['q-dragon'], 1: [] } },
      })
      return answer(t)
    }
    expect(rest(3)).toBe('trophy')
    expect(rest(10)).not.toBe('trophy')
  })
})
