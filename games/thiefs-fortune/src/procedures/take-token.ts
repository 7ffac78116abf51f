import type { Flow, Params, Piece, Seat } from '@sablier/kernel'
import { RESOURCES, type Resource } from '../resource.ts'
import type { RuleId, Table } from '../shape.ts'
import { enterPresent } from './enter-present.ts'
import { getDanger } from './get-danger.ts'
import { isCommon } from './places.ts'

/** One token on one card, as an option to choose. */
export type TokenOption = {
  readonly id: string
  readonly text: string
  readonly piece: Piece
  readonly resource: Resource
  readonly params: Params
}

/** The texts of a token that lies alone on its card, and of one among several of its kind. */
const ALONE = {
  sword: 'take.sword',
  gem: 'take.gem',
  lamp: 'take.lamp',
  time: 'take.time',
  danger: 'take.danger',
} as const
const ONE_OF = {
  sword: 'take-one.sword',
  gem: 'take-one.gem',
  lamp: 'take-one.lamp',
  time: 'take-one.time',
  danger: 'take-one.danger',
} as const

/** What ends a choice that may go on. */
export const DONE = { id: 'done', text: 'done' } as const

/** One of so many tokens of a kind on a card; put into words only if somebody reads it. */
class Token implements TokenOption {
  constructor(
    private readonly card: string,
    readonly piece: Piece,
    readonly resource: Resource,
    private readonly n: number,
  ) {}
  get id(): string {
    return `${this.card}.${this.resource}`
  }
  get text(): string {
    return (this.n === 1 ? ALONE : ONE_OF)[this.resource]
  }
  get params(): Params {
    return { card: { piece: this.piece }, n: this.n }
  }
}

/** The tokens that lie on some cards, one option for each kind on each card. */
export function tokensOn(t: Table, pieces: readonly Piece[], kinds: readonly Resource[] = RESOURCES): TokenOption[] {
  const options: TokenOption[] = []
  for (const piece of pieces)
    for (const resource of kinds) {
      const n = t.mark(resource, piece)
      if (n > 0) options.push(new Token(t.card(piece).id, piece, resource, n))
    }
  return options
}

/** Whether any token lies on a card. */
export const hasToken = (t: Table, piece: Piece, kinds: readonly Resource[] = RESOURCES): boolean =>
  kinds.some((resource) => t.mark(resource, piece) > 0)

/** The rules by which a token is taken, by which Danger reaches the track, and by which an emptied card moves. */
interface Taking {
  readonly rule: RuleId
  readonly danger?: RuleId
  readonly emptied?: RuleId
}

/** Moves one token from a card to a player; an emptied card enters a PRESENT at once. */
export function* takeToken(t: Table, seat: Seat, { piece, resource }: TokenOption, taking: Taking): Flow<void> {
  const { rule, danger = 'ability.words', emptied = 'future.empty-moves' } = taking
  t.cite(rule).mark(resource, piece, t.mark(resource, piece) - 1)
  if (resource === 'danger') {
    yield* getDanger(t, seat, { n: 1, piece, rule: isCommon(t, piece) ? 'common.danger-can-be-taken' : danger })
  } else {
    t.cite(rule).add(resource, 1, seat)
    t.cite(rule).say('token-taken', { seat: { seat }, token: resource, card: { piece } })
  }
  if (!hasToken(t, piece)) yield* leaveFuture(t, seat, piece, emptied)
}

/** A card without tokens enters the PRESENT of its FUTURE's owner; a Common card that of whoever emptied it. */
function* leaveFuture(t: Table, taker: Seat, piece: Piece, rule: RuleId): Flow<void> {
  if (isCommon(t, piece)) {
    t.cite('common.owned-afterwards').say('common-won', { seat: { seat: taker }, card: { piece } })
    yield* enterPresent(t, taker, piece, 'common.last-token')
  } else {
    const owner = t.zoneOf(piece).at
    const why = owner === taker ? rule : 'future.opponent-empties-card'
    t.cite(why).say('card-emptied', { card: { piece } })
    yield* enterPresent(t, owner, piece, why)
  }
}
