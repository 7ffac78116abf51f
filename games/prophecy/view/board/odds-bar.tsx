import type { Odds } from '@sablier/prophecy'
import { useLanguage } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { percent, useProphecyWords } from '../words.ts'

/** How good a chance is, in one word for the colour: never by colour alone, the number stands beside it. */
export const chanceTone = (won: number): 'good' | 'fair' | 'poor' =>
  won >= 0.7 ? 'good' : won >= 0.45 ? 'fair' : 'poor'

/** A part this small has no room for its number, which then stands beside its word. */
const NARROW = 0.15

/** Won, drawn and lost as a bar with its numbers and words. */
export function OddsBar({ odds: { won, lost }, title }: { odds: Odds; title?: string }) {
  const language = useLanguage()
  const words = useProphecyWords()
  const parts = [
    { key: 'win', share: won, word: words.win },
    { key: 'draw', share: Math.max(0, 1 - won - lost), word: words.draw },
    { key: 'lose', share: lost, word: words.lose },
  ]
  return (
    <figure className="odds">
      {title && <figcaption>{title}</figcaption>}
      <div className="odds-bar">
        {parts.map(({ key, share, word }) => (
          <span
            key={key}
            className={`odds-part odds-${key}`}
            style={{ '--share': share } as CSSProperties}
            title={`${word}: ${percent(share, language)}`}
          >
            <b>{percent(share, language)}</b>
          </span>
        ))}
      </div>
      <div className="odds-words">
        {parts.map(({ key, share, word }) => (
          <span key={key} className={`odds-word odds-word-${key}`}>
            {word}
            {share < NARROW && <b> {percent(share, language)}</b>}
          </span>
        ))}
      </div>
    </figure>
  )
}
