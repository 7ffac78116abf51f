import { BackdropPicture, Icon } from '@sablier/ui'
import type { ReactNode } from 'react'

interface StageProps {
  readonly title: string
  readonly text?: ReactNode
  /** The name of the picture behind. */
  readonly backdrop: string
  readonly className?: string
  /** Ends what is played; the stage can then be pressed away. */
  readonly skip?: { readonly word: string; readonly run: () => void } | null
  readonly children: ReactNode
}

/** The stage over the country: fights, cards to choose from, wishes. The sheets beside it stay in sight. */
export function Stage({ title, text, backdrop, className = '', skip, children }: StageProps) {
  return (
    <section className={`stage ${className}`.trim()} aria-label={title} data-part="stage">
      <div className="stage-picture" aria-hidden="true">
        <BackdropPicture backdrop={backdrop} />
      </div>
      <header className="stage-head">
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </header>
      {children}
      {skip && (
        <button type="button" className="stage-skip" data-key="n" onClick={skip.run}>
          {skip.word} <Icon name="player-next" />
        </button>
      )}
    </section>
  )
}
