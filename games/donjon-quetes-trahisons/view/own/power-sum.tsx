import { powerParts } from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { Icon, type IconName } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'

const SIGNS: Readonly<Record<string, IconName>> = {
  weapon: 'broadsword',
  armour: 'chest-armor',
  jewel: 'ring',
  hero: 'visored-helm',
  wounds: 'drop',
  charmed: 'hearts',
}

/** How the gauge comes about: 8 +2 +3 = 13. */
export function PowerSum({ seat }: { seat: Seat }) {
  const { t, words } = useDonjon()
  const total = t.track('power', seat)
  return (
    <p className="power-sum" title={words.power}>
      {powerParts(t, seat).map(({ from, n }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sum have no name but their place
        <span key={`${from}${i}`}>
          {from === 'base' ? n : n < 0 ? `−${-n}` : `+${n}`}
          {SIGNS[from] && <Icon name={SIGNS[from]} />}
        </span>
      ))}
      <b>= {total}</b>
    </p>
  )
}
