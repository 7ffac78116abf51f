import { type Change, type CreatureCard, changesOf, spaceAt } from '@sablier/prophecy'
import { Icon } from '@sablier/ui'
import { Changes } from '../board/changes.tsx'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'

interface OutcomesProps {
  readonly creature: CreatureCard
  /** The space of the fight. */
  readonly n: number
  /** Without the draw, for narrow places. */
  readonly brief?: boolean
}

/** What a win, a draw and a loss would bring. */
export function Outcomes({ creature, n, brief = false }: OutcomesProps) {
  const { t, me } = useAdventure()
  const words = useProphecyWords()
  const [seat, space] = [me ?? t.active, spaceAt(n)]
  const won: Change[] = [
    { what: 'experience', n: creature.experience },
    ...changesOf(t, seat, space, creature.treasure),
  ]
  const lost: readonly Change[] = creature.harm ? changesOf(t, seat, space, creature.harm) : [{ what: 'health', n: -1 }]
  return (
    <div className="outcomes">
      <span className="outcome outcome-win">
        <Icon name="check-mark" /> <b>{words.win}</b> <Changes changes={won.filter((change) => change.n !== 0)} />
      </span>
      {!brief && (
        <span className="outcome outcome-draw">
          <Icon name="scales" /> <b>{words.draw}</b> {creature.lives > 1 ? words.fullLives : words.itStays}
        </span>
      )}
      <span className="outcome outcome-lose">
        <Icon name="broken-heart" /> <b>{words.lose}</b> <Changes changes={lost} />
      </span>
    </div>
  )
}
