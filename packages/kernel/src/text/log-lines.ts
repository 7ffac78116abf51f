import type { Bilingual } from '../ledger.ts'
import type { SeenEvent, SeenEventOf } from '../sight/seen-event.ts'
import type { PlaceName } from '../table/events.ts'
import { type FillParam, fill, plain, type Reader, type TextNode } from './fill.ts'
import { type GameReading, textOf } from './game-reader.ts'

/** One event in words: what to read and how it is set. */
export interface LogLine {
  readonly key: string
  readonly nodes: readonly TextNode[]
  readonly event: SeenEvent
  /** Quiet: a move that the game itself says nothing of. Detail: what a screen shows by itself, such as cards that are turned up. */
  readonly tone: 'said' | 'phase' | 'dice' | 'end' | 'quiet' | 'detail'
}

const WORDS = {
  rolled: { en: '{seat} rolled {values} ({dice})', fr: '{seat} a lancé {values} ({dice})' },
  rolledFor: { en: '{seat} rolled {values} ({dice}, {purpose})', fr: '{seat} a lancé {values} ({dice}, {purpose})' },
  tableRolled: { en: 'The dice show {values} ({dice})', fr: 'Les dés donnent {values} ({dice})' },
  tableRolledFor: { en: '{purpose} · {values} ({dice})', fr: '{purpose} · {values} ({dice})' },
  looked: { en: '{seat} looks at {cards}', fr: '{seat} regarde {cards}' },
  revealed: { en: 'Shown: {cards}', fr: 'Montré : {cards}' },
} as const satisfies Record<string, Bilingual>

/**
 * Every event that is worth a line, from event number `from` on. Where the game says something itself, bare moves of the same
 * answer stay silent.
 */
export function eventLines(events: readonly SeenEvent[], reading: GameReading, from = 0): LogLine[] {
  const spoken = new Set<number>()
  for (const { type, entry } of events) if (type === 'said' || type === 'rolled') spoken.add(entry)
  return events.slice(from).flatMap((event, i): LogLine[] => {
    if (event.type === 'moved' && (spoken.has(event.entry) || event.entry === 0)) return []
    const line = keptLine(event, reading, from + i)
    return line ? [line] : []
  })
}

/** The lines of a reader by event. A log that grows by one event would else be worded again from its beginning. */
const kept = new WeakMap<Reader, WeakMap<SeenEvent, LogLine | null>>()

function keptLine(event: SeenEvent, reading: GameReading, i: number): LogLine | null {
  const lines = kept.get(reading.reader) ?? new WeakMap<SeenEvent, LogLine | null>()
  kept.set(reading.reader, lines)
  const key = `${i} ${event.entry}`
  const known = lines.get(event)
  if (known === null || known?.key === key) return known
  const line = lineOf(event, reading)
  const made = line && { ...line, key, event }
  lines.set(event, made)
  return made
}

/** The log beside a table: without details that the table shows, and without headings of phases in which nothing was told. */
export function logLines(events: readonly SeenEvent[], reading: GameReading, from = 0): LogLine[] {
  const lines = eventLines(events, reading, from).filter(({ tone }) => tone !== 'detail')
  return lines.filter(({ tone }, i) => tone !== 'phase' || (i + 1 < lines.length && lines[i + 1]?.tone !== 'phase'))
}

function lineOf(event: SeenEvent, reading: GameReading): Pick<LogLine, 'nodes' | 'tone'> | null {
  const { reader, game } = reading
  const isDetail = (key: string): boolean => game.text.details?.includes(key) ?? false
  switch (event.type) {
    case 'said':
      return { nodes: textOf(reading, 'log', event.key, event.params), tone: isDetail(event.key) ? 'detail' : 'said' }
    case 'rolled':
      return { nodes: rolled(event, reading), tone: isDetail(event.purpose) ? 'detail' : 'dice' }
    case 'phase-begun':
      return { nodes: words(plain(textOf(reading, 'phases', event.phase))), tone: 'phase' }
    case 'ended':
      return { nodes: textOf(reading, 'ends', event.result.reason), tone: 'end' }
    case 'moved':
      return event.card === null ? null : { nodes: moved(event, event.card, reading), tone: 'quiet' }
    case 'looked':
      return { nodes: fill(WORDS.looked, { seat: { seat: event.seat }, cards: cards(event) }, reader), tone: 'detail' }
    case 'revealed':
      return { nodes: fill(WORDS.revealed, { cards: cards(event) }, reader), tone: 'detail' }
    default:
      return null
  }
}

const words = (text: string): TextNode[] => [{ kind: 'words', text }]
const cards = (event: SeenEventOf<'looked' | 'revealed'>): FillParam => ({
  list: event.cards.map((card) => ({ card })),
})

function rolled(event: SeenEventOf<'rolled'>, reading: GameReading): TextNode[] {
  const { seat, purpose } = event
  const params = { seat: { seat }, values: event.values.join(' + '), dice: `d${event.sides}`, purpose }
  const [plainly, forPurpose] = seat < 0 ? [WORDS.tableRolled, WORDS.tableRolledFor] : [WORDS.rolled, WORDS.rolledFor]
  return fill(purposeOf(event, reading) === '' ? plainly : forPurpose, params, reading.reader)
}

/** The purpose of a roll; empty if the game has no word for it. */
export function purposeOf({ purpose }: Pick<SeenEventOf<'rolled'>, 'purpose'>, reading: GameReading): string {
  return reading.game.text.words[purpose] ? plain(textOf(reading, 'words', purpose)) : ''
}

function moved({ from, to }: SeenEventOf<'moved'>, card: string, reading: GameReading): TextNode[] {
  const place = ({ zone, at }: PlaceName) =>
    plain(textOf(reading, 'zones', zone, { n: at + 1, at: at + 1, seat: { seat: Math.max(0, at) } }))
  return [{ kind: 'card', card, text: reading.reader.cardName(card) }, ...words(` · ${place(from)} → ${place(to)}`)]
}
