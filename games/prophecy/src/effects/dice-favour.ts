import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

/** How one roll of a fight is thrown. */
export type Favour = 'plain' | 'best-of-three' | 'six-against-two'
/** What a scroll used before a roll changes: the local record of that roll. */
export interface RollHappening {
  readonly on: 'roll'
  readonly roll: { favour: Favour }
  readonly [more: string]: unknown
}

/** Change the dice of the next roll. */
export const diceFavour = defineOp('dice-favour', {
  perform: ({ favour }, { happening }) =>
    quietly(() => {
      if (happening?.on === 'roll') (happening as RollHappening).roll.favour = favour
    }),
  feasible: (_, { happening }) => happening?.on === 'roll' && (happening as RollHappening).roll.favour === 'plain',
  describe: {
    en: ({ favour }) =>
      favour === 'best-of-three'
        ? 'before a roll: roll your own die three times and use the best result'
        : 'before a roll: your die counts as 6, the creature’s as 2',
    fr: ({ favour }) =>
      favour === 'best-of-three'
        ? 'avant un lancer : lancez votre dé trois fois et gardez le meilleur résultat'
        : 'avant un lancer : votre dé compte pour 6, celui de la créature pour 2',
  },
  worth: () => 2,
})
