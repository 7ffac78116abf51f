import type { RecordSource } from '../replay/find-record.ts'

/** Where a game is reviewed. */
export function reviewPath(source: RecordSource): string {
  if (source.kind === 'file') return '/review/file'
  if (source.kind === 'saved') return `/review/${source.id}`
  return `/review/table/${source.id}${source.invite ? `?invite=${source.invite}` : ''}`
}
