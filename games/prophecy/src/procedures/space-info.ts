import { isCivilised, isGuild, isTown, isWild, spaceAt } from '../board.ts'
import { SERVICES } from './services.ts'

/** What a space offers, as its icons show it, and by which rules. */
export interface SpaceInfo {
  /** Option keys of everything that can be done there. */
  readonly icons: readonly string[]
  readonly iconRule: 'board.icons'
  readonly holdsAdventures: boolean
  readonly adventureRule: 'board.wild_hold_adventures' | 'space.no_adventures'
}

/** Reads the icons of a space. */
export function spaceInfo(n: number): SpaceInfo {
  const { kind, port, gate } = spaceAt(n)
  const service = SERVICES[kind]
  const wild = isWild(kind)
  return {
    icons: [
      ...(service ? [service.id] : []),
      ...(isGuild(kind) ? ['certificate'] : []),
      ...(isTown(kind) ? ['buy', 'sell'] : []),
      ...(isCivilised(kind) ? ['repair'] : []),
      ...(port ? ['boat'] : []),
      ...(gate ? ['gate'] : []),
    ],
    iconRule: 'board.icons',
    holdsAdventures: wild,
    adventureRule: wild ? 'board.wild_hold_adventures' : 'space.no_adventures',
  }
}
