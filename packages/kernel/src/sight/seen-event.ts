import type { Seat } from '../shape.ts'
import type { EventBody, PlaceName } from '../table/events.ts'
import type { FillParams } from '../text/fill.ts'

/** These hide nothing: everybody hears them as they are. */
type OpenBody = Extract<EventBody, { type: 'shuffled' | 'rolled' | 'turn-passed' | 'phase-begun' | 'ended' }>

/** A card by its id; null if the viewer may not read it. */
type SeenCard = string | null

type SeenBody =
  | OpenBody
  | {
      readonly type: 'moved'
      readonly from: PlaceName
      readonly to: PlaceName
      readonly card: SeenCard
      /** The id of the piece before and after the move; null where the viewer could not see it. */
      readonly was: string | null
      readonly id: string | null
    }
  | {
      readonly type: 'track-changed'
      readonly name: string
      readonly seat: number
      readonly from: number
      readonly to: number
    }
  | { readonly type: 'fact-set'; readonly name: string; readonly seat: number; readonly value: unknown }
  | {
      readonly type: 'marked'
      readonly name: string
      readonly at: PlaceName
      readonly to: number
      readonly card: SeenCard
    }
  | { readonly type: 'looked'; readonly seat: Seat; readonly at: PlaceName; readonly cards: readonly SeenCard[] }
  | { readonly type: 'revealed'; readonly at: PlaceName; readonly cards: readonly SeenCard[] }
  | { readonly type: 'said'; readonly key: string; readonly params: FillParams }

/** An event as one viewer may know it: cards by name or null, pieces by id or null. */
export type SeenEvent = SeenBody & { readonly rule: string; readonly entry: number }

/** The seen events of one type: `SeenEventOf<'rolled'>`. */
export type SeenEventOf<K extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: K }>
