/** What to press next to answer the open question; runs inside the page. */
export interface Aim {
  readonly target: HTMLElement | null
  /** Why there is nothing to press. */
  readonly fault: string
}

/**
 * The next thing a person would press: first something that lies on the table, then more of it until it is enough, then the
 * confirmation. `again`: an answer that wants two presses is pressed twice instead of confirmed.
 */
export function nextAim({ turn, again }: { turn: number; again: boolean }): Aim {
  const complaint = document.querySelector('[role=alert]')?.textContent
  if (complaint) return { target: null, fault: `says "${complaint}"` }
  const table = document.querySelector('[data-testid=table]')
  const bar = table?.querySelector<HTMLElement>('.ask-mine')
  if (!table || !bar) return { target: null, fault: 'nothing is asked' }
  const isShown = (part: HTMLElement) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !part.closest('[inert]')
  const all = (query: string) => [...table.querySelectorAll<HTMLElement>(query)].filter(isShown)
  const isInView = (part: HTMLElement) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return left < innerWidth && right > 0 && top < innerHeight && bottom > 0
  }
  const options = all('[data-option]:not(:disabled)')
  const isTaken = (option: HTMLElement) =>
    option.getAttribute('aria-pressed') === 'true' || option.dataset['choice'] === 'chosen'
  const chosen = options.filter(isTaken)
  const free = options.filter((option) => !isTaken(option))
  const onTable = free.filter((option) => !bar.contains(option))
  const more = all('[data-more]:not(:disabled)')
  const confirm = all('[data-confirm]:not(:disabled)')[0] ?? null
  const begun = chosen.length > 0 || all('.choice-seal').length > 0
  const wanted = [more, onTable, free].map((part) => part.filter(isInView)).find((part) => part.length > 0)
  const pick = wanted?.[turn % wanted.length] ?? more[0] ?? onTable[0] ?? free[0] ?? null
  if (bar.dataset['kind'] === 'pick' && again && chosen[0]) return { target: chosen[0], fault: '' }
  const isShared = more.length === 0 && all('.split .ask-number').length > 0
  const target = confirm && (begun || isShared || !pick) ? confirm : pick
  return { target, fault: target ? '' : 'nothing can be pressed' }
}
