import { list, plain, type Result, type Seat, type SeenEvent, textOf } from '@sablier/kernel'
import { Avatar, Icon, pictureUrl, type SeatInfo, useLanguage, useSay, useTable, Window } from '@sablier/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useStill } from '../settings/use-appearance.ts'
import { useCounted } from '../table/use-counted.ts'
import { type Say, useSayWord } from '../words/use-words.ts'
import { FinalCount, rankingOf, useFinalCount } from './final-count.tsx'
import { GameStory } from './game-story.tsx'
import { drawResult, passOn } from './share-picture.ts'
import type { ToldGame } from './told-game.ts'

interface EndScreenProps {
  readonly result: Result
  readonly seats: readonly SeatInfo[]
  readonly me: Seat | null
  /** Everything the viewer has heard. */
  readonly events: readonly SeenEvent[]
  /** How scores and chances went. */
  readonly story: () => Promise<ToldGame>
  /** Plays on from an earlier moment; null where that cannot be. */
  readonly onTry: ((entry: number) => void) | null
  /** What to do next. */
  readonly ways: ReactNode
  readonly onBoard: () => void
  /** What else is to be said of the game: whether its dice were fair. */
  readonly note?: ReactNode
}

/** The end: who won and why, what turned the game, and what to do next. */
export function EndScreen({ result, seats, me, events, story, onTry, ways, onBoard, note }: EndScreenProps) {
  const say = useSayWord()
  const model = useTable()
  const [told, setTold] = useState<ToldGame | null>(null)
  useConfetti(me !== null && result.winners.includes(me))
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per ended game
  useEffect(() => void story().then(setTold), [result])
  const title = useHeadline(result, seats, me)
  return (
    <Window title={title} onClose={onBoard} wide>
      <div className="end" data-testid="end-screen" data-game={model.game.id}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <div className="end-scroll" tabIndex={0}>
          <Laurels result={result} seats={seats} />
          <div className="end-parts">
            <FinalCount result={result} seats={seats} />
            <GameStory told={told} events={events} seats={seats} of={me ?? result.winners[0] ?? 0} onTry={onTry} />
          </div>
          {note}
        </div>
        <div className="end-ways">
          {ways}
          <SharePicture result={result} seats={seats} headline={title} />
          <button type="button" className="quiet" onClick={onBoard}>
            {say('showBoard')}
          </button>
          <Link href="/" className="quiet">
            {say('backHome')}
          </Link>
        </div>
      </div>
    </Window>
  )
}

type ResultOfSeats = Pick<EndScreenProps, 'result' | 'seats'>

/** The winners before the world of their game, and why they have won. */
function Laurels({ result, seats }: ResultOfSeats) {
  const model = useTable()
  const margin = useMargin(result, seats)
  return (
    <div className="end-laurels">
      <img src={pictureUrl(model.game.id, 'cover', 'cover')} alt="" width="1280" height="640" decoding="async" />
      {result.winners.length > 0 && (
        <span className="end-heads">
          {result.winners.map((seat) => (
            <span key={seat} className="end-head">
              <Icon name="laurel-crown" className="end-laurel" />
              <Avatar seat={seat} />
            </span>
          ))}
        </span>
      )}
      <p className="end-reason">
        {margin && <b>{margin}</b>} {plain(textOf(model, 'ends', result.reason))}
      </p>
    </div>
  )
}

/** By how much was won, where points decide and one has won. */
function useMargin({ winners, scores }: Result, seats: readonly SeatInfo[]): string | null {
  const say = useSayWord()
  const counted = useCounted()
  const isRace = useFinalCount()?.sources.some(({ need }) => need !== undefined)
  const [winner] = winners
  if (isRace || winner === undefined || winners.length > 1 || seats.length < 2) return null
  const others = seats.map((_, seat) => seat).filter((seat) => seat !== winner)
  const next = others.reduce((best, seat) => ((scores[seat] ?? 0) > (scores[best] ?? 0) ? seat : best))
  const [own, theirs] = [scores[winner] ?? 0, scores[next] ?? 0]
  if (own <= theirs) return null
  const name = seats[next]?.name ?? ''
  return say('endMargin', { n: own, counted: counted ?? say('points'), more: own - theirs, name })
}

function SharePicture({ result, seats, headline }: ResultOfSeats & { headline: string }) {
  const say = useSayWord()
  const tell = useSay()
  const counted = useCounted()
  const { game } = useTable()
  const share = async () => {
    const players = rankingOf(result, seats.length).map((seat) => ({
      name: seats[seat]?.name ?? '',
      score: counted ? `${result.scores[seat] ?? 0} ${counted}` : '',
      won: result.winners.includes(seat),
      colour: colourOf(seat),
    }))
    const cover = pictureUrl(game.id, 'cover', 'cover')
    const picture = await drawResult({ title: tell(game.text.title), headline, cover, players })
    await passOn(picture, `sablier-${game.id}`)
  }
  return (
    <button type="button" className="quiet" onClick={() => void share()}>
      {say('sharePicture')}
    </button>
  )
}

/** The colour of a seat as the style sheet has it. */
function colourOf(seat: Seat): string {
  const shown = document.querySelector(`[data-seat="${seat}"]`)
  return (shown && getComputedStyle(shown).getPropertyValue('--seat')) || '#b08a3a'
}

function useHeadline(result: Result, seats: readonly SeatInfo[], me: Seat | null): string {
  const say = useSayWord()
  const language = useLanguage()
  const names = list(
    language,
    result.winners.map((seat) => seats[seat]?.name ?? ''),
  )
  return headline(say, result, names, me)
}

function headline(say: Say, { winners }: Result, names: string, me: Seat | null): string {
  if (winners.length === 0) return say('noWinner')
  if (winners.length > 1) return say('winners', { names })
  if (me !== null && winners.includes(me)) return say('youWin')
  return say(me === null ? 'winner' : 'youLose', { names })
}

function useConfetti(wins: boolean): void {
  const still = useStill()
  useEffect(() => {
    if (!wins || still) return
    void import('canvas-confetti').then(({ default: confetti }) =>
      confetti({
        particleCount: 140,
        spread: 80,
        origin: { y: 0.3 },
        colors: ['#d9b26a', '#f0c056', '#f2e9d5', '#8fbbe8'],
      }),
    )
  }, [wins, still])
}
