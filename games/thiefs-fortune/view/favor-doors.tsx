import { cardById } from '@sablier/kernel'
import { CardFace, Choosable, FaceText, ForecastOf, Icon, preparedFace, useForecast, useLanguage } from '@sablier/ui'
import { useThiefWords } from './thief-words.ts'
import { useThief } from './use-thief.ts'

/** The Favor of a card as two doors beside it: each says what is behind, and what will come of it. */
export function FavorDoors() {
  const { ask, game, look } = useThief()
  const words = useThiefWords()
  const language = useLanguage()
  const card = ask?.source ? cardById(game, ask.source) : null
  if (!ask || !card) return null
  const face = preparedFace(game, look, card, language)
  return (
    <div className="favor-doors">
      <div className="favor-card" data-card={card.id}>
        <CardFace face={face} size="hand" />
      </div>
      <div className="favor-pair">
        {ask.options.map(({ id }, i) => (
          <Choosable key={id} target={{ option: id }} label={`${words.favor} ${i + 1}`} className="favor-door">
            <small>
              <Icon name="scales" /> {words.favor}
            </small>
            <span>
              <FaceText parts={face.doors[i] ?? []} />
            </span>
            <DoorForecast option={id} />
          </Choosable>
        ))}
      </div>
    </div>
  )
}

/** The numbers it changes; that the card goes away and that others come is no news. */
function DoorForecast({ option }: { option: string }) {
  const forecast = useForecast(option)
  return forecast ? <ForecastOf forecast={{ ...forecast, moves: [], unknown: false }} /> : null
}
