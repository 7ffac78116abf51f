import { TablePartsProvider, TableProvider, useTableParts } from '@sablier/ui'
import { type ReactNode, useLayoutEffect } from 'react'
import { DeskTable } from './desk-table.tsx'
import { OfferContext } from './offer/offer-context.ts'
import { useOfferPresses, useOpenOffer } from './offer/use-offer.ts'
import { PhoneTable } from './phone/phone-table.tsx'
import { Progress } from './progress.tsx'
import { ClashStage } from './stage/clash-stage.tsx'
import { useClash } from './stage/use-clash.ts'
import { WhichStage } from './stage/which-stage.tsx'
import { useDonjon } from './use-donjon.ts'
import { usePhone } from './use-phone.ts'

/** The whole screen. While dice are shown, everything else stays as it was before them. */
export function DonjonScreen() {
  const { clash, shown } = useClash()
  const stage = clash ? <ClashStage clash={clash} /> : <WhichStage />
  return (
    <TableProvider value={shown}>
      <Screen stage={stage} isClash={clash !== null} />
    </TableProvider>
  )
}

function Screen({ stage, isClash }: { stage: ReactNode; isClash: boolean }) {
  const parts = useTableParts()
  const { words } = useDonjon()
  const { Head } = parts
  const offer = useOfferPresses(useOpenOffer())
  const isPhone = usePhone()
  const { onHold } = parts
  useLayoutEffect(() => {
    onHold?.(isClash)
    return () => onHold?.(false)
  }, [isClash, onHold])
  return (
    <OfferContext value={offer}>
      <TablePartsProvider value={isClash ? { ...parts, instead: words.diceDecide } : parts}>
        <div className={`donjon${isClash ? ' donjon-clash' : ''}`}>
          <Head>
            <Progress />
          </Head>
          <main className="donjon-table table-main" id="content" tabIndex={-1}>
            {isPhone ? <PhoneTable stage={stage} /> : <DeskTable stage={stage} />}
          </main>
        </div>
      </TablePartsProvider>
    </OfferContext>
  )
}
