import { Fragment } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { FaceMark, FaceNumber, FaceToken } from './face.ts'
import type { TextPart } from './face-text.ts'

/** No line ends here: drawings without a space between them stay together. */
const WORD_JOINER = '\u2060'

/** A text on a card with its drawings; a number and its drawing stay together. */
export function FaceText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, i) => {
    const key = `${i}`
    if (part.kind === 'words')
      return part.strong ? (
        <b key={key} className="card-keyword">
          {part.text}
        </b>
      ) : (
        part.text
      )
    return (
      <Fragment key={key}>
        {parts[i - 1]?.kind === 'icon' && WORD_JOINER}
        <span className="card-counted" data-tone={part.tone}>
          {part.count}
          <Icon name={part.icon} className="card-inline" />
        </span>
      </Fragment>
    )
  })
}

const SHAPES = {
  shield: 'M32 3L60 10V36Q60 58 32 67Q4 58 4 36V10Z',
  hexagon: 'M32 3L60 17V51L32 66L4 51V17Z',
  disc: 'M32 4A31 31 0 1 1 31.9 4Z',
} as const

/** A large number in its shape. */
export function NumberBadge({ number: { text, shape, tone } }: { number: FaceNumber }) {
  return (
    <span className="card-number" data-tone={tone}>
      <svg viewBox="0 0 64 70" aria-hidden="true">
        <path d={SHAPES[shape]} />
      </svg>
      <b>{text}</b>
    </span>
  )
}

/** A round token, with its number where there is more than one. */
export function Token({ token: { icon, tone, count } }: { token: FaceToken }) {
  return (
    <span className="card-token" data-tone={tone}>
      <Icon name={icon} className="card-icon" />
      {count !== undefined && <b>{count}</b>}
    </span>
  )
}

/** A small sign in the corner of the picture. */
export function Mark({ mark: { icon, text } }: { mark: FaceMark }) {
  return (
    <span className="card-mark">
      {icon && <Icon name={icon} className="card-icon" />}
      {text}
    </span>
  )
}
