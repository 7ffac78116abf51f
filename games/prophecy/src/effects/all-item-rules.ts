import type { Effect } from '@sablier/kernel'
import type { ItemRules } from './effect.ts'
import type { ItemRule } from './item-rule.ts'
import { bloodPrice, cheapWillpower, flight, longWalk, rebirth, restful } from './item-rules/by-name.ts'
import { comesBack } from './item-rules/comes-back.ts'
import { drainsWinner } from './item-rules/drains-winner.ts'
import { giantSlayer } from './item-rules/giant-slayer.ts'
import { livesBonus } from './item-rules/lives-bonus.ts'
import { mayComeBack } from './item-rules/may-come-back.ts'
import { portBonus } from './item-rules/port-bonus.ts'
import { rechargeOnWin } from './item-rules/recharge-on-win.ts'
import { savesRoll } from './item-rules/saves-roll.ts'
import { spiritBonus } from './item-rules/spirit-bonus.ts'
import { woundsLoser } from './item-rules/wounds-loser.ts'

// biome-ignore lint/suspicious/noExplicitAny: the list holds rules of every argument type; each is checked where it is written
type AnyRule = ItemRule<any>

/** Every special rule under its name. The compiler says which one is missing. */
const RULES: { readonly [N in keyof ItemRules]: ItemRule<ItemRules[N]> } = {
  'blood-price': bloodPrice.meanings,
  'cheap-willpower': cheapWillpower.meanings,
  'comes-back': comesBack.meanings,
  'drains-winner': drainsWinner.meanings,
  flight: flight.meanings,
  'giant-slayer': giantSlayer.meanings,
  'lives-bonus': livesBonus.meanings,
  'long-walk': longWalk.meanings,
  'may-come-back': mayComeBack.meanings,
  'port-bonus': portBonus.meanings,
  rebirth: rebirth.meanings,
  'recharge-on-win': rechargeOnWin.meanings,
  restful: restful.meanings,
  'saves-roll': savesRoll.meanings,
  'spirit-bonus': spiritBonus.meanings,
  'wounds-loser': woundsLoser.meanings,
}
const NONE: AnyRule = { describe: () => ({ en: '', fr: '' }) }

/** The meanings of an item's special rule; those of none if it has none. */
export function itemRule(special: Effect | undefined): AnyRule {
  return special === undefined ? NONE : (RULES[special.op as keyof ItemRules] ?? NONE)
}
