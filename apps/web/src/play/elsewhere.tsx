import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'

/** In place of a table that goes on in another tab; the way to take it up here. */
export function Elsewhere({ onHere }: { onHere: () => void }) {
  const say = useSayWord()
  return (
    <PageFrame title={say('elsewhere')}>
      <p role="alert">{say('elsewhereHint')}</p>
      <p>
        <button type="button" className="strong" onClick={onHere}>
          {say('goOnHere')}
        </button>
      </p>
    </PageFrame>
  )
}
