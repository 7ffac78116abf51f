import type { Seat } from '@sablier/kernel'
import { Icon } from '@sablier/ui'
import { useOfferInHand } from '../offer/offer-context.ts'
import { useDonjon } from '../use-donjon.ts'

/** So many gems are drawn one by one; more are a number. */
const DRAWN = 12

/** One's own gems. While an offer is put together, a press lays one on the mat. */
export function Purse({ seat }: { seat: Seat }) {
  const { t, words } = useDonjon()
  const offer = useOfferInHand()
  const n = t.track('gems', seat)
  const gems = Array.from({ length: Math.min(n, DRAWN) }, (_, i) => i)
  const press = offer?.purse.onPress
  return (
    <div className="purse">
      <h2>
        {words.gems} <b>{n}</b>
      </h2>
      {press ? (
        <button
          type="button"
          className="purse-bag"
          data-choice={offer.purse.state}
          aria-label={words.oneMore}
          onClick={press}
        >
          <Gems gems={gems} />
        </button>
      ) : (
        <span className="purse-bag">
          <Gems gems={gems} />
        </span>
      )}
    </div>
  )
}

function Gems({ gems }: { gems: readonly number[] }) {
  return gems.map((i) => <Icon key={i} name="cut-diamond" />)
}
