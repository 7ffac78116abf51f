import type { Effect } from '@sablier/kernel'

/** Says an effect, a condition or a group in signs. */
export type SayShort = (effect: Effect) => string

/** The short form of one op: its arguments, and how to say an effect inside it. */
export type ShortForm = (args: never, say: SayShort) => string
export type ShortForms = Readonly<Record<string, ShortForm>>

/** A drawing in a short text: `{icon:gem}`. */
export const sign = (...words: readonly string[]): string => words.map((word) => `{icon:${word}}`).join('')

/** The ops that every game has. What one may do is said like what one does: the small card is a reminder. */
const KERNEL_FORMS = {
  seq: ({ effects }: { effects: readonly Effect[] }, say) => effects.map(say).join(' · '),
  may: ({ effect }: { effect: Effect }, say) => say(effect),
  choose: ({ effects }: { effects: readonly Effect[] }, say) => effects.map(say).join(' / '),
  when: ({ test, effect }: { test: Effect; effect: Effect }, say) => `${say(test)}: ${say(effect)}`,
  each: ({ group, effect }: { group: Effect; effect: Effect }, say) => `${say(group)} ${say(effect)}`,
  repeat: ({ n, effect }: { n: number; effect: Effect }, say) => `${n}× ${say(effect)}`,
  pay: ({ cost, effect }: { cost: Effect; effect: Effect }, say) => `${say(cost)} ${sign('to')} ${say(effect)}`,
} as const satisfies ShortForms

/** How a game says its effects in signs; what no form knows stays unsaid. */
export function shortSpeech(forms: ShortForms): SayShort {
  const all: ShortForms = { ...KERNEL_FORMS, ...forms }
  // An effect is data of its own op: the form of that name knows its arguments.
  const say: SayShort = (effect) => all[effect.op]?.(effect as never, say) ?? ''
  return say
}
