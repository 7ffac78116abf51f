import type { Piece } from '@sablier/kernel'
import { entryPreview } from '@sablier/thiefs-fortune'
import { FaceText, Icon, type PreparedFace, Token } from '@sablier/ui'
import { useThiefWords } from './thief-words.ts'
import { useFaceOf } from './use-face-of.ts'
import { usePlacing } from './use-placing.ts'
import { cardOf, useThief } from './use-thief.ts'

/** What comes of placing a card: its loot, what it will push out, which Locations will answer, and the Favor of the other card. */
export function Placement() {
  const { table, me, ask } = useThief()
  const words = useThiefWords()
  const faceOf = useFaceOf()
  const piece = usePlacing()
  const card = piece === null ? null : cardOf(table, piece)
  if (piece === null || !card || me === null) return null
  const { pushes, answers } = entryPreview(table, me, piece)
  const other = table.zone('hand', me).pieces.find((one) => one !== piece)
  return (
    <aside className="placement" aria-live="polite">
      <b className="placement-name">{faceOf(piece)?.face.name}</b>
      <p>
        <Icon name="hourglass" /> {words.joins}{' '}
        {card.loot.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
          <Token key={i} kind={kind} size="19px" />
        ))}
      </p>
      {pushes !== null && (
        <p>
          <Icon name="empty-hourglass" /> {card.type === 'event' ? words.willLose : words.willPush}{' '}
          <b>{faceOf(pushes)?.face.name}</b> {card.type !== 'event' && <Worth piece={pushes} />}
        </p>
      )}
      {answers.map((location) => (
        <Answering key={location} face={faceOf(location)} />
      ))}
      {ask?.text === 'planning.last-placement' && other !== undefined && <OtherFavor face={faceOf(other)} />}
    </aside>
  )
}

/** What a card counts in the PAST. */
function Worth({ piece }: { piece: Piece }) {
  const { table } = useThief()
  return (
    <span className="placement-worth">
      +{cardOf(table, piece)?.fortune ?? 0} <Icon name="laurel-crown" />
    </span>
  )
}

function Answering({ face }: { face: PreparedFace | null }) {
  const words = useThiefWords()
  if (!face) return null
  return (
    <p>
      <Icon name="village" /> {words.willAnswer} <b>{face.face.name}</b>{' '}
      <span className="placement-short">
        <FaceText parts={face.short} />
      </span>
    </p>
  )
}

/** The last card but this one gives its Favor. */
function OtherFavor({ face }: { face: PreparedFace | null }) {
  const words = useThiefWords()
  if (!face) return null
  const [one = [], two = []] = face.doors
  return (
    <p>
      <Icon name="scales" /> <b>{face.face.name}</b> {words.givesFavor} <FaceText parts={one} /> {words.or}{' '}
      <FaceText parts={two} />
    </p>
  )
}
