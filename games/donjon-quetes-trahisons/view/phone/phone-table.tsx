import { Chronicle, Decision, ForecastLine } from '@sablier/ui'
import type { ReactNode } from 'react'
import { LastFight } from '../ledger/last-fight.tsx'
import { Ledger } from '../ledger/ledger.tsx'
import { SinceLastTurn } from '../ledger/since-last-turn.tsx'
import { SmallVillage } from '../ledger/small-village.tsx'
import { WordsKept } from '../ledger/words-kept.tsx'
import { useQuestionMatter } from '../question-matter.tsx'
import { Opponents } from '../seats/opponents.tsx'
import { useDonjon } from '../use-donjon.ts'
import { OwnStrip } from './own-strip.tsx'
import { PhoneOwn } from './phone-own.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { useTab } from './use-tab.ts'

/** The table on a phone: heads, one area, one's own numbers, the question, and the way to the other areas. */
export function PhoneTable({ stage }: { stage: ReactNode }) {
  const { me } = useDonjon()
  const [tab, setTab] = useTab()
  return (
    <>
      <Opponents />
      {tab === 'table' && stage}
      {tab === 'village' && (
        <aside className="rail">
          <SmallVillage />
        </aside>
      )}
      {tab === 'mine' && me !== null && <PhoneOwn seat={me} />}
      {tab === 'promises' && (
        <aside className="rail">
          <Ledger />
          <LastFight />
          <WordsKept />
        </aside>
      )}
      {tab === 'log' && (
        <div className="side">
          <SinceLastTurn />
          <Chronicle />
        </div>
      )}
      {me !== null && <OwnStrip seat={me} />}
      <Decision reason={useQuestionMatter()}>
        <ForecastLine />
      </Decision>
      <PhoneTabs tab={tab} onTab={setTab} />
    </>
  )
}
