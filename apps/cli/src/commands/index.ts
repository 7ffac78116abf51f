import type { Command } from '../command.ts'
import { admin } from './admin.ts'
import { balance } from './balance.ts'
import { bench } from './bench.ts'
import { cards } from './cards.ts'
import { league } from './league.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { sim } from './sim.ts'
import { train } from './train.ts'
import { verify } from './verify.ts'

/** Every command of `sablier`, in the order in which help tells them. */
export const COMMANDS: readonly Command[] = [
  play,
  sim,
  balance,
  replay,
  verify,
  bench,
  league,
  train,
  cards,
  rules,
  admin,
]
