import { activate } from '../effects/activate.ts'
import { draw } from '../effects/draw.ts'
import type { Effect } from '../effects/effect.ts'
import { get } from '../effects/get.ts'
import { reduceDanger } from '../effects/reduce-danger.ts'
import type { FavorCode } from './favor-code.ts'

/** The bonuses that Favors offer: six of tokens, six others; a card has one of each. */
export const FAVORS = {
  sw2: get({ tokens: { sword: 2 } }),
  ge2: get({ tokens: { gem: 2 } }),
  la2: get({ tokens: { lamp: 2 } }),
  sg: get({ tokens: { sword: 1, gem: 1 } }),
  gl: get({ tokens: { gem: 1, lamp: 1 } }),
  sl: get({ tokens: { sword: 1, lamp: 1 } }),
  ti: get({ tokens: { time: 1 } }),
  dl: draw({ n: 1, type: 'location' }),
  dc: draw({ n: 1, type: 'character' }),
  de: draw({ n: 1, type: 'event' }),
  ac: activate({ upTo: 1, again: false }),
  rd: reduceDanger({ n: 1 }),
} as const satisfies Readonly<Record<FavorCode, Effect>>
