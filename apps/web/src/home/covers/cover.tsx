import type { ComponentType } from 'react'
import { DonjonCover } from './donjon-cover.tsx'
import { ProphecyCover } from './prophecy-cover.tsx'
import { TerresCover } from './terres-cover.tsx'
import { ThiefCover } from './thief-cover.tsx'

const COVERS: Readonly<Record<string, ComponentType>> = {
  'thiefs-fortune': ThiefCover,
  'terres-de-destinees': TerresCover,
  'donjon-quetes-trahisons': DonjonCover,
  prophecy: ProphecyCover,
}

/** The drawing on a game's box. */
export function Cover({ game }: { game: string }) {
  const Drawing = COVERS[game] ?? ProphecyCover
  return (
    <div className="cover">
      <Drawing />
    </div>
  )
}
