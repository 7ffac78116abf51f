import type { Answer } from '../flow/flow.ts'
import type { Seat } from '../shape.ts'

/** One thing a seat did: it answered a question or took up a standing offer. */
export type Entry = { readonly seat: Seat; readonly answer: Answer } | { readonly seat: Seat; readonly take: string }
