import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { copyText } from './copy-text.ts'

/** A link to pass on: it can be read, selected and copied. */
export function CopyLink({ label, link }: { label: string; link: string }) {
  const say = useSayWord()
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(link))
  return (
    <div className="invite">
      <label className="field">
        {label}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="quiet" onClick={() => void copy()}>
        {say(copied ? 'copied' : 'copy')}
      </button>
    </div>
  )
}
