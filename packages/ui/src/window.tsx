import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** A window over the table: closes with Escape or a tap beside it, and gives the focus back. */
export function Window({
  title,
  onClose,
  wide = false,
  children,
}: {
  title: string
  onClose: () => void
  wide?: boolean
  children: ReactNode
}) {
  const say = useWords()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="window-shade" />
        <Dialog.Content className={`window${wide ? ' window-wide' : ''}`} aria-describedby={undefined}>
          <header className="window-head">
            <Dialog.Title className="window-title">{title}</Dialog.Title>
            <Dialog.Close className="window-close" aria-label={say('close')}>
              <span aria-hidden="true">×</span>
            </Dialog.Close>
          </header>
          <div className="window-body">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
