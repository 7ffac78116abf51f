import { beforeEach, expect, test, vi } from 'vitest'
import { act, joinTable, useOnlineTable } from '../src/online/online-table.ts'

/** A line to a server that says what the test lets it say. */
class TestSocket {
  static readonly OPEN = 1
  static last: TestSocket
  readyState = 0
  readonly sent: { type: string; clientId?: string }[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}

  constructor() {
    TestSocket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {}
  open(): void {
    this.readyState = TestSocket.OPEN
    this.onopen()
  }
  fall(): void {
    this.readyState = 3
    this.onclose()
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  get acts(): (string | undefined)[] {
    return this.sent.filter(({ type }) => type === 'chat').map(({ clientId }) => clientId)
  }
}
vi.mock('@sablier/protocol', () => ({
  PROTOCOL: 1,
  readToClient: (text: string) => ({ ok: true, message: JSON.parse(text) }),
  mirrored: () => ({ seq: 1 }),
}))

const chat = () => act({ type: 'chat', text: 'hello' }) as string
const waiting = () => [...useOnlineTable.getState().unconfirmed.keys()]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'http://here' })
  vi.stubGlobal('WebSocket', TestSocket)
  joinTable('table', null)
  TestSocket.last.open()
  TestSocket.last.hear({ type: 'snapshot' })
})

test('what the server has not confirmed before a break is sent again once it has let one in', () => {
  const id = chat()
  expect(TestSocket.last.acts).toEqual([id])
  TestSocket.last.fall()
  const meanwhile = chat()
  vi.runOnlyPendingTimers()
  const back = TestSocket.last
  back.open()
  expect(back.acts).toEqual([])
  back.hear({ type: 'snapshot' })
  expect(back.acts).toEqual([id, meanwhile])
  back.hear({ type: 'change' })
  expect(back.acts).toEqual([id, meanwhile])
})
test('an act waits until it is confirmed or refused by its name', () => {
  const [one, other] = [chat(), chat()]
  expect(waiting()).toEqual([one, other])
  TestSocket.last.hear({ type: 'done', clientId: one, seq: 4 })
  expect(waiting()).toEqual([other])
  TestSocket.last.hear({ type: 'refused', clientId: other, code: 'stale', reason: 'too late' })
  expect(waiting()).toEqual([])
})
test('nothing is waited for after a refusal that names no act', () => {
  chat()
  TestSocket.last.hear({ type: 'refused', code: 'too-fast', reason: 'wait a moment' })
  expect(waiting()).toEqual([])
})
test('a line that has gone dead without a word is noticed, and another one taken', () => {
  const dead = TestSocket.last
  const { connected } = useOnlineTable.getState()
  expect(connected).toBe(true)
  const id = chat()
  while (TestSocket.last === dead) vi.advanceTimersToNextTimer()
  expect(useOnlineTable.getState().connected).toBe(false)
  TestSocket.last.open()
  dead.hear({ type: 'done', clientId: id, seq: 4 })
  expect(waiting()).toEqual([id])
  TestSocket.last.hear({ type: 'snapshot' })
  expect(TestSocket.last.acts).toEqual([id])
})
test('a line whose other end answers is kept, however quiet it is', () => {
  const { last } = TestSocket
  for (let n = 0; n < 10; n++) {
    vi.advanceTimersToNextTimer()
    last.hear({ type: 'pong', at: 0, now: 0 })
  }
  expect(TestSocket.last).toBe(last)
  expect(useOnlineTable.getState().connected).toBe(true)
})
