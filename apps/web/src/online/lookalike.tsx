import { useSayWord } from '../words/use-words.ts'

/** Marks a name that looks like that of another person at the table. */
export function Lookalike() {
  const say = useSayWord()
  return (
    <span className="seat-tag" title={say('lookalikeHint')}>
      {say('lookalike')}
    </span>
  )
}
