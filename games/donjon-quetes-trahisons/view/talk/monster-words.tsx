import type { Fight } from '@sablier/donjon-quetes-trahisons'
import { useDonjon } from '../use-donjon.ts'
import { OfferWords } from './offer-words.tsx'

/** Before a monster: what is asked for and offered, as long as there is no ally. */
export function MonsterWords({ fight }: { fight: Fight }) {
  const { t } = useDonjon()
  return fight.ally < 0 && t.phase === 'negotiation' ? <OfferWords /> : null
}
