import { skeleton } from '@sablier/protocol'
import type { SessionRow } from '../storage/schema.ts'

/** Between the names that were hidden: no name has it. */
const BETWEEN = '\n'

/** The names of a person that the operator has hidden, the first one first. */
export const hiddenNames = ({ hidden_name }: Pick<SessionRow, 'hidden_name'>): string[] =>
  hidden_name === null ? [] : hidden_name.split(BETWEEN)

/** The same once one more is hidden. */
export const withHidden = (session: SessionRow, name: string): string => [...hiddenNames(session), name].join(BETWEEN)

/** Whether a name looks like one that the operator has hidden for this person. */
export const isHidden = (session: SessionRow, name: string): boolean =>
  hiddenNames(session).some((hidden) => skeleton(hidden) === skeleton(name))
