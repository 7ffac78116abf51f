import type { Seat } from '@sablier/kernel'
import { BASIC_RESOURCES, countBasic, DANGER_SPACES, KEPT, supplyLeft } from '@sablier/thiefs-fortune'
import { Avatar, Choosable, Icon, Pips, Token } from '@sablier/ui'
import { ForetoldChange } from './foretold.tsx'
import { useThiefWords } from './thief-words.ts'
import { useTokenName } from './token-names.ts'
import { useRoom } from './use-small.ts'
import { useThief } from './use-thief.ts'

/** One's own numbers: points, the four wells of the Stockpile, Danger and the Bribe to come. */
export function Shelf({ seat }: { seat?: Seat }) {
  const { table, seats, me: viewer } = useThief()
  const words = useThiefWords()
  const me = seat ?? viewer
  if (me === null) return null
  const isMine = seat === undefined
  return (
    <section className="own-shelf" data-seat={me} aria-label={seats[me]?.name ?? ''}>
      <span className="shelf-who">
        <Avatar seat={me} size="small" />
        <span>
          <b className="shelf-name">{seats[me]?.name}</b>
          <span className="shelf-points" data-track={`fortune.${me}`} title={words.points}>
            {table.track('fortune', me)} <Icon name="laurel-crown" label={words.points} />
            {isMine && <ForetoldChange track="fortune" seat={me} />}
          </span>
        </span>
      </span>
      <section className="wells" aria-label={words.stockpile} data-part="stockpile">
        {KEPT.map((kind) => (
          <Well key={kind} kind={kind} seat={me} isMine={isMine} />
        ))}
      </section>
      <DangerTrack seat={me} isMine={isMine} />
      {isMine && <BribeToCome />}
      {isMine && <ActionPips />}
    </section>
  )
}

const ASKED = new Set<string>(BASIC_RESOURCES)

interface Owned {
  readonly seat: Seat
  /** Shown for oneself: what is asked can be pressed. */
  readonly isMine: boolean
}

function Well({ kind, seat, isMine }: Owned & { kind: (typeof KEPT)[number] }) {
  const { table } = useThief()
  const n = table.track(kind, seat)
  const words = useThiefWords()
  const nameOf = useTokenName()
  // A ruling lets substitutes stand in for tokens that the box does not have.
  const label = words.wellOf(nameOf(kind, 2), n, Math.max(0, supplyLeft(table, kind)))
  const inside = (
    <>
      <Token kind={kind} size="var(--well, 34px)" />
      <b>{n}</b>
      {isMine && <ForetoldChange track={kind} seat={seat} />}
    </>
  )
  const track = { 'data-track': `${kind}.${seat}` }
  if (!isMine || !ASKED.has(kind))
    return (
      <span className="well" {...track} title={label} role="img" aria-label={label}>
        {inside}
      </span>
    )
  return (
    <span className="well" {...track} title={label}>
      <Choosable target={{ option: kind }} label={label} className="well-press">
        {inside}
      </Choosable>
    </span>
  )
}

const SPACES = Array.from({ length: DANGER_SPACES }, (_, i) => i + 1)

/** The Danger Track; while one moves Danger away, the tokens on it are pressed. */
function DangerTrack({ seat, isMine }: Owned) {
  const { table, ask } = useThief()
  const words = useThiefWords()
  const danger = table.track('danger', seat)
  const isSmall = useRoom() !== 'wide'
  const isMoved = isMine && ask?.text === 'move-danger'
  return (
    <span className="shelf-danger" {...(isMine && { 'data-part': 'danger' })} data-track={`danger.${seat}`}>
      <span className="shelf-label">{words.danger}</span>
      {isMine && <ForetoldChange track="danger" seat={seat} />}
      {isMoved ? (
        <span className="danger-moved">
          {SPACES.filter((n) => n <= (isSmall ? Math.min(danger, ask.max) : danger)).map((n) => (
            <Choosable key={n} target={{ amount: n }} label={`${n} ${words.danger}`} className="loot-token">
              <Token kind="danger" size="28px" />
            </Choosable>
          ))}
        </span>
      ) : isSmall ? (
        <span className="danger-count" role="img" aria-label={words.dangerOf(danger, DANGER_SPACES)}>
          <Token kind="danger" size="var(--well)" />
          <b>
            {danger}/{DANGER_SPACES}
          </b>
        </span>
      ) : (
        <Pips
          kind="danger"
          n={danger}
          max={DANGER_SPACES}
          overflow="−1"
          label={words.dangerOf(danger, DANGER_SPACES)}
        />
      )}
    </span>
  )
}

function BribeToCome() {
  const { table, me } = useThief()
  const words = useThiefWords()
  const danger = table.track('danger', me ?? 0)
  const have = countBasic(table, me ?? 0)
  const short = Math.max(0, danger - have)
  return (
    <span className="shelf-bribe" data-short={short > 0 || undefined}>
      <small>{words.bribeDue}</small>
      <span>
        {danger === 0 ? words.noBribe : short > 0 ? words.bribeShort(danger, short) : words.bribeOf(danger, have)}
        {short > 0 ? (
          <Icon name="laurel-crown" label={words.points} />
        ) : (
          danger > 0 && BASIC_RESOURCES.map((kind) => <Token key={kind} kind={kind} size="15px" />)
        )}
      </span>
    </span>
  )
}

const MOST_ACTIONS = 2

/** The actions of this turn that are left. */
function ActionPips() {
  const { ask, table, me } = useThief()
  const words = useThiefWords()
  if (table.phase !== 'action' || me === null || table.active !== me) return null
  const left = ask?.text === 'action.menu' ? MOST_ACTIONS : ask?.text === 'action.one-or-two' ? 1 : 0
  if (left === 0) return null
  return (
    <span className="shelf-actions" role="img" aria-label={words.actionsLeft(left)} title={words.actionsLeft(left)}>
      <span className="shelf-label">{words.actions}</span>
      {Array.from({ length: MOST_ACTIONS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an action is its number
        <i key={i} className={i < left ? 'action-left' : 'action-done'} />
      ))}
    </span>
  )
}
