import { findGame } from '@sablier/shelf'
import { Icon, useLanguage, useSay } from '@sablier/ui'
import { useMemo } from 'react'
import type { LocalResult } from '../saved/results.ts'
import { useSayWord } from '../words/use-words.ts'
import { ownGames } from './achievement.ts'
import { ACHIEVEMENTS } from './achievements.ts'

/** What one has earned as medals, and what is still to be had with how to get it. */
export function AchievementList({ results }: { results: readonly LocalResult[] }) {
  const say = useSayWord()
  const tell = useSay()
  const language = useLanguage()
  const medals = useMemo(() => {
    const games = ownGames(results)
    return ACHIEVEMENTS.map((achievement) => ({ ...achievement, at: achievement.earned(games) }))
  }, [results])
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <section className="panel" aria-labelledby="mine-medals">
      <header className="panel-head">
        <h2 id="mine-medals">{say('achievements')}</h2>
        <span>{say('ofAll', { n: medals.filter(({ at }) => at !== null).length, max: medals.length })}</span>
      </header>
      <ul className="medals">
        {medals.map(({ id, icon, game, name, text, at }) => {
          const entry = game === null ? undefined : findGame(game)
          return (
            <li key={id} data-game={game ?? undefined} data-earned={at !== null}>
              <span className="medal">
                <Icon name={icon} />
              </span>
              <span>
                <b>{tell(name)}</b>
                <small>{tell(text)}</small>
                <small className="medal-note">
                  {at === null ? say('notYet') : say('earnedOn', { date: date.format(at) })}
                  {entry && ` · ${tell(entry.title)}`}
                </small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
