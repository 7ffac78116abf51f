import type { Effect } from '@sablier/kernel'

/** Says an effect, a condition or a group in signs. */
export type SayShort = (effect: Effect) => string

/** A drawing in a short text: `{icon:gem}`. */
export const sign = (...words: readonly string[]): string => words.map((word) => `{icon:${word}}`).join('')

/** The ops that games share. What one may do is said like what one does: the small card is a reminder. */
const KERNEL_FORMS = {
  seq: ({ effects }: { effects: readonly Effect[] }, say) => effects.map(say).join(' · '),
  may: ({ effect }: { effect: Effect }, say) => say(effect),
  choose: ({ effects }: { effects: readonly Effect[] }, say) => effects.map(say).join(' / '),
  when: ({ test, effect }: { test: Effect; effect: Effect }, say) => `${say(test)}: ${say(effect)}`,
  each: ({ group, effect }: { group: Effect; effect: Effect }, say) => `${say(group)} ${say(effect)}`,
  pay: ({ cost, effect }: { cost: Effect; effect: Effect }, say) => `${say(cost)} ${sign('to')} ${say(effect)}`,
} as const satisfies AnyForms

type AnyForms = Readonly<Record<string, (args: never, say: SayShort) => string>>
/** The short form of every op of a game: its arguments, and how to say an effect inside it. */
export type ShortForms<Ops> = {
  readonly [N in Exclude<keyof Ops, keyof typeof KERNEL_FORMS>]: (args: Ops[N], say: SayShort) => string
}

/** How a game says its effects in signs; what no form knows stays unsaid. */
export function shortSpeech(forms: AnyForms): SayShort {
  const all: AnyForms = { ...KERNEL_FORMS, ...forms }
  // An effect is data of its own op: the form of that name knows its arguments.
  const say: SayShort = (effect) => all[effect.op]?.(effect as never, say) ?? ''
  return say
}
