import type { Seat } from '@sablier/kernel'
import { useDonjon } from '../use-donjon.ts'
import { PowerShield } from './power-shield.tsx'

/** The gauge of a hero: power, and half of it as support. */
export function HeroPower({ seat }: { seat: Seat }) {
  const { t, words } = useDonjon()
  const power = t.track('power', seat)
  const lends = t.track('ally-power', seat)
  return <PowerShield power={power} lends={lends} label={`${words.power} ${power}, ${words.support} ${lends}`} />
}
