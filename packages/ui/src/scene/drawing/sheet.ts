import type { Light } from '../scene.ts'
import { mix } from './colour.ts'
import type { Drawings } from './figure.ts'
import { round, svg } from './markup.ts'
import type { Palette, WorldLook } from './palette.ts'
import { hashOf, type Random, randomFrom } from './random.ts'

/** How a paper layer is lit and how its shadow falls. */
export interface LayerLook {
  readonly lit?: number
  readonly dark?: number
  readonly shadow?: number
  readonly edge?: number
  readonly shift?: readonly [x: number, y: number]
}

type Stop = readonly [offset: number, colour: string, opacity: number]

export interface SheetSpec {
  readonly look: WorldLook
  readonly palette: Palette
  readonly light: Light
  readonly seed: string
  readonly width: number
  readonly height: number
  readonly drawings: Drawings
}

/** Lights that shine from behind the middle of the picture, without a body of their own. */
const BEHIND: readonly Light[] = ['window', 'torch', 'lava', 'rays']

/** The picture while it is drawn: what lies behind the subject, what lies before it, and the measures everything follows. */
export class Sheet {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly look: WorldLook
  readonly drawings: Drawings
  readonly light: Light
  readonly random: Random
  /** Where the ground is on which subjects stand. */
  readonly ground: number
  /** The side of the light: -1 left, 1 right. */
  readonly side: number
  /** True if the light stands in the middle. */
  readonly isBacklit: boolean
  readonly lamp: { readonly x: number; readonly y: number; readonly radius: number }
  readonly prefix: string
  private definitions = ''
  private back = ''
  private fore = ''
  private named = 0

  constructor({ look, palette, light, seed, width, height, drawings }: SheetSpec) {
    this.width = width
    this.height = height
    this.palette = palette
    this.look = look
    this.drawings = drawings
    this.light = light
    this.random = randomFrom(seed)
    this.prefix = `s${hashOf(`${seed}${width}x${height}${light}`).toString(36)}`
    this.ground = height * 0.86
    this.side = this.random() < 0.5 ? -1 : 1
    this.isBacklit = BEHIND.includes(light)
    this.lamp = {
      x: width * (this.isBacklit ? 0.5 : 0.5 + this.side * 0.17),
      y: height * (light === 'lava' ? 0.82 : this.isBacklit ? 0.42 : 0.34),
      radius: height * (this.isBacklit ? 0.2 : 0.17),
    }
  }

  /** Adds markup behind the subject. */
  put(markup: string): void {
    this.back += markup
  }

  /** Adds markup before the subject. */
  putBefore(markup: string): void {
    this.fore += markup
  }

  /** A fresh name for a gradient, pattern or clip; `write` gets it and gives the element. */
  define(write: (id: string) => string): string {
    const id = `${this.prefix}-${this.named++}`
    this.definitions += write(id)
    return id
  }

  /** A fill that runs from top to bottom. */
  gradient(top: string, middle: string, low: string): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  /** A fill that runs outwards from a point. */
  radial(stops: readonly Stop[], x: number, y: number, radius: number): string {
    const marks = stops.map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${round(opacity * 100) / 100}"/>`,
    )
    const id = this.define(
      (name) =>
        svg`<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${marks.join('')}</radialGradient>`,
    )
    return `url(#${id})`
  }

  /** A soft spot of light. */
  glow(x: number, y: number, radius: number, { opacity = 0.9, colour = this.palette.glow } = {}): string {
    const fill = this.radial(
      [
        [0, colour, opacity],
        [0.35, colour, opacity * 0.4],
        [1, colour, 0],
      ],
      x,
      y,
      radius,
    )
    return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
  }

  /** A layer of cut paper behind the subject. */
  layer(path: string, colour: string, look: LayerLook = {}): void {
    this.put(this.paper(path, colour, look))
  }

  /** A layer of cut paper before the subject; the dark one of the backdrop unless a colour is given. */
  front(path: string, colour = this.frontColour, look: LayerLook = {}): void {
    this.putBefore(this.paper(path, colour, { lit: 0.1, dark: 0.5, shadow: 0.4, edge: 0.4, ...look }))
  }

  get frontColour(): string {
    return mix(this.palette.layers[3], this.palette.ink, 0.45)
  }

  /** Cut paper: its shadow, its body lit from above, its edge. */
  paper(
    path: string,
    colour: string,
    { lit = 0.24, dark = 0.42, shadow = 0.38, edge = 0.3, shift }: LayerLook,
  ): string {
    const { glow, ink } = this.palette
    const [x, y] = shift ?? [this.lamp.x > this.width / 2 ? -3 : 3, -4]
    const fill = this.gradient(mix(colour, glow, lit * 0.95), colour, mix(colour, ink, dark))
    const rim = this.look.inked
      ? `stroke="${mix(colour, ink, 0.5)}" stroke-opacity=".8"`
      : `stroke="${this.look.edge}" stroke-opacity="${edge}"`
    return svg`<path d="${path}" fill-rule="evenodd" transform="translate(${x} ${y})" fill="${ink}" opacity="${String(shadow)}"/><path d="${path}" fill-rule="evenodd" fill="${fill}" ${rim} stroke-width="1.1"/>`
  }

  /** A band of light over the ground. */
  mist(y: number, opacity = 0.35): void {
    const { glow } = this.palette
    const stop = (offset: number, part: number) =>
      `<stop offset="${offset}" stop-color="${glow}" stop-opacity="${round(part * opacity * 80) / 100}"/>`
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" x2="0" y2="1">${stop(0, 0)}${stop(0.55, 1)}${stop(1, 0)}</linearGradient>`,
    )
    const { width, height } = this
    this.put(svg`<rect y="${y - height * 0.16}" width="${width}" height="${height * 0.32}" fill="url(#${id})"/>`)
  }

  /** Lit windows. */
  windows(path: string, opacity = 0.9): void {
    if (path) this.put(`<path d="${path}" fill="${this.palette.accent}" opacity="${opacity}"/>`)
  }

  /** The finished picture. */
  markup(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"><defs>${this.definitions}</defs>${this.back}${this.fore}</svg>`
  }

  /** Lays what stands before the subject over the rest; what is put later lies over both. */
  flatten(): void {
    this.back += this.fore
    this.fore = ''
  }
}
