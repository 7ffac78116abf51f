import { type Bilingual, fill, type Language, plain } from '@sablier/kernel'
import { type TableSetup, type TestTable, tableOf } from '@sablier/kernel/testing'
import { PLAYING_CARDS } from '../src/cards/all-cards.ts'
import { game } from '../src/index.ts'

type BySeat<T> = Readonly<Record<number, T>>

/** A table by what lies where; hands may be given as a number of cards that matter to nobody. */
export interface Setup {
  readonly seats?: number
  readonly advanced?: boolean
  readonly at?: 'start' | 'auction' | 'effects' | 'end'
  readonly active?: number
  readonly hands?: BySeat<number | readonly string[]>
  readonly rows?: BySeat<readonly string[]>
  readonly support?: BySeat<readonly string[]>
  readonly jetons?: BySeat<readonly string[]>
  readonly secret?: BySeat<string>
  readonly common?: readonly string[]
  /** From bottom to top. */
  readonly draw?: readonly string[]
  readonly discard?: readonly string[]
  readonly engaged?: readonly string[]
  readonly tracks?: TableSetup['tracks']
  readonly facts?: TableSetup['facts']
  readonly seed?: string
}

/** Secret Destinies that the cards of a test do not fulfil by accident. */
const QUIET_SECRETS = ['collectionneur', 'sang-royal', 'magnat', 'seigneur-des-morts', 'grand-sage', 'rentier']
const build = tableOf(game)
const seatsOf = (n: number): number[] => Array.from({ length: n }, (_, seat) => seat)

function bySeat<T>(seats: readonly number[], value: (seat: number) => T): Record<number, T> {
  return Object.fromEntries(seats.map((seat) => [seat, value(seat)]))
}

/** Sets a table up and runs it to its first question. */
export function table(setup: Setup = {}): TestTable {
  const n = setup.seats ?? 3
  const seats = seatsOf(n)
  const { hands = {}, rows = {}, support = {}, jetons = {}, secret = {}, draw, discard = [] } = setup
  const named = new Set(
    [...Object.values(hands), ...Object.values(rows), ...Object.values(support), draw ?? [], discard].flatMap(
      (cards) => (typeof cards === 'number' ? [] : [...cards]),
    ),
  )
  const fillers = PLAYING_CARDS.filter(({ id, advanced }) => !advanced && !named.has(id)).map(({ id }) => id)
  const handOf = (seat: number): readonly string[] => {
    const wanted = hands[seat] ?? 6
    return typeof wanted === 'number' ? fillers.splice(0, wanted) : wanted
  }
  const taken = new Set(Object.values(secret))
  const quiet = QUIET_SECRETS.filter((id) => !taken.has(id))
  return build({
    seats: n,
    options: { advanced: setup.advanced ?? false },
    at: setup.at ?? 'start',
    active: setup.active ?? 0,
    seed: setup.seed ?? 'lands',
    zones: {
      'common-destin': setup.common ?? ['domination', 'harmonie'],
      'secret-destin': bySeat(seats, (seat) => [secret[seat] ?? (quiet.shift() as string)]),
      hand: bySeat(seats, handOf),
      'in-play': bySeat(seats, (seat) => rows[seat] ?? []),
      'support-area': bySeat(seats, (seat) => support[seat] ?? []),
      jeton: bySeat(seats, (seat) => jetons[seat] ?? []),
      ...(draw ? { 'draw-pile': draw } : {}),
      'discard-pile': discard,
    },
    marks: { engaged: Object.fromEntries((setup.engaged ?? []).map((id) => [id, 1])) },
    tracks: { ...(setup.at === undefined || setup.at === 'start' ? {} : { turn: 1 }), ...setup.tracks },
    ...(setup.facts ? { facts: setup.facts } : {}),
  })
}

/** How many cards each seat holds. */
export const hands = (t: TestTable): number[] => t.table.seats.map((seat) => t.zone('hand', seat).length)

/** Whether a card in play is engaged. */
export function engaged(t: TestTable, card: string, seat: number, area = 'in-play'): boolean {
  return t.table.mark('engaged', t.piece(card, area, seat)) === 1
}

/** Everybody asked for a bid passes. */
export function allPass(t: TestTable): TestTable {
  while (isBid(t)) t.answer('pass')
  return t
}
/** Whether the open question is a bid. */
export const isBid = (t: TestTable): boolean => !t.match.over && t.ask.spec.text.match(/^(first-bid|raise)$/) !== null

/** Offers the first hand card, nobody bids, the seller discards it. */
export function quietAuction(t: TestTable): TestTable {
  if (!t.match.over && t.ask.rule === 'auction.offer-one') t.answer(t.options[0])
  allPass(t)
  if (!t.match.over && t.ask.rule === 'sale.no-bid-seller-free') t.answer('discard')
  return t
}

/** The seats asked for a bid, in order, while everybody passes. */
export function bidders(t: TestTable): number[] {
  const asked: number[] = []
  while (isBid(t)) {
    asked.push(t.ask.seat)
    t.answer('pass')
  }
  return asked
}

/** Ends the effects step; without a usable card it has ended by itself. */
export function endTurn(t: TestTable): TestTable {
  return !t.match.over && t.ask.spec.text === 'use-power' ? t.answer('end-turn') : t
}

/** One player's whole turn without a sale or a power. */
export const quietTurn = (t: TestTable): TestTable => endTurn(quietAuction(t))

/** The open question as its seat reads it. */
export function question(t: TestTable, language: Language): string {
  const { ask } = t.match.view(t.ask.seat)
  if (ask === null) throw new Error('nobody is asked')
  const cardName = (id: string | null): string => game.cards.find((card) => card.id === id)?.name[language] ?? '?'
  return plain(
    fill(game.text.asks[ask.text] as Bilingual, ask.params, {
      language,
      cardName,
      seatName: (seat) => `Seat ${seat + 1}`,
      word: (key) => game.text.words[key]?.[language] ?? key,
      phrase: (key) => game.text.words[key],
    }),
  )
}

/** The lines with this key so far: the rule each cites, what it tells, and to whom (a bit per viewer). */
export const told = (t: TestTable, key: string): Record<string, unknown>[] =>
  (t.match.events ?? []).flatMap((event) =>
    event.type === 'said' && event.key === key ? [{ rule: event.rule, ...event.params }] : [],
  )
/** The keys of the private lines that a seat has heard. */
export const heardBy = (t: TestTable, seat: number): string[] =>
  t.match.heard(seat).flatMap((event) => (event.type === 'said' ? [event.key] : []))
