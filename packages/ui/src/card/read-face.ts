import type { Face, FaceLine, LineRole } from './face.ts'
import { type TextPart, type TextSource, textParts } from './face-text.ts'

/** A line of rules text, read. */
export interface ReadLine {
  readonly role: LineRole
  readonly parts: readonly TextPart[]
}

/** The texts of a face as parts, read once. */
export interface ReadFace {
  readonly face: Face
  readonly lines: readonly ReadLine[]
  readonly doors: readonly (readonly TextPart[])[]
  readonly gains: readonly TextPart[]
  readonly short: readonly TextPart[]
}

/** The heading of a line, then its text. */
function lineParts({ keyword, text }: FaceLine, source: TextSource): TextPart[] {
  if (!keyword) return textParts(text, source)
  const colon = source.language === 'fr' ? '\u00a0:' : ':'
  return [
    { kind: 'icon', icon: keyword.icon, tone: 'keyword', label: '', count: '' },
    { kind: 'words', text: `${keyword.text}${colon}`, strong: true },
    { kind: 'words', text: ' ' },
    ...textParts(text, source),
  ]
}

/** Reads the markup of all texts on a face. */
export function readFace(face: Face, source: TextSource): ReadFace {
  return {
    face,
    lines: face.lines.map((line) => ({ role: line.role ?? 'plain', parts: lineParts(line, source) })),
    doors: (face.doors?.texts ?? []).map((text) => textParts(text, source)),
    gains: textParts(face.gains ?? '', source),
    short: textParts(face.short, source),
  }
}
