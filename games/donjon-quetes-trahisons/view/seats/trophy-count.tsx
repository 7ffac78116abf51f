import { targetOf } from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { Count } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'

/** So near to the target, everybody should see it. */
const NEAR = 3

/** The trophy points of a seat; marked once the target is near. */
export function TrophyCount({ seat }: { seat: Seat }) {
  const { t, words } = useDonjon()
  const n = t.track('trophies', seat)
  const target = targetOf(t)
  const left = target - n
  return (
    <span className={left <= NEAR ? 'trophies-near' : ''}>
      <Count kind="trophy" n={n} label={words.trophies} />
      {left <= NEAR && left > 0 && <small> −{left}</small>}
    </span>
  )
}
