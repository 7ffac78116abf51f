import type { Sheet } from '../drawing/sheet.ts'
import type { BackdropOf, World } from '../worlds.ts'

/** Draws a place: layers behind the subject, and what stands before it. */
export type Backdrop = (sheet: Sheet) => void
export type Backdrops<W extends World> = Readonly<Record<BackdropOf<W>, Backdrop>>
