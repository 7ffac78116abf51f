import type { Seat } from '@sablier/kernel'
import { Count } from '@sablier/ui'
import { agreedTarget } from '../target-of.ts'
import { useDonjon } from '../use-donjon.ts'

/** So near to the target, everybody should see it. */
const NEAR = 3

/** The trophy points of a seat; marked once the target is near. */
export function TrophyCount({ seat }: { seat: Seat }) {
  const model = useDonjon()
  const { t, words } = model
  const n = t.track('trophies', seat)
  const target = agreedTarget(model)
  const left = target - n
  return (
    <span className={left <= NEAR ? 'trophies-near' : ''}>
      <Count kind="trophy" n={n} label={words.trophies} />
      {left <= NEAR && left > 0 && <small> −{left}</small>}
    </span>
  )
}
