import { replayPath } from '../online/table-address.ts'
import type { RecordSource } from '../replay/find-record.ts'

/** Where a game is reviewed. */
export function reviewPath(source: RecordSource): string {
  if (source.kind === 'file') return '/review/file'
  if (source.kind === 'saved') return `/review/${source.id}`
  if (source.kind === 'link') return `/review/link#${source.packed}`
  return `/review/table/${source.id}${source.invite ? `?invite=${source.invite}` : ''}`
}

/** Where the same record is replayed. */
export function recordPath(source: RecordSource): string {
  if (source.kind === 'table') return replayPath(source.id, source.invite)
  if (source.kind === 'link') return `/replay/link#${source.packed}`
  return `/replay/${source.kind === 'file' ? 'file' : source.id}`
}

/** An address with one more wish; what a link carries stays behind it. */
export function withSearch(path: string, wish: string): string {
  const [page = '', packed] = path.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}${wish}${packed ? `#${packed}` : ''}`
}
