import type { Seat } from '@sablier/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { tokenTime } from '../motion/token-time.ts'
import { Die, type DieTone } from '../pieces/die.tsx'
import { Avatar } from './avatar.tsx'

/** Dice that somebody threw. */
export interface Throw {
  readonly key: string
  /** Whose dice; null for the table or a creature. */
  readonly seat: Seat | null
  /** The name of the thrower. */
  readonly name: string
  readonly sides: number
  readonly values: readonly number[]
  readonly tone?: DieTone
  /** Shown instead of an avatar: the picture of a creature. */
  readonly picture?: ReactNode
  /** What the dice come to, with all that is added; shown when they lie still. */
  readonly total?: ReactNode
}

interface DiceStageProps {
  /** One throw: all these dice tumble together. Another `id` throws anew. */
  readonly id: string
  readonly throws: readonly Throw[]
  /** Runs once the dice lie still and could be read: from then on the result may be used. */
  readonly onRead?: () => void
  /** False: the dice lie there already. */
  readonly rolls?: boolean
  /** Shown below when the dice lie still: the winner, and anything else. */
  readonly verdict?: ReactNode
}

/** Dice in the middle of the table with their owners. Totals and verdict wait until the dice lie still. */
export function DiceStage({ id, throws, onRead, rolls = true, verdict }: DiceStageProps) {
  const still = useStillDice(id, rolls, onRead)
  return (
    <div className={`dice-stage${still ? ' dice-stage-still' : ''}`} key={id}>
      <div className="dice-stage-throws">
        {throws.map((thrown) => (
          <ThrownDice key={thrown.key} thrown={thrown} rolls={rolls} still={still} />
        ))}
      </div>
      {verdict && (
        <div className="dice-stage-verdict" aria-live="polite" aria-hidden={!still}>
          {verdict}
        </div>
      )}
    </div>
  )
}

/** True when the dice of this throw lie still; tells once when they could also be read. */
function useStillDice(id: string, rolls: boolean, onRead: (() => void) | undefined): boolean {
  const [stillId, setStillId] = useState(rolls ? '' : id)
  const read = useRef(onRead)
  useEffect(() => {
    read.current = onRead
  })
  useEffect(() => {
    const rolling = rolls ? tokenTime('t-roll') : 0
    const still = setTimeout(() => setStillId(id), rolling)
    const done = setTimeout(() => read.current?.(), rolling + (rolls ? tokenTime('t-hold') : 0))
    return () => {
      clearTimeout(still)
      clearTimeout(done)
    }
  }, [id, rolls])
  return stillId === id
}

function ThrownDice({ thrown, rolls, still }: { thrown: Throw; rolls: boolean; still: boolean }) {
  const { seat, name, sides, values, tone, picture, total } = thrown
  return (
    <div className="thrown" {...(seat !== null && { 'data-seat': seat })}>
      {picture ?? (seat !== null && <Avatar seat={seat} size="small" />)}
      <span className="thrown-name">{name}</span>
      <span className="dice">
        {values.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dice of one throw have no other name than their place
          <Die key={i} sides={sides} value={value} rolls={rolls} {...(tone && { tone })} />
        ))}
      </span>
      {total !== undefined && (
        <b className="thrown-total" aria-hidden={!still}>
          {total}
        </b>
      )}
    </div>
  )
}
