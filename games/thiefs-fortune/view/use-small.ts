import { useSyncExternalStore } from 'react'

const SMALL = '(max-width: 819px), (max-height: 480px)'
const SIDEWAYS = '(max-height: 480px) and (orientation: landscape)'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

/** How much room there is: a desk, a phone upright, or a phone on its side. */
export type Room = 'wide' | 'upright' | 'sideways'

export function useRoom(): Room {
  const isSmall = useMedia(SMALL)
  const isSideways = useMedia(SIDEWAYS)
  return isSideways ? 'sideways' : isSmall ? 'upright' : 'wide'
}
