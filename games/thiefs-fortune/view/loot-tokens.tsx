import type { Piece } from '@sablier/kernel'
import { type Card, RESOURCES, type Resource, type Table } from '@sablier/thiefs-fortune'
import { Choosable, Token, useLanguage } from '@sablier/ui'
import { useAnswerQueue } from './answer-queue.tsx'
import { useThiefWords } from './thief-words.ts'
import { useTokenName } from './token-names.ts'
import { useThief } from './use-thief.ts'

/** The tokens on a card one by one, in the usual order. */
export const tokensOn = (table: Table, piece: Piece): Resource[] =>
  RESOURCES.flatMap((kind) => Array.from({ length: table.mark(kind, piece) }, () => kind))

export const tokenOption = (card: Card, kind: Resource): string => `${card.id}.${kind}`

interface LootTokensProps {
  readonly piece: Piece
  readonly card: Card
  /** Across, in pixels. */
  readonly size: number
  /** The first press chooses, the second takes. */
  readonly twice?: boolean
  /** Tokens of a kind lie on one pile with their number. */
  readonly piled?: boolean
  /** There is room for "all of them" beside the tokens. */
  readonly withAll?: boolean
}

/** The tokens that lie on a card: each can be pressed where it answers. */
export function LootTokens({ piece, card, size, twice = false, piled = false, withAll = true }: LootTokensProps) {
  const { table } = useThief()
  const tokens = tokensOn(table, piece)
  if (tokens.length === 0) return null
  const shown = piled ? [...new Set(tokens)] : tokens
  return (
    <span className="loot">
      {shown.map((kind, i) => (
        <LootToken
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens have no other name than their place
          key={`${kind} ${i}`}
          card={card}
          kind={kind}
          n={piled ? table.mark(kind, piece) : 1}
          isLast={tokens.length === 1}
          size={size}
          twice={twice}
        />
      ))}
      {withAll && <TakeAll card={card} tokens={tokens} />}
    </span>
  )
}

interface LootTokenProps {
  readonly card: Card
  readonly kind: Resource
  readonly n: number
  readonly isLast: boolean
  readonly size: number
  readonly twice: boolean
}

const SPEND_TIME = 'spend-time'

function LootToken({ card, kind, n, isLast, size, twice }: LootTokenProps) {
  const { ask, table, me } = useThief()
  const words = useThiefWords()
  const nameOf = useTokenName()
  const enqueue = useAnswerQueue()
  const language = useLanguage()
  const option = tokenOption(card, kind)
  const token = <Token kind={kind} n={n} size={`${size}px`} label={nameOf(kind)} />
  const name = card.name[language]
  const isOffered = ask?.options.some(({ id }) => id === option)
  if (isOffered)
    return (
      <Choosable
        target={{ option }}
        twice={twice}
        className="loot-token"
        label={`${words.take(nameOf(kind), name)}${isLast ? `; ${words.lastToken}` : ''}`}
      >
        {token}
      </Choosable>
    )
  const isMine = me !== null && table.seats.every((seat) => seat === me || !holds(table, seat, card))
  if (isMine && ask?.options.some(({ id }) => id === SPEND_TIME))
    return (
      <button
        type="button"
        className="loot-token choosable"
        data-choice="can"
        data-option={SPEND_TIME}
        aria-label={words.spendTime(nameOf(kind), name)}
        onClick={() => enqueue([SPEND_TIME, option])}
      >
        {token}
      </button>
    )
  return <span className="loot-token">{token}</span>
}
const holds = (table: Table, seat: number, card: Card): boolean =>
  table.zone('future', seat).pieces.some((piece) => table.cardIfKnown(piece)?.id === card.id)

/** Takes what is left on a card, in one gesture. */
function TakeAll({ card, tokens }: { card: Card; tokens: readonly Resource[] }) {
  const { ask } = useThief()
  const words = useThiefWords()
  const language = useLanguage()
  const enqueue = useAnswerQueue()
  const left = ask?.text === 'loot.collect' ? Number(ask.params['n'] ?? 0) : 0
  const options = tokens.map((kind) => tokenOption(card, kind))
  if (tokens.length < 2 || left < tokens.length || !ask?.options.some(({ id }) => id === options[0])) return null
  return (
    <button
      type="button"
      className="loot-all"
      aria-label={words.takeAll(tokens.length, card.name[language])}
      onClick={() => enqueue(options)}
    >
      {words.all(tokens.length)}
    </button>
  )
}
