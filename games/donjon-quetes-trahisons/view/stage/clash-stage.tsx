import { logLines } from '@sablier/kernel'
import { DiceStage, RichText, tokenTime, useTable } from '@sablier/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDonjon } from '../use-donjon.ts'
import { consequencesOf } from './consequences.ts'
import { KRITIK, Team, throwsOf, Verdict } from './fight-sides.tsx'
import { fightOfTurn } from './fight-story.ts'
import { StageFrame } from './stage.tsx'
import type { Clash } from './use-clash.ts'

/** How long the result stays, in banners. */
const STAYS = 2

/** Goes on by itself when the result was read for a while. */
function useGoOn(isRead: boolean, end: () => void): void {
  const goOn = useRef(end)
  useEffect(() => {
    goOn.current = end
  })
  // Others may answer meanwhile: what they do does not make the result stay longer.
  useEffect(() => {
    if (!isRead) return
    const timer = setTimeout(() => goOn.current(), STAYS * tokenTime('t-banner'))
    return () => clearTimeout(timer)
  }, [isRead])
}

/** The dice of a fight: they roll, the fists open, the sums are made, one side wins; a press goes on. */
export function ClashStage({ clash }: { clash: Clash }) {
  const { words } = useDonjon()
  const { id, events, end } = clash
  const story = useMemo(() => fightOfTurn(events), [events])
  const [read, setRead] = useState('')
  const isRead = read === id
  useGoOn(isRead, end)
  if (!story?.totals) return null
  const isArena = story.defender >= 0
  const kritik = [...story.green, ...story.red].includes(KRITIK)
  return (
    <StageFrame set={isArena ? 'arena' : 'gate'}>
      <div className={`clash${isRead ? ' clash-read' : ''}`} data-part="fight">
        <Team story={story} die="green" title={isArena ? words.attackers : words.heroes} shown={isRead} />
        <div className="clash-dice">
          {kritik && isRead && <strong className="kritik">{words.kritik}</strong>}
          <DiceStage
            id={id}
            throws={throwsOf(story, words)}
            onRead={() => setRead(id)}
            verdict={<Verdict story={story} />}
          />
        </div>
        <Team story={story} die="red" title={isArena ? words.defenders : words.monsters} shown={isRead} />
        <Consequences clash={clash} shown={isRead} />
        <button type="button" className="clash-on say" onClick={end}>
          {words.goOn}
        </button>
      </div>
    </StageFrame>
  )
}

/** What follows from the fight, line by line. */
function Consequences({ clash, shown }: { clash: Clash; shown: boolean }) {
  const { game, reader } = useTable()
  const lines = useMemo(() => logLines(consequencesOf(clash.events), { game, reader }), [clash.events, game, reader])
  return (
    <ul className="consequences" aria-hidden={!shown}>
      {shown &&
        lines.map(({ key, nodes, event }) => (
          <li key={key} className={event.type === 'said' && event.key.endsWith('-broken') ? 'consequence-broken' : ''}>
            <RichText nodes={nodes} tappable={false} />
          </li>
        ))}
    </ul>
  )
}
