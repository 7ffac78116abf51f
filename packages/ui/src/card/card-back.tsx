import { memo } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { Back } from './face.ts'

const PLAIN: Back = { frame: 'plain', sign: 'hourglass' }

/** The back of a card: the sign of its deck on a star of its world. It fills its width. */
export const CardBack = memo(function CardBack({
  back = PLAIN,
  shape = 'hand',
}: {
  back?: Back | undefined
  shape?: 'hand' | 'tile' | 'tall'
}) {
  return (
    <div className={`card card-back card-${shape}`} data-frame={back.frame}>
      <div className="card-in">
        <span className="card-star" />
        <Icon name={back.sign} className="card-back-sign" />
      </div>
    </div>
  )
})
