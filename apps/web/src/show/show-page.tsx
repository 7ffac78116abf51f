import { type Chapter, required } from '@sablier/kernel'
import { type SeatInfo, useSay } from '@sablier/ui'
import { useEffect, useMemo } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import type { Moment } from '../play/table-host.ts'
import type { ShownStretch } from '../replay/replay-host.ts'
import { useBook } from '../rules/use-book.ts'
import { keepSaved } from '../saved/saved-games.ts'
import { Loading, Missing } from '../start/notices.tsx'
import { type OpenGame, useGame } from '../start/use-game.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { useSayWord } from '../words/use-words.ts'
import { ShowBar } from './show-bar.tsx'
import { type Show, useShow } from './use-show.ts'

/** A chapter of the rules at work in a game of computer players; in the book it is framed as a small table. */
export function ShowPage({ id, chapter: wanted }: { id: string; chapter: string }) {
  const say = useSayWord()
  const { open, failed } = useGame(id)
  const book = useBook(id)
  const chapter = book?.chapters.find((one) => one.id === wanted) ?? null
  const show = useShow(id, chapter)
  if (failed || (book && !chapter)) return <Missing />
  if (show.missing) return <Missing text={say('showMissing')} />
  if (!open || !chapter || !show.shown || !show.moment) return <Loading game={id} text={say('showSearching')} />
  return <ShowTable open={open} chapter={chapter} show={show} shown={show.shown} moment={show.moment} />
}

interface ShowTableProps {
  readonly open: OpenGame
  readonly chapter: Chapter
  readonly show: Show
  readonly shown: ShownStretch
  readonly moment: Moment
}

const nothing = () => undefined

function ShowTable({ open, chapter, show, shown, moment: { view, heard } }: ShowTableProps) {
  const say = useSayWord()
  const tell = useSay()
  const [, go] = useLocation()
  const [search] = useSearchParams()
  const isSmall = search.has('small')
  const title = say('showing', { chapter: tell(chapter.title) })
  useFramed(isSmall)
  useEffect(() => {
    document.title = `${title} · Sablier`
  }, [title])
  const seats = useMemo<SeatInfo[]>(() => shown.game.names.map((name) => ({ name, kind: 'person' })), [shown])
  const playOn = async () => {
    const saved = await required(show.host).playOn(show.at, shown.seat)
    keepSaved(saved)
    go(`/play/${saved.id}`)
  }
  return (
    <TableScreen
      {...open}
      view={view}
      events={heard}
      options={shown.game.options}
      seats={seats}
      canAct={false}
      draftsOf={null}
      onAnswer={nothing}
      onTake={nothing}
      menu={<Link href={`/rules/${open.game.id}#chapter-${chapter.id}`}>{say('showBack')}</Link>}
      past={
        <ShowBar
          show={show}
          chapter={chapter}
          shown={shown}
          ways={
            isSmall ? null : (
              <>
                <Link href={`/rules/${open.game.id}#chapter-${chapter.id}`} className="quiet">
                  {say('showBack')}
                </Link>
                {!view.state.result && (
                  <button type="button" className="strong" onClick={() => void playOn()}>
                    {say('showTry')}
                  </button>
                )}
              </>
            )
          }
        />
      }
    />
  )
}

/** A framed table leads nowhere else: the book around it does. */
function useFramed(isSmall: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-framed', isSmall)
    return () => document.documentElement.removeAttribute('data-framed')
  }, [isSmall])
}
