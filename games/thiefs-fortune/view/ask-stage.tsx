import { BribeStage } from './bribe-stage.tsx'
import { ExchangeStage } from './exchange-stage.tsx'
import { OthersStage } from './others-stage.tsx'
import { PastStage } from './past-stage.tsx'
import { useThief } from './use-thief.ts'

const STAGED = new Set([
  'steal',
  'common.no-added-danger',
  'trigger.entry-any-source',
  'exchange',
  'exchange-more',
  'bribe.choose-tokens',
])

/** True while the question has a stage of its own: what lies under it rests. */
export function useIsStaged(): boolean {
  const { ask } = useThief()
  return ask !== null && STAGED.has(ask.text)
}

/** What the question holds up over the table: others' FUTUREs, one's PAST, an exchange, the guards. */
export function AskStage({ showsPast, onClosePast }: { showsPast: boolean; onClosePast: () => void }) {
  const { ask } = useThief()
  switch (ask?.text) {
    case 'steal':
    case 'common.no-added-danger':
      return <OthersStage />
    case 'trigger.entry-any-source':
      return <PastStage />
    case 'exchange':
    case 'exchange-more':
      return <ExchangeStage />
    case 'bribe.choose-tokens':
      return <BribeStage />
    default:
      return showsPast ? <PastStage onClose={onClosePast} /> : null
  }
}
