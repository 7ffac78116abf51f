import { FAMILIES } from '@sablier/terres-de-destinees/src/cards/card'
import { BackdropPicture, Icon, useChoosable, useLanguage } from '@sablier/ui'
import { rowOf } from './auction.ts'
import { FAMILY_SIGNS } from './faces.ts'
import { playingOf, useLands } from './use-lands.ts'

const BACKDROPS = {
  royaume: 'kingdom',
  commerce: 'commerce',
  necromancie: 'necromancy',
  magie: 'magic',
} as const
type Family = (typeof FAMILIES)[number]

/** Four banners to name a family by, each with how many of its cards lie open. */
export function Families() {
  const { words } = useLands()
  return (
    <section className="stage stage-families" data-part="families">
      <div className="families">
        {FAMILIES.map((family) => (
          <FamilyBanner key={family} family={family} />
        ))}
      </div>
      <p className="stage-quiet">{words.families}</p>
    </section>
  )
}

function FamilyBanner({ family }: { family: Family }) {
  const { t, game, mine, words } = useLands()
  const language = useLanguage()
  const choice = useChoosable({ option: family })
  const open = [
    ...t.seats.flatMap((seat) => rowOf(t, seat)),
    ...t.zone('discard-pile').pieces,
    ...t.zone('hand', mine).pieces,
  ].filter((piece) => playingOf(t, piece)?.family === family).length
  return (
    <button type="button" className="family-banner" data-frame={family} {...choice.props}>
      <BackdropPicture backdrop={BACKDROPS[family]} />
      <Icon name={FAMILY_SIGNS[family]} />
      <b>{game.text.options[family]?.[language]}</b>
      <span>{words.familySeen(open)}</span>
    </button>
  )
}
