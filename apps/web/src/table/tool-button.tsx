import type { ReactNode } from 'react'

interface ToolButtonProps {
  /** The key that presses it. */
  readonly shortcut: string
  readonly label: string
  /** Said when one hovers, where that is more than the label. */
  readonly title?: string
  readonly disabled?: boolean
  readonly onPress: () => void
  /** Its sign. */
  readonly children: ReactNode
}

/** A small button beside the question, with a sign and a key. */
export function ToolButton({ shortcut, label, title = label, disabled = false, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="quiet"
      data-key={shortcut}
      disabled={disabled}
      onClick={onPress}
      aria-label={label}
      title={title}
    >
      {children}
    </button>
  )
}
