import type { Fight } from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { useChosen, usePointed } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'

/** The helper whose price is pointed at or chosen, or who is being bargained with: the sums show them as a ghost. -1: nobody. */
export function useThoughtOfAlly(fight: Fight): Seat {
  const { t, ask, me } = useDonjon()
  const pointed = usePointed()
  const chosen = useChosen()[0]
  if (fight.kind !== 'monster' || fight.ally >= 0) return -1
  const take = [pointed, chosen].find((option) => option?.startsWith('take:'))
  if (take) return Number(take.split(':')[1])
  const talk = t.fact('talk')
  if (talk?.condition === 'ally') return talk.to
  return ask?.text === 'name-prices' || ask?.text === 'alliance.currency' ? (me ?? -1) : -1
}
