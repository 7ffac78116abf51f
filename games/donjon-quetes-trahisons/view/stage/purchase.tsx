import type { ObjectCard } from '@sablier/donjon-quetes-trahisons'
import { objectLines, powerWith } from '@sablier/donjon-quetes-trahisons'
import { cardById, type Seat } from '@sablier/kernel'
import { CardFace, Icon, preparedFace, useChosen, usePointed } from '@sablier/ui'
import { PowerShield } from '../parts/power-shield.tsx'
import { useDonjon } from '../use-donjon.ts'

/** The object that is chosen or pointed at, large, with what buying it leads to. */
export function Purchase({ seat }: { seat: Seat }) {
  const { game, look, language, words, t, ask } = useDonjon()
  const chosen = useChosen()[0]
  const pointed = usePointed()
  const id = [pointed, chosen].find((option) => option?.startsWith('buy:') || option?.startsWith('sale:'))
  const card = id ? cardById(game, id.slice(id.indexOf(':') + 1)) : null
  if (!card || !ask)
    return (
      <aside className="purchase purchase-none">
        <Icon name="shop" />
        {ask && <p>{words.pressObject}</p>}
      </aside>
    )
  const object = card as ObjectCard
  const price = id?.startsWith('sale:') ? Math.ceil(object.price / 2) : object.price
  const gems = t.track('gems', seat)
  const power = t.track('power', seat)
  const after = powerWith(t, seat, object)
  return (
    <aside className="purchase">
      <CardFace face={preparedFace(game, look, card, language)} size="hand" />
      <span className="purchase-words">
        <b>{card.name[language]}</b> {objectLines(object, language).join(' ')}
      </span>
      <p className="purchase-after">
        <PowerShield power={power} label={`${words.power} ${power}`} /> →
        <PowerShield power={after} tone="ghost" label={`${words.after}: ${words.power} ${after}`} />
      </p>
      <p className="purchase-after">
        <Icon name="cut-diamond" label={words.gems} /> {gems} → <b>{gems - price}</b>
      </p>
    </aside>
  )
}
