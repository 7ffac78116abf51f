import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { KeepLink } from './keep-link.tsx'
import { PasskeyRegistration } from './passkeys.tsx'
import { useMe } from './use-me.ts'

/** After how many answers per seat a seat is worth keeping. */
const FEW_MOVES = 2
const DISMISSED = 'sablier.seat-not-secured'

interface SecureSeatProps {
  /** The number of one's own last answer, counted over all seats. */
  readonly moves: number
  readonly seats: number
  /** Something else is asked above the table: that comes first. */
  readonly isVoting: boolean
}

/** After a few moves: offers to secure a seat that only a cookie holds. Whoever does not want it is not asked again. */
export function SecureSeat({ moves, seats, isVoting }: SecureSeatProps) {
  const say = useSayWord()
  const { me } = useMe()
  const [isOpen, setOpen] = useState(false)
  const [isDismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED) !== null)
  const isDue = me != null && !me.secured && moves >= FEW_MOVES * seats && !isVoting
  // A link that was just made stays in sight until one has copied it.
  if (isDismissed || !(isDue || isOpen)) return null
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, '1')
    setDismissed(true)
  }
  return (
    <section role="status" className="notice vote" aria-label={say('secureSeat')}>
      <span>{say('secureSeat')}</span>
      <PasskeyRegistration />
      {isOpen ? (
        <KeepLink />
      ) : (
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          {say('keepLink')}
        </button>
      )}
      <button type="button" className="quiet" aria-label={say('dismiss')} onClick={dismiss}>
        ×
      </button>
    </section>
  )
}
