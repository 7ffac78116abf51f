import { svg } from '../drawing/markup.ts'
import type { Sheet } from '../drawing/sheet.ts'

export type ArchKind = 'round' | 'gothic' | 'ogee' | 'horse'

interface Opening {
  readonly wide: number
  readonly top: number
  readonly bottom: number
}

/** An opening around the middle of the picture. */
function opening(middle: number, { wide: w, top, bottom }: Opening, kind: ArchKind): string {
  const [left, right] = [middle - w / 2, middle + w / 2]
  const spring = top + w * (kind === 'gothic' || kind === 'ogee' ? 0.62 : 0.5)
  const b = w * 0.09
  if (kind === 'horse')
    return svg`M${left + b} ${bottom}L${left + b} ${spring + w * 0.22}C${left - b * 1.2} ${spring - w * 0.02} ${left + w * 0.08} ${top} ${middle} ${top}C${right - w * 0.08} ${top} ${right + b * 1.2} ${spring - w * 0.02} ${right - b} ${spring + w * 0.22}L${right - b} ${bottom}Z`
  if (kind === 'ogee')
    return svg`M${left} ${bottom}L${left} ${spring}C${left} ${top + w * 0.2} ${middle - w * 0.16} ${top + w * 0.2} ${middle} ${top - w * 0.04}C${middle + w * 0.16} ${top + w * 0.2} ${right} ${top + w * 0.2} ${right} ${spring}L${right} ${bottom}Z`
  if (kind === 'gothic')
    return svg`M${left} ${bottom}L${left} ${spring}Q${left} ${top + w * 0.2} ${middle} ${top - w * 0.05}Q${right} ${top + w * 0.2} ${right} ${spring}L${right} ${bottom}Z`
  return svg`M${left} ${bottom}L${left} ${spring}A${w / 2} ${w / 2} 0 0 1 ${right} ${spring}L${right} ${bottom}Z`
}

/** A wall of paper with an arch cut out; sizes are parts of the picture, the width that of a picture not too wide. */
export function archedWall(
  sheet: Sheet,
  kind: ArchKind,
  { wide, top, bottom }: Partial<Opening> & { wide: number },
): string {
  const { width, height } = sheet
  const hole = opening(
    width / 2,
    { wide, top: height * (top ?? 0), bottom: bottom === undefined ? height + 20 : height * bottom },
    kind,
  )
  return `M-20 -20H${width + 20}V${height + 20}H-20Z${hole}`
}

interface Arch {
  readonly wide: number
  readonly top: number
  readonly colour: string
  readonly bottom?: number
}

/** Arches one behind another, each a little larger than the last. */
export function tunnel(sheet: Sheet, kind: ArchKind, arches: readonly Arch[]): void {
  const room = Math.min(sheet.width, sheet.height * 1.75)
  for (const [i, { wide, colour, ...rest }] of arches.entries())
    sheet.layer(archedWall(sheet, kind, { ...rest, wide: room * wide }), colour, {
      shift: [0, 5],
      shadow: 0.42,
      lit: 0.04 + (arches.length - i) * 0.05,
      dark: 0.5,
      edge: 0.55,
    })
}

/** An arch that frames the whole picture, before the subject. */
export function frame(
  sheet: Sheet,
  kind: ArchKind,
  wide: number,
  { top, bottom }: { top: number; bottom?: number },
): void {
  sheet.front(archedWall(sheet, kind, { wide: sheet.width * wide, top, ...(bottom !== undefined && { bottom }) }))
}
