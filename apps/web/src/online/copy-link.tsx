import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'

/** A link to pass on: it can be read, selected and copied. */
export function CopyLink({ label, link }: { label: string; link: string }) {
  const say = useSayWord()
  const [copied, setCopied] = useState(false)
  return (
    <div className="invite">
      <label className="field">
        {label}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        className="quiet"
        onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
      >
        {say(copied ? 'copied' : 'copy')}
      </button>
    </div>
  )
}
