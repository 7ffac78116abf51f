import type { CSSProperties, ReactNode } from 'react'
import { useRuleText } from '../rule-note.tsx'
import { useTable } from '../table-context.tsx'
import { type Choice, type ChoiceTarget, useChoosable } from './use-choosable.ts'
import { useDrag } from './use-drag.ts'

interface ChoosableProps {
  /** What it stands for in the open question. */
  readonly target: ChoiceTarget
  /** What a screen reader says; the state is added. */
  readonly label: string
  readonly children: ReactNode | ((choice: Choice) => ReactNode)
  readonly className?: string
  readonly style?: CSSProperties
  /** The first press chooses and shows what would happen, the second answers. */
  readonly twice?: boolean
  /** Can be dragged onto another choice or a `Drop`. */
  readonly drags?: boolean
  /** What a press does while nothing is asked here. Without it and without a question nothing can be pressed. */
  readonly otherwise?: () => void
}

/** Anything on the table that may answer the open question: glows in gold when it can, says why when it cannot. */
export function Choosable({ target, label, children, className = '', style, twice, drags, otherwise }: ChoosableProps) {
  const choice = useChoosable(target, { ...(twice && { twice }), ...(otherwise && { otherwise }) })
  const { ask } = useTable()
  const read = useRuleText()
  const drag = useDrag(drags ? (choice.option?.id ?? '') : null)
  const reason = choice.why === null ? undefined : read(choice.why)
  const order = ask?.kind === 'order' ? choice.chosenAt + 1 : 0
  return (
    <button
      type="button"
      className={`choosable ${className}`.trim()}
      style={style}
      aria-label={reason === undefined ? label : `${label}. ${reason}`}
      disabled={choice.state === 'idle' && !otherwise}
      {...choice.props}
      {...drag}
    >
      {typeof children === 'function' ? children(choice) : children}
      {choice.chosenAt >= 0 && (
        <span className="choice-seal" aria-hidden="true">
          {order || '✓'}
        </span>
      )}
      {choice.share > 0 && (
        <span className="choice-seal" aria-hidden="true">
          {choice.share}
        </span>
      )}
    </button>
  )
}

/** A place where something that was dragged may be let go; it then answers with what was dragged. */
export function Drop({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`drop ${className}`.trim()} data-drop="">
      {children}
    </div>
  )
}
