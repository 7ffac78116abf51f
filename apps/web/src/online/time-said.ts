import type { Language } from '@sablier/kernel'
import type { useSayWord } from '../words/use-words.ts'

/** When something was said: the time of day, with the date if that was another day. */
export function timeSaid(language: Language, at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const format: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }
  return new Intl.DateTimeFormat(language, format).format(at)
}

/** The same within a sentence: at nine, or on the nineteenth at nine. */
export function momentSaid(say: ReturnType<typeof useSayWord>, language: Language, at: number): string {
  const of = (format: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, format).format(at)
  const time = of({ timeStyle: 'short' })
  if (new Date(at).toDateString() === new Date().toDateString()) return say('momentToday', { time })
  return say('momentLater', { date: of({ day: 'numeric', month: 'short' }), time })
}
