import { OfferStage } from '../offer/offer-stage.tsx'
import { useOpenOffer } from '../offer/use-offer.ts'
import { type DonjonModel, useDonjon } from '../use-donjon.ts'
import { ArenaStage } from './arena-stage.tsx'
import { CardsStage, NextCard } from './cards-stage.tsx'
import { DiscardStage } from './discard-stage.tsx'
import { DoorsStage } from './doors-stage.tsx'
import { EndStage } from './end-stage.tsx'
import { FoughtStage, useFought } from './fought-stage.tsx'
import { MonsterStage } from './monster-stage.tsx'
import { PlunderStage } from './plunder-stage.tsx'
import { QuestStage, SpentStage } from './quest-stage.tsx'
import { VillageStage } from './village-stage.tsx'
import { WearStage } from './wear-stage.tsx'

const SPENDING = ['quest.spoils-spent', 'spoils-order']
const PLUNDER = ['arena.plunder', 'plunder-object', 'plunder-spoil']

/** The set on the stage: what the open question is about, else what the turn has come to. */
export function WhichStage() {
  const model = useDonjon()
  const { t, ask, me, words, language, cardOf, view } = model
  const offer = useOpenOffer()
  const fought = useFought()
  if (view.state.result) return <EndStage result={view.state.result} />
  if (offer) return <OfferStage open={offer} />
  const about = cardAbout(ask)
  if (ask?.text === 'wear-instead' && about) return <WearStage seat={ask.seat} id={about} />
  if (ask && SPENDING.includes(ask.text) && about)
    return <SpentStage quest={about} spoils={ask.options.flatMap(({ piece }) => piece ?? [])} />
  if (ask?.text === 'quest.optional') return <QuestStage seat={ask.seat} />
  const considered = me === null ? [] : t.zone('considered', me).pieces
  if (considered.length > 0)
    return <CardsStage set="vault" title={words.quests} zone={`considered.${me}`} pieces={considered} />
  const heroes = t.zone('heroes').pieces
  if (heroes.length > 0) return <CardsStage set="vault" title={words.chosenHero} zone="heroes.0" pieces={heroes} />
  if (ask?.text === 'special.djinn') return <DiscardStage />
  const fight = t.fact('fight')
  if (fight && ask && PLUNDER.includes(ask.text)) return <PlunderStage victim={fight.defender} />
  if (fight && fought) return <FoughtStage fight={fight} story={fought} />
  if (fight?.kind === 'arena') return <ArenaStage fight={fight} />
  if (fight) return <MonsterStage fight={fight} />
  const drawn = t.zone('drawn').pieces
  if (drawn.length > 0)
    return <CardsStage set="gate" title={cardOf(drawn[0])?.name[language] ?? ''} zone="drawn.0" pieces={drawn} />
  if (t.phase === 'draw') return <LastDrawn model={model} />
  if (t.phase === 'dungeon-or-arena') return <DoorsStage />
  return <VillageStage />
}

/** The card that a question names. */
function cardAbout(ask: DonjonModel['ask']): string | null {
  const named = ask?.params['card']
  return named && typeof named === 'object' && 'card' in named ? (named.card ?? null) : null
}

/** After an event: the card that was turned up last, and the deck for the next. */
function LastDrawn({ model: { t, language, cardOf } }: { model: DonjonModel }) {
  const last = t.zone('adventure-discard').top
  return (
    <CardsStage
      set="gate"
      title={cardOf(last)?.name[language] ?? ''}
      zone="adventure-discard.0"
      pieces={last === undefined ? [] : [last]}
    >
      <NextCard />
    </CardsStage>
  )
}
