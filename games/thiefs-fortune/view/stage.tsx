import { Icon } from '@sablier/ui'
import { type ReactNode, useEffect } from 'react'
import { useThiefWords } from './thief-words.ts'

interface StageProps {
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly className?: string
  /** Can be closed; without it the stage stays as long as its question. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** A part of the table held up over the lanes: one's own numbers and the question stay in sight. */
export function Stage({ title, hint, className = '', onClose, children }: StageProps) {
  const words = useThiefWords()
  useEscape(onClose)
  return (
    <section className={`stage ${className}`.trim()}>
      <header className="stage-head">
        <h2>{title}</h2>
        {hint && <p>{hint}</p>}
        {onClose && (
          <button type="button" className="stage-close" aria-label={words.close} onClick={onClose}>
            <Icon name="cancel" />
          </button>
        )}
      </header>
      <div className="stage-body">{children}</div>
    </section>
  )
}

/** Escape closes what is open. */
export function useEscape(close: (() => void) | undefined): void {
  useEffect(() => {
    if (!close) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [close])
}
