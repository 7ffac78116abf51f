import { useEffect, useRef } from 'react'
import { Hourglass } from '../home/hourglass.tsx'
import { useSayWord } from '../words/use-words.ts'

/** Stands in the place of the table while the device goes from hand to hand. */
export function CoverScreen({ name, onReady }: { name: string; onReady: () => void }) {
  const say = useSayWord()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className="cover-screen" aria-label={say('passTo', { name })}>
      <Hourglass className="loading-glass" />
      <h2>{say('passTo', { name })}</h2>
      <p>{say('passHint')}</p>
      <button ref={button} type="button" className="strong" onClick={onReady}>
        {say('ready', { name })}
      </button>
    </main>
  )
}
