import { Chronicle, Decision, ForecastLine } from '@sablier/ui'
import type { ReactNode } from 'react'
import { LastFight } from './ledger/last-fight.tsx'
import { Ledger } from './ledger/ledger.tsx'
import { SinceLastTurn } from './ledger/since-last-turn.tsx'
import { SmallVillage } from './ledger/small-village.tsx'
import { WordsKept } from './ledger/words-kept.tsx'
import { useOpenOffer } from './offer/use-offer.ts'
import { OwnArea } from './own/own-area.tsx'
import { useQuestionMatter } from './question-matter.tsx'
import { Opponents } from './seats/opponents.tsx'
import { useDonjon } from './use-donjon.ts'

const SHOPPING = ['supplies', 'rest']

const MANY = 2
const MOST = 4

/** How crowded the ledger is. */
const crowd = (promises: number): 'few' | 'many' | 'most' =>
  promises > MOST ? 'most' : promises > MANY ? 'many' : 'few'

/** The table on a desk: people behind the far edge, the stage between the ledger and the chronicle, one's own area in front. */
export function DeskTable({ stage }: { stage: ReactNode }) {
  const { t } = useDonjon()
  const open = useOpenOffer()
  const isShop = SHOPPING.includes(t.phase) && open === null
  return (
    <>
      <Opponents />
      <aside className="rail" data-promises={crowd(t.fact('promised').length)}>
        <Ledger />
        <LastFight />
        {isShop ? <WordsKept /> : <SmallVillage />}
      </aside>
      {stage}
      <div className="side">
        <SinceLastTurn />
        <Chronicle />
      </div>
      <Decision reason={useQuestionMatter()}>
        <ForecastLine />
      </Decision>
      <OwnArea />
    </>
  )
}
