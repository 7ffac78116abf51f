import { Icon, type IconName } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'

export const TABS = ['table', 'village', 'mine', 'promises', 'log'] as const
export type Tab = (typeof TABS)[number]

const SIGNS: Readonly<Record<Tab, IconName>> = {
  table: 'crossed-swords',
  village: 'village',
  mine: 'knapsack',
  promises: 'tied-scroll',
  log: 'scroll-unfurled',
}

/** The areas of the table on a phone, one at a time; the question stays in sight whichever is open. */
export function PhoneTabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const { words, t } = useDonjon()
  const open = t.fact('promised').filter(({ state }) => state === 'open' || state === 'due').length
  return (
    <nav className="phone-tabs" aria-label={words.areas}>
      {TABS.map((name) => (
        <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)}>
          <Icon name={SIGNS[name]} />
          <span>{words.tabs[name]}</span>
          {name === 'promises' && open > 0 && <b className="tab-count">{open}</b>}
        </button>
      ))}
    </nav>
  )
}
