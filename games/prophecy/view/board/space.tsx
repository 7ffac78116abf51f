import { plain, textOf } from '@sablier/kernel'
import { isWild, type Space as SpaceType, type Waiting } from '@sablier/prophecy'
import { Choosable, Icon, Pawn, seatSign, useChoosable, useLanguage } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { cellOf, shoreOf } from '../country/lay-out.ts'
import { SHORT_NAMES } from '../space-signs.ts'
import { useAdventure } from '../use-adventure.ts'
import { useSpaceName } from '../use-space-name.ts'
import { useProphecyWords } from '../words.ts'
import { Awaits, useAwaitsText } from './awaits.tsx'
import { MEANS_SIGNS, type Way } from './moves.ts'
import { SpaceCard } from './space-card.tsx'
import { Wares } from './wares.tsx'

interface SpaceProps {
  readonly space: SpaceType
  /** The ways there that the question offers, the cheapest first. */
  readonly ways: readonly Way[]
  /** What waits there for the seat that is asked; null where nobody may go. */
  readonly waiting: Waiting | null
  /** True while a question about spaces is open and this is none of its answers. */
  readonly dim: boolean
  readonly onLook: (n: number | null) => void
  readonly onOpen: (n: number) => void
}

/** One space of the ring: its name, what lies there, who stands there, and while one may go there what it costs and what waits. */
export function Space({ space, ways, waiting, dim, onLook, onOpen }: SpaceProps) {
  const { n, kind, port, gate } = space
  const language = useLanguage()
  const words = useProphecyWords()
  const name = useSpaceName()(n)
  const [way] = ways
  const label = useSpaceLabel(space, way, waiting)
  const { column, row } = cellOf(n)
  const short = SHORT_NAMES[kind]?.[language]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at a space opens it on the desk; the button inside answers
    <div
      className={`space space-${kind}${dim ? ' space-dim' : ''}`}
      style={{ '--column': column + 1, '--row': row + 1 } as CSSProperties}
      data-zone={`space.${n}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLook(n)}
      onPointerLeave={() => onLook(null)}
      // A tap focuses before it presses: a desk that grew then would push the space away under the finger.
      onFocus={({ target }) => target.matches(':focus-visible') && onLook(n)}
      onBlur={() => onLook(null)}
    >
      <Choosable
        target={{ option: way?.option ?? '' }}
        label={label}
        className="space-button"
        twice
        otherwise={() => onOpen(n)}
      >
        <SpaceCard n={n} />
        <Wares kind={kind} />
        {way && (
          <span className="space-price">
            <Icon name={MEANS_SIGNS[way.means]} />
            {way.means === 'stay' && <b className="space-stay">{words.stay}</b>}
            {way.price > 0 && (
              <>
                <b>{way.price}</b>
                <Icon name="two-coins" className="space-coin" />
              </>
            )}
          </span>
        )}
        {waiting && <Awaits waiting={waiting} />}
        <span className="space-name">
          {port && <Icon name="anchor" className="space-port" />}
          <span className={short ? 'space-long' : ''}>{name}</span>
          {short && <span className="space-short">{isWild(kind) ? `${short} ${n}` : short}</span>}
          {gate && <Icon name="magic-portal" className="space-gate" />}
        </span>
      </Choosable>
      {ways.slice(1).map(({ option }) => (
        <OtherWay key={option} option={option} />
      ))}
      <Pawns n={n} />
    </div>
  )
}

/** Another way to the same space: it is chosen on the desk once the space is opened, so it needs no button in the bar. */
function OtherWay({ option }: { option: string }) {
  useChoosable({ option })
  return null
}

/** Everything a space shows, in words. */
function useSpaceLabel({ n, port, gate }: SpaceType, way: Way | undefined, waiting: Waiting | null): string {
  const model = useAdventure()
  const words = useProphecyWords()
  const name = useSpaceName()(n)
  const awaits = useAwaitsText()
  const { t, seats, reader } = model
  const there = t.seats.filter((seat) => t.track('position', seat) === n).map((seat) => seats[seat]?.name ?? '')
  const top = t.zone('space', n).top
  return [
    way ? plain(textOf(model, 'options', way.option)) : name,
    way?.means === 'stay' ? name : '',
    top === undefined ? '' : reader.cardName(t.card(top).id),
    waiting ? awaits(waiting) : '',
    port ? words.port : '',
    gate ? words.gate : '',
    ...there,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Who stands in a space; one's own pawn in front. */
function Pawns({ n }: { n: number }) {
  const { t, seats, me } = useAdventure()
  const here = t.seats.filter((seat) => t.track('position', seat) === n)
  if (here.length === 0) return null
  const { x, y } = shoreOf(n)
  const order = [...here].sort((a, b) => Number(a === me) - Number(b === me))
  return (
    <span
      className="space-pawns"
      data-shore={`${x} ${y}`}
      style={{ '--sx': x, '--sy': y, '--n': here.length } as CSSProperties}
    >
      {order.map((seat) => (
        <Pawn key={seat} seat={seat} icon={seatSign(seat)} label={seats[seat]?.name ?? ''} />
      ))}
    </span>
  )
}
