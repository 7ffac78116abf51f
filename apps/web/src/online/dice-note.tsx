import { useSayWord, type Word } from '../words/use-words.ts'
import type { SeenDice } from './seen-dice.ts'

const WORDS: Readonly<Record<SeenDice, Word>> = { same: 'diceSame', other: 'diceOther', unseen: 'diceUnseen' }

/** Says whether the dice of a game were those whose fingerprint this browser saw before play. */
export function DiceNote({ seen }: { seen: SeenDice }) {
  const say = useSayWord()
  return (
    <p role={seen === 'other' ? 'alert' : 'note'} className={seen === 'other' ? 'notice notice-bad' : 'hint'}>
      {say(WORDS[seen])}
    </p>
  )
}
