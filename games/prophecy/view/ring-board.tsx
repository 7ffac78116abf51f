import { plain, type SeenOption, textOf } from '@sablier/kernel'
import { isWild, SPACES } from '@sablier/prophecy'
import { Icon, initialOf, useLanguage, useTable } from '@sablier/ui'
import { HereCards } from './ring-cards.tsx'
import { EDGE, nameSideOf, placeOf } from './ring-places.ts'
import { signOf } from './space-signs.ts'
import { useSpaceName } from './use-space-name.ts'

/** The ring of the world as a drawing: spaces to walk to, cards that wait there, pawns that stand there. */
export function RingBoard() {
  const model = useTable()
  const language = useLanguage()
  const nameOf = useSpaceName()
  const { table, ask, seats } = model
  const moves = new Map<number, SeenOption>()
  for (const option of ask?.kind === 'pick' ? ask.options : []) {
    const space = /^[a-z]+\.(\d+)$/.exec(option.text ?? option.id)?.[1]
    if (space !== undefined && !moves.has(Number(space))) moves.set(Number(space), option)
  }
  return (
    <div className="ring-wrap" data-part="ring">
      <svg className="ring" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <rect
          className="ring-road"
          x={EDGE.x}
          y={EDGE.y}
          width={100 - 2 * EDGE.x}
          height={100 - 2 * EDGE.y}
          rx="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <HereCards />
      {SPACES.map((space) => {
        const { n, kind } = space
        const { left, top } = placeOf(n)
        const cards = table.zone('space', n).size
        const covered = table.zone('covered', n).size
        const move = moves.get(n)
        return (
          <div
            key={n}
            className={`space space-${kind} name-${nameSideOf(n)}${move ? ' space-open' : ''}`}
            style={{ left: `${left}%`, top: `${top}%` }}
          >
            {move ? (
              <button
                type="button"
                className="space-disc"
                aria-label={plain(textOf(model, 'options', move.text ?? move.id, move.params ?? {}))}
                onClick={() => model.choose(move.id)}
              >
                <Icon name={signOf(space)} />
              </button>
            ) : (
              <span className="space-disc">
                <Icon name={signOf(space)} />
              </span>
            )}
            <span className="space-label">
              <span className="space-name">
                <span className="space-word">{space.name[language]}</span> {isWild(kind) && <b>{n}</b>}
              </span>
              <span className="space-signs">
                {space.port && <Icon name="anchor" label={language === 'fr' ? 'port' : 'port'} />}
                {space.gate && <Icon name="magic-portal" label={language === 'fr' ? 'porte magique' : 'magic gate'} />}
                {cards > 0 && (
                  <b className="space-cards">
                    <Icon name="card-pick" label={language === 'fr' ? 'cartes visibles' : 'face-up cards'} />
                    {cards}
                  </b>
                )}
                {covered > 0 && (
                  <b className="space-cards">
                    <Icon name="card-draw" label={language === 'fr' ? 'cartes cachées' : 'face-down cards'} />
                    {covered}
                  </b>
                )}
              </span>
            </span>
          </div>
        )
      })}
      {table.seats.map((seat) => {
        const at = table.track('position', seat)
        if (at < 0) return null
        const { left, top } = placeOf(at)
        const here = table.seats.filter((other) => table.track('position', other) === at)
        const shift = (here.indexOf(seat) - (here.length - 1) / 2) * 1.7
        return (
          <span
            key={seat}
            data-seat={seat}
            className="pawn"
            style={{ left: `calc(${left}% + ${shift}rem)`, top: `${top}%` }}
            title={seats[seat]?.name}
          >
            <span aria-hidden="true">{initialOf(seats[seat]?.name ?? '')}</span>
            <span className="visually-hidden">
              {seats[seat]?.name}: {nameOf(at)}
            </span>
          </span>
        )
      })}
    </div>
  )
}
