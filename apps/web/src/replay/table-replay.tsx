import { useSearchParams } from 'wouter'
import { ReplayPage } from './replay-page.tsx'

/** The replay of an online table; a table by invitation opens to whoever has its link. */
export function TableReplay({ id }: { id: string }) {
  const [search] = useSearchParams()
  return <ReplayPage source={{ kind: 'table', id, invite: search.get('invite') }} />
}
