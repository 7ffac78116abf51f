import { type CardBase, fill } from '@sablier/kernel'
import type { CSSProperties } from 'react'
import { emblemFor } from './card-emblem.ts'
import { hueOf } from './icons/emblem.ts'
import { Icon } from './icons/icon.tsx'
import { useLanguage } from './language.tsx'
import { RichText } from './rich-text.tsx'
import { useTable } from './table-context.tsx'

/** The front of a card: frame, drawing, name, and what it does when there is room to read it. */
export function CardFace({ card, full = false }: { card: CardBase; full?: boolean }) {
  const language = useLanguage()
  const { game, look, reader } = useTable()
  const colour = look.cardColour?.(card) ?? `hsl(${hueOf(card.back)} 38% 42%)`
  const line = look.cardLine?.(card, language)
  return (
    <div className={`card-face${full ? ' card-full' : ''}`} style={{ '--card-colour': colour } as CSSProperties}>
      <Frame />
      <div className="card-name">{card.name[language]}</div>
      <div className="card-art">
        <Icon name={emblemFor(look, card)} />
      </div>
      {line && <div className="card-line">{line}</div>}
      <div className="card-text">
        {game.describeCard(card, language).map((text) => (
          <p key={text}>
            <RichText nodes={fill({ en: text, fr: text }, {}, reader)} tappable={full} />
          </p>
        ))}
      </div>
    </div>
  )
}

/** The drawn border of every card: a double line with sand running in the corners. */
function Frame() {
  return (
    <svg className="card-frame" viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="7" className="frame-edge" />
      <path className="frame-line" d="M12 5H88M12 135H88M5 12V128M95 12V128" />
      <path
        className="frame-corner"
        d="M5 12A7 7 0 0 0 12 5M88 5A7 7 0 0 0 95 12M95 128A7 7 0 0 0 88 135M12 135A7 7 0 0 0 5 128"
      />
    </svg>
  )
}

/** The back of a card: an hourglass in the colour of its deck. */
export function CardBack({ back }: { back?: string }) {
  return (
    <div className="card-back" style={{ '--card-colour': `hsl(${hueOf(back ?? 'card')} 34% 34%)` } as CSSProperties}>
      <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="back-lines" d="M0 0L100 140M100 0L0 140M50 0L100 70L50 140L0 70Z" />
        <path
          className="back-glass"
          d="M32 40H68M32 100H68M36 40C36 60 48 62 48 70S36 80 36 100M64 40C64 60 52 62 52 70S64 80 64 100"
        />
        <path className="back-sand" d="M42 96Q50 84 58 96L60 99H40Z" />
      </svg>
    </div>
  )
}
