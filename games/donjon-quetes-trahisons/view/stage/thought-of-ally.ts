import type { Fight } from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { useOpenOffer } from '../offer/use-offer.ts'
import { useDonjon } from '../use-donjon.ts'

/** The helper who is being bargained with or called for: the sums show them as a ghost. -1: nobody. */
export function useThoughtOfAlly(fight: Fight): Seat {
  const { t, me, ask } = useDonjon()
  const open = useOpenOffer()
  if (fight.kind !== 'monster' || fight.ally >= 0) return -1
  if (open) return open.ground.id === 'volunteer' ? (me ?? -1) : open.draft.to
  if (ask?.text === 'talk-answer' && me !== null && me !== fight.owner) return me
  const offers = t.fact('open-offers')
  const [offer] = me === null ? [] : offers.filter(({ from, to }) => from === me || to === me)
  if (!offer) return -1
  return offer.from === fight.owner ? offer.to : offer.from
}
