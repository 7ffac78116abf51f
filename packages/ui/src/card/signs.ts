import type { Bilingual } from '@sablier/kernel'
import type { IconName } from '../icons/icon-names.ts'

/** Signs that the short texts of every game may use as `{icon:…}`, with their words. */
const SIGNS = {
  to: { icon: 'sign-to', word: { en: 'then', fr: 'puis' } },
  swap: { icon: 'sign-swap', word: { en: 'exchange', fr: 'échange' } },
  again: { icon: 'sign-turned', word: { en: 'again', fr: 'à nouveau' } },
  card: { icon: 'sign-card', word: { en: 'card', fr: 'carte' } },
  draw: { icon: 'card-draw', word: { en: 'draw', fr: 'pioche' } },
  discard: { icon: 'card-discard', word: { en: 'discard', fr: 'défausse' } },
  burn: { icon: 'card-burn', word: { en: 'loses cards', fr: 'perd des cartes' } },
  take: { icon: 'card-pickup', word: { en: 'take', fr: 'prend' } },
  random: { icon: 'card-random', word: { en: 'at random', fr: 'au hasard' } },
  play: { icon: 'card-play', word: { en: 'in play', fr: 'en jeu' } },
  steal: { icon: 'robber-hand', word: { en: 'take from another', fr: 'prend à un autre' } },
  hand: { icon: 'hand', word: { en: 'hand', fr: 'main' } },
  player: { icon: 'sign-player', word: { en: 'player', fr: 'joueur' } },
  players: { icon: 'sign-players', word: { en: 'players', fr: 'joueurs' } },
  look: { icon: 'all-seeing-eye', word: { en: 'look', fr: 'regarde' } },
  up: { icon: 'sign-up', word: { en: 'more', fr: 'plus' } },
  skull: { icon: 'death-skull', word: { en: 'eliminated', fr: 'éliminé' } },
  die: { icon: 'perspective-dice-six-faces-random', word: { en: 'die', fr: 'dé' } },
  shop: { icon: 'shop', word: { en: 'shop', fr: 'boutique' } },
  guard: { icon: 'shield', word: { en: 'protected', fr: 'protégé' } },
  repair: { icon: 'auto-repair', word: { en: 'repair', fr: 'répare' } },
  damage: { icon: 'broken-shield', word: { en: 'damaged', fr: 'endommagé' } },
  walk: { icon: 'walking-boot', word: { en: 'move', fr: 'déplacement' } },
  fight: { icon: 'crossed-swords', word: { en: 'fight', fr: 'combat' } },
  item: { icon: 'swap-bag', word: { en: 'item', fr: 'objet' } },
  turn: { icon: 'hourglass', word: { en: 'turn', fr: 'tour' } },
  win: { icon: 'check-mark', word: { en: 'victory', fr: 'victoire' } },
  once: { icon: 'candle-flame', word: { en: 'once', fr: 'une fois' } },
  always: { icon: 'infinity', word: { en: 'always', fr: 'toujours' } },
} as const satisfies Readonly<Record<string, { readonly icon: IconName; readonly word: Bilingual }>>

const entries = Object.entries(SIGNS)
export const SIGN_ICONS: Readonly<Record<string, IconName>> = Object.fromEntries(
  entries.map(([name, { icon }]) => [name, icon]),
)
export const SIGN_WORDS: Readonly<Record<string, Bilingual>> = Object.fromEntries(
  entries.map(([name, { word }]) => [name, word]),
)
