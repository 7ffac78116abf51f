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

interface Awaited {
  readonly turn: boolean
  /** A vote is open in which one's own voice is missing. */
  readonly votes: boolean
  readonly game: string
  readonly table: string
}

/** While one is awaited, by the game or by a vote: the title of the page says so, and who looks elsewhere is told. */
export function useYourTurn({ turn, votes, game, table }: Awaited): void {
  const say = useSayWord()
  useEffect(() => {
    const signs = [...(votes ? [say('voteOpen')] : []), ...(turn ? [say('yourTurn')] : [])]
    document.title = `${signs.length > 0 ? `● ${signs.join(', ')} · ` : ''}${game} · Sablier`
    showBadge(signs.length > 0 ? 1 : 0)
  }, [turn, votes, game, say])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each turn, not for each language
  useEffect(() => {
    if (turn) notifyTurn(say('yourTurn'), say('notifyBody', { game }), table)
  }, [turn, table])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each vote, not for each language
  useEffect(() => {
    if (votes) notifyTurn(say('voteOpen'), say('notifyVote', { game }), `${table} vote`)
  }, [votes, table])
}
