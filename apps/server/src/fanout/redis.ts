import { Redis } from 'ioredis'
import { newId } from '../new-id.ts'
import type { Fanout, FanoutListener } from './fanout.ts'

const CHANNEL = 'sablier:wake'
const NOTES = 'sablier:notes'
const LONGEST_PAUSE = 2000

/** Wakes the processes that share a Redis once, from outside. */
export async function wakeOnce(url: string, table: string, seq: number): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null })
  redis.on('error', () => {})
  try {
    await redis.connect()
    await redis.publish(CHANNEL, `${newId(6)} ${table} ${seq}`)
  } finally {
    redis.disconnect()
  }
}

/**
 * Wakes the processes that share a Redis. While Redis is away, also at the start, play goes on: the others are heard
 * again, and whatever was missed is read, as soon as it is back.
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
  let isListening = false
  for (const redis of [sender, receiver]) redis.on('error', onError)
  receiver.on('close', () => {
    isListening = false
  })
  receiver.on('ready', () => {
    receiver.subscribe(CHANNEL, NOTES).then(() => {
      isListening = true
      listener.wakeAll()
    }, onError)
  })
  receiver.on('message', (channel, text) => {
    const [from = '', ...words] = text.split(' ')
    if (from === me) return
    try {
      if (channel === NOTES) listener.heard(from, words.join(' '))
      else if (words[0]) listener.wake(words[0], Number(words[1]))
    } catch (error) {
      onError(error as Error)
    }
  })
  // A first attempt that fails is reported as an error of the connection, and made again.
  for (const redis of [sender, receiver]) redis.connect().catch(() => {})
  return {
    publish: (table, seq) => {
      sender.publish(CHANNEL, `${me} ${table} ${seq}`).catch(onError)
    },
    note: (text) => {
      sender.publish(NOTES, `${me} ${text}`).catch(onError)
    },
    isDeaf: () => !isListening,
    async close() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
