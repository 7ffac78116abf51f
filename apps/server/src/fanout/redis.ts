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

/**
 * Wakes the processes that share a Redis. Tables are divided into groups with a channel each, and a process listens to
 * the groups of its tables alone: one channel for all would bring every move to every process. While Redis is away, also
 * at the start, play goes on: whatever was missed is read as soon as it is back.
 */
export function redisFanout(url: string, listener: FanoutListener, onError: (error: Error) => void): Fanout {
  const me = newId(6)
  const options = {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    enableOfflineQueue: false,
    autoResubscribe: false,
    retryStrategy: (times: number) => Math.min(times * 100, LONGEST_PAUSE),
  }
  const sender = new Redis(url, options)
  const receiver = new Redis(url, options)
  const groups = new Groups()
  let isReady = false
  for (const redis of [sender, receiver]) redis.on('error', onError)
  receiver.on('close', () => {
    isReady = false
    groups.lost()
  })
  const listen = (wanted: readonly number[]): void => {
    if (!isReady || wanted.length === 0) return
    receiver.subscribe(...wanted.map(channelOf)).then(() => {
      if (isReady) for (const group of wanted) listener.missed(groups.listening(group))
    }, onError)
  }
  receiver.on('ready', () => {
    isReady = true
    receiver.subscribe(NOTES).then(() => listener.missedAll(), onError)
    listen(groups.all())
  })
  receiver.on('message', (channel, text) => {
    const [from = '', ...words] = text.split(' ')
    if (from === me) return
    try {
      if (channel === NOTES) listener.heard(from, words.join(' '))
      else if (words[0] === 'wake' && words[1]) listener.wake(words[1], Number(words[2]))
      else if (words[0] === 'note') listener.heard(from, words.slice(1).join(' '))
    } catch (error) {
      onError(error as Error)
    }
  })
  // A first attempt that fails is reported as an error of the connection, and made again.
  for (const redis of [sender, receiver]) redis.connect().catch(() => {})
  const send = (channel: string, text: string): void => {
    sender.publish(channel, text).catch(onError)
  }
  return {
    follow: (table) => {
      if (groups.add(table)) listen([groupOf(table)])
    },
    leave: (table) => {
      if (groups.delete(table) && isReady) receiver.unsubscribe(channelOf(groupOf(table))).catch(onError)
    },
    publish: (table, seq) => send(channelOf(groupOf(table)), wakeText(me, table, seq)),
    note: (text) => send(NOTES, `${me} ${text}`),
    noteAt: (table, text) => send(channelOf(groupOf(table)), `${me} note ${text}`),
    isDeaf: (table) => !groups.isHeard(table),
    async close() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
