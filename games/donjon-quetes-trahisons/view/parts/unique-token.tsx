import type { Seat } from '@sablier/kernel'
import { Icon, useChoosable } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'

/** Questions that the token answers, by the option it stands for. */
const SPENDS: Readonly<Record<string, readonly string[]>> = {
  declare: ['rage', 'hunt', 'effort'],
  'timing.while-rolling': ['flee'],
}

/** The token of a hero's power of the game: grey once it is spent. One's own is pressed to use it. */
export function UniqueToken({ seat }: { seat: Seat }) {
  const { t, words, ask, me } = useDonjon()
  const left = t.track('unique-power', seat) > 0
  const label = left ? words.uniqueLeft : words.uniqueSpent
  // On a phone what could be announced stands on the stage.
  const isElsewhere = usePhone() && ask?.text === 'declare'
  const spends = seat === me && ask && !isElsewhere ? (SPENDS[ask.text] ?? []) : []
  const option =
    ask?.text === 'replay-fight' && seat === me ? 'yes' : ask?.options.find(({ id }) => spends.includes(id))?.id
  if (option !== undefined) return <LiveToken option={option} label={label} />
  return (
    <span className={`unique${left ? '' : ' unique-spent'}`} role="img" aria-label={label} title={label}>
      <Icon name="medal" />
    </span>
  )
}

function LiveToken({ option, label }: { option: string; label: string }) {
  const { props } = useChoosable({ option })
  return (
    <button type="button" className="unique" aria-label={label} title={label} {...props}>
      <Icon name="medal" />
    </button>
  )
}
