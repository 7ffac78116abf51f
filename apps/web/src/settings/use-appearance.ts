import { useEffect, useState } from 'react'
import { useSettings } from './settings-store.ts'

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const update = () => setMatches(media.matches)
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [query])
  return matches
}

/** True when nothing should move: the person or the device says so. */
export function useStill(): boolean {
  const pace = useSettings((settings) => settings.pace)
  return useMedia('(prefers-reduced-motion: reduce)') || pace === 'none'
}

/** Whether pages are dark now: as chosen, or as the device is. */
export function useDark(): boolean {
  const theme = useSettings((settings) => settings.theme)
  const dark = useMedia('(prefers-color-scheme: dark)')
  return theme === 'system' ? dark : theme === 'dark'
}

/** Puts theme, language, pace, colours and text size on the page; the style sheets themselves heed devices that want less motion. */
export function useAppearance(): void {
  const { language, pace, colours, text } = useSettings()
  const dark = useDark()
  useEffect(() => {
    const { dataset } = document.documentElement
    document.documentElement.lang = language
    dataset['theme'] = dark ? 'dark' : 'light'
    dataset['pace'] = pace
    dataset['colours'] = colours
    dataset['text'] = text
  }, [dark, language, pace, colours, text])
}
