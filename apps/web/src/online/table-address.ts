const query = (invite: string | null): string => (invite ? `?invite=${invite}` : '')

/** Where a table, its replay and its record are found; the invitation opens them to whoever does not sit there. */
export const tablePath = (id: string, invite: string | null): string => `/table/${id}${query(invite)}`
export const replayPath = (id: string, invite: string | null): string => `/replay/table/${id}${query(invite)}`
export const recordPath = (id: string, invite: string | null): string => `/api/tables/${id}/record${query(invite)}`
