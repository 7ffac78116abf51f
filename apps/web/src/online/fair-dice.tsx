import type { TableInfo } from '@sablier/protocol'
import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { DiceNote } from './dice-note.tsx'
import { act } from './online-table.ts'
import { diceOfTable } from './seen-dice.ts'

/** Shows that the dice were fixed before the game, and lets a seat add to them before they are. */
export function FairDice({ table }: { table: TableInfo }) {
  const say = useSayWord()
  const { commitment, secret, entropy } = table.dice
  const added = entropy?.filter((text) => text !== '') ?? []
  const mine = table.you === null ? null : table.seats[table.you]
  return (
    <section className="fair-dice" aria-label={say('fairDice')}>
      <p className="hint">{say('fairDiceHint')}</p>
      <dl className="facts">
        <div>
          <dt>{say('commitment')}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
        </div>
        {added.length > 0 && (
          <div>
            <dt>{say('diceAdded')}</dt>
            <dd>{added.join(' · ')}</dd>
          </div>
        )}
        {secret !== null && (
          <div>
            <dt>{say('diceSecret')}</dt>
            <dd>
              <code>{secret}</code>
            </dd>
          </div>
        )}
      </dl>
      {table.status !== 'open' && <DiceNote seen={diceOfTable(table)} />}
      {table.status === 'open' && mine && (mine.entropy ? <p role="status">{say('entropyAdded')}</p> : <AddEntropy />)}
    </section>
  )
}

function AddEntropy() {
  const say = useSayWord()
  const [text, setText] = useState('')
  return (
    <form
      className="inline-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) act({ type: 'entropy', text: text.trim() })
      }}
    >
      <label className="field">
        {say('addEntropy')}
        <input value={text} maxLength={64} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="quiet" disabled={text.trim() === ''}>
        {say('add')}
      </button>
    </form>
  )
}
