import { CHARACTERS, LEVELS, type Level } from '@sablier/bots'
import { Icon, type IconName } from '@sablier/ui'
import type { ReactNode } from 'react'
import type { LocalPlayer } from '../saved/saved-games.ts'
import { useSayWord, type Word } from '../words/use-words.ts'
import { RatingNote } from './rating-note.tsx'
import { StrengthPips } from './strength-pips.tsx'

/** The face of each computer player. */
const FACES: Readonly<Record<Level, IconName>> = {
  random: 'perspective-dice-six-faces-random',
  beginner: 'person',
  novice: 'monk-face',
  adept: 'crested-helmet',
  expert: 'hooded-assassin',
  master: 'wizard-face',
  champion: 'crown',
}
/** How each plays, in a few words. */
const MANNERS: Readonly<Record<Level, Word>> = {
  random: 'mannerRandom',
  beginner: 'mannerBeginner',
  novice: 'mannerNovice',
  adept: 'mannerAdept',
  expert: 'mannerExpert',
  master: 'mannerMaster',
  champion: 'mannerChampion',
}

interface CastProps {
  readonly game: string
  readonly seat: number
  readonly player: LocalPlayer
  readonly onChange: (player: LocalPlayer) => void
}

/** The choice for a seat: a person at this device, or one of the characters. */
export function Cast({ game, seat, player, onChange }: CastProps) {
  const say = useSayWord()
  return (
    <fieldset className="cast" data-seat={seat}>
      <legend>{say('whoTakes')}</legend>
      <label className="cast-name">
        <span className="visually-hidden">{say('nameOfSeat', { n: seat + 1 })}</span>
        <input
          value={player.name}
          maxLength={24}
          onChange={(event) => onChange({ ...player, name: event.target.value })}
        />
      </label>
      <div className="cast-members">
        <Member level="person" chosen={player.level === null} onChoose={() => onChange({ ...player, level: null })}>
          <Icon name="meeple" />
          <b>{say('personHere')}</b>
          <small>{say('personHereText')}</small>
        </Member>
        {LEVELS.map((level) => (
          <Member
            key={level}
            level={level}
            chosen={player.level === level}
            onChoose={() => onChange({ name: CHARACTERS[level].name, level })}
          >
            <Icon name={FACES[level]} />
            <b>{CHARACTERS[level].name}</b>
            <small>{say(MANNERS[level])}</small>
            <StrengthPips level={level} />
            <RatingNote game={game} level={level} />
          </Member>
        ))}
      </div>
    </fieldset>
  )
}

interface MemberProps {
  readonly level: Level | 'person'
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Member({ level, chosen, onChoose, children }: MemberProps) {
  return (
    <button type="button" className="cast-member" data-level={level} aria-pressed={chosen} onClick={onChoose}>
      {children}
    </button>
  )
}
