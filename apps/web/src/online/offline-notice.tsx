import { useSayWord } from '../words/use-words.ts'
import { lookWhoIAm } from './use-me.ts'

/** The server is not there: what works all the same, and how to look again. */
export function OfflineNotice() {
  const say = useSayWord()
  return (
    <div role="alert" className="notice vote">
      <span>{say('offline')}</span>
      <button type="button" className="quiet" onClick={() => void lookWhoIAm()}>
        {say('tryAgain')}
      </button>
    </div>
  )
}
