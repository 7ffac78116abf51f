import type { CardBase } from '../card.ts'
import { CARD_FACTS, knownFacts, namesCard, type PrintedFacts } from '../card-facts.ts'
import type { AnyGame } from '../game.ts'
import { canonicalJson } from '../hash.ts'

/** The value of a card at a path such as `name.fr`. */
const valueAt = (card: CardBase, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], card)

/** Where a card says it comes from by what is known of it: by its name, or by its power where the name is ours. */
const provenanceOf = (game: AnyGame, card: CardBase): string => {
  const { name, power } = knownFacts(game, card)
  return name ?? power ?? 'ours'
}

/** Where the cards of a game differ from the facts that its rulebook or a public source gives. */
export function findFactFaults(game: AnyGame, printed: readonly PrintedFacts[]): string[] {
  const cards = game.cards as readonly CardBase[]
  const names = new Set([...Object.keys(game.facts ?? {}), ...printed.flatMap((entry) => Object.keys(entry.cards))])
  return [
    ...[...names].filter((name) => !cards.some((card) => namesCard(name, card))).map((name) => `${name} is no card`),
    ...cards.filter((card) => card.from !== provenanceOf(game, card)).map(({ id, from }) => `${id} is not ${from}`),
    ...cards.flatMap((card) => differences(card, printed)),
  ]
}

function differences(card: CardBase, printed: readonly PrintedFacts[]): string[] {
  return printed.flatMap(({ fact, at, cards }) => {
    const name = Object.keys(cards).find((one) => namesCard(one, card))
    if (name === undefined) return []
    if (!CARD_FACTS.includes(fact)) return [`${fact} is no kind of fact`]
    return at.flatMap((path, i) => {
      const [is, printedValue] = [valueAt(card, path), cards[name]?.[i]]
      return canonicalJson(is ?? null) === canonicalJson(printedValue ?? null)
        ? []
        : [`${card.id}: ${path} is ${String(is)} and should be ${String(printedValue)}`]
    })
  })
}
