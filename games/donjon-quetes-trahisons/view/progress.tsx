import { plain, textOf } from '@sablier/kernel'
import { type IconName, ProgressSteps, Race, seatSign } from '@sablier/ui'
import { agreedTarget } from './target-of.ts'
import { useDonjon } from './use-donjon.ts'

const STEPS = [
  ['supplies', 'village'],
  ['dungeon-or-arena', 'dungeon-gate'],
  ['negotiation', 'conversation'],
  ['combat', 'crossed-swords'],
  ['rest', 'campfire'],
  ['quest-completed', 'treasure-map'],
] as const satisfies readonly (readonly [string, IconName])[]
/** Short steps between the six phases belong to one of them. */
const PART_OF: Readonly<Record<string, string>> = { 'turn-start': 'supplies', draw: 'dungeon-or-arena' }

/** For the head of the table: the round, the six phases of the turn, and the race to the agreed trophy points. */
export function Progress() {
  const model = useDonjon()
  const { t, words, seats } = model
  const target = agreedTarget(model)
  const marks = [0, 5, 10, 15].filter((mark) => mark < target)
  return (
    <>
      <span className="table-phase progress-round">
        <b>{words.round(Math.max(1, t.round))}</b>
      </span>
      <ProgressSteps
        brief
        label={words.phases}
        now={PART_OF[t.phase] ?? t.phase}
        steps={STEPS.map(([id, icon]) => ({ id, icon, name: plain(textOf(model, 'phases', id)) }))}
      />
      <Race
        to={target}
        marks={[...marks, target]}
        label={words.race}
        racers={t.seats.map((seat) => ({
          seat,
          at: t.track('trophies', seat),
          icon: seatSign(seat),
          label: seats[seat]?.name ?? '',
        }))}
      />
    </>
  )
}
