import type { AnyGame } from '../game.ts'
import { ALL, viewerBit } from '../layout.ts'
import type { EventParam, GameEvent, Sighted } from '../table/events.ts'
import type { FillParam } from '../text/fill.ts'
import type { Viewer } from './piece-id.ts'
import type { SeenEvent } from './seen-event.ts'

/** The event as a viewer may hear it, or null if it is not for them at all. */
export function redact(game: AnyGame, event: GameEvent, viewer: Viewer): SeenEvent | null {
  const bit = viewerBit(viewer)
  const { type, rule, entry } = event
  switch (type) {
    case 'moved': {
      const { from, to, piece } = event
      const was = idFor(game, piece, event.was, event.sawIt & bit)
      const id = idFor(game, piece, piece.key, event.seesIt & bit)
      return { type, rule, entry, from, to, card: cardFor(game, piece, bit), was, id }
    }
    case 'marked':
      return { type, rule, entry, name: event.name, at: event.at, to: event.to, card: cardFor(game, event.piece, bit) }
    case 'looked':
      return {
        type,
        rule,
        entry,
        seat: event.seat,
        at: event.at,
        cards: event.pieces.map((p) => cardFor(game, p, bit)),
      }
    case 'revealed':
      return { type, rule, entry, at: event.at, cards: event.pieces.map((p) => cardFor(game, p, bit)) }
    case 'said': {
      if (!(event.to & bit)) return null
      return { type, rule, entry, key: event.key, params: heardParams(game, event.params, bit) }
    }
    case 'track-changed': {
      if (!(event.sees & bit)) return null
      return { type, rule, entry, name: event.name, seat: event.seat, from: event.from, to: event.to }
    }
    case 'fact-set':
      return event.sees & bit ? { type, rule, entry, name: event.name, seat: event.seat, value: event.value } : null
    default:
      return event
  }
}

/** The events from one of them on, as a viewer may know them. */
export function redactAll(game: AnyGame, events: readonly GameEvent[], viewer: Viewer, from: number): SeenEvent[] {
  const heard: SeenEvent[] = []
  for (let n = from; n < events.length; n++) {
    const seen = redact(game, events[n] as GameEvent, viewer)
    if (seen) heard.push(seen)
  }
  return heard
}

/** Events with more versions than this are redacted viewer by viewer. */
export const AUDIENCES = 1 << 16

/** The audience of a viewer: viewers with the same number get the same version of the event. `AUDIENCES`: too many versions to number. */
export function audienceOf(event: GameEvent, viewer: Viewer): number {
  const bit = viewerBit(viewer)
  switch (event.type) {
    case 'moved':
      return way(event.sawIt, bit, way(event.seesIt, bit, way(event.piece.seen, bit, 0)))
    case 'marked':
      return way(event.piece.seen, bit, 0)
    case 'looked':
    case 'revealed':
      return event.pieces.reduce((before, { seen }) => way(seen, bit, before), 0)
    case 'said':
      return audienceOfParams(event.params, bit, way(event.to, bit, 0))
    case 'track-changed':
    case 'fact-set':
      return way(event.sees, bit, 0)
    default:
      return 0
  }
}
/** Adds one detail that a viewer gets or does not get. A detail for everybody or for nobody makes no difference. */
function way(hears: number, bit: number, before: number): number {
  if (hears === ALL || hears === 0) return before
  return Math.min(AUDIENCES, 2 * before + (hears & bit ? 2 : 1))
}
function audienceOfParams(params: Readonly<Record<string, EventParam>>, bit: number, before: number): number {
  let ways = before
  for (const name in params) ways = audienceOfParam(params[name] as EventParam, bit, ways)
  return ways
}
function audienceOfParam(param: EventParam, bit: number, before: number): number {
  if (typeof param !== 'object') return before
  if ('sighted' in param) return way(param.sighted.seen, bit, before)
  if ('phrase' in param) return audienceOfParams(param.params, bit, before)
  return 'list' in param ? param.list.reduce<number>((ways, item) => audienceOfParam(item, bit, ways), before) : before
}

function heardParams(
  game: AnyGame,
  params: Readonly<Record<string, EventParam>>,
  bit: number,
): Record<string, FillParam> {
  const heard: Record<string, FillParam> = {}
  for (const name in params) heard[name] = heardParam(game, params[name] as EventParam, bit)
  return heard
}
function heardParam(game: AnyGame, param: EventParam, bit: number): FillParam {
  if (typeof param !== 'object') return param
  if ('sighted' in param) return { card: cardFor(game, param.sighted, bit) }
  if ('phrase' in param) return { phrase: param.phrase, params: heardParams(game, param.params, bit) }
  if ('list' in param) return { list: param.list.map((item) => heardParam(game, item, bit)) }
  return param
}
function cardFor(game: AnyGame, piece: Sighted, bit: number): string | null {
  return piece.seen & bit ? (game.cards[piece.face]?.id ?? null) : null
}
function idFor(game: AnyGame, piece: Sighted, key: number, sees: number): string | null {
  return sees ? `${game.cards[piece.face]?.id}#${key}` : null
}
