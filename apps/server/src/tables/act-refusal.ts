import { Refusal } from '@sablier/kernel'
import type { RefusalCode, RefusalDetail, RefusalParams } from '@sablier/protocol'
import { isStorageAway } from '../storage/storage-away.ts'

/** The data a client needs, beside the code, to give the reason in its reader's language. */
export interface RefusalMore {
  readonly detail?: RefusalDetail
  readonly params?: RefusalParams
  /** The rule of the game that refuses it. */
  readonly rule?: string
}

/** An act that is not done, with what the client needs to say why. The message is for logs. */
export class ActRefusal extends Error {
  override readonly name = 'ActRefusal'
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly more: RefusalMore = {},
  ) {
    super(message)
  }
  /** As it is sent. */
  get sent(): { code: RefusalCode; reason: string } & RefusalMore {
    return { code: this.code, reason: this.message, ...this.more }
  }
}

/** Two people of whom one has blocked the other do not come together at a public table. Neither is told why. */
export const theyDoNotMeet = (): ActRefusal =>
  new ActRefusal('not-invited', 'They do not meet', { detail: 'not-for-you' })

/** Whatever went wrong, as a client may hear it. Faults of ours are told without their inside. */
export function toRefusal(error: unknown): ActRefusal {
  if (error instanceof ActRefusal) return error
  if (error instanceof Refusal)
    return new ActRefusal('illegal', error.message, error.rule === undefined ? {} : { rule: error.rule })
  if (isStorageAway(error))
    return new ActRefusal('not-saved', 'The storage does not answer: try again in a moment', {
      detail: 'storage-silent',
    })
  return new ActRefusal('fault', 'The server could not do it. Nothing has changed.')
}
