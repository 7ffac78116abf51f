import { Icon } from '@sablier/ui'
import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { copyText } from './copy-text.ts'

interface ShareButtonProps {
  readonly label: string
  readonly title: string
  /** Where it leads; a link that carries a game is made when it is wanted. */
  readonly path: string | (() => Promise<string>)
}

/** Passes a link on by whatever the device has for it, or else copies it. */
export function ShareButton({ label, title, path }: ShareButtonProps) {
  const say = useSayWord()
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = `${location.origin}${typeof path === 'string' ? path : await path()}`
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
