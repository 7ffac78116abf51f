// Made by `node bench/dist/fit-value.js --game terres-de-destinees --games 3000`: do not edit.
// Logistic regression on 22724 positions of games at two seats. Surprise in games kept apart: 0.6176
// (0.6931 if nothing were known).
import type { Weights } from '../search/features.ts'
import type { Feature } from './features.ts'

/** How much each feature counts, and how that changes towards the end of a game. */
export const WEIGHTS: Weights<Feature> = {
  early: {
    hand: -0.002,
    lastCard: -0.207,
    nearest: 1.289,
    second: 1.364,
    others: 5.352,
    powers: 0.196,
    engaged: -0.314,
    jetons: 0.392,
    isActive: 0.102,
    bestOfHand: 0.189,
    worthOfHand: 0.045,
  },
  change: {
    hand: 0.242,
    lastCard: 0.912,
    nearest: 2.036,
    second: -0.435,
    others: -9.793,
    powers: -0.404,
    engaged: 0.343,
    jetons: -0.219,
    isActive: -0.733,
    bestOfHand: -0.157,
    worthOfHand: 0.014,
  },
}
