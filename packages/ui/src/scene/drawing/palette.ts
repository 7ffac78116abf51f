import type { Light } from '../scene.ts'

/** The colours of a backdrop. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, low: string]
  /** The light itself. */
  readonly glow: string
  readonly layers: readonly [far: string, middle: string, near: string, nearest: string]
  /** Shadows and outlines. */
  readonly ink: string
  /** The paper of the subject, from lit to shaded. */
  readonly lit: readonly [light: string, middle: string, dark: string]
  /** Flames, windows, sparks. */
  readonly accent: string
  readonly light: Light
  /** The diapered sky of an illuminated manuscript. */
  readonly diaper?: string
}

/** The colours of a world. */
export interface WorldLook<B extends string = string> {
  /** The lit edge of a paper layer. */
  readonly edge: string
  /** Draws rhumb lines and rings of an old chart on the sky. */
  readonly chart?: true
  /** Edges inked instead of lit, as in a manuscript. */
  readonly inked?: true
  readonly palettes: Readonly<Record<B, Palette>>
}
