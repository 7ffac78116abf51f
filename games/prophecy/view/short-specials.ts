import type { CreatureRules } from '@sablier/prophecy'
import { type ShortForms, sign } from '@sablier/ui'

const special = sign('special')

/** The special rules of creatures, in signs. */
export const CREATURE_FORMS: ShortForms<CreatureRules> = {
  venom: ({ n }) => `${special}${sign('win')}−${n}${sign('health')}`,
  nobility: () => `${special}0${sign('fight')}?`,
  web: () => `${special}0${sign('walk')}`,
  'fist-fight': () => `${special}0${sign('throw')}`,
  'terrain-strength': ({ terrain, strength }) => `${sign(terrain)}${strength}${sign('strength')}`,
  informers: () => `2${sign('gold', 'to')}+2`,
  lesson: () => `${special}+?${sign('experience')}`,
  mirror: ({ times }) => `${special}${times}×${sign('health')}`,
  immaterial: () => `${special}0${sign('item')}`,
  curse: () => `${special}${sign('die')}6${sign('again')}`,
  'two-parts': () => `${special}2${sign('fight')}`,
  'strength-for-magic': () => `2${sign('magic', 'to', 'strength')}`,
  'cross-gain': () => `${special}+1${sign('willpower')}/${sign('strength')}`,
  'stone-skin': () => `${special}${sign('damage', 'throw')}`,
  embrace: () => `2${sign('magic', 'to', 'health')}`,
  feed: () => `1${sign('gold', 'to', 'discard')}`,
}
