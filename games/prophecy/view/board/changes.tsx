import type { Change } from '@sablier/prophecy'
import { Icon, type IconName } from '@sablier/ui'
import { useProphecyWords } from '../words.ts'

export const CHANGE_SIGNS: Readonly<Record<Change['what'], IconName>> = {
  gold: 'two-coins',
  experience: 'sign-star',
  health: 'hearts',
  magic: 'sign-spark',
  strength: 'fist',
  willpower: 'magic-swirl',
  item: 'swap-bag',
}
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

/** What changes, as numbers with their signs. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const words = useProphecyWords()
  const names: Readonly<Record<Change['what'], string>> = {
    gold: words.gold,
    experience: words.experience,
    health: words.health,
    magic: words.magic,
    strength: words.strength,
    willpower: words.willpower,
    item: words.itemDrawn,
  }
  return (
    <span className="changes">
      {changes.map(({ what, n }) => (
        <span key={`${what} ${n}`} className={`change change-${what}`}>
          {signed(n)}
          <Icon name={CHANGE_SIGNS[what]} label={names[what]} />
        </span>
      ))}
    </span>
  )
}
