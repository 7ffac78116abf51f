import type { Piece } from '@sablier/kernel'
import { neighborOf } from '@sablier/thiefs-fortune'
import {
  CARD_MEASURES,
  CardBack,
  CardFace,
  Icon,
  preparedFace,
  useChoosable,
  useDrag,
  useLanguage,
  useWords,
} from '@sablier/ui'
import type { CSSProperties } from 'react'
import { Placement } from './placement.tsx'
import { useThiefWords } from './thief-words.ts'
import { useBox } from './use-box.ts'
import { usePlacing } from './use-placing.ts'
import { cardOf, useThief } from './use-thief.ts'

const GAP = 10
const { hand: HAND } = CARD_MEASURES

/** One's hand with all cards readable, and to whom the cards go next, on the side on which that player sits. */
export function Hand() {
  const { table, me } = useThief()
  const [ref, box] = useBox<HTMLDivElement>()
  if (me === null) return null
  const pieces = table.zone('hand', me).pieces
  const chosen = table.zone('chosen', me).pieces
  const n = pieces.length + chosen.length
  const room = box ? (box.width - (n - 1) * GAP) / Math.max(1, n) : HAND.width
  const high = box ? ((box.height - 8) * HAND.width) / HAND.height : HAND.width
  const width = Math.floor(Math.min(room, high, HAND.width * 1.7))
  return (
    <div className="hand-zone" data-zone={`hand.${me}`}>
      <Beside side="left" />
      <div className="hand-cards" ref={ref} style={{ '--card-width': `${width}px` } as CSSProperties}>
        {pieces.map((piece) => (
          <HandCard key={piece} piece={piece} />
        ))}
        {chosen.map((piece) => (
          <div key={piece} className="hand-chosen">
            <HandCard piece={piece} />
          </div>
        ))}
      </div>
      <Beside side="right" />
    </div>
  )
}

/** A card of the hand: the first press chooses it, the second or the confirmation plays it. */
export function HandCard({ piece }: { piece: Piece }) {
  const { table, view, game, look, ask } = useThief()
  const language = useLanguage()
  const say = useWords()
  const choice = useChoosable({ piece }, { twice: true })
  const drag = useDrag(choice.option ? choice.option.id : null)
  const card = cardOf(table, piece)
  if (!card) return <CardBack back={look.faces?.backs['hand']} />
  const face = preparedFace(game, look, card, language)
  const isChosen = choice.chosenAt >= 0
  return (
    <div className="hand-card" data-piece={view.ids[piece] ?? ''}>
      <button
        type="button"
        className="hand-press"
        aria-label={say(choice.option ? 'choose' : 'inspect', { card: face.face.name })}
        aria-description={face.spoken}
        data-card={card.id}
        {...choice.props}
        {...drag}
        {...(choice.option && { 'data-answers': '' })}
      >
        <CardFace
          face={face}
          size="hand"
          can={choice.option !== null}
          chosen={isChosen && (ask?.kind === 'order' ? choice.chosenAt + 1 : true)}
        />
      </button>
    </div>
  )
}

/** What stands beside the hand: to whom two cards go next; where they come from, unless a card is about to be placed. */
function Beside({ side }: { side: 'left' | 'right' }) {
  const { table } = useThief()
  const isPlacing = usePlacing() !== null
  const goesLeft = table.seats.length === 1 || table.round % 2 === 1
  return isPlacing && goesLeft === (side === 'right') ? <Placement /> : <PassesTo side={side} />
}

/** Where two cards go after this one: an arrow towards the neighbour. */
function PassesTo({ side }: { side: 'left' | 'right' }) {
  const { table, me, seats, ask } = useThief()
  const words = useThiefWords()
  const isSolo = table.seats.length === 1
  const toLeft = table.round % 2 === 1
  const passes = table.phase === 'draft' || table.phase === 'planning'
  if (isSolo || me === null || !passes) return <span />
  const isTo = toLeft === (side === 'left')
  const to = neighborOf(table, me)
  const from = table.seats.find((seat) => neighborOf(table, seat) === me) ?? to
  const other = isTo ? to : from
  return (
    <span
      className={`passes passes-${side}`}
      data-seat={other}
      data-now={(isTo && ask?.text === 'planning.pass-two') || undefined}
    >
      <Icon name={isTo ? 'card-exchange' : 'card-pickup'} />
      <small>{isTo ? words.goesTo : words.comesFrom}</small>
      <b className="text-seat">{seats[other]?.name}</b>
    </span>
  )
}
