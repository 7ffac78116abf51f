import type { Piece, Seat } from '@sablier/kernel'
import { CardPicture, Choosable, Icon } from '@sablier/ui'
import { PieceTile } from '../parts/piece-tile.tsx'
import { useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'
import { StageFrame } from './stage.tsx'

const KINDS = ['gems', 'object', 'spoil'] as const
type Kind = (typeof KINDS)[number]

/** Questions about one kind of loot. */
const ASKED: Readonly<Record<string, Kind>> = { 'plunder-object': 'object', 'plunder-spoil': 'spoil' }
const OBJECTS = ['worn', 'carried', 'pack'] as const

/** What the victim owns, large: the victor presses the gems, the objects or the spoils, then the very thing. */
export function PlunderStage({ victim }: { victim: Seat }) {
  const { words, seats, ask } = useDonjon()
  const isPhone = usePhone()
  const asked = ASKED[ask?.text ?? '']
  return (
    <StageFrame set="arena">
      <div className="plunder" data-part="fight">
        <h2 data-seat={victim}>
          <Icon name="robber-hand" /> {words.owns(seats[victim]?.name ?? '')}
        </h2>
        <div className={`loots${asked ? ' loots-of-one' : ''}`}>
          {KINDS.filter((kind) => !isPhone || !asked || kind === asked).map((kind) => (
            <Loot key={kind} kind={kind} victim={victim} />
          ))}
        </div>
      </div>
    </StageFrame>
  )
}

/** One kind of loot: its heading is the answer while the kind is asked. On a phone the heading holds it all. */
function Loot({ kind, victim }: { kind: Kind; victim: Seat }) {
  const { t, ask, words } = useDonjon()
  const isPhone = usePhone()
  const half = Math.ceil(t.track('gems', victim) / 2)
  const label = { gems: `${words.halfGems}: ${half}`, object: words.plunderObject, spoil: words.plunderSpoil }[kind]
  const pieces =
    kind === 'gems'
      ? []
      : kind === 'spoil'
        ? t.zone('spoils', victim).pieces
        : OBJECTS.flatMap((zone) => [...t.zone(zone, victim).pieces])
  const isAsked = ask?.text === 'arena.plunder'
  const isShort = isPhone && isAsked
  return (
    <section className={`loot loot-${kind}`}>
      {isAsked ? (
        <Choosable target={{ option: kind }} label={label} className="loot-choice">
          {label}
          {isShort && <Glimpse pieces={pieces} />}
        </Choosable>
      ) : (
        <span className="loot-choice">{label}</span>
      )}
      {!isShort && (
        <div className="loot-goods">
          {kind === 'gems' && (
            <>
              <Icon name="gems" className="gem-pile" />
              <b>{half}</b>
            </>
          )}
          {pieces.map((piece) => (
            <PieceTile key={piece} piece={piece} />
          ))}
        </div>
      )}
    </section>
  )
}

const AT_A_GLANCE = 5

/** The first of some goods in small. */
function Glimpse({ pieces }: { pieces: readonly Piece[] }) {
  const { cardOf } = useDonjon()
  return (
    <span className="loot-glimpse">
      {pieces.slice(0, AT_A_GLANCE).map((piece) => {
        const card = cardOf(piece)
        return card && <CardPicture key={piece} card={card} />
      })}
      {pieces.length > AT_A_GLANCE && <b>+{pieces.length - AT_A_GLANCE}</b>}
    </span>
  )
}
