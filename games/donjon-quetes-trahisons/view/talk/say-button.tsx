import { plain, textOf } from '@sablier/kernel'
import { type ChoiceTarget, Choosable } from '@sablier/ui'
import type { ReactNode } from 'react'
import { useDonjon } from '../use-donjon.ts'

interface SayButtonProps {
  readonly target: ChoiceTarget
  /** The one that most would press. */
  readonly strong?: boolean
  /** What stands on it; the words of the answer if not given. */
  readonly children?: ReactNode
}

/** An answer inside a bubble; nothing where it cannot be given. */
export function SayButton({ target, strong = false, children }: SayButtonProps) {
  const model = useDonjon()
  const { ask, offers } = model
  const found =
    'offer' in target
      ? offers.find(({ id }) => id === target.offer)
      : 'option' in target
        ? ask?.options.find(({ id }) => id === target.option)
        : undefined
  if (!found) return null
  const text = plain(textOf(model, 'options', found.text ?? found.id, found.params ?? {}))
  return (
    <Choosable target={target} label={text} className={`say ${strong ? 'say-strong' : ''}`}>
      {children ?? text}
    </Choosable>
  )
}
