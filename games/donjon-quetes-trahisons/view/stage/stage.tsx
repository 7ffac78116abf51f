import { BackdropPicture } from '@sablier/ui'
import type { ReactNode } from 'react'
import { useDonjon } from '../use-donjon.ts'

/** The sets of the stage. */
export type StageSet = 'shop' | 'gate' | 'arena' | 'vault' | 'temple'

interface StageFrameProps {
  readonly set: StageSet
  /** Words over the set, as bubbles. */
  readonly words?: ReactNode
  readonly children: ReactNode
}

/** The middle of the table: a set that changes with what is decided, dark in both themes. */
export function StageFrame({ set, words, children }: StageFrameProps) {
  const { words: said } = useDonjon()
  return (
    <section className={`stage stage-${set}`} aria-label={said.onStage}>
      <span className="stage-set" aria-hidden="true">
        <BackdropPicture backdrop={set} />
      </span>
      {words && <div className="bubbles">{words}</div>}
      <div className="stage-in">{children}</div>
    </section>
  )
}
