import type { Language } from '@sablier/kernel'

/** When something was said: the time of day, with the date if that was another day. */
export function timeSaid(language: Language, at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const format: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }
  return new Intl.DateTimeFormat(language, format).format(at)
}
