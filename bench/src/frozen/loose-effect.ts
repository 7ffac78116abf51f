/** An effect as the frozen players read it: any argument may be asked for. */
export interface Effect {
  readonly op: string
  readonly [argument: string]: unknown
}
