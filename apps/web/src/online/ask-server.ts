import type { Hint } from '@sablier/bots'
import { type Answer, type Forecast, type View, viewOf } from '@sablier/kernel'
import type { ForecastReply, HintReply, LookReply } from '@sablier/protocol'
import { RequestFault, request } from './request.ts'

const PAUSE_MS = 500

/** The game of a table as one saw it after so many answers. */
export async function lookBack(table: string, invite: string | null, entries: number): Promise<View> {
  const path = `/tables/${table}/look?entries=${entries}${invite ? `&invite=${invite}` : ''}`
  return viewOf((await patiently(() => request<LookReply>('GET', path))).view)
}

/** Advice on one's question after one's own last entry at a table; null if another one is open meanwhile. */
export async function hintFor(table: string, lastOwn: number): Promise<Hint | null> {
  const reply = await patiently(() => request<HintReply>('POST', `/tables/${table}/hint`, {}))
  return reply.lastOwn === lastOwn ? reply.hint : null
}

/** What an answer to that question will do; null if it cannot be given, or if another one is open meanwhile. */
export async function forecastFor(table: string, lastOwn: number, answer: Answer): Promise<Forecast | null> {
  const reply = await patiently(() => request<ForecastReply>('POST', `/tables/${table}/forecast`, { answer }))
  return reply.lastOwn === lastOwn ? reply.forecast : null
}

/** Waits where one asks faster than the server likes. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask()
    } catch (thrown) {
      if (!(thrown instanceof RequestFault) || thrown.code !== 'too-fast') throw thrown
      await new Promise((done) => setTimeout(done, PAUSE_MS))
    }
}
