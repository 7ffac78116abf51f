import { type CSSProperties, memo, type ReactNode } from 'react'
import { useDrawn } from '../draw/use-drawn.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { Picture } from '../scene/picture.tsx'
import { useWords } from '../words.ts'
import { CARD_MEASURES, type CardSize } from './card-size.ts'
import { type CardState, stateWords } from './card-state.ts'
import type { LineRole } from './face.ts'
import { FaceText, Mark, NumberBadge, Token } from './face-parts.tsx'
import type { Fit } from './fit.ts'
import { type CardBox, isDense } from './fit-box.ts'
import { widthOf } from './measure.ts'
import type { PreparedFace } from './prepared-face.ts'

export interface CardFaceProps extends CardState {
  readonly face: PreparedFace
  readonly size: CardSize
  /** Fills this box with its whole text instead of keeping the measures of its size; the same object while it is the same. */
  readonly box?: CardBox | null
}

/** The front of a card in one of its sizes. It fills its width and knows nothing of the table. */
export const CardFace = memo(function CardFace({ face, size, box, ...state }: CardFaceProps) {
  const fit = box ? face.fitIn(box) : face.fit(size)
  const { name, text } = fit
  const dense = box ? isDense(box) : false
  const isTile = size === 'tile' || size === 'tall'
  // The close view was asked for: it does not wait.
  const isDrawn = useDrawn() || size === 'zoom'
  return (
    <div
      className={`card card-${size}${box ? ' card-box' : ''}`}
      data-frame={face.face.frame}
      data-state={stateWords(state)}
      {...(fit.low && { 'data-low': '' })}
      {...(dense && { 'data-dense': '' })}
      {...(box && fit.art < 16 && { 'data-bare': '' })}
      style={{ '--text': text, '--name': name.size, ...(box && { '--box-unit': `${box.unit}px` }) } as CSSProperties}
    >
      <div className="card-in">
        {!isDrawn ? null : isTile ? (
          <TileBody face={face} fit={fit} />
        ) : (
          <WholeBody face={face} fit={fit} size={size} dense={dense} width={box?.width ?? CARD_MEASURES[size].width} />
        )}
      </div>
      <Seal {...state} />
    </div>
  )
})

const nameClass = ({ name }: Fit): string => (name.narrow ? 'card-name card-name-narrow' : 'card-name')

/** How high numbers and tokens stand one above the other on a hand card, in its units. */
const columnHeight = (numbers: number, tokens: number): number => 5 + numbers * 46 + tokens * 29

/** The picture with everything that lies on it. */
function Art({ face, fit, children }: { face: PreparedFace; fit: Fit; children?: ReactNode }) {
  const { numbers = [], tokens = [], rightTokens = [] } = face.face
  return (
    <div className="card-art">
      <Picture game={face.game} name={face.picture} shape={fit.wide ? 'strip' : 'wide'} />
      {numbers.length + tokens.length > 0 && (
        <div
          className={columnHeight(numbers.length, tokens.length) > fit.art ? 'card-left card-left-row' : 'card-left'}
        >
          {numbers.map((number) => (
            <NumberBadge key={number.label} number={number} />
          ))}
          {tokens.map((token, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
            <Token key={`${i}${token.icon}`} token={token} />
          ))}
        </div>
      )}
      {rightTokens.length > 0 && (
        <div className="card-right">
          {rightTokens.map((token, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
            <Token key={`${i}${token.icon}`} token={token} />
          ))}
        </div>
      )}
      {children}
    </div>
  )
}

function Points({ face }: { face: PreparedFace }) {
  const { points } = face.face
  if (!points) return null
  return (
    <span className="card-points">
      {points.n}
      <Icon name={points.icon} className="card-icon" />
    </span>
  )
}

function TileBody({ face, fit }: { face: PreparedFace; fit: Fit }) {
  return (
    <>
      <Art face={face} fit={fit}>
        <Points face={face} />
      </Art>
      <div className="card-caption">
        <b className={nameClass(fit)}>{face.face.name}</b>
        {face.short.length > 0 && (
          <p className="card-short">
            <FaceText parts={face.short} />
          </p>
        )}
      </div>
    </>
  )
}

const SOURCE_ICONS = { rulebook: 'secret-book', found: 'magnifying-glass', ours: 'hourglass' } as const
const ROLE_ICONS: Readonly<Partial<Record<LineRole, IconName>>> = {
  win: 'check-mark',
  lose: 'broken-heart',
  must: 'hazard-sign',
  may: 'scales',
}

interface WholeBodyProps {
  readonly face: PreparedFace
  readonly fit: Fit
  readonly size: CardSize
  /** Narrow: the type keeps its first word, the signs on the picture say the rest. */
  readonly dense: boolean
  /** The width of the card in units. */
  readonly width: number
}

/** Frame, margins and both signs of the line with the type, in units. */
const TYPE_SIDES = 56
const TYPE_SIZE = 12
const isLong = (type: string, width: number): boolean => widthOf(type, 'strong') * TYPE_SIZE > width - TYPE_SIDES

function WholeBody({ face, fit, size, dense, width }: WholeBodyProps) {
  const { name, type, sign, marks = [] } = face.face
  return (
    <>
      <div className="card-head">
        <b className={nameClass(fit)}>{name}</b>
        <Points face={face} />
      </div>
      <Art face={face} fit={fit}>
        {marks.length > 0 && size === 'hand' && (
          <div className="card-marks">
            {marks.map((mark) => (
              <Mark key={mark.label} mark={mark} />
            ))}
          </div>
        )}
      </Art>
      <div className="card-type">
        <Icon name={sign} className="card-icon" />
        <span>{dense || isLong(type, width) ? type.split(' · ')[0] : type}</span>
        <Icon name={SOURCE_ICONS[face.card.from]} className="card-icon card-source" />
      </div>
      {face.lines.length > 0 && <Lines face={face} />}
      <Doors face={face} stacked={fit.stacked} />
      {face.gains.length > 0 && (
        <div className="card-gains">
          <FaceText parts={face.gains} />
        </div>
      )}
    </>
  )
}

function Lines({ face }: { face: PreparedFace }) {
  return (
    <div className="card-text">
      {face.lines.map(({ role, parts }, i) => {
        const icon = ROLE_ICONS[role]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
          <p key={`${i}`} data-role={role}>
            {icon && <Icon name={icon} className="card-role" />}
            <span>
              <FaceText parts={parts} />
            </span>
          </p>
        )
      })}
    </div>
  )
}

/** Two ways to use a card, one of which is chosen. */
function Doors({ face, stacked }: { face: PreparedFace; stacked: boolean }) {
  const { doors } = face.face
  if (!doors) return null
  return (
    <div className={stacked ? 'card-doors card-doors-stacked' : 'card-doors'}>
      <Icon name={doors.icon} className="card-door-sign" />
      {face.doors.map((parts, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
        <span key={`${i}`} className="card-door">
          <FaceText parts={parts} />
        </span>
      ))}
    </div>
  )
}

/** What says the state without colour: a seal in the corner, a ribbon for a new card. */
function Seal({ chosen, engaged, damaged, fresh }: CardState) {
  const say = useWords()
  const icon: IconName | null =
    chosen === true ? 'check-mark' : engaged ? 'sign-turned' : damaged ? 'broken-shield' : null
  return (
    <>
      {(icon || typeof chosen === 'number') && (
        <span className="card-seal">{icon ? <Icon name={icon} /> : (chosen as number)}</span>
      )}
      {fresh && <span className="card-ribbon">{say('newCard')}</span>}
    </>
  )
}
