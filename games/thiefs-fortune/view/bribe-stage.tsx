import type { Seat } from '@sablier/kernel'
import { BASIC_RESOURCES, countBasic, RESOURCES_PER_POINT } from '@sablier/thiefs-fortune'
import { Avatar, BackdropPicture, Icon, Token, useDraft } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { Stage } from './stage.tsx'
import { useThiefWords } from './thief-words.ts'
import { useThief } from './use-thief.ts'

/** The guards before every player: each Danger faces what pays for it. One's own resources are pressed on the shelf below. */
export function BribeStage() {
  const { table, me } = useThief()
  const words = useThiefWords()
  return (
    <Stage title={words.guards} hint={words.guardsText} className="stage-bribe">
      <span className="bribe-picture" aria-hidden="true">
        <BackdropPicture backdrop="palace" />
      </span>
      {table.turnOrder(me ?? 0).map((seat) => (
        <BribeColumn key={seat} seat={seat} />
      ))}
    </Stage>
  )
}

function BribeColumn({ seat }: { seat: Seat }) {
  const { table, seats, me } = useThief()
  const words = useThiefWords()
  const danger = table.track('danger', seat)
  const have = countBasic(table, seat)
  const isMine = seat === me
  const paid = usePaid(isMine)
  return (
    <div className="bribe-column" data-seat={seat} data-mine={isMine || undefined}>
      <Avatar seat={seat} />
      <b>{seats[seat]?.name}</b>
      {danger === 0 ? (
        <p>{words.walkPast}</p>
      ) : (
        <ol className="bribe-pairs">
          {Array.from({ length: danger }, (_, i) => {
            const kind = paid[i]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a Danger is its place on the track
              <li key={i} style={{ '--pair-at': i } as CSSProperties}>
                <Token kind="danger" size="var(--pair, 28px)" />
                <span aria-hidden="true">‹</span>
                {i >= have ? <BribeLoss /> : kind ? <Token kind={kind} size="var(--pair, 28px)" /> : <BribeOpen />}
              </li>
            )
          })}
        </ol>
      )}
      <span className="bribe-points">
        {table.track('fortune', seat)} <Icon name="laurel-crown" label={words.points} />
      </span>
      {isMine && <BribeLeft left={have - Math.min(danger, have)} />}
    </div>
  )
}

/** What one has laid down so far, one by one. */
function usePaid(isMine: boolean) {
  const { ask } = useThief()
  const [shares] = useDraft<readonly number[]>([])
  if (!isMine || !ask) return []
  return ask.options.flatMap(({ id }, i) => {
    const kind = BASIC_RESOURCES.find((basic) => basic === id)
    return kind ? Array.from({ length: shares[i] ?? 0 }, () => kind) : []
  })
}

/** A Danger that nothing pays for costs a point. */
function BribeLoss() {
  const words = useThiefWords()
  return (
    <span className="bribe-loss">
      −1 <Icon name="laurel-crown" label={words.points} />
    </span>
  )
}

/** Somebody may still choose what pays for it. */
const BribeOpen = () => <span className="bribe-open">?</span>

/** What one keeps after paying, and the points it brings. */
function BribeLeft({ left }: { left: number }) {
  const words = useThiefWords()
  return (
    <small>
      {words.thenLeft(left, Math.floor(left / RESOURCES_PER_POINT))} <Icon name="laurel-crown" label={words.points} />
    </small>
  )
}
