import { Icon } from '@sablier/ui'
import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { copyText } from './copy-text.ts'

/** Passes a link on by whatever the device has for it, or else copies it. */
export function ShareButton({ label, title, path }: { label: string; title: string; path: string }) {
  const say = useSayWord()
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = `${location.origin}${path}`
    // Not every browser can share; one that can may still refuse.
    const { share: pass } = navigator as Partial<Pick<Navigator, 'share'>>
    try {
      if (pass) await pass.call(navigator, { title, url })
      else setCopied(await copyText(url))
    } catch (thrown) {
      if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) setCopied(await copyText(url))
    }
  }
  return (
    <button type="button" className="quiet" onClick={() => void share()}>
      <Icon name="conversation" /> {copied ? say('copied') : label}
    </button>
  )
}
