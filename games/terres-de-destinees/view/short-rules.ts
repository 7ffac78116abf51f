import type { Card, Family, Goals, Groups, Ops, PowerKind, Type } from '@sablier/terres-de-destinees'
import { type FaceSigns, type ShortForms, shortSpeech, sign } from '@sablier/ui'

/** Signs that only the short texts of this game use. */
export const SIGNS = {
  jeton: { icon: 'medal', word: { en: 'Token', fr: 'Jeton' } },
  secret: { icon: 'padlock', word: { en: 'secret Destiny', fr: 'Destin secret' } },
  sale: { icon: 'gavel', word: { en: 'auction', fr: 'enchère' } },
  left: { icon: 'player-next', word: { en: 'player on the left', fr: 'joueur de gauche' } },
  permanent: { icon: 'infinity', word: { en: 'Permanent', fr: 'Permanent' } },
  activation: { icon: 'clockwise-rotation', word: { en: 'Activation', fr: 'Activation' } },
  'mandatory-activation': { icon: 'hazard-sign', word: { en: 'Mandatory', fr: 'Obligatoire' } },
  'one-shot-activation': { icon: 'candle-flame', word: { en: 'One-shot', fr: 'Unique' } },
} as const satisfies FaceSigns

const FAMILIES: readonly Family[] = ['royaume', 'commerce', 'necromancie', 'magie']
const TYPES: readonly Type[] = ['combattant', 'terrain', 'livre']

/** Which cards a copying power reaches, where it is neither a family nor a type. */
const REACHES: Readonly<Record<NonNullable<Ops['copy']['reach']>, string>> = {
  engaged: sign('again', 'card'),
  adjacent: sign('player'),
  own: sign('card'),
  rented: `${sign('player')} +1${sign('card')}`,
}

const POWERS: ShortForms<Ops> = {
  copy: ({ family, type, reach }) =>
    `${sign('play')} ${reach === undefined ? sign(family ?? type ?? 'card') : REACHES[reach]}`,
  'repeat-used': ({ family }) => `${sign('again')} ${sign(family)}`,
  'give-jeton': ({ number, who }, say) => `${sign('jeton')}${number} ${sign('to')} ${say(who)}`,
  'gain-jeton': ({ number }) => `+${sign('jeton')}${number}`,
  'steal-jeton': () => sign('steal', 'jeton'),
  'discard-own': ({ n }) => `−${n}${sign('card')}`,
  'make-discard': ({ who, n }, say) => `${say(who)} −${n}${sign('card')}`,
  'trade-blows': ({ who, most }, say) => `−1–${most}${sign('card')} ${sign('to')} ${say(who)} −1–${most}`,
  'burn-pair': ({ n }) => `2${sign('players')} −${n}${sign('card')}`,
  draw: ({ n }) => `+${n}${sign('card')}`,
  'draw-per-family': ({ family, most }) => `+1${sign('card')} / ${sign(family)} ≤${most}`,
  'pass-left': () => sign('to', 'left'),
  'give-card': ({ n, who }, say) => `${n}${sign('card')} ${sign('to')} ${say(who)}`,
  collect: ({ n, who }, say) => `${say(who)} ${sign('to')} ${n}${sign('card')}`,
  'take-random': ({ who }, say) => `${sign('random', 'steal')} ${say(who)}`,
  spy: () => `${sign('look', 'secret', 'hand')} ${sign('steal')}1`,
  'ask-family': () => `${sign('player')}? ${sign('to')} +1${sign('card')}`,
  demand: () => `${sign('player', 'sale')}: ?`,
  foresee: ({ n }) => `${sign('look')}${n}${sign('draw')} / ${sign('secret')}`,
  lich: () => `${sign('play')} ${sign('player')} ${sign('again')}`,
  banish: () => `${sign('player', 'play')} ${sign('to')} ${sign('discard')}`,
  'swap-in-play': () => sign('hand', 'swap', 'play'),
  'swap-with-discard': () => sign('hand', 'swap', 'discard'),
  'take-top-discard': () => sign('discard', 'to', 'hand'),
  'raise-from-discard': () => sign('discard', 'to', 'play'),
  tax: () => `${sign('player', 'sale')}: +1${sign('card')}`,
  'offer-face-down': () => `${sign('sale')} ${sign('secret')}`,
  'guard-row': () => sign('guard', 'play'),
  'guard-hand': () => sign('guard', 'hand'),
  relief: () => `${sign('turn')} ${sign('hand')}≤: +1${sign('card')}`,
  scavenge: ({ most }) => `${sign('player', 'hand')}≤${most}: +1${sign('card')}`,
  feast: ({ n }) => `${sign('player', 'skull')}: +${n}${sign('card')}`,
  'sale-profit': () => `${sign('sale')}: +1${sign('card')}`,
  rebate: ({ from }) => `${sign('price')}≥${from}: −1${sign('card')}`,
  sift: () => `${sign('draw')}+1 ${sign('to')} −1`,
  survive: () => `${sign('skull')}: +1${sign('card')}`,
}

const GOALS: ShortForms<Goals> = {
  'of-family': ({ family, n }) => `${n}${sign(family)}`,
  'of-one-family': ({ n }) => FAMILIES.map((family) => `${n}${sign(family)}`).join(' / '),
  'of-type': ({ type, n, among }) => (among ? `${among}${sign('card')}: ${n}${sign(type)}` : `${n}${sign(type)}`),
  'all-kinds': ({ n }) => `${n}${sign('card')}: ${sign(...FAMILIES)} ${sign(...TYPES)}`,
  'hand-lead': ({ n, inPlay }) => `${inPlay}${sign('card')} · ${sign('hand')} +${n}`,
  'gained-by-powers': ({ n }) => `${sign('turn')}: +${n}${sign('card')}`,
  'other-saved': () => `${sign('player', 'skull')} ${sign('to')} ${sign('guard')}`,
  'other-eliminated': () => sign('player', 'skull'),
  'own-jetons': ({ n }) => `${n}${sign('jeton')}`,
}

const GROUPS: ShortForms<Groups> = {
  another: () => sign('player'),
  anyone: () => sign('player'),
  'fewer-fighters': () => `${sign('player')} <${sign('combattant')}`,
  richer: () => `${sign('player')} >${sign('hand')}`,
  holding: ({ n }) => `${sign('player')} ≥${n}${sign('hand')}`,
  'most-cards': () => sign('player', 'up', 'hand'),
}

export const saysShort = shortSpeech({ ...POWERS, ...GOALS, ...GROUPS })

/** What the Tokens do, by their number. */
const TOKENS: Readonly<Record<number, string>> = {
  1: sign('guard'),
  2: `${sign('skull')}: +1${sign('card')}`,
  3: `${sign('price')} −1${sign('card')}`,
  4: `${sign('turn')}: +1${sign('card')}`,
  5: `${sign('turn')}: −1${sign('card')}`,
  6: `${sign('turn')}: ${sign('engaged', 'activation')}`,
}

const kindOf = (kind: PowerKind | null): string => (kind === null ? '' : `${sign(kind)} `)

/** What a card does, in signs. */
export function shortRule(card: Card): string {
  if (card.is === 'jeton') return TOKENS[card.number] ?? ''
  if (card.is === 'destin') return saysShort(card.goal)
  return card.power.length === 0 ? '' : kindOf(card.kind) + card.power.map(saysShort).join(' · ')
}
