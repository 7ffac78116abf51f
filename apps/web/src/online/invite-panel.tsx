import type { TableInfo } from '@sablier/protocol'
import { useSayWord } from '../words/use-words.ts'
import { CopyLink } from './copy-link.tsx'
import { QrCode } from './qr-code.tsx'
import { ShareButton } from './share-button.tsx'
import { tablePath } from './table-address.ts'

/** How others come to the table: a picture for their phone, a code to say aloud, and a link. */
export function InvitePanel({ table, invite, title }: { table: TableInfo; invite: string | null; title: string }) {
  const say = useSayWord()
  const path = tablePath(table.id, invite)
  const link = `${location.origin}${path}`
  return (
    <section className="panel invite-panel" aria-labelledby="invite-title">
      <h2 id="invite-title">{say('inviteFriends')}</h2>
      <div className="invite-ways">
        <QrCode text={link} label={say('qrLabel')} />
        <div>
          {table.code && (
            <p className="join-code">
              <span>{say('codeLabel')}</span>
              <b>{spaced(table.code)}</b>
            </p>
          )}
          <ShareButton label={say('share')} title={title} path={path} />
        </div>
      </div>
      <CopyLink label={say('invite')} link={link} />
    </section>
  )
}

/** Two halves are easier to read aloud. */
const spaced = (code: string): string => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`
