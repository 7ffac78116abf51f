import type { Seat } from '@sablier/kernel'
import { CARD_TYPES, RESOURCES } from '@sablier/thiefs-fortune'
import { Icon, Token } from '@sablier/ui'
import { useThiefWords } from './thief-words.ts'
import { useTokenName } from './token-names.ts'
import { cardOf, useThief } from './use-thief.ts'

/** The line has no room for the tokens of more cards than this. */
const CROWDED = 9

/** A FUTURE in one line, where the hand needs the room of its cards: how many of each type, and the tokens on all of them. */
export function SmallFuture({ seat }: { seat: Seat }) {
  const { table } = useThief()
  const words = useThiefWords()
  const nameOf = useTokenName()
  const { pieces } = table.zone('future', seat)
  if (pieces.length === 0) return null
  const typesOf = pieces.map((piece) => cardOf(table, piece)?.type)
  return (
    <span className="small-future" data-zone={`future.${seat}`}>
      <Icon name="hourglass" label={words.future} />
      <i aria-hidden="true">{words.future}</i>
      {CARD_TYPES.map((type) => {
        const n = typesOf.filter((one) => one === type).length
        return (
          n > 0 && (
            <b key={type} className="lane-sums" data-frame={type} title={words[type]}>
              ×{n}
            </b>
          )
        )
      })}
      {RESOURCES.map((kind) => {
        if (pieces.length > CROWDED) return null
        const n = pieces.reduce((sum, piece) => sum + table.mark(kind, piece), 0)
        return (
          n > 0 && (
            <span key={kind}>
              {n}
              <Token kind={kind} size="13px" label={nameOf(kind, n)} />
            </span>
          )
        )
      })}
    </span>
  )
}
