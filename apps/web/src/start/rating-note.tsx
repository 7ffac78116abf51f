import type { Level } from '@sablier/bots'
import { useSayWord } from '../words/use-words.ts'
import { ratingOf } from './ratings.ts'

/** The rating of a computer player in a game, where a league has measured it. */
export function RatingNote({ game, level }: { game: string; level: Level }) {
  const say = useSayWord()
  const rating = ratingOf(game, level)
  return rating === null ? null : (
    <small className="rating" title={say('ratingHint')}>
      {say('rating', { n: rating })}
    </small>
  )
}
