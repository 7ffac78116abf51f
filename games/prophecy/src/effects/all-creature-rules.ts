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
import type { CreatureRules } from './effect.ts'

// biome-ignore lint/suspicious/noExplicitAny: the list holds rules of every argument type; each is checked where it is written
type AnyRule = CreatureRule<any>

/** Every special rule under its name. The compiler says which one is missing. */
const RULES: { readonly [N in keyof CreatureRules]: CreatureRule<CreatureRules[N]> } = {
  'cross-gain': crossGain.meanings,
  curse: curse.meanings,
  embrace: embrace.meanings,
  feed: feed.meanings,
  'fist-fight': fistFight.meanings,
  immaterial: immaterial.meanings,
  informers: informers.meanings,
  lesson: lesson.meanings,
  mirror: mirror.meanings,
  nobility: nobility.meanings,
  'stone-skin': stoneSkin.meanings,
  'strength-for-magic': strengthForMagic.meanings,
  'terrain-strength': terrainStrength.meanings,
  'two-parts': twoParts.meanings,
  venom: venom.meanings,
  web: web.meanings,
}
const NONE: AnyRule = { mark: '!', describe: () => ({ en: '', fr: '' }) }

/** The meanings of a creature's special rule; those of none if it has none. */
export function creatureRule(special: Effect | undefined): AnyRule {
  return special === undefined ? NONE : (RULES[special.op as keyof CreatureRules] ?? NONE)
}
