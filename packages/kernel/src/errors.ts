/** Something a caller sent cannot be taken: the message names what is wrong, `rule` the rule that refuses it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    message: string,
    readonly rule?: string,
  ) {
    super(message)
  }
}

/** The rules themselves are at fault (no option left, a flow that changed the table where it must not): never recovered silently. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault'
}

/** A refusal that comes out of the rules themselves, when the answer was already taken, is a fault of theirs. */
export function asFault(thrown: unknown): unknown {
  return thrown instanceof Refusal
    ? new RulesFault(`The rules refused an answer they had taken: ${thrown.message}`)
    : thrown
}

/** A value that must be there. If it is missing the rules are at fault: better to fail here than on a hole further on. */
export function required<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new RulesFault('Something that must be there is missing')
  return value
}
