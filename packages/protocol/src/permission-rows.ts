import type { ActType } from './acts.ts'
import { PERMISSIONS, type Permission, RELATIONS, TARGETS, type Target } from './permissions.ts'
import type { Proposal } from './proposals.ts'
import type { TableStatus } from './words.ts'

/** One line of the table of permissions. */
export interface PermissionRow {
  readonly act: ActType
  readonly proposal: Proposal['kind'] | null
  readonly target: Target | null
  readonly permission: Permission
}

/** The permissions as a list. */
export function permissionRows(): PermissionRow[] {
  return (Object.keys(PERMISSIONS) as (keyof typeof PERMISSIONS)[]).flatMap((act): PermissionRow[] => {
    if (act === 'start without') return rowsOf({ act: 'start', proposal: null }, PERMISSIONS[act])
    if (act !== 'propose') return rowsOf({ act, proposal: null }, PERMISSIONS[act])
    const kinds = Object.keys(PERMISSIONS.propose) as Proposal['kind'][]
    return kinds.flatMap((proposal) => rowsOf({ act, proposal }, PERMISSIONS.propose[proposal]))
  })
}
function rowsOf(
  about: Pick<PermissionRow, 'act' | 'proposal'>,
  given: Permission | { readonly [T in Target]: Permission },
): PermissionRow[] {
  if ('who' in given) return [{ ...about, target: null, permission: given }]
  return TARGETS.map((target) => ({ ...about, target, permission: given[target] }))
}

const SHORT: Readonly<Record<TableStatus, string>> = {
  open: 'o',
  playing: 'p',
  over: 'v',
  closed: 'c',
  'read-only': 'r',
}

/** The permissions as they stand in the specification. */
export function permissionTable(): string {
  const head = `| act | whose seat | ${RELATIONS.join(' | ')} |`
  const line = `| --- | --- |${' --- |'.repeat(RELATIONS.length)}`
  const rows = permissionRows().map(({ act, proposal, target, permission: { who, fromSeats } }) => {
    const more = proposal ?? (act === 'start' && target ? 'without' : null)
    const name = `\`${act}\`${more ? ` \`${more}\`` : ''}${fromSeats ? ` (${fromSeats} seats or more)` : ''}`
    const cells = RELATIONS.map((relation) => who[relation]?.map((status) => SHORT[status]).join(' ') || '–')
    return `| ${name} | ${target ?? ''} | ${cells.join(' | ')} |`
  })
  return [head, line, ...rows].join('\n')
}
