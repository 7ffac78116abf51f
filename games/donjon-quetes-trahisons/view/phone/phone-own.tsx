import type { Seat } from '@sablier/kernel'
import { Icon, type IconName, useWords } from '@sablier/ui'
import { useState } from 'react'
import { HeroPanel } from '../own/hero-panel.tsx'
import { OwnGoods } from '../own/own-goods.tsx'
import { OwnQuests } from '../own/own-quests.tsx'
import { type DonjonModel, useDonjon } from '../use-donjon.ts'

const PAGES = ['hero', 'goods', 'quests'] as const
type Page = (typeof PAGES)[number]

const SIGNS: Readonly<Record<Page, IconName>> = { hero: 'visored-helm', goods: 'knapsack', quests: 'treasure-map' }
const QUESTS = ['main-quest', 'secondary-quests']

/** One's own area on a phone: hero, goods or quests, first the one in which the question is answered. */
export function PhoneOwn({ seat }: { seat: Seat }) {
  const model = useDonjon()
  const { words } = model
  const say = useWords()
  const [opened, setOpened] = useState<Page | null>(null)
  const page = opened ?? askedPage(model)
  return (
    <section className="own" aria-label={say('mine')} data-seat={seat} data-part="hero">
      <div className="village-tabs">
        {PAGES.map((name) => (
          <button
            key={name}
            type="button"
            className="village-tab"
            aria-pressed={name === page}
            onClick={() => setOpened(name)}
          >
            <Icon name={SIGNS[name]} />
            <span>{words.ownPages[name]}</span>
          </button>
        ))}
      </div>
      {page === 'hero' && <HeroPanel seat={seat} />}
      {page === 'goods' && <OwnGoods seat={seat} />}
      {page === 'quests' && <OwnQuests seat={seat} />}
    </section>
  )
}

function askedPage({ ask, t }: DonjonModel): Page {
  const piece = ask?.options.find((option) => option.piece !== undefined && option.piece >= 0)?.piece
  return piece !== undefined && QUESTS.includes(t.place(piece).name) ? 'quests' : 'goods'
}
