import type { CardType } from '@sablier/thiefs-fortune'
import { CardBack, Choosable } from '@sablier/ui'
import { useThiefWords } from './thief-words.ts'
import { useThief } from './use-thief.ts'

/** A deck at the right end of its lane with the number of its cards and of those discarded. */
export function DeckPile({ type }: { type: CardType }) {
  const { table, look } = useThief()
  const words = useThiefWords()
  const name = `${type}-deck` as const
  const deck = table.zone(name)
  const discard = table.zone(`${type}-discard` as const)
  return (
    <div className="deck-pile" data-zone={`${name}.-1`} data-empty={deck.isEmpty || undefined}>
      <Choosable
        target={{ option: type }}
        label={`${words.drawFrom}: ${words[type]}, ${words.leftInDeck(deck.size)}`}
        className="deck-back"
      >
        <CardBack back={look.faces?.backs[name]} shape="tall" />
      </Choosable>
      <b title={words.leftInDeck(deck.size)}>{deck.size}</b>
      <small title={words.discarded(discard.size)} data-zone={`${type}-discard.-1`}>
        ⊗{discard.size}
      </small>
    </div>
  )
}
