import { useSearchParams } from 'wouter'
import { ReviewPage } from './review-page.tsx'

/** The review of an online game; a table by invitation opens to whoever has its link. */
export function TableReview({ id }: { id: string }) {
  const [search] = useSearchParams()
  return <ReviewPage source={{ kind: 'table', id, invite: search.get('invite') }} />
}
