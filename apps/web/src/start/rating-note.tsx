import type { Level } from '@sablier/bots'
import { useSayWord, type Word } from '../words/use-words.ts'
import { ratingOf } from './ratings.ts'

/** What is known for sure of a player whom no league has measured: how its way of playing differs from a measured one's. */
const UNRATED: Readonly<Partial<Record<Level, Word>>> = {
  beginner: 'unratedBeginner',
  expert: 'unratedExpert',
  champion: 'unratedChampion',
}

/** The rating of a computer player in a game, or that no league has measured it and how it plays instead. */
export function RatingNote({ game, level }: { game: string; level: Level }) {
  const say = useSayWord()
  const rating = ratingOf(game, level)
  return (
    <small className="rating" title={say('ratingHint')}>
      {rating === null ? say(UNRATED[level] ?? 'notRated') : say('rating', { n: rating })}
    </small>
  )
}
