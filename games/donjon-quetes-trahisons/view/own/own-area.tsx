import { useTable, useWords } from '@sablier/ui'
import { HeroPanel } from './hero-panel.tsx'
import { OwnGoods } from './own-goods.tsx'
import { OwnQuests } from './own-quests.tsx'
import { Purse } from './purse.tsx'

/** One's own side of the table, always whole: hero, purse, outfit, spoils and quests. */
export function OwnArea() {
  const { me } = useTable()
  const say = useWords()
  if (me === null) return null
  return (
    <section className="own" aria-label={say('mine')} data-seat={me} data-part="hero">
      <HeroPanel seat={me} />
      <Purse seat={me} />
      <OwnGoods seat={me} />
      <OwnQuests seat={me} />
    </section>
  )
}
