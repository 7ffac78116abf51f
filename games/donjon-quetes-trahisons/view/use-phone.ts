import { useSyncExternalStore } from 'react'

/** The same screens as in `styles/phone.css`. */
const PHONE = '(max-width: 899px), (max-height: 480px)'

const hasScreen = typeof window !== 'undefined'

/** True on a phone: there one area stands on the screen at a time, and what is not there has no place. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const screen = window.matchMedia(PHONE)
      screen.addEventListener('change', changed)
      return () => screen.removeEventListener('change', changed)
    },
    () => hasScreen && window.matchMedia(PHONE).matches,
    () => false,
  )
}
