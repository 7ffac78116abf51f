import { useRef, useState } from 'react'
import { useSayWord } from '../words/use-words.ts'

/** A link to pass on: it can be read, selected and copied. */
export function CopyLink({ label, link }: { label: string; link: string }) {
  const say = useSayWord()
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => setCopied(field.current !== null && (await copyText(field.current)))
  return (
    <div className="invite">
      <label className="field">
        {label}
        <input ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="quiet" onClick={() => void copy()}>
        {say(copied ? 'copied' : 'copy')}
      </button>
    </div>
  )
}

/** Copies what stands in a field. On a plain-HTTP address of the local network, or unless they are allowed more, browsers have only the old way. */
async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.select()
    return document.execCommand('copy')
  }
}
