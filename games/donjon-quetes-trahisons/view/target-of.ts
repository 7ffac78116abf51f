import { targetOf } from '@sablier/donjon-quetes-trahisons'
import type { DonjonModel } from './use-donjon.ts'

/** The agreed trophy points; where nobody chose, as the game begins. */
export function agreedTarget({ t, game }: Pick<DonjonModel, 't' | 'game'>): number {
  return targetOf(t) || Number(game.options['target']?.start)
}
