import { commitTo } from '@sablier/kernel'
import type { TableInfo } from '@sablier/protocol'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { diceOfTable, noteDice, seenDice } from '../src/online/seen-dice.ts'
import { emptyDevice } from './empty-device.ts'

const table = (status: TableInfo['status'], commitment: string, secret: string | null = null): TableInfo =>
  ({ id: 'here', status, dice: { commitment, secret, entropy: null } }) as unknown as TableInfo

beforeEach(emptyDevice)

test('the dice of a game are the same if their secret has the fingerprint that was shown before play', () => {
  noteDice(table('open', commitTo('secret')))
  expect(diceOfTable(table('over', commitTo('secret'), 'secret'))).toBe('same')
  expect(seenDice('here', commitTo('secret'))).toBe('same')
})
test('another secret is found out, whatever fingerprint the server shows with it', () => {
  noteDice(table('open', commitTo('secret')))
  expect(diceOfTable(table('over', commitTo('secret'), 'another'))).toBe('other')
  expect(diceOfTable(table('playing', commitTo('another')))).toBe('other')
})
test('a fingerprint that is changed before play does not take the place of the first', () => {
  noteDice(table('open', commitTo('secret')))
  noteDice(table('open', commitTo('another')))
  expect(seenDice('here', commitTo('another'))).toBe('other')
})
test('a fingerprint that is seen only during play proves nothing', () => {
  noteDice(table('playing', commitTo('secret')))
  expect(diceOfTable(table('over', commitTo('secret'), 'secret'))).toBe('unseen')
})

test('of more than a hundred fingerprints the oldest goes, whatever its game is called', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  onTestFinished(() => void vi.useRealTimers())
  const note = (id: string) => {
    vi.advanceTimersByTime(1000)
    noteDice({ ...table('open', commitTo(id)), id })
  }
  const ids = Array.from({ length: 101 }, (_, n) => `game-${(n * 37) % 101}`)
  for (const id of ids) note(id)
  expect(ids.filter((id) => seenDice(id, commitTo(id)) === 'unseen')).toEqual([ids[0]])
})
test('a fingerprint that an earlier version of the page has kept still counts', () => {
  localStorage.setItem('sablier.dice.here', commitTo('secret'))
  expect(diceOfTable(table('over', commitTo('secret'), 'secret'))).toBe('same')
})
