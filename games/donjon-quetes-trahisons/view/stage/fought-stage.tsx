import { arenaOdds, type Fight, monsterOdds } from '@sablier/donjon-quetes-trahisons'
import { DiceStage } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'
import { Team, throwsOf, Verdict } from './fight-sides.tsx'
import { broughtTo, type FightStory, fightOfTurn } from './fight-story.ts'
import { OddsBar } from './odds-bar.tsx'
import { StageFrame } from './stage.tsx'

/** Questions that are asked over the result of a fight. */
const OVER_RESULT = ['replay-fight', 'use-helmet']
const RECENT = 400

/** The fight whose result the open question is about; null while none is. */
export function useFought(): FightStory | null {
  const { ask, events } = useDonjon()
  if (!ask || !OVER_RESULT.includes(ask.text)) return null
  const story = fightOfTurn(events.slice(-RECENT))
  return story?.winner ? story : null
}

/** A fight that is decided, while somebody may still undo it: dice, sums, who won, and the chance if all is thrown again. */
export function FoughtStage({ fight, story }: { fight: Fight; story: FightStory }) {
  const { words, ask, t } = useDonjon()
  const isArena = fight.kind === 'arena'
  const again = isArena
    ? arenaOdds(t, fight, lentTo(story, 'green', fight.forced) - lentTo(story, 'red', fight.forced))
    : monsterOdds(t, fight)
  return (
    <StageFrame set={isArena ? 'arena' : 'gate'}>
      <div className="clash clash-read fought" data-part="fight">
        <Team story={story} die="green" title={isArena ? words.attackers : words.heroes} shown />
        <div className="clash-dice">
          <DiceStage id="fought" rolls={false} throws={throwsOf(story, words)} verdict={<Verdict story={story} />} />
          {ask?.text === 'replay-fight' && <OddsBar odds={again} note={words.rolledAgain} />}
        </div>
        <Team story={story} die="red" title={isArena ? words.defenders : words.monsters} shown />
      </div>
    </StageFrame>
  )
}

/** What the allies of a side brought; whom the Ring forces lies open before the dice and is counted there. */
const lentTo = (story: FightStory, die: 'green' | 'red', forced: number): number =>
  broughtTo(story, die).reduce((sum, { seat, n, lends }) => sum + (lends && seat !== forced ? n : 0), 0)
