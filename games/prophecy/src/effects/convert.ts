import { type Cube, cubesLeft, cubesRight, swapCube } from '../procedures/cubes.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'

/** Colours that can be given: one lies on the right, and one of that colour remains on the card. */
const givable = (t: Table, you: number): Cube[] =>
  (['health', 'magic'] as const).filter((cube) => {
    const right = cubesRight(t, cube, you)
    return right > 0 && right + cubesLeft(t, cube, you) > 1
  })

/** Exchange one cube of Strength for one of Willpower or the reverse. */
export const convert = defineOp('convert', {
  *perform(_, { table: t, you, source }) {
    const given = yield* t.choose({
      seat: you,
      rule: 'opportunity.follow_text',
      text: 'convert',
      source,
      among: givable(t, you).map((cube) => ({ id: `convert.${cube}`, cube })),
    })
    swapCube(t, given.cube, you)
    t.cite('gain.bank_only').say(`converted-${given.cube}`, { seat: { seat: you } })
  },
  feasible: (_, { table, you }) => givable(table, you).length > 0,
  describe: {
    en: (_, v) =>
      `${v('give', 'give', 'gives')} one red cube from ${v('your', 'your', 'their')} right side back to the bank and ${v('place', 'place', 'places')} a blue one there, or the reverse; at least one cube of the colour given has to remain on the card`,
    fr: (_, v) =>
      `${v('rendre', 'rendre', 'rend')} à la banque un cube rouge de ${v('votre', 'votre', 'son')} côté droit et y ${v('placer', 'placer', 'place')} un cube bleu, ou l’inverse ; il doit rester au moins un cube de la couleur rendue`,
  },
  worth: () => 1,
})
