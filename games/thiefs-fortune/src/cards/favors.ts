import { pay } from '@sablier/kernel'
import { activate } from '../effects/activate.ts'
import { draw } from '../effects/draw.ts'
import type { Effect } from '../effects/effect.ts'
import { gain } from '../effects/gain.ts'
import { get } from '../effects/get.ts'
import { payTokens } from '../effects/pay-tokens.ts'
import { reduceDanger } from '../effects/reduce-danger.ts'
import type { Tokens } from '../resource.ts'
import type { FavorCode } from './favor-code.ts'

/** What is paid in one token for a point. */
const sale = (tokens: Tokens): Effect => pay({ cost: payTokens({ tokens }), effect: gain({ n: 1 }) })

/** The bonuses that Favors offer: tokens or their sale, and six others; a card has one of each. */
export const FAVORS = {
  sw: get({ tokens: { sword: 1 } }),
  ge: get({ tokens: { gem: 1 } }),
  la: get({ tokens: { lamp: 1 } }),
  ps: sale({ sword: 1 }),
  pg: sale({ gem: 1 }),
  pl: sale({ lamp: 1 }),
  ti: get({ tokens: { time: 1 } }),
  dl: draw({ n: 1, type: 'location' }),
  dc: draw({ n: 1, type: 'character' }),
  de: draw({ n: 1, type: 'event' }),
  ac: activate({ upTo: 1, again: false }),
  rd: reduceDanger({ n: 1 }),
} as const satisfies Readonly<Record<FavorCode, Effect>>
