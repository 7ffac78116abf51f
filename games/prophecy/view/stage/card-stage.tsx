import { cardById, plain, type SeenAsk, textOf } from '@sablier/kernel'
import { changesOf, changesOfSwap, type ItemCard, type OpportunityCard, spaceAt, whyNoChanges } from '@sablier/prophecy'
import { CardFace, Choosable, Icon, type IconName, preparedFace, RichText, useLanguage } from '@sablier/ui'
import { After } from '../board/space-matter.tsx'
import { BriefCard } from '../brief-card.tsx'
import { BACKDROPS } from '../space-signs.ts'
import { useAdventure } from '../use-adventure.ts'
import { useCompact } from '../use-compact.ts'
import { useSpaceName } from '../use-space-name.ts'
import { useProphecyWords } from '../words.ts'
import { AmountRow } from './amount-row.tsx'
import { Stage } from './stage.tsx'
import { UsableItems } from './usable-items.tsx'

const SIGNS: Readonly<Record<string, IconName>> = {
  take: 'check-mark',
  leave: 'return-arrow',
  yes: 'check-mark',
  no: 'cancel',
  'wish.strength': 'fist',
  'wish.willpower': 'magic-swirl',
  'wish.gold': 'two-coins',
  'wish.experience': 'sign-star',
  'wish.rare': 'swap-bag',
  'wish.restore': 'heart-plus',
  'convert.health': 'fist',
  'convert.magic': 'magic-swirl',
  'exchange.gold': 'two-coins',
  'exchange.experience': 'sign-star',
}

/** The card in question, large and whole, with a door for each answer: opportunities, wishes, exchanges, amounts. */
export function CardStage({ ask, source }: { ask: SeenAsk; source: string | null }) {
  const model = useAdventure()
  const { t, game, look } = model
  const language = useLanguage()
  const nameOf = useSpaceName()
  const compact = useCompact()
  const n = t.track('position', ask.seat)
  const card = source === null ? null : cardById(game, source)
  const title = card?.name[language] ?? nameOf(n)
  const doors =
    ask.kind === 'agree' ? [{ id: 'yes' }, { id: 'no' }] : ask.options.filter(({ piece }) => piece === undefined)
  return (
    <Stage
      title={title}
      {...(card && { text: nameOf(n) })}
      backdrop={BACKDROPS[spaceAt(Math.max(0, n)).kind]}
      className="stage-card"
    >
      <div className="doors" data-part="here">
        {card && compact && <BriefCard card={card} />}
        {card && !compact && (
          <div className="doors-card" data-card={card.id}>
            <CardFace face={preparedFace(game, look, card, language)} size="zoom" />
          </div>
        )}
        <div className="doors-list">
          {ask.kind === 'amount' ? (
            <AmountRow ask={ask} />
          ) : (
            doors.map((option) => (
              <AnswerDoor key={option.id} ask={ask} option={option} card={card as InQuestion | null} />
            ))
          )}
        </div>
      </div>
      <UsableItems ask={ask} />
    </Stage>
  )
}

interface AnswerDoorProps {
  readonly ask: SeenAsk
  readonly option: SeenAsk['options'][number]
  readonly card: InQuestion | null
}
/** The card in question: an opportunity has an effect, an item one when it is used, a creature neither. */
type InQuestion = Partial<Pick<OpportunityCard, 'effect'> & Pick<ItemCard, 'use'>>

function AnswerDoor({ ask, option, card }: AnswerDoorProps) {
  const model = useAdventure()
  const words = useProphecyWords()
  const { t, game } = model
  const key = option.text ?? option.id
  const nodes = textOf(model, 'options', key in game.text.options ? key : option.id, option.params ?? {})
  const space = spaceAt(Math.max(0, t.track('position', ask.seat)))
  const own = card?.effect ?? card?.use?.effect
  const wish = own?.op === 'wish' ? own.wishes.find(({ id }) => id === option.id) : undefined
  const effect = wish?.effect ?? (option.id === 'take' ? own : undefined)
  const changes = [...changesOf(t, ask.seat, space, effect), ...changesOfSwap(option.id)]
  const why = effect && changes.length === 0 ? whyNoChanges(t, ask.seat, space, effect) : null
  return (
    <Choosable target={{ option: option.id }} label={plain(nodes)} className="door">
      <h3 className="door-title">
        <Icon name={SIGNS[key] ?? 'wooden-sign'} /> <RichText nodes={nodes} tappable={false} />
      </h3>
      {changes.length > 0 && <After changes={changes} />}
      {why && <p className="door-price">{words.unshown[why]}</p>}
      {option.id === 'leave' && <p className="door-price">{words.stays}</p>}
    </Choosable>
  )
}
