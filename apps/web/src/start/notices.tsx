import { findGame } from '@sablier/shelf'
import { pictureUrl } from '@sablier/ui'
import { Link } from 'wouter'
import { Hourglass } from '../home/hourglass.tsx'
import { useSayWord } from '../words/use-words.ts'
import { PageFrame } from './page-frame.tsx'

/** While something is fetched: before the world of a game, where it is known which. */
export function Loading({ text, game = '' }: { text?: string; game?: string | undefined }) {
  const say = useSayWord()
  return (
    <output className="loading" data-game={game}>
      {findGame(game) && (
        <img
          className="loading-cover"
          src={pictureUrl(game, 'cover', 'small-cover')}
          alt=""
          width="640"
          height="400"
          fetchPriority="high"
        />
      )}
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
