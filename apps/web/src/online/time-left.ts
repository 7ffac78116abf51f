import type { Clock } from '@sablier/protocol'
import type { Say } from '../words/use-words.ts'

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000]
const two = (n: number): string => String(n).padStart(2, '0')

/** What is left of a seat's time: minutes and seconds, with hours when needed, or days and hours. */
export function timeLeft(say: Say, ms: number): string {
  const left = Math.max(0, ms)
  if (left >= DAY) return say('daysLeft', { d: Math.floor(left / DAY), h: Math.floor((left % DAY) / HOUR) })
  const seconds = Math.ceil(left / SECOND)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** How long one may think at a table, in words. */
export function clockText(say: Say, clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return say('clockNone')
    case 'live':
      return say('clockLiveText', { minutes: clock.minutes, increment: clock.increment })
    case 'days':
      return clock.days === 1 ? say('clockOneDay') : say('clockDaysText', { n: clock.days })
  }
}
