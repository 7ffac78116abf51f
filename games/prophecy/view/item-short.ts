import { describeEffect, type Effect, type Language, sentence } from '@sablier/kernel'
import { FAMILY_NAMES, type Family, game, type ItemCard } from '@sablier/prophecy'

type Args = Readonly<Record<string, unknown>>
type Short = (args: Args) => Readonly<Record<Language, string>>
const n = (args: Args): number => Number(args['n'] ?? 0)

/** Special rules and uses in signs and few words; the whole text stands on the large card. */
const SHORTS: Readonly<Record<string, Short>> = {
  'blood-price': () => ({
    en: '{icon:health} may pay for willpower fights',
    fr: '{icon:health} peut payer les combats mentaux',
  }),
  'cheap-willpower': ({ price }) => ({
    en: `{icon:willpower} fights for ${price} {icon:magic}`,
    fr: `combat {icon:willpower} pour ${price} {icon:magic}`,
  }),
  restful: (args) => ({
    en: `+${n(args)} {icon:magic} per turn if none spent`,
    fr: `+${n(args)} {icon:magic} par tour sans dépense`,
  }),
  'long-walk': () => ({ en: 'walk 2 spaces for free', fr: 'marchez de 2 cases, gratuit' }),
  flight: ({ most }) => ({ en: `fly 1 to ${most} spaces for free`, fr: `volez de 1 à ${most} cases, gratuit` }),
  rebirth: () => ({ en: 'instead of dying: all restored', fr: 'au lieu de mourir : tout rendu' }),
  'comes-back': () => ({ en: 'comes back when thrown', fr: 'revient après un lancer' }),
  'drains-winner': (args) => ({ en: `{icon:win} −${n(args)} {icon:magic}`, fr: `{icon:win} −${n(args)} {icon:magic}` }),
  'giant-slayer': (args) => ({
    en: `+${n(args)} if its {icon:strength} is ${args['from']} or more`,
    fr: `+${n(args)} si sa {icon:strength} vaut ${args['from']} ou plus`,
  }),
  'lives-bonus': (args) => ({ en: `+${n(args)} against 3 lives`, fr: `+${n(args)} contre 3 vies` }),
  'may-come-back': ({ from }) => ({
    en: `comes back on a die of ${from} or more`,
    fr: `revient si un dé donne ${from} ou plus`,
  }),
  'port-bonus': (args) => ({ en: `+${n(args)} in a port`, fr: `+${n(args)} dans un port` }),
  'recharge-on-win': (args) => ({
    en: `+${n(args)} {icon:magic} per willpower win`,
    fr: `+${n(args)} {icon:magic} par victoire mentale`,
  }),
  'saves-roll': () => ({ en: 'lost by 1: damage it for a draw', fr: 'perdu de 1 : l’abîmer fait match nul' }),
  'spirit-bonus': (args) => ({
    en: `+${n(args)} if it has {icon:willpower} only`,
    fr: `+${n(args)} si elle n’a que {icon:willpower}`,
  }),
  'wounds-loser': (args) => ({
    en: `a loss costs ${n(args)} {icon:health} more`,
    fr: `défaite : −${n(args)} {icon:health} de plus`,
  }),
  recommend: () => ({ en: 'a certificate without gold', fr: 'un certificat sans payer d’or' }),
  exchange: ({ most }) => ({
    en: `up to ${most}: {icon:gold} for {icon:experience} or back`,
    fr: `jusqu’à ${most} : {icon:gold} contre {icon:experience} ou l’inverse`,
  }),
  'turn-bonus': (args) => ({
    en: `+${n(args)} {icon:${args['type']}} this turn`,
    fr: `+${n(args)} {icon:${args['type']}} ce tour`,
  }),
  teleport: () => ({ en: 'move to any space', fr: 'allez dans n’importe quelle case' }),
  rob: ({ how }) =>
    how === 'steal'
      ? { en: 'take an item of somebody here', fr: 'prenez un objet à qui est là' }
      : { en: 'damage anybody’s item', fr: 'abîmez l’objet d’un autre' },
  'clear-card': ({ replace }) =>
    replace
      ? { en: 'replace the card you meet', fr: 'remplacez la carte rencontrée' }
      : { en: 'discard the card you meet', fr: 'défaussez la carte rencontrée' },
  'dice-favour': ({ favour }) =>
    favour === 'best-of-three'
      ? { en: 'one roll: best of three dice', fr: 'un lancer : le meilleur de trois dés' }
      : { en: 'one roll: your 6 against 2', fr: 'un lancer : votre 6 contre 2' },
  grow: (args) => ({
    en: `+${n(args)} {icon:${args['what']}} for good`,
    fr: `+${n(args)} {icon:${args['what']}} pour toujours`,
  }),
  wish: () => ({ en: 'one of five wishes', fr: 'un souhait parmi cinq' }),
  'extra-turn': () => ({ en: 'one more turn', fr: 'un tour de plus' }),
}
const WORDS = {
  en: { thrown: (by: number) => `thrown +${by}`, all: 'all' },
  fr: { thrown: (by: number) => `lancée +${by}`, all: 'tout' },
} as const

function shortOf(effect: Effect, language: Language): string {
  if (effect.op === 'restore')
    return (['health', 'magic'] as const)
      .flatMap((what) => {
        const amount = (effect as Effect & Args)[what]
        if (amount === undefined) return []
        return [amount === 'all' ? `${WORDS[language].all} {icon:${what}}` : `+${amount} {icon:${what}}`]
      })
      .join(' · ')
  const short = SHORTS[effect.op]
  if (short) return short(effect as Effect & Args)[language]
  return game.ops ? sentence(language, describeEffect(game.ops, effect, language)) : ''
}

/** What an item does, as short as it can be read on a small card. */
export function itemShort(card: ItemCard, language: Language): string {
  const { strength, willpower, against, throw: thrown, use, special } = card
  const parts = [
    ...(strength ? [`+${strength} {icon:strength}`] : []),
    ...(willpower ? [`+${willpower} {icon:willpower}`] : []),
    ...Object.entries(against).map(([family, by]) => `+${by} ${FAMILY_NAMES[family as Family][language][1]}`),
    ...(thrown > 0 ? [WORDS[language].thrown(thrown)] : []),
    ...(use ? [shortOf(use.effect, language)] : []),
    ...(special ? [shortOf(special, language)] : []),
  ]
  return parts.join(' · ')
}
