import { Avatar, Icon, type Resource, Token } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { playSound } from '../play/table-sounds.ts'
import { useSayWord } from '../words/use-words.ts'
import { useSettings } from './settings-store.ts'
import { useStill } from './use-appearance.ts'

const SEATS = ['Ada', 'Ysolde', 'Barnabé', 'Sidra', 'Orso', 'Tariq']
const TOKENS: readonly Resource[] = ['sword', 'gem', 'lamp', 'time', 'danger', 'gold', 'health']
const STEP_MS = 1600

/** A corner of a table that shows at once what a setting changes. */
export function SettingsPreview() {
  const say = useSayWord()
  const sound = useSettings((settings) => settings.sound)
  return (
    <section className="panel settings-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{say('preview')}</h2>
      <div className="preview-table">
        <ul aria-label={say('seatsTitle')}>
          {SEATS.map((name, seat) => (
            <li key={name} data-seat={seat}>
              <Avatar seat={seat} size="small" />
              <span className="text-seat">{name}</span>
            </li>
          ))}
        </ul>
        <p className="preview-tokens">
          {TOKENS.map((kind, n) => (
            <Token key={kind} kind={kind} n={n + 1} />
          ))}
        </p>
        <MovingPawn />
        <p className="preview-change">
          <span className="preview-good">
            <Icon name="sign-up" /> +3
          </span>
          <span className="preview-bad">
            <Icon name="heart-minus" /> −2
          </span>
        </p>
        <p className="preview-ask">
          <b>{say('yourTurn')}</b>
          <span className="gold">{say('agree')}</span>
        </p>
      </div>
      <button type="button" className="quiet" disabled={!sound} onClick={() => void playSound('dice')}>
        <Icon name={sound ? 'sound-on' : 'sound-off'} /> {say('trySound')}
      </button>
    </section>
  )
}

/** Goes back and forth as fast as cards travel. */
function MovingPawn() {
  const still = useStill()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setThere((there) => !there), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="preview-way" aria-hidden="true">
      <span className="preview-pawn" data-there={isThere && !still}>
        <Icon name="meeple" />
      </span>
    </div>
  )
}
