import { type Card, describeCard, objectLines } from '@sablier/donjon-quetes-trahisons'
import { CardPicture, useChoosable } from '@sablier/ui'
import { type DonjonModel, useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'

/** Something that could be announced before the dice: by which option, whose power it is, and what it does. */
interface Announcement {
  readonly option: string
  readonly card: Card
  readonly says: string
}

/** Powers of the game that are announced. */
const OF_HERO = ['rage', 'hunt', 'effort']
/** Objects that are announced by another name than their own. */
const NAMED: Readonly<Record<string, string>> = { 'power-armour': 'armour-of-power', vial: 'chaotic-vial' }

/** What could be announced before the dice: the hero's power and the objects that have one. */
export function announcements({ ask, t, me, cardOf, language }: DonjonModel): readonly Announcement[] {
  if (me === null || ask?.text !== 'declare') return []
  const hero = cardOf(t.zone('character', me).top)
  const objects = [...t.zone('worn', me).pieces, ...t.zone('pack', me).pieces].flatMap((piece) => cardOf(piece) ?? [])
  return ask.options.flatMap(({ id }): Announcement[] => {
    const card = OF_HERO.includes(id) ? hero : objects.find((one) => one.id === (NAMED[id] ?? id))
    if (!card) return []
    const lines = card.kind === 'object' ? objectLines(card, language).slice(1) : describeCard(card, language).slice(-1)
    return [{ option: id, card, says: lines.join(' ') }]
  })
}

/** On a phone own objects lie in another area: what could be announced stands on the stage, each with what it does. */
export function Announcements() {
  const isPhone = usePhone()
  const all = announcements(useDonjon())
  if (!isPhone || all.length === 0) return null
  return (
    <div className="phone-cards announcements">
      {all.map((one) => (
        <Row key={one.option} announcement={one} />
      ))}
    </div>
  )
}

function Row({ announcement: { option, card, says } }: { announcement: Announcement }) {
  const { language } = useDonjon()
  const { props } = useChoosable({ option })
  return (
    <span className="phone-card">
      <button type="button" data-answers="" {...props}>
        <CardPicture card={card} />
        <b>{card.name[language]}</b>
        <span className="phone-card-text">{says}</span>
      </button>
    </span>
  )
}
