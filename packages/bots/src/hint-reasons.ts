import { type Bilingual, required } from '@sablier/kernel'
import type { Reason } from './game-bot.ts'

/** The measurements of one option. */
export interface OptionFigures {
  readonly mean: number
  readonly spread: number
  readonly visits: number
}

/** Texts of the reasons that hold in every game. */
export const HINT_TEXTS: Readonly<Record<string, Bilingual>> = {
  'hint.only-good': {
    en: 'Clearly ahead of every other option: {n} {n|point|points} of win chance.',
    fr: 'Nettement devant toutes les autres options : {n} {n|point|points} de chances de victoire.',
  },
  'hint.ahead': {
    en: 'Ahead of {n|the only other option|all other options} looked at.',
    fr: 'Devant {n|l’unique autre option étudiée|les autres options étudiées}.',
  },
  'hint.no-clear-best': {
    en: 'No clear best: others are worth about as much.',
    fr: 'Pas de meilleure option évidente : d’autres se valent.',
  },
  'hint.as-good': {
    en: 'As good as the best option, within what chance blurs.',
    fr: 'Aussi bonne que la meilleure option, au hasard près.',
  },
  'hint.behind': {
    en: 'Costs about {n} {n|point|points} of win chance against the best option.',
    fr: 'Coûte environ {n} {n|point|points} de chances de victoire par rapport à la meilleure option.',
  },
  'hint.risky': {
    en: 'Risky: it ends very well or very badly.',
    fr: 'Risqué : cela finit très bien ou très mal.',
  },
  'hint.open': {
    en: 'Partly a matter of what cannot be foreseen.',
    fr: 'Dépend en partie de ce qu’on ne peut prévoir.',
  },
  'hint.safe': {
    en: 'Safe: it comes out much the same whatever is hidden.',
    fr: 'Sûr : le résultat change peu, quoi qu’il y ait de caché.',
  },
}

/** Reasons that follow from the figures alone; options come best first. `isClear`: the first leads by more than chance. */
export function plainReasons(options: readonly OptionFigures[], at: number, isClear: boolean): Reason[] {
  const own = required(options[at])
  const [best, second] = options
  const reasons: Reason[] = []
  if (!best) return reasons
  if (at === 0) {
    const lead = second ? best.mean - second.mean : 0
    if (second && !isClear) reasons.push({ key: 'hint.no-clear-best', weight: 0.3 })
    else if (second && lead >= CLEAR) reasons.push({ key: 'hint.only-good', params: { n: points(lead) }, weight: 0.6 })
    else if (second) reasons.push({ key: 'hint.ahead', params: { n: options.length - 1 }, weight: 0.3 })
  } else {
    const gap = best.mean - own.mean
    if (gap <= noise(best, own)) reasons.push({ key: 'hint.as-good', weight: 0.4 })
    else reasons.push({ key: 'hint.behind', params: { n: points(gap) }, weight: -0.5 })
  }
  const usual = options.reduce((sum, { spread }) => sum + spread, 0) / options.length
  if (own.spread > RISKY) reasons.push({ key: 'hint.risky', weight: own.spread > 1.25 * usual ? -0.35 : -0.2 })
  else if (own.spread < SAFE) reasons.push({ key: 'hint.safe', weight: own.spread < 0.8 * usual ? 0.35 : 0.1 })
  else reasons.push({ key: 'hint.open', weight: 0.1 })
  return reasons
}

/** By so much of the win an answer must be ahead to be called clearly better. */
const CLEAR = 0.05

/** Single outcomes lie so far from the mean that it is all or nothing, or so near that it hardly matters; 0.5 is a coin. */
const RISKY = 0.3
const SAFE = 0.1

const points = (share: number): number => Math.max(1, Math.round(share * 100))

/** How much of a difference chance alone would make. */
function noise(a: OptionFigures, b: OptionFigures): number {
  return Math.sqrt((a.spread * a.spread) / a.visits + (b.spread * b.spread) / b.visits)
}
