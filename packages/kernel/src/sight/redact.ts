import type { AnyGame } from '../game.ts'
import { viewerBit } from '../layout.ts'
import type { GameEvent, Sighted } from '../table/events.ts'
import type { FillParam } from '../text/fill.ts'
import type { Viewer } from './piece-id.ts'

/** An event as one viewer may hear it: cards by name or null, pieces by id or null. */
export type SeenEvent = { readonly type: GameEvent['type']; readonly rule: string; readonly entry: number } & Readonly<
  Record<string, unknown>
>

/** The event as a viewer may hear it, or null if it is not for them at all. */
export function redact(game: AnyGame, event: GameEvent, viewer: Viewer): SeenEvent | null {
  const bit = viewerBit(viewer)
  const cardOf = (piece: Sighted): string | null => (piece.seen & bit ? (game.cards[piece.face]?.id ?? null) : null)
  const idOf = (piece: Sighted, key: number, mask: number): string | null =>
    mask & bit ? `${game.cards[piece.face]?.id}#${key}` : null
  const head = { type: event.type, rule: event.rule, entry: event.entry }
  switch (event.type) {
    case 'moved': {
      const { from, to, piece } = event
      return {
        ...head,
        from,
        to,
        card: cardOf(piece),
        was: idOf(piece, event.was, event.sawIt),
        id: idOf(piece, piece.key, event.seesIt),
      }
    }
    case 'marked':
      return { ...head, name: event.name, at: event.at, to: event.to, card: cardOf(event.piece) }
    case 'looked':
    case 'revealed':
      return {
        ...head,
        at: event.at,
        ...('seat' in event ? { seat: event.seat } : {}),
        cards: event.pieces.map(cardOf),
      }
    case 'said': {
      if (!(event.to & bit)) return null
      const params: Record<string, FillParam> = {}
      for (const [name, param] of Object.entries(event.params))
        params[name] = typeof param === 'object' && 'sighted' in param ? { card: cardOf(param.sighted) } : param
      return { ...head, key: event.key, params }
    }
    case 'track-changed':
    case 'fact-set': {
      const { sees, ...rest } = event
      return sees & bit ? rest : null
    }
    default:
      return event
  }
}
