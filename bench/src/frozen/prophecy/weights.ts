// Made by `node bench/dist/fit-value.js --game prophecy --games 4000`: do not edit.
// Logistic regression on 51111 positions of games at two seats. Surprise in games kept apart: 0.5223
// (0.6931 if nothing were known).
import type { Weights } from '../search/features.ts'
import type { Feature } from './features.ts'

/** How much each feature counts, and how that changes towards the end of a game. */
export const WEIGHTS: Weights<Feature> = {
  early: {
    certificates: 0.589,
    certificatesSquared: 0.104,
    experience: 0.066,
    experienceAhead: 0.086,
    neededGold: 0.04,
    spareGold: 0.001,
    strengthItems: 0.323,
    willpowerItems: 0.206,
    oneUseItems: 0.017,
    damagedItems: 0.048,
    health: 0.457,
    lostHealth: 0.325,
    magic: 0.155,
    lostMagic: 0.13,
    memberships: 0.009,
    outlook: 0.021,
    way: 0.008,
    readyWay: 0.151,
    isReady: -0.63,
    isActive: 0.047,
  },
  change: {
    certificates: -0.055,
    certificatesSquared: 0.087,
    experience: 0.153,
    experienceAhead: 0.096,
    neededGold: 0.047,
    spareGold: 0.04,
    strengthItems: -0.174,
    willpowerItems: -0.122,
    oneUseItems: -0.005,
    damagedItems: -0.143,
    health: -0.237,
    lostHealth: -0.23,
    magic: -0.095,
    lostMagic: -0.086,
    memberships: 0.628,
    outlook: 0.026,
    way: 0.092,
    readyWay: 0.082,
    isReady: -1.245,
    isActive: 0.082,
  },
}
