import { type RefObject, useEffect } from 'react'

/** Number keys press the n-th option inside, Enter the confirmation, unless somebody is typing or a window is open. */
export function useNumberKeys(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog]')) return
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
      const within = inside.current
      if (!within) return
      if (/^[1-9]$/.test(event.key))
        within.querySelectorAll<HTMLButtonElement>('[data-option]')[Number(event.key) - 1]?.click()
      else if (event.key === 'Enter' && target.tagName !== 'BUTTON' && target.tagName !== 'A')
        within.querySelector<HTMLButtonElement>('[data-confirm]:not(:disabled)')?.click()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [inside])
}
