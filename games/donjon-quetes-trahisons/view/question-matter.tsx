import { describeCard, type ObjectCard, objectLines } from '@sablier/donjon-quetes-trahisons'
import { cardById } from '@sablier/kernel'
import type { ReactNode } from 'react'
import { announcements } from './stage/announcements.tsx'
import { type DonjonModel, useDonjon } from './use-donjon.ts'
import { usePhone } from './use-phone.ts'

/** Questions about one object, by its card. */
const OBJECTS: Readonly<Record<string, string>> = {
  'use-helmet': 'helmet-of-oblivion',
  'use-ring': 'ring-of-charm',
  'object.charm-ring': 'ring-of-charm',
  'ring-target': 'ring-of-charm',
  'object.blackmail-charm': 'blackmail-charm',
}
/** Questions about the hero's power of the game. */
const OF_HERO = ['replay-fight', 'timing.while-rolling']

/** What the open question is about, in the words of the card that asks it. */
export function useQuestionMatter(): ReactNode {
  const model = useDonjon()
  const isPhone = usePhone()
  const { ask, game, language } = model
  if (!ask) return null
  const object = OBJECTS[ask.text]
  if (object) {
    const card = cardById(game, object) as unknown as ObjectCard | null
    return card && objectLines(card, language).slice(1).join(' ')
  }
  if (OF_HERO.includes(ask.text)) return heroPower(model)
  if (ask.text === 'declare') return isPhone ? null : <Announced model={model} />
  if (ask.text === 'setup.main-quest') return model.words.mainQuestWhy
  return ask.text === 'village-rest' ? debts(model) : null
}

function heroPower({ t, me, cardOf, language }: DonjonModel): string | null {
  const hero = me === null ? null : cardOf(t.zone('character', me).top)
  return hero ? (describeCard(hero, language)[1] ?? null) : null
}

/** What could be announced, by name; on a phone it stands on the stage. */
function Announced({ model }: { model: DonjonModel }) {
  return announcements(model).map(({ option, card, says }) => (
    <span key={option} className="announced">
      <b>{card.name[model.language]}</b> {says}
    </span>
  ))
}

/** A turn that ends with a debt breaks the promise. */
function debts({ t, me, words }: DonjonModel): string | null {
  return t.fact('promised').some(({ state, from }) => state === 'due' && from === me) ? words.endBreaks : null
}
