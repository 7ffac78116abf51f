import type { Notice } from '@sablier/protocol'
import type { Config } from '../../src/index.ts'
import type { Guest } from '../play/guest.ts'
import type { Line } from '../play/line.ts'
import { testServer } from '../play/test-server.ts'

const NAMES = ['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Fee']

/** A table at which so many people play, each on a line of their own. */
export async function playing(people: number, config: Partial<Config> = {}, more: Record<string, unknown> = {}) {
  const server = await testServer(config)
  const guests: Guest[] = []
  for (const name of NAMES.slice(0, people)) guests.push(await server.guest(name))
  const host = guests[0] as Guest
  const { table } = await host.open(new Array(people - 1).fill('open'), more)
  for (const [seat, guest] of guests.entries()) if (seat > 0) await guest.act(table, { type: 'sit', seat })
  const lines: Line[] = []
  for (const guest of guests) lines.push(await guest.sit(table))
  await lines[0]?.act({ type: 'start' })
  await Promise.all(lines.map((line) => line.until(({ view }) => view !== null)))
  return { server, table, guests, lines }
}

/** Waits until all know the same. */
export async function together(lines: readonly Line[]): Promise<void> {
  const seq = Math.max(...lines.map((line) => line.mirror?.seq ?? 0))
  await Promise.all(lines.map((line) => line.until((mirror) => mirror.seq >= seq)))
}
/** Lets whoever is asked answer, so many times. */
export async function answerSome(lines: readonly Line[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await together(lines)
    const reply = await lines.find((line) => line.isAsked)?.answer()
    if (reply?.type !== 'done') throw new Error(`not answered: ${JSON.stringify(reply)}`)
  }
  await together(lines)
}
/** Opens a vote and gives its id. */
export async function proposed(line: Line, proposal: Record<string, unknown>): Promise<string> {
  const reply = await line.act({ type: 'propose', proposal })
  if (reply.type !== 'done') throw new Error(`not proposed: ${JSON.stringify(reply)}`)
  const opened = noticesOf(line).findLast(({ kind }) => kind === 'vote-opened')
  return (opened as Extract<Notice, { kind: 'vote-opened' }>).vote
}
export const noticesOf = (line: Line): readonly Notice[] => line.mirror?.table.notices ?? []
export const isAway = (line: Line, seat: number) =>
  line.until(({ presence }) => presence.absent.some((absent) => absent.seat === seat))
