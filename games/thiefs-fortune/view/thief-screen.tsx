import type { Seat } from '@sablier/kernel'
import { BackdropPicture, Chronicle, useTableParts } from '@sablier/ui'
import { useState } from 'react'
import { AnswerQueue } from './answer-queue.tsx'
import { AskStage, useIsStaged } from './ask-stage.tsx'
import { FavorDoors } from './favor-doors.tsx'
import { ForetoldProvider } from './foretold.tsx'
import { Hand } from './hand.tsx'
import { Lanes } from './lanes.tsx'
import { Opponents } from './opponents.tsx'
import { Progress } from './progress.tsx'
import { Question } from './question.tsx'
import { Rail } from './rail.tsx'
import { Ribbon } from './ribbon.tsx'
import { RoundBanner } from './round-banner.tsx'
import { Shelf } from './shelf.tsx'
import { SmallScreen } from './small-screen.tsx'
import { useEscape } from './stage.tsx'
import { useThiefWords } from './thief-words.ts'
import { useRoom } from './use-small.ts'
import { useThief } from './use-thief.ts'
import './thief.css'
import './lanes.css'
import './lane-card.css'
import './opponents.css'
import './hand.css'
import './shelf.css'
import './stage.css'
import './foretold.css'
import './small-cards.css'
import './small-hand.css'
import './small-parts.css'
import './small-bar.css'
import './small.css'

/** The whole table of A Thief's Fortune on one screen. */
export function ThiefScreen() {
  const room = useRoom()
  return (
    <AnswerQueue>
      <ForetoldProvider>{room === 'wide' ? <WideScreen /> : <SmallScreen room={room} />}</ForetoldProvider>
      <Ribbon />
      <RoundBanner />
    </AnswerQueue>
  )
}

function WideScreen() {
  const { Head } = useTableParts()
  const { table, me, ask } = useThief()
  const [opened, setOpened] = useState<Seat | null>(null)
  const [showsPast, setShowsPast] = useState(false)
  useEscape(opened === null ? undefined : () => setOpened(null))
  const isStaged = useIsStaged() || showsPast
  const seat = opened ?? me ?? 0
  const isFavor = ask?.text === 'anatomy.favor-one-option'
  const hasHand = me !== null && table.zone('hand', me).size + table.zone('chosen', me).size > 0
  return (
    <div className="thief" data-hand={hasHand || isFavor || undefined}>
      <span className="thief-sky" aria-hidden="true">
        <BackdropPicture backdrop="rooftops" />
        <BackdropPicture backdrop="desert" />
      </span>
      <Head>
        <Progress />
      </Head>
      <main className="thief-main" id="content" tabIndex={-1}>
        <div className="thief-others" inert={isStaged}>
          <Opponents onOpen={(other) => setOpened(other === opened ? null : other)} />
        </div>
        <Rail isStill={isStaged} />
        <div className="thief-life" inert={isStaged} data-seat={seat} data-opened={opened !== null || undefined}>
          {opened !== null && <OpenedTab seat={opened} onClose={() => setOpened(null)} />}
          <Lanes key={seat} seat={seat} onPast={() => setShowsPast(true)} />
        </div>
        {(hasHand || isFavor) && <div inert={isStaged}>{isFavor ? <FavorDoors /> : <Hand />}</div>}
        <AskStage showsPast={showsPast} onClosePast={() => setShowsPast(false)} />
      </main>
      <Shelf />
      <Question />
      <Chronicle />
    </div>
  )
}

/** Over somebody else's cards: whose they are, and the way back to one's own. */
function OpenedTab({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const { seats } = useThief()
  const words = useThiefWords()
  return (
    <div className="opened-tab">
      <b>{words.looks(seats[seat]?.name ?? '')}</b>
      <button type="button" className="quiet" onClick={onClose}>
        {words.back}
      </button>
    </div>
  )
}
