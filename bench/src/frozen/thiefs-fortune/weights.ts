// Made by `node bench/dist/fit-value.js --game thiefs-fortune --games 4000`: do not edit.
// Logistic regression on 134752 positions of games at two seats. Surprise in games kept apart: 0.4915
// (0.6931 if nothing were known).
import type { Weights } from '../search/features.ts'
import type { Feature } from './features.ts'

/** How much each feature counts, and how that changes towards the end of a game. */
export const WEIGHTS: Weights<Feature> = {
  early: {
    points: 0.111,
    basic: 0.008,
    time: 0.074,
    danger: -0.091,
    locations: 0.104,
    characters: 0.051,
    events: 0.112,
    locationCount: 0.158,
    characterPoints: 0.138,
    future: 0.231,
    futureTokens: 0.002,
    lootLimit: -0.29,
    hasPassed: -0.017,
  },
  change: {
    points: 0.326,
    basic: 0.08,
    time: 0.088,
    danger: -0.115,
    locations: 0.164,
    characters: 0.135,
    events: 0.083,
    locationCount: 0.002,
    characterPoints: 0.041,
    future: 0.111,
    futureTokens: -0.053,
    lootLimit: 0.13,
    hasPassed: -0.485,
  },
}
