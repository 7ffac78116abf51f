import { type BotPool, type BotReply, serveBots, WorkerPool } from '@sablier/bots'
import { findGame } from '@sablier/shelf'

const now = () => performance.now()

/** Computer players without a worker: what would travel is copied all the same. */
export function poolHere(): BotPool {
  return new WorkerPool({
    size: 1,
    now,
    after: () => () => undefined,
    spawn() {
      let hear = (_: BotReply): void => undefined
      const serve = serveBots({
        load: async (id) => (await findGame(id)?.load()) as never,
        now,
        post: (reply) => hear(structuredClone(reply)),
      })
      return {
        post: (order) => void serve(structuredClone(order)),
        onReply: (take) => {
          hear = take
        },
        onFailure: () => undefined,
        end: () => undefined,
      }
    },
  })
}
