import type { Seat } from '@sablier/kernel'
import { Choosable, Count, useSeatPlate } from '@sablier/ui'
import { useState } from 'react'
import { HeroBust } from '../parts/hero-bust.tsx'
import { HeroPower } from '../parts/hero-power.tsx'
import { Honour } from '../parts/honour.tsx'
import { UniqueToken } from '../parts/unique-token.tsx'
import { Wounds } from '../parts/wounds.tsx'
import { useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'
import { Mat } from './mat.tsx'
import { QuestBacks } from './quest-backs.tsx'
import { seatFlag } from './seat-flag.ts'
import { SeatSheet } from './seat-sheet.tsx'
import { TrophyCount } from './trophy-count.tsx'

/** Somebody at the table: bust with the gauge, what everybody may know of them, and their goods on a mat. */
export function Opponent({ seat }: { seat: Seat }) {
  const model = useDonjon()
  const { t, language, cardOf } = model
  const [opened, setOpened] = useState(false)
  const plate = useSeatPlate(seat)
  const flag = seatFlag(model, seat) ?? plate.flag
  const hero = cardOf(t.zone('character', seat).top)
  const isAnswer = useIsAnswer(seat)
  return (
    <section className={`seat opponent opponent-${plate.turn}`} data-seat={seat} aria-label={plate.name}>
      <HeroBust seat={seat}>
        <HeroPower seat={seat} />
      </HeroBust>
      <div className="plate">
        <header>
          {isAnswer ? (
            <b className="plate-name text-seat">{plate.name}</b>
          ) : (
            <button type="button" className="plate-name text-seat" onClick={() => setOpened(true)}>
              {plate.name}
            </button>
          )}
          <em>{hero?.name[language]}</em>
          {plate.online && <span className="seat-plate-online">{plate.online}</span>}
        </header>
        <PlateCounts seat={seat} />
      </div>
      <Mat seat={seat} />
      {flag && <span className="seat-flag">{flag}</span>}
      {isAnswer && <SeatChoice seat={seat} name={plate.name} />}
      {opened && <SeatSheet seat={seat} onClose={() => setOpened(false)} />}
    </section>
  )
}

/** What everybody may count of a seat. */
function PlateCounts({ seat }: { seat: Seat }) {
  const { t, words } = useDonjon()
  return (
    <>
      <p className="plate-counts">
        <TrophyCount seat={seat} />
        <Count kind="gem" n={t.track('gems', seat)} label={words.gems} />
        <Wounds seat={seat} />
        <UniqueToken seat={seat} />
      </p>
      <p className="plate-counts plate-more">
        <Honour seat={seat} />
        <QuestBacks seat={seat} />
      </p>
    </>
  )
}

/** True while a seat as such answers the question. Whoever names a price is answered in their bubble. */
function useIsAnswer(seat: Seat): boolean {
  const { ask } = useDonjon()
  // On a phone the heads are small, and whoever can be challenged stands on the stage.
  const isElsewhere = usePhone() && ask?.text === DOORS
  if (!ask || isElsewhere || ask.text === 'monster-talk') return false
  return ask.options.some((option) => option.seat === seat && option.piece === undefined)
}
const DOORS = 'choice.dungeon-or-arena'

/** While a seat is an answer, the whole of it can be pressed. */
function SeatChoice({ seat, name }: { seat: Seat; name: string }) {
  const { ask } = useDonjon()
  return (
    <Choosable target={{ seat }} label={name} className="seat-choice" twice={ask?.text === DOORS}>
      {''}
    </Choosable>
  )
}
