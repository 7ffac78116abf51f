import type { SeatInfo } from '@sablier/ui'
import { DiceNote } from '../online/dice-note.tsx'
import type { SeenDice } from '../online/seen-dice.ts'
import { Scrubber } from '../table/scrubber.tsx'
import { useSayWord } from '../words/use-words.ts'
import { distrustText } from './record-fault.ts'
import type { OpenedRecord } from './replay-host.ts'
import type { Replay } from './use-replay.ts'

interface ReplayBarProps {
  readonly replay: Replay
  readonly record: OpenedRecord
  readonly seats: readonly SeatInfo[]
  /** Whose seat one takes when one plays on. */
  readonly playsAs: string
  /** Whether the dice are those that were shown before play; null for a game of this device. */
  readonly dice: SeenDice | null
  /** Null where there is nothing left to play. */
  readonly onPlayOn: (() => void) | null
}

/** The controls of a replay: whether it is true, where it stands, from whose seat one looks. */
export function ReplayBar({ replay, record, seats, playsAs, dice, onPlayOn }: ReplayBarProps) {
  const say = useSayWord()
  const { at, running } = replay
  return (
    <section className="notice hourglass-bar" aria-label={say('replays')}>
      <p className={record.fault === null ? 'verified' : 'verified notice-bad'} role="status">
        {record.fault === null
          ? `✓ ${say('verified')}`
          : `✗ ${say('notVerified', { why: distrustText(say, record.fault) })}`}
      </p>
      {dice && <DiceNote seen={dice} />}
      <button type="button" className="quiet" onClick={() => replay.setRunning(!running)}>
        {say(running ? 'pause' : 'play')}
      </button>
      <Scrubber at={at} max={record.entries} onMove={replay.setAt} />
      <ViewerChoice replay={replay} seats={seats} />
      <button type="button" className="strong" disabled={onPlayOn === null} onClick={() => onPlayOn?.()}>
        {say('playOnAs', { name: playsAs })}
      </button>
    </section>
  )
}

/** From whose seat one looks. */
function ViewerChoice({ replay: { viewer, setViewer }, seats }: Pick<ReplayBarProps, 'replay' | 'seats'>) {
  const say = useSayWord()
  return (
    <label className="field">
      {say('seeAs')}
      <select
        value={String(viewer)}
        onChange={(event) => setViewer(event.target.value === 'spectator' ? 'spectator' : Number(event.target.value))}
      >
        <option value="spectator">{say('spectator')}</option>
        {seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
