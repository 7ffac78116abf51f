import { SHELF } from '@sablier/shelf'
import { pictureUrl, useSay } from '@sablier/ui'
import { Link } from 'wouter'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'

/** The card galleries of all games. */
export function CardsIndex() {
  const say = useSayWord()
  const tell = useSay()
  return (
    <PageFrame title={say('cardsTitle')}>
      <p>{say('cardsIntro')}</p>
      <ul className="galleries">
        {SHELF.map(({ id, title }) => (
          <li key={id} data-game={id}>
            <Link href={`/cards/${id}`}>
              <img src={pictureUrl(id, 'cover', 'small-cover')} alt="" width="640" height="400" decoding="async" />
              <span>{tell(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}
