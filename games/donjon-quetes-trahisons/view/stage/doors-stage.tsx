import { arenaLead, type Card, oddsOf } from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { CardBack, CardFace, CardPicture, Choosable, Count, Icon, preparedFace, useRuleText } from '@sablier/ui'
import { HeroBust } from '../parts/hero-bust.tsx'
import { PieceTile } from '../parts/piece-tile.tsx'
import { useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'
import { percent } from './odds-bar.tsx'
import { StageFrame } from './stage.tsx'
import { unseenCards } from './unseen-cards.ts'

/** Two doors: the Dungeon with what may still lie in it, and the Arena with everybody who could be challenged. */
export function DoorsStage() {
  const { t, words, ask } = useDonjon()
  const others = t.turnOrder(t.active).slice(1)
  const refused = ask?.refused.find(({ id }) => id.startsWith('challenge:'))
  return (
    <StageFrame set="gate">
      <div className="doors">
        <DungeonDoor />
        <section className="door door-arena">
          <h2>
            {words.arena} {ask && <small>{words.whom}</small>}
          </h2>
          <ul>
            {others.map((seat) => (
              <Victim key={seat} seat={seat} />
            ))}
          </ul>
          {refused && (
            <p className="door-closed">
              <WhyNot rule={refused.why} />
            </p>
          )}
        </section>
      </div>
    </StageFrame>
  )
}

function WhyNot({ rule }: { rule: string }) {
  const { showRule } = useDonjon()
  const text = useRuleText()(rule)
  return (
    <button type="button" className="link" onClick={() => showRule(rule)}>
      {text}
    </button>
  )
}

function DungeonDoor() {
  const model = useDonjon()
  const { t, words, look, language, cardOf } = model
  const { monsters, others } = unseenCards(model)
  const own = t.track('power', t.active)
  const beaten = monsters.filter((foe) => oddsOf(own - (foe.power > 0 ? foe.power : own)) >= 0.5).length
  const top = cardOf(t.zone('dungeon').top)
  return (
    <Choosable target={{ option: 'draw' }} label={words.dungeon} className="door door-dungeon">
      <b className="door-title">{words.dungeon}</b>
      <span className="door-deck" data-zone="dungeon.0">
        {top ? <TopCard card={top} /> : <CardBack back={look.faces?.backs['dungeon']} shape="tall" />}
      </span>
      <span className="door-left">
        {top ? words.topCard(top.name[language]) : words.cardsLeft(t.zone('dungeon').size)}
      </span>
      <span className="door-note">
        <Icon name="death-skull" /> {words.beat(beaten, monsters.length)}
        <br />
        <Icon name="comet-spark" /> {words.others(others)}
      </span>
    </Choosable>
  )
}

/** What the Priest sees on the pile: the whole card, or its picture where there is little room. */
function TopCard({ card }: { card: Card }) {
  const { game, look, language } = useDonjon()
  return usePhone() ? (
    <CardPicture card={card} />
  ) : (
    <CardFace face={preparedFace(game, look, card, language)} size="hand" />
  )
}

/** The fight that a challenge would begin, before anybody takes a side. */
const challengeOf = (leader: Seat, defender: Seat) =>
  ({
    kind: 'arena',
    risen: 0,
    leader,
    owner: leader,
    ally: -1,
    defender,
    forced: -1,
    form: '',
    frenzy: false,
    prepaid: false,
  }) as const

/** Somebody who could be challenged: both powers, the chance before any fist, and what could be plundered. */
function Victim({ seat }: { seat: Seat }) {
  const { t, seats, words, ask } = useDonjon()
  const odds = percent(oddsOf(arenaLead(t, challengeOf(t.active, seat))))
  const known = ask && [...ask.options, ...ask.refused].some((option) => option.seat === seat)
  return (
    <li>
      <Choosable
        target={{ option: `challenge:${seat}` }}
        label={`${seats[seat]?.name}: ${words.winOdds(odds)}`}
        className={`victim${known ? '' : ' victim-still'}`}
        twice
      >
        <HeroBust seat={seat} />
        <b className="victim-name text-seat" data-seat={seat}>
          {seats[seat]?.name}
        </b>
        <span className="victim-powers">
          {t.track('power', t.active)} {words.versus} {t.track('power', seat)}
        </span>
        <b className="victim-odds">{words.odds(odds)}</b>
        <span className="victim-loot">
          <Count kind="gem" n={Math.ceil(t.track('gems', seat) / 2)} label={words.loot} />
        </span>
      </Choosable>
      <span className="victim-goods">
        {[...t.zone('worn', seat).pieces, ...t.zone('spoils', seat).pieces].map((piece) => (
          <PieceTile key={piece} piece={piece} size="mini" />
        ))}
      </span>
    </li>
  )
}
