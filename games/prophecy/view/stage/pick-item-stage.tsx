import { type Piece, plain, type SeenAsk, textOf } from '@sablier/kernel'
import { spaceAt } from '@sablier/prophecy'
import { Avatar } from '@sablier/ui'
import { ItemTile } from '../sheet/item-tile.tsx'
import { BACKDROPS } from '../space-signs.ts'
import { useAdventure } from '../use-adventure.ts'
import { Stage } from './stage.tsx'

/** So many items leave room for their texts on a small screen. */
const FEW = 4

/** One item among those that lie with several adventurers: each owner has a row. */
export function PickItemStage({ ask }: { ask: SeenAsk }) {
  const model = useAdventure()
  const { t, seats } = model
  const owners = new Map<number, Piece[]>()
  const room = ask.options.length > FEW ? 'scarce' : 'ample'
  for (const { piece } of ask.options) {
    if (piece === undefined) continue
    const owner = t.zoneOf(piece).at
    owners.set(owner, [...(owners.get(owner) ?? []), piece])
  }
  return (
    <Stage
      title={plain(textOf(model, 'asks', ask.text, ask.params))}
      backdrop={BACKDROPS[spaceAt(Math.max(0, t.track('position', ask.seat))).kind]}
      className="stage-items"
    >
      <div className="owners" data-room={room}>
        {[...owners].map(([owner, pieces]) => (
          <div key={owner} className="owner">
            <h3>
              <Avatar seat={owner} size="small" /> {seats[owner]?.name}
            </h3>
            <div className="owner-items">
              {pieces.map((piece) => (
                <ItemTile key={piece} piece={piece} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Stage>
  )
}
