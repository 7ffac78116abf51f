import { below, type Chance, holds, type Piece, type Seat, seers, type Viewer, viewerBit } from '@sablier/kernel'
import type { DestinCard } from './cards/card.ts'
import { survivors } from './procedures/survivors.ts'
import type { StepEnd } from './procedures/victory.ts'
import type { Table } from './shape.ts'
import { NO_SEAT } from './shape.ts'

const NOTHING: StepEnd = { on: 'step', cause: NO_SEAT, saved: [], lost: [] }
const TRIES = 12

/** Nobody has won yet: a dealt world must not give a player a secret Destiny that their cards fulfil already. */
export function resample(t: Table, viewer: Viewer, chance: Chance): void {
  const bit = viewerBit(viewer)
  const isHidden = (piece: Piece): boolean => (seers(t.layout, t.state, piece) & bit) === 0
  const hidden = [...t.seats.flatMap((seat) => t.zone('secret-destin', seat).pieces), ...t.zone('box').pieces].filter(
    (piece) => isHidden(piece) && isSecretDestin(t, piece),
  )
  if (hidden.length < 2) return
  for (let i = 0; i < TRIES; i++) {
    const wrong = fulfilled(t, hidden)
    if (wrong === null) return
    const other = hidden[below(chance, hidden.length)] as Piece
    const { face } = t.state
    const swapped = face[wrong] as number
    face[wrong] = face[other] as number
    face[other] = swapped
  }
}

function isSecretDestin(t: Table, piece: Piece): boolean {
  const card = t.card(piece)
  return card.is === 'destin' && card.scope === 'secret'
}

/** A hidden Destiny that its owner would have won with. */
function fulfilled(t: Table, hidden: readonly Piece[]): Piece | null {
  for (const you of survivors(t)) {
    const piece = t.zone('secret-destin', you as Seat).top
    if (piece === undefined || !hidden.includes(piece)) continue
    if (holds((t.card(piece) as DestinCard).goal, { table: t, you, happening: NOTHING })) return piece
  }
  return null
}
