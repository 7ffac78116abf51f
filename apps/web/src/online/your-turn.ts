import { useEffect } from 'react'
import { useSayWord } from '../words/use-words.ts'

/** Whether this browser may show notifications: yes, not asked yet, no, or it has none. */
export const notificationState = (): NotificationPermission | 'missing' =>
  'Notification' in window && isSecureContext ? Notification.permission : 'missing'

/** Shows the number of tables that wait on the icon of the installed app. */
export function showBadge(count: number): void {
  // Not every browser has badges.
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator)
  done?.catch(() => undefined)
}

/** Tells that a table waits, unless one is looking at the page. */
export function notifyTurn(title: string, body: string, tag: string): void {
  if (!document.hidden || notificationState() !== 'granted') return
  try {
    new Notification(title, { body, tag, icon: '/icon.svg' }).onclick = () => window.focus()
  } catch {
    // Phones show notifications only through their service worker.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, { body, tag }))
  }
}

/** While it is one's turn: the title of the page says so, and who looks elsewhere is told. */
export function useYourTurn(turn: boolean, game: string, table: string): void {
  const say = useSayWord()
  useEffect(() => {
    const title = `${game} · Sablier`
    document.title = turn ? `● ${say('yourTurn')} · ${title}` : title
    showBadge(turn ? 1 : 0)
  }, [turn, game, say])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each turn, not for each language
  useEffect(() => {
    if (turn) notifyTurn(say('yourTurn'), say('notifyBody', { game }), table)
  }, [turn, table])
}
