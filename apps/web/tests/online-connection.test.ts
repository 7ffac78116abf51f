import { beforeEach, expect, test, vi } from 'vitest'
import { type Fault, faultText, needsReload } from '../src/online/fault-words.ts'
import { act, joinTable, useOnlineTable } from '../src/online/online-table.ts'

/** A line to a server that says what the test lets it say. */
class TestSocket {
  static readonly OPEN = 1
  static last: TestSocket
  readyState = 0
  answersPings = false
  readonly sent: { type: string; clientId?: string }[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}

  constructor() {
    TestSocket.last = this
  }
  send(text: string): void {
    const message = JSON.parse(text)
    this.sent.push(message)
    if (this.answersPings && message.type === 'ping') this.hear({ type: 'pong', at: message.at, now: message.at })
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
  updateClientTable: () => ({ seq: 1 }),
}))

const chat = () => act({ type: 'chat', text: 'hello' }) as string
/** Lets time pass while the server answers whatever tries the line. */
function answeringPings(pass: () => void): void {
  const { last } = TestSocket
  last.answersPings = true
  pass()
  last.answersPings = false
}
const waiting = () => [...useOnlineTable.getState().unconfirmed.keys()]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'http://here' })
  vi.stubGlobal('WebSocket', TestSocket)
  joinTable('table', null)
  TestSocket.last.open()
  TestSocket.last.hear({ type: 'snapshot' })
})

test('unconfirmed acts are sent again after a reconnection', () => {
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
test('a refusal for speed that names no act forgets none: they are sent again after a pause', () => {
  const id = chat()
  TestSocket.last.hear({ type: 'refused', code: 'too-fast', reason: 'wait a moment' })
  expect(waiting()).toEqual([id])
  expect(TestSocket.last.acts).toEqual([id])
  answeringPings(() => vi.advanceTimersByTime(3000))
  expect(TestSocket.last.acts).toEqual([id, id])
})
test('nothing is waited for after the server could not read an act', () => {
  chat()
  TestSocket.last.hear({ type: 'refused', code: 'malformed', reason: 'not JSON' })
  expect(waiting()).toEqual([])
})
test('a refused hello forgets no act, and is said again where that may help', () => {
  const id = chat()
  TestSocket.last.fall()
  vi.runOnlyPendingTimers()
  const back = TestSocket.last
  back.open()
  back.hear({ type: 'refused', code: 'not-saved', reason: 'the disk is full' })
  expect(waiting()).toEqual([id])
  const hellos = () => back.sent.filter(({ type }) => type === 'hello').length
  expect(hellos()).toBe(1)
  answeringPings(() => vi.advanceTimersByTime(3000))
  expect(hellos()).toBe(2)
  back.hear({ type: 'snapshot' })
  expect(back.acts).toEqual([id])
})
test('acts refused by a stopping server are sent again to its successor', () => {
  const id = chat()
  TestSocket.last.hear({ type: 'refused', clientId: id, code: 'stopping', reason: 'restart' })
  expect(waiting()).toEqual([id])
  TestSocket.last.fall()
  vi.runOnlyPendingTimers()
  TestSocket.last.open()
  TestSocket.last.hear({ type: 'snapshot' })
  expect(TestSocket.last.acts).toEqual([id])
})
test('the sender of an act is told when it was refused, and only then', () => {
  const refused = vi.fn()
  const id = act({ type: 'chat', text: 'hello' }, refused) as string
  const other = act({ type: 'chat', text: 'hello' }, refused) as string
  TestSocket.last.hear({ type: 'done', clientId: other, seq: 4 })
  expect(refused).not.toHaveBeenCalled()
  TestSocket.last.hear({ type: 'refused', clientId: id, code: 'too-fast', reason: 'wait' })
  expect(refused).toHaveBeenCalledOnce()
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
test.each(['open', 'never opened'])('a line that is dead is given up within eight seconds: %s', (state) => {
  if (state === 'never opened') {
    TestSocket.last.fall()
    vi.advanceTimersByTime(500)
  }
  const dead = TestSocket.last
  // It has just been heard from.
  if (state === 'open') answeringPings(() => vi.advanceTimersByTime(4000))
  vi.advanceTimersByTime(8000)
  expect(useOnlineTable.getState().connected).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(TestSocket.last).not.toBe(dead)
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

test.each(['session-ended', 'too-many-messages', 'text-only'] as const)(
  'why the server hangs up for good is told as it is: %s',
  (code) => {
    TestSocket.last.hear({ type: 'bye', code, reason: code, final: true })
    const { fault, connected } = useOnlineTable.getState()
    expect(connected).toBe(false)
    expect(fault?.code).toBe(code)
    const other: Fault = { code: 'too-many', reason: '' }
    for (const language of ['en', 'fr'] as const)
      expect(faultText(language, fault as Fault)).not.toBe(faultText(language, other))
    expect(needsReload(fault)).toBe(true)
  },
)
