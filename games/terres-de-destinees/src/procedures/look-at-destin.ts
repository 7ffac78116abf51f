import type { Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'

/** One player looks at another's secret Destiny: nobody else learns it, but all may hear them talk. */
export function lookAtDestin(t: Table, looker: Seat, target: Seat): void {
  const { pieces } = t.zone('secret-destin', target)
  t.cite('faq.spy.no-showing').look(looker, pieces)
  t.cite('faq.spy.may-talk').say('saw-destin', { seat: { seat: looker }, target: { seat: target } })
  for (const piece of pieces)
    t.cite('golden.others-secret-closed').say('saw-which-destin', { target: { seat: target }, destin: { piece } }, [
      looker,
    ])
}
