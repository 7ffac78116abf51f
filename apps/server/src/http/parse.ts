import * as v from 'valibot'
import { ActRefusal } from '../tables/act-refusal.ts'

/** Reads a body, query or path; refuses what does not fit, with the field. */
export function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const parsed = v.safeParse(schema, value, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue) ?? 'body'
  throw new ActRefusal('malformed', `${field}: ${issue.message}`.slice(0, 200), {
    detail: 'bad-field',
    params: { field: field.slice(0, 80) },
  })
}
