import { type CardBase, makeReader } from '@sablier/kernel'
import {
  Avatar,
  Banner,
  Breakdown,
  Bubble,
  CardBack,
  CardFace,
  CardPicture,
  type CardState,
  Count,
  Cube,
  DiceStage,
  GameProvider,
  Pawn,
  Pips,
  ProgressSteps,
  preparedFace,
  RESOURCES,
  Recap,
  type Resource,
  SeatPlate,
  seatSign,
  Token,
  useLanguage,
} from '@sablier/ui'
import { type ReactNode, useState } from 'react'
import { Loading, Missing } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { type OpenGame, useGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'

const NAMES = ['Ysolde', 'Barnabé', 'Sidonie', 'Aurélien', 'Gaspard', 'Orso']
const KINDS = Object.keys(RESOURCES) as Resource[]
const nothing = () => undefined

/** Every piece and every part of a table, in the colours of a game: to be looked at side by side. */
export function PiecesPage({ id }: { id: string }) {
  const { open, failed } = useGame(id)
  const language = useLanguage()
  const say = useSayWord()
  if (failed) return <Missing />
  if (!open) return <Loading />
  const reader = makeReader(open.game, language, (seat) => NAMES[seat] ?? '')
  return (
    <PageFrame game={id} title={say('piecesOf', { game: open.game.text.title[language] })}>
      <GameProvider value={{ ...open, reader, showRule: nothing }}>
        <div className="all-pieces" data-game={id}>
          <Plates cards={open.game.cards} />
          <States {...open} />
          <Bubbles />
          <Moments {...open} />
          <Dice />
          <BannerButton {...open} />
          <SmallPieces />
          <Ending />
        </div>
      </GameProvider>
    </PageFrame>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="pieces-row">{children}</div>
}

function Plates({ cards }: { cards: readonly CardBase[] }) {
  return (
    <Row>
      {NAMES.map((name, seat) => (
        <SeatPlate
          key={name}
          seat={seat}
          name={name}
          turn={seat === 0 ? 'decides' : seat === 1 ? 'active' : 'waits'}
          flag={['your turn', 'in turn'][seat] ?? null}
          score={seat * 3}
          onOpen={nothing}
          {...(seat > 3 && cards[seat] && { card: cards[seat], note: cards[seat].name.en })}
        >
          {KINDS.slice(seat * 2, seat * 2 + 4).map((kind) => (
            <Count key={kind} kind={kind} n={seat + 2} label={kind} />
          ))}
        </SeatPlate>
      ))}
    </Row>
  )
}

const STATES: readonly CardState[] = [
  { can: true },
  { chosen: true },
  { chosen: 2 },
  { engaged: true },
  { damaged: true },
  { notNow: true },
  { fresh: true },
]

/** A card in every state and on the table's sizes, and all backs. */
function States({ game, look }: OpenGame) {
  const language = useLanguage()
  const [card] = game.cards as readonly CardBase[]
  if (!card) return null
  const face = preparedFace(game, look, card, language)
  return (
    <>
      {(['hand', 'tile', 'tall'] as const).map((size) => (
        <Row key={size}>
          {STATES.map((state) => (
            <CardFace key={JSON.stringify(state)} face={face} size={size} {...state} />
          ))}
        </Row>
      ))}
      <Row>
        {Object.entries(look.faces?.backs ?? {}).map(([name, back]) => (
          <CardBack key={name} back={back} shape="tall" />
        ))}
      </Row>
    </>
  )
}

const ANSWERS = (
  <>
    <button type="button" className="strong">
      Agree
    </button>
    <button type="button" className="quiet">
      No
    </button>
  </>
)

function Bubbles() {
  return (
    <Row>
      {(['left', 'right', 'up', 'down'] as const).map((tail, seat) => (
        <Bubble key={tail} seat={seat} name={NAMES[seat] ?? ''} tail={tail} draft={seat === 3} buttons={ANSWERS}>
          I give you <Count kind="gem" n={2} label="gems" /> if you help me.
        </Bubble>
      ))}
    </Row>
  )
}

const STEPS = ['Chance', 'Move', 'Space', 'End'].map((name) => ({ id: name, name, icon: 'hourglass' as const }))

function Moments({ game }: OpenGame) {
  const language = useLanguage()
  const cards: readonly CardBase[] = game.cards.slice(0, 3)
  const items = cards.map((card, i) => ({
    key: card.id,
    seat: i + 1,
    picture: <CardPicture card={card} />,
    text: `${NAMES[i + 1]}: ${card.name[language]}`,
  }))
  return (
    <>
      <Row>
        <ProgressSteps steps={STEPS} now="Move" label="Steps" />
        <ProgressSteps steps={STEPS} now="Space" label="Brief steps" brief />
      </Row>
      <Row>
        <Recap items={items} onSkip={nothing} />
        <Recap items={items} onSkip={nothing} layout="list" />
      </Row>
    </>
  )
}

function Dice() {
  const [thrown, setThrown] = useState(0)
  return (
    <Row>
      <DiceStage
        id={String(thrown)}
        throws={[
          { key: 'a', seat: 0, name: 'Ysolde', sides: 6, values: [1 + (thrown % 6)], total: 9 },
          { key: 'b', seat: null, name: 'Troll', sides: 8, values: [1 + (thrown % 8)], tone: 'red', total: 7 },
        ]}
        verdict="Ysolde wins"
      />
      <button type="button" className="quiet" onClick={() => setThrown(thrown + 1)}>
        Throw
      </button>
    </Row>
  )
}

function BannerButton({ game, look }: OpenGame) {
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const cards: readonly CardBase[] = game.cards.slice(0, 3)
  return (
    <Row>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        Banner
      </button>
      {isOpen && (
        <Banner
          title="Auction"
          text="The Vampire is put up by Ysolde."
          picture={cards[0] && <CardPicture card={cards[0]} />}
          onDone={() => setOpen(false)}
          stays
        >
          <Row>
            {cards.map((card) => (
              <CardFace key={card.id} face={preparedFace(game, look, card, language)} size="tile" />
            ))}
          </Row>
        </Banner>
      )}
    </Row>
  )
}

function SmallPieces() {
  return (
    <>
      <Row>
        {KINDS.map((kind, i) => (
          <Token key={kind} kind={kind} n={(i % 4) + 1} label={kind} />
        ))}
      </Row>
      <Row>
        {NAMES.map((name, seat) => (
          <Pawn key={name} seat={seat} icon={seatSign(seat)} label={name} />
        ))}
        {NAMES.map((name, seat) => (
          <Avatar key={name} seat={seat} size="small" label={name} />
        ))}
        <Cube kind="strength" label="Strength" />
        <Cube kind="will" label="Willpower" spent />
        <Pips kind="danger" n={3} max={5} overflow="−1" label="Danger: 3 of 5" />
      </Row>
    </>
  )
}

function Ending() {
  const sources = ['Monsters', 'Arenas', 'Quests', 'Bought'].map((name) => ({ id: name, name }))
  return (
    <Breakdown
      caption="Final count"
      sources={sources}
      rows={NAMES.slice(0, 4).map((name, seat) => ({
        seat,
        name,
        rank: seat + 1,
        points: { Monsters: 6 - seat, Arenas: 2, Quests: seat === 1 ? -4 : 3 },
        total: 11 - seat,
        won: seat === 0,
      }))}
    />
  )
}
