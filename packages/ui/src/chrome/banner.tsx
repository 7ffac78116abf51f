import { type ReactNode, useEffect, useRef } from 'react'
import { tokenTime } from '../motion/token-time.ts'

interface BannerProps {
  readonly title: string
  /** One sentence under the title. */
  readonly text?: ReactNode
  /** What lies behind: a `StagePicture`, a `CardPicture`. */
  readonly picture?: ReactNode
  /** Cards, dice or totals inside. */
  readonly children?: ReactNode
  /** Runs when the banner has been read or pressed away. */
  readonly onDone: () => void
  /** Stays until it is pressed. */
  readonly stays?: boolean
  /** For a game that stages this moment in its own way. */
  readonly className?: string
}

/** A great moment across the table: goes away by itself or by a press. The table under it is not locked. */
export function Banner({ title, text, picture, children, onDone, stays = false, className = '' }: BannerProps) {
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => done.current(), tokenTime('t-banner'))
    return () => clearTimeout(timer)
  }, [stays])
  return (
    <div className="banner-place">
      <button type="button" className={`banner ${className}`.trim()} onClick={onDone}>
        {picture && <span className="banner-picture">{picture}</span>}
        <span className="banner-inside">
          <strong className="banner-title">{title}</strong>
          {text && <span className="banner-text">{text}</span>}
          {children}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {title}
      </span>
    </div>
  )
}
