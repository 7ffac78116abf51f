import type { Param, Seat } from '@sablier/kernel'
import { type Condition, OCCASIONS } from '../../facts/promise.ts'
import type { Table } from '../../shape.ts'
import { CONDITION_WORDS } from '../../text/promise-phrase.ts'
import { objectsOf } from '../adventurer/outfit.ts'
import { lootOf, promisableTrophies } from '../promise/promises.ts'
import { QUEST_LIMIT } from './goods.ts'
import { type Ground, groundOf } from './ground.ts'

const MOST_GEMS = 40

/**
 * The form of an offer, for whoever puts one together by questions. A form is a list of fields; a field is the phrase to
 * ask with and, under the name of the part, what may be said there: a number up to a limit, one of some seats or words,
 * any of some cards, free words, or fields again. `part@seat` holds only if that seat was chosen before; `part?` may be left out.
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
function promisesOf(t: Table, seat: Seat): Param {
  const loot = lootOf(t, seat)
  return form(
    ...goodsFields(
      { gems: MOST_GEMS, quests: QUEST_LIMIT, trophies: promisableTrophies(t) },
      {
        objects: [...cardsOf(t, objectsOf(t, seat)), ...loot.objects],
        spoils: [...cardsOf(t, t.zone('spoils', seat).pieces), ...loot.spoils],
      },
    ),
    field('form-favour', 'favour', 'favour'),
  )
}

const words = (values: readonly string[], phraseOf: (value: string) => string): Param => ({
  list: values.map((value) => ({ phrase: phraseOf(value), params: { value } })),
})

/** A day or a fight to come. */
const occasionForm = (t: Table): Param =>
  form(
    field(
      'form-when',
      'on',
      words(OCCASIONS, (on) => `form-${on}`),
    ),
    field('form-of', 'of', { seats: t.seats.slice() }),
  )

function termsForm(
  t: Table,
  { maker, conditions, later }: { maker: Seat; conditions: readonly Condition[]; later: boolean },
): Param {
  return form(
    field(
      'form-condition',
      'condition',
      words(conditions, (condition) => CONDITION_WORDS[condition as Condition]),
    ),
    field('form-goods', 'goods', promisesOf(t, maker)),
    ...(later ? [field('form-when', 'when?', occasionForm(t))] : []),
  )
}

/** An offer to one of these partners. */
export function offerForm(t: Table, seat: Seat, partners: readonly Seat[]): Param {
  const { gives, wants, promises, asks, later } = groundOf(t, seat) as Ground
  const each = (name: string, domain: (to: Seat) => Param): Param => ({
    phrase: `form-${name.replace('?', '')}`,
    params: Object.fromEntries(partners.map((to) => [`${name}@${to}`, domain(to)])),
  })
  return form(
    field('form-to', 'to', { seats: partners }),
    ...(gives ? [field('form-give', 'give', stockOf(t, seat))] : []),
    ...(wants ? [each('want', (to) => stockOf(t, to))] : []),
    ...(promises.length > 0
      ? [
          field(
            'form-promise',
            gives ? 'promise?' : 'promise',
            termsForm(t, { maker: seat, conditions: promises, later }),
          ),
        ]
      : []),
    ...(asks.length > 0
      ? [each(wants ? 'asks?' : 'asks', (to) => ({ list: [termsForm(t, { maker: to, conditions: asks, later })] }))]
      : []),
  )
}
