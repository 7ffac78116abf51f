import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

/** Spares the gold of a certificate in a foreign guild; the purchase itself discards the letter. */
export const recommend = defineOp('recommend', {
  perform: () => quietly(() => {}),
  feasible: () => true,
  describe: {
    en: () => 'use it when you buy a certificate of a guild of which you are not a member: pay no gold',
    fr: () => 'à utiliser à l’achat d’un certificat dans une guilde dont vous n’êtes pas membre : ne payez pas l’or',
  },
  worth: () => 3,
})
