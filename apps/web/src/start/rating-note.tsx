import type { Level } from '@sablier/bots'
import { useSayWord } from '../words/use-words.ts'
import { ratingOf } from './ratings.ts'

/** The rating of a computer player in a game, or that no league has measured it yet. */
export function RatingNote({ game, level }: { game: string; level: Level }) {
  const say = useSayWord()
  const rating = ratingOf(game, level)
  return (
    <small className="rating" title={say('ratingHint')}>
      {rating === null ? say('notRated') : say('rating', { n: rating })}
    </small>
  )
}
