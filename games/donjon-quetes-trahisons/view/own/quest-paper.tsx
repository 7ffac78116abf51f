import { printedTrophies, QUEST_GEMS, type Quest, questLines, questProgress } from '@sablier/donjon-quetes-trahisons'
import type { Piece } from '@sablier/kernel'
import { CardPicture, Count, Gauge, useChoosable, useWords } from '@sablier/ui'
import { useOfferInHand } from '../offer/offer-context.ts'
import { useDonjon } from '../use-donjon.ts'
import { useOwnTarget } from './own-target.ts'

interface QuestPaperProps {
  readonly piece: Piece
  readonly main?: boolean
}

/** One's own quest: what it asks, how far it has come, what it pays. A press completes it, hands it over or takes it. */
export function QuestPaper({ piece, main = false }: QuestPaperProps) {
  const { t, me, cardOf, language, view } = useDonjon()
  const say = useWords()
  const choice = useChoosable(useOwnTarget(piece))
  const offer = useOfferInHand()
  const quest = cardOf(piece) as Quest | null
  if (!quest || me === null) return null
  const { have, need } = questProgress(t, me, piece)
  const name = quest.name[language]
  const press = main ? null : offer?.quest.onPress
  const live = press !== null && press !== undefined
  return (
    <span className="quest-place" data-piece={view.ids[piece] ?? ''}>
      <button
        type="button"
        className={`quest${main ? ' quest-main' : ''}`}
        data-card={quest.id}
        {...((choice.option || live) && { 'data-answers': '' })}
        aria-label={`${say(choice.option ? 'choose' : 'inspect', { card: name })}: ${have}/${need}`}
        {...choice.props}
        {...(live && { 'data-choice': offer?.quest.state, onClick: press })}
      >
        <span className="quest-head">
          <CardPicture card={quest} shape="strip" />
          <b>{name}</b>
        </span>
        <span className="quest-text">{questLines(quest, language)[0]}</span>
        <QuestFoot quest={quest} have={have} need={need} times={main ? 2 : 1} />
      </button>
      {choice.state === 'chosen' && (
        <span className="choice-seal" aria-hidden="true">
          ✓
        </span>
      )}
    </span>
  )
}

/** How far a quest has come, and what it pays. */
function QuestFoot({ quest, have, need, times }: { quest: Quest; have: number; need: number; times: number }) {
  const { t, words } = useDonjon()
  return (
    <span className="quest-foot">
      <Gauge n={have} max={need} label={`${have}/${need}`} colour="var(--good)" />
      <Count kind="trophy" n={`+${printedTrophies(t, quest) * times}`} label={words.trophies} />
      <Count kind="gem" n={`+${QUEST_GEMS}`} label={words.gems} />
    </span>
  )
}
