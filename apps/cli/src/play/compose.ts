import type { FillParam } from '@sablier/kernel'
import { proposalLine } from '../reading/ask-lines.ts'
import type { GameReader } from '../reading/game-reader.ts'
import { say } from '../reading/words.ts'
import type { Prompter } from './prompter.ts'
import { type Domain, type Field, readForm } from './proposal-form.ts'

const MOST_SEVERAL = 3
/** The person goes back to the suggestions, or there is no more input. */
const BACK = Symbol('back')
type Said<T> = T | typeof BACK
type Parts = Readonly<Record<string, unknown>>

/** The seat that composes the proposal, and its language. */
interface Desk {
  readonly prompter: Prompter
  readonly reader: GameReader
}

/** Puts a proposal together by questions, one for each part of its form, and reads it aloud before it is made; null for none. */
export async function compose(prompter: Prompter, reader: GameReader, form: FillParam): Promise<Parts | null> {
  const desk: Desk = { prompter, reader }
  const fields = readForm(form)
  for (;;) {
    const draft = await askFields(desk, '', fields)
    if (draft === BACK) return null
    const ways = [say(reader.language, 'make'), say(reader.language, 'startAgain')]
    const way = await askOne(desk, proposalLine(reader, draft), ways)
    if (way === BACK) return null
    if (way === 0) return draft
  }
}

/** Asks for part after part; what is left empty is left out. */
async function askFields(desk: Desk, lead: string, fields: readonly Field[]): Promise<Said<Parts>> {
  const said: Record<string, unknown> = {}
  for (const { phrase, parts } of fields) {
    const part = parts.find(({ seat }) => seat === null || Object.values(said).includes(seat))
    if (!part) continue
    const title = `${lead}${desk.reader.wordFor(phrase) ?? phrase}`
    const value = part.optional ? await askOptional(desk, title, part.domain) : await askPart(desk, title, part.domain)
    if (value === BACK) return BACK
    if (value !== undefined) said[part.name] = value
  }
  return said
}

/** A part that may be left out: asked for only if it is wanted. */
async function askOptional(desk: Desk, title: string, domain: Domain): Promise<unknown> {
  const { language } = desk.reader
  const wanted = await askOne(desk, title, [say(language, 'without'), say(language, 'with')])
  if (wanted === BACK) return BACK
  return wanted === 0 ? undefined : await askPart(desk, title, domain)
}

async function askPart(desk: Desk, title: string, domain: Domain): Promise<unknown> {
  const { reader } = desk
  switch (domain.kind) {
    case 'parts':
      return await askFields(desk, `${title} `, domain.fields)
    case 'several':
      return await askSeveral(desk, `${title} `, domain.fields)
    case 'seat':
      return await askAmong(desk, title, domain.seats, domain.seats.map(reader.seatName))
    case 'word': {
      const labels = domain.words.map(({ phrase }) => reader.wordFor(phrase) ?? phrase)
      return await askAmong(
        desk,
        title,
        domain.words.map(({ value }) => value),
        labels,
      )
    }
    case 'cards':
      return await askCards(desk, title, domain.cards)
    case 'number':
      return await askLine(desk, { title, hint: say(reader.language, 'upTo', { max: domain.most }) }, (typed) =>
        isWhole(typed, domain.most) ? Number(typed) : undefined,
      )
    case 'text':
      return await askLine(desk, { title, hint: say(reader.language, 'inWords') }, (typed) => typed)
  }
}

/** One after the other, until the person has no more. */
async function askSeveral(desk: Desk, lead: string, fields: readonly Field[]): Promise<Said<Parts[]>> {
  const all: Parts[] = []
  const { language } = desk.reader
  while (all.length < MOST_SEVERAL) {
    const one = await askFields(desk, lead, fields)
    if (one === BACK) return BACK
    all.push(one)
    if (all.length === MOST_SEVERAL) break
    const more = await askOne(desk, say(language, 'another'), [say(language, 'noMore'), say(language, 'more')])
    if (more === BACK) return BACK
    if (more === 0) break
  }
  return all
}

/** One of several values; the only one is taken without a question. */
async function askAmong<T>(
  desk: Desk,
  title: string,
  values: readonly T[],
  labels: readonly string[],
): Promise<Said<T>> {
  if (values.length === 1) return values[0] as T
  const chosen = await askOne(desk, title, labels)
  return chosen === BACK ? BACK : (values[chosen] as T)
}

async function askCards(desk: Desk, title: string, cards: readonly string[]): Promise<Said<string[] | undefined>> {
  const { reader } = desk
  const labels = cards.map((card) => reader.cardName(card))
  return await askLine(desk, { title, hint: say(reader.language, 'anyOf'), labels }, (typed) => {
    const numbers = [...new Set(typed.split(/[\s,]+/))]
    return numbers.every((number) => isWhole(number, cards.length) && number !== '0')
      ? numbers.map((number) => cards[Number(number) - 1] as string)
      : undefined
  })
}

const isWhole = (typed: string, most: number): boolean => /^\d{1,3}$/.test(typed) && Number(typed) <= most

/** A typed line, asked for until it means something; nothing typed is nothing said. */
async function askLine<T>(
  desk: Desk,
  line: Question,
  read: (typed: string) => T | undefined,
): Promise<Said<T | undefined>> {
  for (;;) {
    const typed = await ask(desk, line)
    if (typed === BACK || typed === '') return typed === '' ? undefined : BACK
    const value = read(typed)
    if (value !== undefined) return value
    desk.prompter.show([say(desk.reader.language, 'notUnderstood')])
  }
}

/** One of several lines, by its place. */
async function askOne(desk: Desk, title: string, labels: readonly string[]): Promise<Said<number>> {
  for (;;) {
    const typed = await ask(desk, { title, labels })
    if (typed === BACK) return BACK
    if (isWhole(typed, labels.length) && typed !== '0') return Number(typed) - 1
    desk.prompter.show([say(desk.reader.language, 'notUnderstood')])
  }
}

/** A line to be typed: what for, what it may be, and what the numbers stand for. */
interface Question {
  readonly title: string
  readonly hint?: string
  readonly labels?: readonly string[]
}
async function ask({ prompter, reader }: Desk, { title, hint, labels = [] }: Question): Promise<Said<string>> {
  const choices = labels.map((label, n) => ({ key: String(n + 1), label }))
  const extras = [{ key: 'b', label: say(reader.language, 'back') }]
  const typed = await prompter.ask({ title, choices, extras, hint: hint ?? null })
  return typed === null || typed.trim() === 'b' ? BACK : typed.trim()
}
