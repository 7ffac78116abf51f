import type { Card, PowerKind } from '@sablier/terres-de-destinees'
import type { RuleId } from '@sablier/terres-de-destinees/rulebook'

/** Questions the rulebook answers about single powers, by the op of the power. */
const BY_POWER: Readonly<Record<string, readonly RuleId[]>> = {
  copy: ['faq.copy.engaged-target-allowed', 'faq.copy.target-not-engaged', 'faq.copy.activation-kind-only'],
  'repeat-used': ['faq.repeat.other-target'],
  tax: ['faq.collector.tax', 'faq.collector.tax-on-hidden-offer'],
  spy: ['faq.spy.no-showing', 'faq.spy.may-talk'],
  collect: ['faq.ring.joins-acquired'],
  'draw-per-family': ['faq.accountant.joins-acquired'],
  lich: [
    'faq.lich.first-power-of-turn',
    'faq.lich.uses-another-player',
    'faq.lich.own-mandatory-still',
    'faq.lich.own-others-blocked',
  ],
  'burn-pair': ['faq.fire-mage.adjacent', 'faq.fire-mage.two-left'],
  'swap-in-play': ['faq.alchemist.any-owner', 'faq.alchemist.itself'],
  survive: ['faq.immortal.prevents-elimination', 'faq.immortal.readied'],
  demand: ['faq.burgomaster.demand', 'faq.burgomaster.impossible', 'faq.burgomaster.several-demands'],
  'offer-face-down': ['faq.druid.face-down-offer'],
  'gained-by-powers': ['faq.rentier.counts-taken-cards'],
  'other-saved': ['faq.angel.own-attack-counts', 'faq.angel.counters-assassin'],
  'other-eliminated': ['faq.assassin.saved-victim-fails'],
}
const BY_KIND: Readonly<Record<PowerKind, readonly RuleId[]>> = {
  permanent: ['power.permanent'],
  activation: ['power.activation', 'power.activation-readied'],
  'mandatory-activation': ['power.mandatory', 'power.mandatory-blocks-end'],
  'one-shot-activation': ['power.one-shot', 'power.one-shot-not-readied'],
}

/** The rules one may want to read with a card, those of its own power first. */
export function rulesOf(card: Card): readonly RuleId[] {
  if (card.is === 'jeton') return ['jeton.has-effect', 'jeton.no-duplicates']
  if (card.is === 'destin')
    return [...(BY_POWER[card.goal.op] ?? []), 'victory.immediate', 'victory.one-destiny-suffices']
  const own = card.power.flatMap(({ op }) => BY_POWER[op] ?? [])
  return card.kind === null ? own : [...own, ...BY_KIND[card.kind]]
}
