import type { Seat } from '@sablier/kernel'
import { Cube } from '@sablier/ui'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'

const KINDS = { strength: 'strength', willpower: 'will' } as const

interface CubesProps {
  readonly seat: Seat
  readonly type: keyof typeof KINDS
  /** Which side of the sheet: spent cubes lie on the left, ready ones on the right. */
  readonly side: 'spent' | 'ready'
}

/** The cubes on one side of a sheet. */
export function Cubes({ seat, type, side }: CubesProps) {
  const { t } = useAdventure()
  const words = useProphecyWords()
  const n = t.track(side === 'ready' ? type : `lost-${type}`, seat)
  return (
    <span
      className="cubes"
      data-n={n > 8 ? 'many' : 'few'}
      role="img"
      aria-label={`${words[type]}, ${words[side]}: ${n}`}
    >
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes have no name but their place
        <Cube key={i} kind={KINDS[type]} spent={side === 'spent'} />
      ))}
    </span>
  )
}

/** Both colours with their numbers, in one line: ready cubes and hollow spent ones. */
export function CubeLine({ seat, type }: Omit<CubesProps, 'side'>) {
  const { t } = useAdventure()
  const words = useProphecyWords()
  const [ready, spent] = [t.track(type, seat), t.track(`lost-${type}`, seat)]
  return (
    <span className="cube-line" role="img" aria-label={`${words[type]}: ${ready} / ${ready + spent}`}>
      <b className={`value value-${type}`}>{ready}</b>
      <span className="cube-dots">
        {Array.from({ length: ready + spent }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes have no name but their place
          <i key={i} className={`cube-dot cube-dot-${type}${i < ready ? '' : ' cube-dot-spent'}`} />
        ))}
      </span>
    </span>
  )
}
