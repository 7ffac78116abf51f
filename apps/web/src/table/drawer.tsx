import { Chronicle, useWords } from '@sablier/ui'
import { useEffect, useRef } from 'react'
import { useSayWord } from '../words/use-words.ts'

/** The log and the chat, over the table at its side. The table can be used while it is open; Escape closes it. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const say = useSayWord()
  const words = useWords()
  const drawer = useRef<HTMLDivElement>(null)
  useEffect(() => drawer.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open here
    <div
      className="table-drawer"
      ref={drawer}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className="table-drawer-head">
        <h2>{say('log')}</h2>
        <button type="button" className="window-close" aria-label={words('close')} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <Chronicle />
    </div>
  )
}
