import type { Card, CreatureCard, ItemCard } from '@sablier/prophecy'
import type { RuleId } from '@sablier/prophecy/rulebook'

/** The rules behind single cards. */
const BY_CARD: Readonly<Record<string, readonly RuleId[]>> = {
  vampire: ['ruling.vampire'],
  giant_spider: ['ruling.spider'],
  charity: ['chance.charity', 'chance.charity_ties', 'ruling.charity_least'],
  good_times: ['chance.good_times'],
  refreshing_wind: ['chance.winds', 'chance.winds_only_lost', 'ruling.winds_values'],
  magical_breeze: ['chance.winds', 'chance.winds_only_lost', 'ruling.winds_values'],
  kindly_wind: ['chance.winds', 'chance.winds_only_lost', 'ruling.winds_values'],
  chance_plain: ['chance.terrain', 'chance.terrain_face_down', 'ruling.terrain_order'],
  chance_forest: ['chance.terrain', 'chance.terrain_face_down', 'ruling.terrain_order'],
  chance_mountain: ['chance.terrain', 'chance.terrain_face_down', 'ruling.terrain_order'],
  tradesman: ['chance.merchant_clear', 'chance.merchant_stock'],
  city_merchant: ['chance.merchant_clear', 'chance.merchant_stock'],
  peaceful_times: ['chance.peaceful_times', 'chance.peaceful_no_card', 'ruling.peaceful_once_limits'],
  economic_crisis: ['ruling.economic_crisis'],
}

function creatureRules({ lives, strength, willpower, first }: CreatureCard): RuleId[] {
  return [
    ...(lives > 1 ? (['combat.three_lives', 'combat.three_lives_reset'] as const) : []),
    ...(strength > 0 && willpower > 0 ? (['combat.choice'] as const) : []),
    ...(first === 'willpower' && strength > 0 ? (['combat.will_first'] as const) : []),
    'creature.win_experience',
    'creature.loss_default',
    'creature.stays',
  ]
}
function itemRules({ slot, throw: thrown }: ItemCard): RuleId[] {
  const hands = { one_handed: 'items.off_hand', two_handed: 'items.two_handed', head: 'items.one_head' } as const
  return [
    ...(thrown > 0 ? (['items.throw', 'items.throw_damages', 'ruling.throw_timing'] as const) : []),
    ...(slot === 'one_handed' || slot === 'two_handed' || slot === 'head' ? [hands[slot]] : []),
    ...(slot === 'one_use' ? (['ruling.item_use_timing'] as const) : (['items.declare'] as const)),
  ]
}

/** The rules one may want to read with a card, those of the card itself first. */
export function rulesOf(card: Card): readonly RuleId[] {
  const own = BY_CARD[card.id] ?? []
  switch (card.kind) {
    case 'creature':
      return [...own, ...creatureRules(card)]
    case 'item':
      return itemRules(card)
    case 'opportunity':
      return ['opportunity.optional', 'opportunity.discard_used', 'ruling.opportunity_no_effect']
    case 'certificate':
      return ['certificate.price', 'certificate.member_price', 'certificate.one_each']
    case 'chance':
      return own
    case 'character':
      return ['sheet.red_is_health', 'sheet.wound_weakens', 'sheet.blue_is_magic']
  }
}
