import { ProgressSteps, Race, seatSign } from '@sablier/ui'
import { useAdventure } from './use-adventure.ts'
import { useProphecyWords } from './words.ts'

const STEP_OF: Readonly<Record<string, string>> = {
  characters: '',
  chance: 'chance',
  movement: 'move',
  encounter: 'space',
  services: 'space',
  ending: 'end',
}

/** The head of the table: the round, the four steps of a turn, and the race for five certificates. */
export function Progress() {
  const { t, view, seats } = useAdventure()
  const words = useProphecyWords()
  const steps = [
    { id: 'chance', name: words.chance },
    { id: 'move', name: words.move },
    { id: 'space', name: words.onSpace },
    { id: 'end', name: words.end },
  ]
  return (
    <div className="progress" data-part="progress">
      {view.state.round > 0 && <b className="progress-round">{words.round(view.state.round)}</b>}
      <ProgressSteps steps={steps} now={STEP_OF[view.state.phase] ?? ''} label={words.steps} />
      <span className="progress-race" title={words.race}>
        <Race
          to={5}
          marks={[0, 1, 2, 3, 4, 5]}
          label={words.race}
          racers={t.seats.map((seat) => ({
            seat,
            at: t.zone('certificates', seat).size,
            icon: seatSign(seat),
            label: seats[seat]?.name ?? '',
          }))}
        />
      </span>
    </div>
  )
}
