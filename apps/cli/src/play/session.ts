import {
  type Answer,
  type AnyGame,
  type FillParam,
  type Language,
  type Match,
  Refusal,
  type Seat,
  type SeenAsk,
  type SeenOffer,
  type View,
} from '@sablier/kernel'
import type { Computers } from '../computers.ts'
import { cardLines, cardsNamed, rulesNamed } from '../reading/card-lines.ts'
import { GameReader } from '../reading/game-reader.ts'
import { newCardLines, type OwnCards, ownCards } from '../reading/new-cards.ts'
import { printedLines } from '../reading/printed-lines.ts'
import { namesAgainst } from '../reading/seat-names.ts'
import { viewLines } from '../reading/view-lines.ts'
import { say } from '../reading/words.ts'
import { compose } from './compose.ts'
import type { Prompter, Question } from './prompter.ts'
import { isComposable, meanwhileOf, questionOf } from './question-of.ts'
import { readAnswer } from './read-answer.ts'

const MOST_TAKEN = 4
/** What can be read at any question, by the key that asks for it. */
const READINGS = { r: 'rule', c: 'cards', t: 'table' } as const

/** How a session at the terminal ended. */
export type SessionEnd = 'finished' | 'left' | 'no-input'

/** Where the person sits, null if they watch, and the language they read. */
export interface Person {
  readonly you: Seat | null
  readonly language: Language
}

/** One person at a table of computers, or nobody who watches them. */
export class Session {
  private seenEvents = 0
  /** How many standing offers computers may still take up before the person is asked. */
  private patience = MOST_TAKEN
  /** Standing offers already shown to the person while others were asked. */
  private readonly shown = new Set<string>()
  private readonly you: Seat | null
  private reader: GameReader
  /** The person's own cards as they were last told. */
  private own: OwnCards = new Map()

  constructor(
    private readonly match: Match,
    private readonly computers: Computers,
    private readonly prompter: Prompter,
    { you, language }: Person,
  ) {
    this.you = you
    this.reader = readerFor(match.game, language, you)
  }

  get language(): Language {
    return this.reader.language
  }

  /** Plays until the game is over or the person leaves. */
  async play(): Promise<SessionEnd> {
    while (!this.match.over) {
      this.tellNews()
      const view = this.match.view(this.you ?? 'spectator')
      // Before a question, computer players answer standing offers, such as a trade just proposed.
      const taken = view.ask && this.patience > 0 ? this.computers.taken(this.match) : null
      if (taken) {
        this.patience--
        this.match.enter(taken)
        continue
      }
      this.patience = MOST_TAKEN
      if (view.ask || this.isAddressed(view)) {
        const end = view.ask ? await this.askPerson(view, view.ask) : await this.offerPerson(view)
        if (end) return end
        continue
      }
      const entry = this.computers.next(this.match)
      if (!entry) throw new Refusal('Nobody at this table can go on')
      this.match.enter(entry)
    }
    this.tellNews()
    return 'finished'
  }

  private tellNews(): void {
    const { match, reader, you } = this
    const heard = match.heard(you ?? 'spectator', this.seenEvents)
    this.seenEvents = match.events?.length ?? 0
    this.prompter.show(printedLines(reader, heard).map(({ text }) => text))
    if (you === null) return
    const own = ownCards(reader, match.view(you), you, match.seats)
    this.prompter.show(newCardLines(reader, this.own, own))
    this.own = own
  }

  /** Puts a question. Whatever it is, cards, rules and the table can be read before it is answered. */
  private async ask(question: Question, view: View): Promise<string | null> {
    const { language } = this
    const reading = (['r', 'c', 't'] as const).map((key) => ({ key, label: say(language, READINGS[key]) }))
    for (;;) {
      const typed = await this.prompter.ask({ ...question, extras: [...question.extras, ...reading] })
      const lines = typed === null ? null : this.read(typed.trim(), view)
      if (!lines) return typed
      this.prompter.show(lines)
    }
  }

