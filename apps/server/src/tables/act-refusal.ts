import { Refusal } from '@sablier/kernel'
import type { RefusalCode } from '@sablier/protocol'

/** An act that is not done, with the code the client translates. */
export class ActRefusal extends Error {
  override readonly name = 'ActRefusal'
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly rule?: string,
  ) {
    super(message)
  }
}

/** Whatever went wrong, as a client may hear it. Faults of ours are told without their inside. */
export function toRefusal(error: unknown): ActRefusal {
  if (error instanceof ActRefusal) return error
  if (error instanceof Refusal) return new ActRefusal('illegal', error.message, error.rule)
  return new ActRefusal('fault', 'The server could not do it. Nothing has changed.')
}
