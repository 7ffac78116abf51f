import type { Promised } from '@sablier/donjon-quetes-trahisons'
import { Choosable, Count, Icon } from '@sablier/ui'
import { GoodsLine } from '../parts/goods-line.tsx'
import { useDonjon } from '../use-donjon.ts'
import { OfferWords } from './offer-words.tsx'
import { SaidBy } from './said-by.tsx'

/** In the village: creditors who remind one of a promise, and open offers. */
export function VillageWords() {
  const { t, ask, me } = useDonjon()
  const due = t.fact('promised').flatMap((promise, n) => (promise.state === 'due' && promise.from === me ? [n] : []))
  return (
    <>
      {ask && due.map((n) => <Debt key={n} n={n} promise={t.fact('promised')[n] as Promised} />)}
      <OfferWords />
    </>
  )
}

/** A promise that is due: two doors, keep your word or betray, each with what it leads to. */
function Debt({ n, promise: { to, goods } }: { n: number; promise: Promised }) {
  const { t, words, ask, me } = useDonjon()
  if (me === null || !ask?.options.some(({ id }) => id === `betray:${n}`)) return null
  const honour = ask.options.find(({ id }) => id === `honour:${n}`)
  const gems = t.track('gems', me)
  const pays = Math.min(goods.gems ?? 0, gems)
  const broken = t.track('promises-broken', me) + t.track('words-broken', me)
  const kept = t.track('promises-kept', me) + t.track('words-kept', me)
  return (
    <SaidBy seat={to}>
      <GoodsLine goods={goods} />
      <span className="duty">
        <Choosable target={{ option: `honour:${n}` }} label={words.keepWord} className="duty-door duty-keep">
          <b>
            <Icon name="shaking-hands" /> {honour?.text === 'honour-in-part' ? words.keepPart : words.keepWord}
          </b>
          <span>
            {pays > 0 && <Count kind="gem" n={gems} after={gems - pays} label={words.gems} />}
            <Icon name="shaking-hands" label={words.kept} /> {kept} → {kept + 1}
          </span>
        </Choosable>
        <Choosable target={{ option: `betray:${n}` }} label={words.betray} className="duty-door duty-break">
          <b>
            <Icon name="backstab" /> {words.betray}
          </b>
          <span>
            <Icon name="backstab" label={words.broken} /> {broken} → {broken + 1}
          </span>
        </Choosable>
      </span>
    </SaidBy>
  )
}
