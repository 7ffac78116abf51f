import { Redis } from 'ioredis'
import { newId } from '../new-id.ts'
import type { Fanout, FanoutListener } from './fanout.ts'

const CHANNEL = 'sablier:wake'
const NOTES = 'sablier:notes'
const LONGEST_PAUSE = 2000

/** Wakes the processes that share a Redis. If Redis goes away, play goes on and the others catch up later. */
export async function redisFanout(
  url: string,
  listener: FanoutListener,
  onError: (error: Error) => void,
): Promise<Fanout> {
  const me = newId(6)
  const options = {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    enableOfflineQueue: false,
    retryStrategy: (times: number) => Math.min(times * 100, LONGEST_PAUSE),
  }
  const sender = new Redis(url, options)
  const receiver = new Redis(url, { ...options, autoResubscribe: true })
  for (const redis of [sender, receiver]) redis.on('error', onError)
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
  await Promise.all([sender.connect(), receiver.connect()])
  await receiver.subscribe(CHANNEL, NOTES)
  receiver.on('ready', () => listener.wakeAll())
  return {
    publish: (table, seq) => {
      sender.publish(CHANNEL, `${me} ${table} ${seq}`).catch(onError)
    },
    note: (text) => {
      sender.publish(NOTES, `${me} ${text}`).catch(onError)
    },
    isDeaf: () => receiver.status !== 'ready',
    async close() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
