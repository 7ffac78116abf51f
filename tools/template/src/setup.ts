import type { Table } from './shape.ts'

/** All creatures go from the box into the deck; oil is there from the start. */
export function setup(t: Table): void {
  t.cite('setup.deal').moveAll(t.zone('box'), t.zone('deck'))
  t.cite('setup.deal').shuffle(t.zone('deck'))
  t.cite('setup.deal').setRound(1)
}
