import { cardById } from '@sablier/kernel'
import { useChosen, useLanguage } from '@sablier/ui'
import { useAdventure } from './use-adventure.ts'
import { IN_FIGHT } from './use-stage.tsx'
import { useProphecyWords } from './words.ts'

/** Where the card in question stands large on the table, the line says what to press. */
const HINTS: Readonly<Record<string, 'meet' | 'declare' | 'roll' | 'services' | 'ending' | 'item'>> = {
  'meet-creature': 'meet',
  declare: 'declare',
  'before-roll': 'roll',
  services: 'services',
  ending: 'ending',
  'give-up': 'item',
  collector: 'item',
  steal: 'item',
  damage: 'item',
}

/** The line under the question: what to press, or the text of the card it is about. */
export function useReason(): string | null {
  const { ask, game, t } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const chosen = useChosen()
  if (!ask) return null
  const piece = ask.options.find(({ id }) => id === chosen[0])?.piece
  if (piece !== undefined) return game.describeCard(t.card(piece), language).join(' ')
  if (ask.text === 'movement' || ask.text === 'teleport') return chosen.length > 0 ? words.goHint : words.choosePlace
  if (ask.text === 'services' && !ask.options.some((option) => option.piece !== undefined))
    return words.hints[ask.options.length > 1 ? 'service' : 'served']
  const hint = HINTS[ask.text.replace(/\..*$/, '')]
  const card = ask.source === null ? null : cardById(game, ask.source)
  if (hint && !(hint === 'item' && card)) return words.hints[hint]
  // Elsewhere the card lies whole on the stage.
  if (!hint && !IN_FIGHT.test(ask.text) && t.zone('display').isEmpty)
    return words.hints[ask.kind === 'amount' ? 'amount' : 'door']
  return card ? `${card.name[language]}. ${game.describeCard(card, language).join(' ')}` : null
}
