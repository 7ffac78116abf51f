import { useState } from 'react'
import { useSettings } from '../settings/settings-store.ts'
import { useSayWord } from '../words/use-words.ts'
import { useThrownText } from './fault-words.ts'
import { PasskeyLogin } from './passkeys.tsx'
import { giveName } from './use-me.ts'

/** Asks how the others shall call one; nothing else is needed. */
export function NameForm() {
  const say = useSayWord()
  const thrownText = useThrownText()
  const [name, setName] = useState(useSettings.getState().name)
  const [error, setError] = useState<string | null>(null)
  return (
    <form
      className="setup-form name-form"
      onSubmit={(event) => {
        event.preventDefault()
        giveName(name.trim()).catch((thrown: unknown) => setError(thrownText(thrown)))
      }}
    >
      <label className="field">
        {say('giveName')}
        <input required maxLength={24} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      {error && (
        <p role="alert" className="setup-refusal">
          {error}
        </p>
      )}
      <div className="setup-ways">
        <button type="submit" className="strong" disabled={name.trim() === ''}>
          {say('enter')}
        </button>
        <PasskeyLogin />
      </div>
    </form>
  )
}
