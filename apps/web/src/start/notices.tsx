import { Link } from 'wouter'
import { Hourglass } from '../home/hourglass.tsx'
import { useSayWord } from '../words/use-words.ts'
import { PageFrame } from './page-frame.tsx'

/** While something is fetched. */
export function Loading({ text }: { text?: string }) {
  const say = useSayWord()
  return (
    <output className="loading">
      <Hourglass className="loading-glass" />
      <span>{text ?? say('loading')}</span>
    </output>
  )
}

/** Nothing is here; the way back is. */
export function Missing({ text }: { text?: string }) {
  const say = useSayWord()
  return (
    <PageFrame title="Sablier">
      <p>{text ?? say('pageMissing')}</p>
      <p>
        <Link href="/" className="strong">
          {say('backHome')}
        </Link>
      </p>
    </PageFrame>
  )
}
