import type { Fight, Side } from '@sablier/donjon-quetes-trahisons'
import { Icon, useLanguage, useTable } from '@sablier/ui'
import { TABLE_WORDS } from './table-words.ts'

/** Who fights whom, and where everybody stands as far as it is known. */
export function FightStage() {
  const { table, seats } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const fight = table.fact('fight') as Fight | null
  if (!fight) return null
  const sides = (table.fact('sides') as readonly Side[] | null) ?? []
  const name = (seat: number) => (
    <strong className="text-seat" data-seat={seat}>
      {seats[seat]?.name}
    </strong>
  )
  return (
    <section className="fight" aria-label={words[fight.kind === 'arena' ? 'arena' : 'fight']}>
      <p className="fight-title">
        <Icon name="crossed-swords" /> {words[fight.kind === 'arena' ? 'arena' : 'fight']}
      </p>
      <p>
        {name(fight.leader)}
        {fight.ally >= 0 && (
          <>
            {' '}
            {words.withAlly} {name(fight.ally)}
          </>
        )}
        {fight.defender >= 0 && (
          <>
            {' '}
            {words.against} {name(fight.defender)}
          </>
        )}
      </p>
      {sides.length > 0 && (
        <ul className="fight-sides">
          {table.seats.map((seat) => (
            <li key={seat}>
              {name(seat)} {words.sides[sides[seat] ?? '']}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
