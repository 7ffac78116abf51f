import { seedChance } from '@sablier/kernel'
import { randomEntry } from '@sablier/kernel/testing'
import { type Act, type PermissionRow, permissionRows, RELATIONS, TABLE_STATUSES } from '@sablier/protocol'
import { expect, test } from 'vitest'
import { ActRefusal } from '../../src/tables/act-refusal.ts'
import type { LogEntry } from '../../src/tables/log-entry.ts'
import { type Case, Neighbourhood, type Neighbours } from './neighbour-table.ts'

/** What only the moment refuses: the act itself was allowed. */
const BY_THE_MOMENT = new Set(['illegal', 'stale', 'nothing-to-undo'])
const VOTE = 'a-vote-of-somebody'

/** The act of a row, as its actor would send it. */
function actOf({ act, proposal, target }: PermissionRow, { live, seat }: Neighbours): Act {
  const clientId = 'neighbour-1'
  const entries = live.core.entries
  const level = 'novice'
  switch (act) {
    case 'answer':
      return { type: act, clientId, entries, answer: 'no-such-option' }
    case 'take':
      return { type: act, clientId, entries, offer: 'no-such-offer' }
    case 'propose':
      if (proposal === 'undo-to') return { type: act, clientId, proposal: { kind: proposal, entries: 0 } }
      if (proposal === 'hand-over' || proposal === 'remove')
        return { type: act, clientId, proposal: { kind: proposal, seat, level } }
      return { type: act, clientId, proposal: { kind: proposal ?? 'close' } }
    case 'vote':
      return { type: act, clientId, vote: VOTE, agree: false }
    case 'hand-over':
      return { type: act, clientId, level }
    case 'sit':
    case 'remove':
      return { type: act, clientId, seat }
    case 'seat-bot':
      return { type: act, clientId, seat, level: 'adept' }
    case 'start':
      return target ? { type: act, clientId, without: [seat] } : { type: act, clientId }
    case 'entropy':
      return { type: act, clientId, text: 'of my own' }
    case 'chat':
      return { type: act, clientId, text: 'hello' }
    case 'ready':
      return { type: act, clientId, ready: true }
    case 'phrase':
      return { type: act, clientId, phrase: 'thanks' }
    case 'whisper':
      return { type: act, clientId, seat, text: 'between us' }
    case 'mute':
      return { type: act, clientId, person: 'somebody-else', muted: true }
    default:
      return { type: act, clientId }
  }
}

/** What has to be there for the act: something to go back from, a vote that waits. */
function preparation({ act, proposal }: PermissionRow, { live }: Neighbours): LogEntry[] {
  const { match, state } = live.core
  if (!match || state.status !== 'playing') return []
  if (act === 'vote') return [{ kind: 'proposed', seat: 1, vote: VOTE, proposal: { kind: 'close' }, shown: [] }]
  if (proposal !== 'undo-to') return []
  const { seat, ...given } = randomEntry(match, seedChance('before'))
  return 'answer' in given ? [{ kind: 'answered', seat, answer: given.answer }] : []
}

async function tried(all: Neighbourhood, row: PermissionRow, at: Case): Promise<string | null> {
  const table = await all.table(at)
  if (!table) return null
  const before = preparation(row, table)
  if (before.length > 0) await all.prepare(table.live, () => before)
  const { seq } = table.live.core
  const outcome = await new Promise<string>((resolve) => {
    const refused = (error: unknown) => resolve(error instanceof ActRefusal ? error.code : String(error))
    all.desk.act(table.live.id, { person: table.actor }, actOf(row, table), { done: () => resolve('done'), refused })
  })
  // A refused act has changed nothing.
  if (outcome !== 'done') expect(table.live.core.seq).toBe(seq)
  return outcome === 'done' || BY_THE_MOMENT.has(outcome) ? 'allowed' : 'refused'
}

test.each([2, 3, 6])(
  'hostile neighbours: at a table of %i every act is allowed or refused as the specification says',
  async (seats) => {
    const all = await Neighbourhood.open()
    const wrong: string[] = []
    let cases = 0
    for (const row of permissionRows())
      for (const relation of RELATIONS)
        for (const status of TABLE_STATUSES) {
          const { permission, act, proposal, target } = row
          const outcome = await tried(all, row, { seats, status, relation, target })
          if (outcome === null) continue
          cases++
          const may = permission.who[relation]?.includes(status) && seats >= (permission.fromSeats ?? 0)
          if ((outcome === 'allowed') !== (may === true))
            wrong.push(`${act} ${proposal ?? ''} ${target ?? ''}: ${relation} while ${status} was ${outcome}`)
        }
    expect(wrong).toEqual([])
    expect(cases).toBeGreaterThan(900)
  },
)
