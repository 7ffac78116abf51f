import { useSyncExternalStore } from 'react'

/** The same in `phone.css`: little room, so sheets stand behind tabs. */
const QUERY = '(max-width: 899px), (max-height: 480px)'
const list = typeof matchMedia === 'function' ? matchMedia(QUERY) : null
const subscribe = (listener: () => void) => {
  list?.addEventListener('change', listener)
  return () => list?.removeEventListener('change', listener)
}
const now = (): boolean => list?.matches ?? false

/** Is there so little room that the country, the own sheet and the others take turns? */
export const useCompact = (): boolean => useSyncExternalStore(subscribe, now, now)
