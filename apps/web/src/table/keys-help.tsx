import { Window } from '@sablier/ui'
import { useEffect } from 'react'
import { useSayWord, type Word } from '../words/use-words.ts'

/** The keys of a table and what they do. */
const KEYS: readonly (readonly [keys: string, does: Word])[] = [
  ['← ↑ → ↓', 'keysBetween'],
  ['␣', 'keysPress'],
  ['↵', 'keysConfirm'],
  ['A … Z, 1 … 9', 'keysButtons'],
  ['U', 'undo'],
  ['R', 'redo'],
  ['H', 'hint'],
  ['G', 'hourglass'],
  ['L', 'log'],
  [',', 'beatPause'],
  ['.', 'beatNext'],
  [';', 'beatSkip'],
  ['?', 'keysHelp'],
]

/** All keys of a table in one window. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const say = useSayWord()
  return (
    <Window title={say('keys')} onClose={onClose}>
      <dl className="keys-help">
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </Window>
  )
}

/** Opens something by the question mark, wherever one does not type. */
export function useHelpKey(open: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
      if (key === '?' && !isTyping && !document.querySelector('[role=dialog]')) open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
}
