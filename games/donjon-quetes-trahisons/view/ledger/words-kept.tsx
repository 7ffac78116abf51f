import { Honour } from '../parts/honour.tsx'
import { useDonjon } from '../use-donjon.ts'

/** How far everybody's word can be relied on. */
export function WordsKept() {
  const { t, seats, me, words } = useDonjon()
  return (
    <section className="words-kept" aria-label={words.whoseWord}>
      <h2>{words.whoseWord}</h2>
      <ul>
        {t.turnOrder(me ?? 0).map((seat) => (
          <li key={seat}>
            <b className="text-seat" data-seat={seat}>
              {seats[seat]?.name}
            </b>
            <Honour seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  )
}
