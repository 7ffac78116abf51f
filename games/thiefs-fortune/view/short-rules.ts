import type { Amount, Card, CardType, Conditions, Groups, Ops, Resource, SubType } from '@sablier/thiefs-fortune'
import { type FaceSigns, type ShortForms, shortSpeech, sign } from '@sablier/ui'

/** Signs that only the short texts of this game use. */
export const SIGNS = {
  friend: { icon: 'hearts', word: { en: 'Friend', fr: 'Ami' } },
  foe: { icon: 'crossed-swords', word: { en: 'Foe', fr: 'Ennemi' } },
  traveler: { icon: 'walking-boot', word: { en: 'Traveler', fr: 'Voyageur' } },
  future: { icon: 'empty-hourglass', word: { en: 'FUTURE', fr: 'FUTUR' } },
  past: { icon: 'scroll-unfurled', word: { en: 'PAST', fr: 'PASSÉ' } },
  favor: { icon: 'scales', word: { en: 'Favor', fr: 'Avantage' } },
} as const satisfies FaceSigns

type Tokens = Readonly<Partial<Record<Resource, number>>>

/** Any Basic Resource: one of three. */
const BASIC = ['sword', 'gem', 'lamp'].map((kind) => sign(kind)).join('/')
const tokensOf = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([kind, n]) => `${n}${sign(kind)}`)
    .join(' ')
/** "2" or "1 for each Foe": the noun stands between. */
const amountOf = (n: Amount, noun: string): string => {
  if (typeof n === 'number') return `+${n} ${noun}`
  return 'every' in n ? `+1 ${noun} / ${n.every}${sign(n.per)}` : `+1 ${noun} / ${sign(n.per)}`
}

const FORMS: ShortForms<Ops & Conditions & Groups> = {
  get: ({ tokens }) => `+${tokensOf(tokens)}`,
  'get-basic': ({ n }) => amountOf(n, BASIC),
  'get-danger': ({ n }) => `+${n}${sign('danger')}`,
  gain: ({ n }) => amountOf(n, sign('fortune')).replace(' ', ''),
  'pay-tokens': ({ tokens }) => tokensOf(tokens),
  'pay-basic': ({ n }) => `${n} ${BASIC}`,
  exchange: ({ upTo, from }) => `${upTo} ${from ? sign(from) : BASIC} ${sign('swap')}`,
  take: ({ upTo }) => `${sign('take')}${upTo} ${sign('future')}`,
  steal: ({ basic }) => `${sign('steal')}1${basic ? ` ${BASIC}` : ''} ${sign('player', 'future')}`,
  add: ({ tokens, basic, take }) =>
    `${sign('future')} +${tokens ? tokensOf(tokens) : `${basic} ${BASIC}`} ${sign('to')} ${sign('take')}${take}`,
  draw: ({ n, type }) => `${sign('draw')}${n}${type ? sign(type) : ''}`,
  'reduce-danger': ({ n }) => `−${n}${sign('danger')}`,
  'move-danger': ({ upTo, onto }) =>
    `${upTo}${sign('danger')} ${sign('to')} ${onto === 'own' ? '' : sign('player')}${sign('future')}`,
  reset: ({ upTo }) => `${sign('again')}${upTo}${sign('character')}`,
  'move-in-row': ({ rows }) => `${sign('swap')} ${rows.map((row) => sign(row)).join('/')}`,
  'push-leftmost': () => `${sign('card', 'to', 'past')}`,
  'favor-of': () => `${sign('favor')} ${sign('future')}`,
  activate: ({ upTo }) => `${sign('play')}${upTo}${sign('character')}`,
  abandon: () => `${sign('future', 'discard')}: ${sign('take')} ∞`,
  leap: () => `${sign('future')} ${sign('to')} ${sign('play')}`,
  recall: () => `${sign('past')} ${sign('to')} ${sign('play')}`,
  both: ({ first, next }, say) => `${say(first)} · ${say(next)}`,
  'have-most-danger': () => sign('up', 'danger'),
  'have-no-danger': () => `0${sign('danger')}`,
  'most-danger': () => `${sign('player', 'up', 'danger')}:`,
  'other-players': () => `${sign('players')}:`,
  richer: () => `${sign('players', 'up')}${BASIC}:`,
}

export const saysShort = shortSpeech(FORMS)

type Trigger = Extract<Card['ability'], { kind: 'reacts' }>['when']
const NAMED: Readonly<Record<CardType | SubType, true>> = {
  location: true,
  character: true,
  event: true,
  friend: true,
  foe: true,
  traveler: true,
}
/** Whose coming or use a Location answers; a named card is a Character. */
const whom = (of = 'card'): string => (of === 'card' || Object.hasOwn(NAMED, of) ? of : 'character')

function triggerOf({ on, of }: Trigger): string {
  switch (on) {
    case 'entered':
      return sign('to', whom(of))
    case 'activated':
      return sign('again', whom(of))
    case 'spent-time':
      return sign('time')
    case 'pushed':
      return sign('to', 'past')
    case 'danger-placed':
      return sign('danger')
    case 'passed':
      return sign('end')
  }
}

/** What a card does, in signs. */
export function shortRule({ ability }: Card): string {
  switch (ability.kind) {
    case 'reacts':
      return `${triggerOf(ability.when)}: ${saysShort(ability.effect)}`
    case 'shield':
      return `1${sign(ability.pays)} ${sign('to')} ${sign('guard')}1${sign('danger')}`
    case 'loot-limit':
      return `${sign('take')}+${ability.more}`
    case 'activated':
      return saysShort(ability.effect)
    case 'goal':
      return `${sign('win')} ${ability.goal.normal} · ${ability.goal.hard}`
  }
}
