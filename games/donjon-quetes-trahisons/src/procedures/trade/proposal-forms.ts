import type { Param, Seat } from '@sablier/kernel'
import type { Condition } from '../../facts/promise.ts'
import type { Table } from '../../shape.ts'
import { CONDITION_WORDS } from '../../text/promise-phrase.ts'
import { objectsOf } from '../adventurer/outfit.ts'
import { lootOf, promisableTrophies } from '../promise/promises.ts'
import { QUEST_LIMIT } from './goods.ts'

/**
 * The forms of proposals, for whoever puts one together by questions. A form is a list of fields; a field is the phrase to
 * ask with and, under the name of the part, what may be said there: a number up to a limit, one of some seats or words,
 * any of some cards, free words, or fields again. `part@seat` holds only if that seat was chosen before.
 */
const field = (phrase: string, name: string, domain: Param): Param => ({ phrase, params: { [name]: domain } })
const form = (...fields: readonly Param[]): Param => ({ list: fields })

function goodsFields(counts: Readonly<Record<string, number>>, cards: Readonly<Record<string, string[]>>): Param[] {
  const fields = Object.entries(counts).flatMap(([name, most]) => (most > 0 ? [field(`form-${name}`, name, most)] : []))
  for (const [name, ids] of Object.entries(cards))
    if (ids.length > 0) fields.push(field(`form-${name}`, name, { list: ids.map((card) => ({ card })) }))
  return fields
}

const cardsOf = (t: Table, pieces: readonly number[]): string[] => pieces.map((piece) => t.card(piece).id)

/** What a seat could hand over now. */
const stockOf = (t: Table, seat: Seat): Param =>
  form(
    ...goodsFields(
      { gems: t.track('gems', seat), quests: t.zone('secondary-quests', seat).size },
      { objects: cardsOf(t, objectsOf(t, seat)), spoils: cardsOf(t, t.zone('spoils', seat).pieces) },
    ),
  )

/** What a seat could promise: what it owns, what it may come to own, and a favour. */
const promisesOf = (t: Table, seat: Seat): Param[] => [
  ...goodsFields(
    { gems: 40, quests: QUEST_LIMIT, trophies: promisableTrophies(t) },
    {
      objects: [...cardsOf(t, objectsOf(t, seat)), ...lootOf(t, seat).objects],
      spoils: [...cardsOf(t, [...t.zone('spoils', seat).pieces, ...t.zone('drawn').pieces]), ...lootOf(t, seat).spoils],
    },
  ),
  field('form-favour', 'favour', 'favour'),
]

const toWhom = (seats: readonly Seat[]): Param => field('form-to', 'to', { seats })

/** A trade with one of these partners; paid in advance, only the active player gives. */
export function tradeForm(t: Table, seat: Seat, partners: readonly Seat[]): Param {
  const nothing = form()
  const prepaid = t.phase === 'negotiation'
  const give = prepaid && seat !== t.active ? nothing : stockOf(t, seat)
  const wants = partners.map((to) => [`want@${to}`, prepaid && seat === t.active ? nothing : stockOf(t, to)] as const)
  return form(toWhom(partners), field('form-give', 'give', give), {
    phrase: 'form-want',
    params: Object.fromEntries(wants),
  })
}

/** A promise to one of these partners, for one of these conditions if there are several. */
export function promiseForm(
  t: Table,
  seat: Seat,
  partners: readonly Seat[],
  conditions: readonly Condition[] = [],
): Param {
  const asked = conditions.map((value) => ({ phrase: CONDITION_WORDS[value], params: { value } }))
  return form(
    toWhom(partners),
    ...(asked.length > 0 ? [field('form-condition', 'condition', { list: asked })] : []),
    field('form-promise', 'goods', form(...promisesOf(t, seat))),
  )
}

/** A price that this payer is to promise. */
export const priceForm = (t: Table, payer: Seat): Param =>
  form(field('form-price', 'goods', form(...promisesOf(t, payer))))

/** Prices of which the payer may choose one. */
export const pricesForm = (t: Table, payer: Seat): Param =>
  form(field('form-price', 'prices', { list: [form(...promisesOf(t, payer))] }))
