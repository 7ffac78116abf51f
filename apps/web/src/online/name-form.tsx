import { useState } from 'react'
import { useSettings } from '../settings/settings-store.ts'
import { useSayWord } from '../words/use-words.ts'

/** Asks how the others shall call one; nothing else is needed. */
export function NameForm({ onName }: { onName: (name: string) => Promise<void> }) {
  const say = useSayWord()
  const [name, setName] = useState(useSettings.getState().name)
  const [error, setError] = useState<string | null>(null)
  return (
    <form
      className="setup-form"
      onSubmit={(event) => {
        event.preventDefault()
        onName(name.trim()).catch((thrown: Error) => setError(thrown.message))
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
      <button type="submit" className="strong" disabled={name.trim() === ''}>
        {say('enter')}
      </button>
    </form>
  )
}
