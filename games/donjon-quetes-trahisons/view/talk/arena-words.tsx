import type { Fight } from '@sablier/donjon-quetes-trahisons'
import { useDonjon } from '../use-donjon.ts'
import { OfferWords } from './offer-words.tsx'

/** Before an Arena: what is promised and asked for. */
export function ArenaWords({ fight }: { fight: Fight }) {
  const { t } = useDonjon()
  if (fight.kind !== 'arena' || t.phase !== 'negotiation') return null
  return <OfferWords />
}