  /** What a person asked to read; null if they typed something else. */
  private read(typed: string, view: View): string[] | null {
    const { reader } = this
    const { ask } = view
    const [key, ...words] = typed.split(/\s+/)
    const wanted = words.join(' ')
    if (key === 't' && wanted === '') return viewLines(reader, view, this.match.seats)
    if (key === 'r') return wanted === '' ? (ask ? [reader.rule(ask.rule)] : []) : this.found('noRule', wanted)
    if (key === 'c') return wanted === '' ? (ask ? cardLines(reader, ask) : []) : this.found('noCard', wanted)
    return null
  }

  private found(none: 'noCard' | 'noRule', typed: string): string[] {
    const lines = none === 'noCard' ? cardsNamed(this.reader, typed) : rulesNamed(this.reader, typed)
    return lines.length > 0 ? lines : [say(this.language, none, { typed })]
  }

  private async askPerson(view: View, ask: SeenAsk): Promise<SessionEnd | null> {
    const typed = await this.ask(questionOf(this.reader, view, ask, this.match.seats), view)
    if (typed === null) return 'no-input'
    if (typed.trim() === 'q') return 'left'
    const offer = offerTyped(typed.trim(), view)
    if (offer) await this.takeUp(ask.seat, offer)
    if (offer || this.doExtra(typed.trim(), view, ask)) return null
    const answer = typed.trim() === 'p' && isComposable(ask) ? await this.composed(ask) : readAnswer(ask, typed)
    if (answer === null) return null
    if (answer === undefined) this.prompter.show([say(this.language, 'notUnderstood')])
    else this.attempt(() => this.match.answer(ask.seat, answer))
    return null
  }

  /** A proposal put together by questions; null for none. */
  private async composed({ params }: SeenAsk): Promise<Answer | null> {
    return (await compose(this.desk(), this.reader, params['form'] as FillParam)) as Answer | null
  }

  /** For questions about the parts of a proposal, at which everything can be read too. */
  private desk(): Prompter {
    const view = this.match.view(this.you ?? 'spectator')
    return { show: this.prompter.show, ask: (question) => this.ask(question, view) }
  }

  /** Whether something is open that concerns this person by name and was not shown yet: an offer, a quest to cash in. */
  private isAddressed(view: View): boolean {
    return view.offers.some((offer) => isPersonal(offer) && !this.shown.has(JSON.stringify(offer)))
  }

  /** Shows what the person may take up while others are asked. */
  private async offerPerson(view: View): Promise<SessionEnd | null> {
    const typed = await this.ask(meanwhileOf(this.reader, view), view)
    if (typed === null) return 'no-input'
    if (typed.trim() === 'q') return 'left'
    for (const offer of view.offers) this.shown.add(JSON.stringify(offer))
    const offer = offerTyped(typed.trim(), view)
    const { you } = this
    if (offer && you !== null) await this.takeUp(you, offer)
    return null
  }

  /** Takes a standing offer up; one that has a wording is put together by questions first, or let be. */
  private async takeUp(seat: Seat, { id, wording }: SeenOffer): Promise<void> {
    const said = wording ? await compose(this.desk(), this.reader, wording.form) : undefined
    if (said !== null) this.attempt(() => this.match.take(seat, id, said as object | undefined))
  }

  private doExtra(key: string, view: View, ask: SeenAsk): boolean {
    if (key === 'l') this.reader = readerFor(this.match.game, this.language === 'en' ? 'fr' : 'en', this.you)
    else if (key === 'u' && view.canUndo) {
      this.match.undo(ask.seat)
      this.seenEvents = Math.min(this.seenEvents, this.match.events?.length ?? 0)
    } else return false
    return true
  }

  /** What cannot be done is told with the rule that refuses it; the question stays open. */
  private attempt(work: () => void): void {
    try {
      work()
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      const refused = say(this.language, 'refusedAnswer')
      this.prompter.show([refused, ...(thrown.rule ? [this.reader.rule(thrown.rule)] : [])])
    }
  }
}

/** The standing offer named by a key such as o2. */
const offerTyped = (key: string, { offers }: View): SeenOffer | undefined =>
  /^o\d+$/.test(key) ? offers[Number(key.slice(1)) - 1] : undefined

const isPersonal = ({ params }: SeenOffer): boolean => Object.keys(params).length > 0

const readerFor = (game: AnyGame, language: Language, you: Seat | null): GameReader =>
  new GameReader(game, language, namesAgainst(language, you))
