/** What is put together for a question until it is answered. It outlasts a look at an earlier moment, where nothing is asked. */
export interface Kept {
  readonly question: string
  /** Option ids chosen so far. */
  readonly chosen: readonly string[]
  /** A number, shares or a proposal as far as they are set; undefined: not begun. */
  readonly draft: unknown
}

export const NOTHING_KEPT: Kept = { question: '', chosen: [], draft: undefined }

/** What is kept for a question. Another one knows nothing of it, from its first moment on: one may tap at once. */
export const keptFor = (kept: Kept, question: string): Kept =>
  kept.question === question ? kept : { ...NOTHING_KEPT, question }
