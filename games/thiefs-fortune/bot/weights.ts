// Made by `node bench/dist/fit-value.js --game thiefs-fortune --games 4000`: do not edit.
// Logistic regression on 118382 positions of games at two seats. Surprise in games kept apart: 0.5166
// (0.6931 if nothing were known).
import type { Weights } from '@sablier/bots'
import type { Feature } from './features.ts'

/** How much each feature counts, and how that changes towards the end of a game. */
export const WEIGHTS: Weights<Feature> = {
  early: {
    points: 0.121,
    basic: -0.01,
    time: 0.049,
    danger: -0.151,
    locations: -0.04,
    characters: 0.072,
    events: 0.177,
    locationCount: 0.441,
    characterPoints: 0.071,
    future: 0.161,
    futureTokens: -0.019,
    lootLimit: 0.082,
    hasPassed: -0.183,
  },
  change: {
    points: 0.375,
    basic: 0.115,
    time: 0.14,
    danger: -0.084,
    locations: 0.273,
    characters: 0.292,
    events: 0.111,
    locationCount: -0.433,
    characterPoints: 0.034,
    future: 0.149,
    futureTokens: -0.003,
    lootLimit: -0.018,
    hasPassed: -0.059,
  },
}
