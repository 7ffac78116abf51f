import type { Table } from '@sablier/donjon-quetes-trahisons'
import { expect, test } from 'vitest'
import { arenaOdds, monsterOdds, oddsOf } from '../src/odds.ts'
import { fightOf } from '../src/procedures/fight/fight.ts'
import { challenged, drawn, table } from './kit.ts'

const tableOf = (t: { table: unknown }): Table => t.table as Table

test('[event.day-in-hell] the chance on a Day in Hell counts everybody who fights', () => {
  const t = table({ seats: 4, zones: { 'adventure-discard': ['goblin-archer', 'ghoul', 'mummy'] } })
  const nobody = { ally: -1, defender: -1, forced: -1 }
  const hell = {
    kind: 'hell',
    risen: 3,
    leader: 0,
    owner: 0,
    ...nobody,
    form: '',
    frenzy: false,
    prepaid: false,
  } as const
  expect(monsterOdds(tableOf(t), hell)).toBe(oddsOf(8 + 3 * 4 - 6 - 8 - 10))
})

const doubled = (hero: string) => ({ heroes: [hero], tracks: { doubled: { 0: 1 } } })

test('[object.power-armour] a power doubled with its die has the chance of both', () => {
  const t = drawn('ghoul', doubled('warrior'))
  const fight = fightOf(tableOf(t))
  // 16 and twice the die against 8 and the die: beaten never.
  expect(monsterOdds(tableOf(t), fight)).toBeGreaterThan(oddsOf(16 - 8))
})

test('[object.lightning-axe] two dice against one in the Arena', () => {
  const t = challenged({ seats: 3, ...doubled('barbarian') })
  const fight = fightOf(tableOf(t))
  expect(arenaOdds(tableOf(t), fight)).toBeGreaterThan(oddsOf(16 - 8))
  expect(arenaOdds(tableOf(t), fight, -16)).toBeGreaterThan(oddsOf(-8))
})
