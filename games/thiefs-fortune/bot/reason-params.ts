import type { FillParam, Piece } from '@sablier/kernel'
import type { Table } from '../src/shape.ts'

/** A card as a reason names it. */
export const named = (t: Table, piece: Piece): FillParam => ({ card: t.card(piece).id })

/** Whole points, at least one, for a sentence. */
export const points = (worth: number): number => Math.max(1, Math.round(worth))
