import { type ObjectCard, powerWith } from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { cardById } from '@sablier/kernel'
import { Icon } from '@sablier/ui'
import { PowerShield } from '../parts/power-shield.tsx'
import { useDonjon } from '../use-donjon.ts'
import { StageFrame } from './stage.tsx'
import { StillCard } from './still-card.tsx'

/** A new object beside the one it would replace, and the power with each. */
export function WearStage({ seat, id }: { seat: Seat; id: string }) {
  const { t, game, words, cardOf } = useDonjon()
  const card = cardById(game, id) as unknown as ObjectCard | null
  if (!card) return null
  const worn = t.zone('worn', seat).pieces.map(cardOf)
  const old = worn.find((one) => one?.kind === 'object' && one.type === card.type)
  const [now, then] = [t.track('power', seat), powerWith(t, seat, card)]
  return (
    <StageFrame set="shop">
      <div className="wear">
        <StillCard card={card} />
        <p className="wear-power">
          <PowerShield power={now} label={`${words.power} ${now}`} /> →
          <PowerShield power={then} tone="ghost" label={`${words.after}: ${words.power} ${then}`} />
          <small>
            <Icon name="sign-swap" /> {words.instead}
          </small>
        </p>
        {old && <StillCard card={old} />}
      </div>
    </StageFrame>
  )
}
