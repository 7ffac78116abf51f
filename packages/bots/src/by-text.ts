import type { Ask, Chance, Choice } from '@sablier/kernel'
import type { Reason } from './game-bot.ts'

/** Answers one question. */
export type Answering<T, Item> = (t: T, ask: Ask<Item>, chance: Chance) => Choice
/** Says what speaks for and against one item of a question. */
export type Judging<T, Item> = (t: T, ask: Ask<Item>, item: Item) => readonly Reason[]

/*
 * A game's bot declares in an interface what each question offers, by its text. The two functions below are the only places
 * where that is taken on trust: an ask does not carry the type of its items.
 */

/** Finds how a question is answered, by its text. */
export function answersByText<T, Offered>(
  cases: {
    readonly [Text in keyof Offered]?: Answering<T, Offered[Text]>
  },
): (text: string) => Answering<T, unknown> | undefined {
  const byText = new Map<string, Answering<T, never>>(Object.entries(cases))
  return (text) => byText.get(text) as Answering<T, unknown> | undefined
}

/** Finds what there is to say about an item of a question, by the question's text. */
export function judgesByText<T, Offered>(
  cases: {
    readonly [Text in keyof Offered]?: Judging<T, Offered[Text]>
  },
): (text: string) => Judging<T, unknown> | undefined {
  const byText = new Map<string, Judging<T, never>>(Object.entries(cases))
  return (text) => byText.get(text) as Judging<T, unknown> | undefined
}
