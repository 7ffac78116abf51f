import { useEffect, useState } from 'react'
import { useDonjon } from '../use-donjon.ts'
import type { Tab } from './phone-tabs.tsx'

/** Zones that lie in one's own area. */
const OWN = ['worn', 'carried', 'pack', 'companions', 'spoils', 'main-quest', 'secondary-quests']

/** Which area a phone shows: with a new question the one in which it is answered, then whatever is pressed. */
export function useTab(): readonly [Tab, (tab: Tab) => void] {
  const { ask, question, t, me } = useDonjon()
  const isOwn =
    ask !== null &&
    ask.options.length > 0 &&
    ask.options.every(({ piece }) => {
      if (piece === undefined || piece < 0) return false
      const { name, at } = t.place(piece)
      return at === me && OWN.includes(name)
    })
  const [tab, setTab] = useState<Tab>('table')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the moment to look
  useEffect(() => setTab(isOwn ? 'mine' : 'table'), [question])
  return [tab, setTab]
}
