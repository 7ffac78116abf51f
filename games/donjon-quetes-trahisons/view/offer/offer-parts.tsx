import type { Ground } from '@sablier/donjon-quetes-trahisons'
import { Icon } from '@sablier/ui'
import { useState } from 'react'
import { type DonjonModel, useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'
import type { Sheet } from './offer-draft.ts'
import { ConditionTray, WhenTray } from './terms.tsx'
import { Tray } from './tray.tsx'
import type { OpenOfferDraft, Side } from './use-offer.ts'

/** The parts of a sheet: goods of either side, what a promise is for, and for which day. */
type Part = Side | 'terms' | 'when'

function partsOf({ gives, wants, later }: Ground, sheet: Sheet): Part[] {
  if (sheet === 'swap') return [...(gives ? ['give' as const] : []), ...(wants ? ['want' as const] : [])]
  return [sheet, 'terms', ...(later ? ['when' as const] : [])]
}

function titleOf(part: Part, { draft, me }: OpenOfferDraft, { words, seats }: DonjonModel): string {
  const name = seats[draft.to]?.name ?? ''
  if (part === 'give') return words.youGive
  if (part === 'want') return words.theyGive(name)
  if (part === 'promise') return words.youPromise
  if (part === 'asks') return words.theyPromise(name)
  if (part === 'when') return words.forWhen
  const helper = draft.sheet === 'promise' ? draft.to : me
  return helper === me ? words.ifYou : words.inReturn(name)
}

/** The open sheet: all its parts beside each other, on a phone one at a time. */
export function OfferParts({ open }: { open: OpenOfferDraft }) {
  const { words } = useDonjon()
  const isPhone = usePhone()
  const [turned, turn] = useState<Part | null>(null)
  const { sheet } = open.draft
  const parts = partsOf(open.ground, sheet)
  const one = parts.find((part) => part === turned) ?? parts[0]
  if (isPhone)
    return (
      <div className="trays">
        {parts.length > 1 && <PartTabs open={open} parts={parts} one={one} onTurn={turn} />}
        {one && <PartTray open={open} part={one} />}
      </div>
    )
  return (
    <div className="trays">
      {parts.map((part) => (
        <PartTray key={part} open={open} part={part} />
      ))}
      {sheet === 'swap' && (
        <p className="offer-hands">
          <Icon name="trade" />
          <small>{open.ground.id === 'trade' ? words.bothAtOnce : words.prepaid}</small>
        </p>
      )}
    </div>
  )
}

interface PartTabsProps {
  readonly open: OpenOfferDraft
  readonly parts: readonly Part[]
  readonly one: Part | undefined
  readonly onTurn: (part: Part) => void
}

function PartTabs({ open, parts, one, onTurn }: PartTabsProps) {
  const model = useDonjon()
  return (
    <div className="offer-pages">
      {parts.map((part) => (
        <button key={part} type="button" aria-pressed={part === one} onClick={() => onTurn(part)}>
          {titleOf(part, open, model)}
        </button>
      ))}
    </div>
  )
}

function PartTray({ open, part }: { open: OpenOfferDraft; part: Part }) {
  const model = useDonjon()
  const { words, seats } = model
  const title = titleOf(part, open, model)
  if (part === 'terms') return <ConditionTray open={open} title={title} />
  if (part === 'when') return <WhenTray open={open} title={title} />
  const isMine = part === 'give' || part === 'promise'
  const hint = isMine ? words.pressYours : words.pressTheirs(seats[open.draft.to]?.name ?? '')
  return <Tray open={open} side={part} title={title} hint={hint} />
}
