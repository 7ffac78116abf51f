import { Redis } from 'ioredis'
import { newId } from '../new-id.ts'
import type { Fanout, FanoutListener } from './fanout.ts'
import { Groups, groupOf } from './groups.ts'

const NOTES = 'sablier:notes'
const channelOf = (group: number): string => `sablier:tables:${group}`
const LONGEST_PAUSE = 2000

const wakeText = (from: string, table: string, seq: number): string => `${from} wake ${table} ${seq}`

/** Wakes the processes that share a Redis once, from outside. */
export async function wakeOnce(url: string, table: string, seq: number): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null })
  redis.on('error', () => {})
  try {
    await redis.connect()
    await redis.publish(channelOf(groupOf(table)), wakeText(newId(6), table, seq))
  } finally {
    redis.disconnect()
  }
}

const connectionTo = (url: string): Redis =>
  new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    enableOfflineQueue: false,
    autoResubscribe: false,
    retryStrategy: (times: number) => Math.min(times * 100, LONGEST_PAUSE),
  })

/**
 * Wakes the processes that share a Redis. Tables are divided into groups with a channel each, and a process listens to
 * the groups of its tables alone: one channel for all would bring every move to every process. While Redis is away, also
 * at the start, play goes on: whatever was missed is read as soon as it is back.
 */
export function redisFanout(url: string, listener: FanoutListener, onError: (error: Error) => void): Fanout {
  const me = newId(6)
  const sender = connectionTo(url)
  const receiver = new Receiver(connectionTo(url), { me, listener, onError })
  connect(sender, onError)
  const send = (channel: string, text: string): void => {
    sender.publish(channel, text).catch(onError)
  }
  return {
    follow: (table) => receiver.follow(table),
    leave: (table) => receiver.leave(table),
    publish: (table, seq) => send(channelOf(groupOf(table)), wakeText(me, table, seq)),
    note: (text) => send(NOTES, `${me} ${text}`),
    noteAt: (table, text) => send(channelOf(groupOf(table)), `${me} note ${text}`),
    isDeaf: (table) => !receiver.hears(table),
    async close() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}

/** A first attempt that fails is reported as an error of the connection, and made again. */
function connect(redis: Redis, onError: (error: Error) => void): void {
  redis.on('error', onError)
  redis.connect().catch(() => {})
}

interface ReceiverParts {
  /** The name of this process: its own messages are skipped. */
  readonly me: string
  readonly listener: FanoutListener
  readonly onError: (error: Error) => void
}

/** Listens to the channels of this process's tables, and again after the connection was lost. */
class Receiver {
  private readonly groups = new Groups()
  private isReady = false

  constructor(
    private readonly redis: Redis,
    private readonly parts: ReceiverParts,
  ) {
    redis.on('close', () => {
      this.isReady = false
      this.groups.lost()
    })
    redis.on('ready', () => {
      this.isReady = true
      redis.subscribe(NOTES).then(() => parts.listener.missedAll(), parts.onError)
      this.subscribe(this.groups.all())
    })
    redis.on('message', (channel, text) => this.read(channel, text))
    connect(redis, parts.onError)
  }

  follow(table: string): void {
    if (this.groups.add(table)) this.subscribe([groupOf(table)])
  }
  leave(table: string): void {
    if (this.groups.delete(table) && this.isReady)
      this.redis.unsubscribe(channelOf(groupOf(table))).catch(this.parts.onError)
  }
  hears(table: string): boolean {
    return this.groups.isHeard(table)
  }
  disconnect(): void {
    this.redis.disconnect()
  }

  private subscribe(wanted: readonly number[]): void {
    if (!this.isReady || wanted.length === 0) return
    this.redis.subscribe(...wanted.map(channelOf)).then(() => {
      if (this.isReady) for (const group of wanted) this.parts.listener.missed(this.groups.listening(group))
    }, this.parts.onError)
  }
  private read(channel: string, text: string): void {
    const { me, listener, onError } = this.parts
    const [from = '', ...words] = text.split(' ')
    if (from === me) return
    try {
      if (channel === NOTES) listener.heard(from, words.join(' '))
      else if (words[0] === 'wake' && words[1]) listener.wake(words[1], Number(words[2]))
      else if (words[0] === 'note') listener.heard(from, words.slice(1).join(' '))
    } catch (error) {
      onError(error as Error)
    }
  }
}
