import type { Effect } from '@sablier/kernel'
import type { CreatureRule } from './creature-rule.ts'
import { crossGain } from './creature-rules/cross-gain.ts'
import { curse } from './creature-rules/curse.ts'
import { embrace } from './creature-rules/embrace.ts'
import { feed } from './creature-rules/feed.ts'
import { fistFight } from './creature-rules/fist-fight.ts'
import { immaterial } from './creature-rules/immaterial.ts'
import { informers } from './creature-rules/informers.ts'
import { lesson } from './creature-rules/lesson.ts'
import { mirror } from './creature-rules/mirror.ts'
import { nobility } from './creature-rules/nobility.ts'
import { stoneSkin } from './creature-rules/stone-skin.ts'
import { strengthForMagic } from './creature-rules/strength-for-magic.ts'
import { terrainStrength } from './creature-rules/terrain-strength.ts'
import { twoParts } from './creature-rules/two-parts.ts'
import { venom } from './creature-rules/venom.ts'
import { web } from './creature-rules/web.ts'

// biome-ignore lint/suspicious/noExplicitAny: the list holds rules of every argument type; each is checked where it is written
type AnyRule = CreatureRule<any>

const RULES: ReadonlyMap<string, AnyRule> = new Map(
  [
    crossGain,
    curse,
    embrace,
    feed,
    fistFight,
    immaterial,
    informers,
    lesson,
    mirror,
    nobility,
    stoneSkin,
    strengthForMagic,
    terrainStrength,
    twoParts,
    venom,
    web,
  ].map(({ opName, meanings }): [string, AnyRule] => [opName, meanings]),
)
const NONE: AnyRule = { mark: '!', describe: () => ({ en: '', fr: '' }) }

/** The meanings of a creature's special rule; those of none if it has none. */
export function creatureRule(special: Effect | undefined): AnyRule {
  return special === undefined ? NONE : (RULES.get(special.op) ?? NONE)
}
