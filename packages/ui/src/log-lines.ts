import { type FillParam, type PlaceName, plain, type SeenEvent, type TextNode } from '@sablier/kernel'
import { purposeOf, type Rolled } from './latest-rolls.ts'
import { type TableModel, textOf } from './table-context.tsx'
import type { useWords } from './words.ts'

/** One line of the log: what to read, by which rule, and how it is set. */
export interface LogLine {
  readonly key: string
  readonly nodes: readonly TextNode[]
  readonly rule: string
  readonly tone: 'said' | 'phase' | 'dice' | 'end' | 'quiet'
}

type Say = ReturnType<typeof useWords>
type Told = Pick<TableModel, 'game' | 'reader'>

const words = (text: string): TextNode[] => [{ kind: 'words', text }]

/** Reads the events as lines. Where the game says something itself, bare moves of the same answer stay silent. */
export function logLines(events: readonly SeenEvent[], model: Told, say: Say): LogLine[] {
  const spoken = new Set(events.filter(({ type }) => type === 'said' || type === 'rolled').map(({ entry }) => entry))
  const lines = events.flatMap((event, i): LogLine[] => {
    const line = lineOf(event, model, say, spoken)
    return line ? [{ ...line, key: `${i} ${event.entry}`, rule: event.rule }] : []
  })
  // A phase in which nothing was told needs no heading.
  return lines.filter(({ tone }, i) => tone !== 'phase' || (i + 1 < lines.length && lines[i + 1]?.tone !== 'phase'))
}

function lineOf(
  event: SeenEvent,
  model: Told,
  say: Say,
  spoken: ReadonlySet<number>,
): Pick<LogLine, 'nodes' | 'tone'> | null {
  switch (event.type) {
    case 'said':
      return {
        nodes: textOf(model, 'log', event['key'] as string, event['params'] as Record<string, FillParam>),
        tone: 'said',
      }
    case 'rolled':
      return { nodes: rolled(event as Rolled, model, say), tone: 'dice' }
    case 'phase-begun': {
      const phase = plain(textOf(model, 'phases', event['phase'] as string))
      return { nodes: words(phase), tone: 'phase' }
    }
    case 'ended': {
      const { reason } = event['result'] as { reason: string }
      return { nodes: textOf(model, 'ends', reason), tone: 'end' }
    }
    case 'moved':
      if (spoken.has(event.entry) || event['card'] === null || event.entry === 0) return null
      return { nodes: moved(event, model), tone: 'quiet' }
    default:
      return null
  }
}

function rolled(event: Rolled, model: Told, say: Say): TextNode[] {
  const { seat, values } = event
  const purpose = purposeOf(event, model)
  const who: TextNode[] =
    seat < 0
      ? words(purpose && `${purpose} · `)
      : [{ kind: 'seat', seat, text: model.reader.seatName(seat) }, ...words(` ${say('rolled')} `)]
  return [...who, ...words(values.join(' + ')), ...words(` (d${event.sides})`)]
}

function moved(event: SeenEvent, model: Told): TextNode[] {
  const place = ({ zone, at }: PlaceName) =>
    plain(textOf(model, 'zones', zone, { n: at + 1, at: at + 1, seat: { seat: Math.max(0, at) } }))
  const card = event['card'] as string
  return [
    { kind: 'card', card, text: model.reader.cardName(card) },
    ...words(` · ${place(event['from'] as PlaceName)} → ${place(event['to'] as PlaceName)}`),
  ]
}
