import type { Piece } from '@sablier/kernel'
import { usePlaced, useWords } from '@sablier/ui'
import { useState } from 'react'
import { PieceTile } from '../parts/piece-tile.tsx'
import { type DonjonModel, useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'
import { StageFrame } from './stage.tsx'

type Group = readonly [title: string, pieces: readonly Piece[]]

/** So many goods are seen at once on a phone. */
const ON_A_PAGE = 15

/** Everything that may be taken, by where it lies: shop, discards, and what the others own. */
export function DiscardStage() {
  const model = useDonjon()
  const isPhone = usePhone()
  const groups = [...groupsOf(model)]
  usePlaced(model.ask?.options.map(({ id }) => id) ?? [])
  return (
    <StageFrame set="vault">
      <div className="discards">
        {isPhone ? (
          <DiscardPages groups={groups} />
        ) : (
          groups.map((group) => <DiscardGroup key={group[0]} group={group} />)
        )}
      </div>
    </StageFrame>
  )
}

function DiscardGroup({ group: [title, pieces] }: { group: Group }) {
  return (
    <section>
      <h2>{title}</h2>
      <DiscardRow pieces={pieces} />
    </section>
  )
}

function DiscardRow({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <div className="discard-row">
      {pieces.map((piece) => (
        <PieceTile key={piece} piece={piece} />
      ))}
    </div>
  )
}

/** A page at a time, to leaf through. */
function DiscardPages({ groups }: { groups: readonly Group[] }) {
  const say = useWords()
  const [turned, setTurned] = useState(0)
  const pages = groups.flatMap(([title, pieces]) =>
    Array.from(
      { length: Math.ceil(pieces.length / ON_A_PAGE) },
      (_, n): Group => [title, pieces.slice(n * ON_A_PAGE, (n + 1) * ON_A_PAGE)],
    ),
  )
  const at = Math.min(turned, pages.length - 1)
  const page = pages[at]
  if (!page) return null
  return (
    <section>
      <header className="discard-pages">
        <button type="button" aria-label={say('previous')} disabled={at === 0} onClick={() => setTurned(at - 1)}>
          ‹
        </button>
        <h2>
          {page[0]} <small>{say('countOf', { n: at + 1, max: pages.length })}</small>
        </h2>
        <button
          type="button"
          aria-label={say('next')}
          disabled={at === pages.length - 1}
          onClick={() => setTurned(at + 1)}
        >
          ›
        </button>
      </header>
      <DiscardRow pieces={page[1]} />
    </section>
  )
}

function groupsOf({ t, ask, words, seats }: DonjonModel): ReadonlyMap<string, readonly Piece[]> {
  const groups = new Map<string, Piece[]>()
  for (const { piece = -1 } of ask?.options ?? []) {
    if (piece < 0) continue
    const { name, at } = t.place(piece)
    const title = name === 'shop' ? words.village : name.endsWith('discard') ? words.discard : (seats[at]?.name ?? '')
    groups.set(title, [...(groups.get(title) ?? []), piece])
  }
  return groups
}
