import type { CardType } from '@sablier/thiefs-fortune'
import type { IconName } from '@sablier/ui'

/** The sign of each type of card: of its lane, its deck and its cards. */
export const TYPE_ICONS: Readonly<Record<CardType, IconName>> = {
  location: 'village',
  character: 'cowled',
  event: 'comet-spark',
}
