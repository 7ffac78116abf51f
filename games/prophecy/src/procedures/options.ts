import type { AskOption, Params } from '@sablier/kernel'

/** An answer of a menu; `does` names what it leads to. */
export interface MenuOption extends AskOption {
  readonly does: string
  readonly [more: string]: unknown
}

/** A refused answer that reads like the one it stands for. */
export interface RefusedOption {
  readonly id: string
  readonly text: string
  readonly params?: Params
  readonly why: string
}
