import { Icon, type IconName, useTable, Zone } from '@sablier/ui'

const DECKS = [
  { deck: 'location-deck', discard: 'location-discard', icon: 'village' },
  { deck: 'character-deck', discard: 'character-discard', icon: 'character' },
  { deck: 'event-deck', discard: 'event-discard', icon: 'falling-star' },
] as const satisfies readonly { deck: string; discard: string; icon: IconName }[]

/** The common FUTURE and, for each type, its deck with its discard pile. */
export function Supply() {
  const { table } = useTable()
  return (
    <div className="thief-supply">
      <Zone zone={table.zone('common-future')} />
      {['achievement', 'solo-pile'].map((name) =>
        table.zone(name).isEmpty ? null : <Zone key={name} zone={table.zone(name)} size="small" />,
      )}
      <div className="thief-decks">
        {DECKS.map(({ deck, discard, icon }) => (
          <div key={deck} className="thief-deck">
            <Icon name={icon} className="thief-row-sign" />
            <Zone zone={table.zone(deck)} size="tiny" />
            <Zone zone={table.zone(discard)} size="tiny" />
          </div>
        ))}
      </div>
    </div>
  )
}
