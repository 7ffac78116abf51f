import type { Piece } from '@sablier/kernel'
import { PieceTile } from '../parts/piece-tile.tsx'
import { type DonjonModel, useDonjon } from '../use-donjon.ts'
import { StageFrame } from './stage.tsx'

/** Everything that may be taken, by where it lies: shop, discards, and what the others own. */
export function DiscardStage() {
  const model = useDonjon()
  return (
    <StageFrame set="vault">
      <div className="discards">
        {[...groupsOf(model)].map(([title, pieces]) => (
          <section key={title}>
            <h2>{title}</h2>
            <div className="discard-row">
              {pieces.map((piece) => (
                <PieceTile key={piece} piece={piece} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </StageFrame>
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
