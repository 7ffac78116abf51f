import { CONDITION_WORDS } from '@sablier/donjon-quetes-trahisons'
import { phraseText } from '@sablier/ui'
import { GoodsLine } from '../parts/goods-line.tsx'
import { Honour } from '../parts/honour.tsx'
import { useDonjon } from '../use-donjon.ts'
import { SaidBy } from './said-by.tsx'
import { SayButton } from './say-button.tsx'

const ASKED = ['promise-answer', 'price-answer']

/** The promise under discussion, from the mouth of whoever spoke last; whoever is asked answers in the bubble. */
export function TalkWords() {
  const { t, ask, reader } = useDonjon()
  const talk = t.fact('talk')
  if (!talk) return null
  const asked = ask && ASKED.includes(ask.text) ? ask : null
  const param = asked?.params['seat']
  const speaker = typeof param === 'object' && 'seat' in param ? param.seat : talk.from
  return (
    <SaidBy
      seat={speaker}
      draft={!asked}
      buttons={
        asked && (
          <>
            <SayButton target={{ option: 'agree' }} strong />
            <SayButton target={{ option: 'counter' }} />
            <SayButton target={{ option: 'refuse' }} />
          </>
        )
      }
    >
      <GoodsLine goods={talk.give} /> <i>{phraseText(CONDITION_WORDS[talk.condition], reader)}</i>{' '}
      <Honour seat={talk.from} />
    </SaidBy>
  )
}
