// Made by `node bench/dist/fit-value.js --game prophecy --games 4000`: do not edit.
// Logistic regression on 51111 positions of games at two seats. Surprise in games kept apart: 0.5242
// (0.6931 if nothing were known).
import type { Weights } from '@sablier/bots'
import type { Feature } from './features.ts'

/** How much each feature counts, and how that changes towards the end of a game. */
export const WEIGHTS: Weights<Feature> = {
  early: {
    certificates: 0.591,
    certificatesSquared: 0.102,
    experience: 0.088,
    experienceAhead: 0.1,
    neededGold: 0.04,
    spareGold: -0.001,
    strengthItems: 0.331,
    willpowerItems: 0.209,
    oneUseItems: 0.018,
    damagedItems: 0.042,
    health: 0.466,
    lostHealth: 0.331,
    magic: 0.16,
    lostMagic: 0.128,
    memberships: 0.003,
    way: 0.012,
    readyWay: 0.164,
    isReady: -0.767,
    isActive: 0.06,
  },
  change: {
    certificates: -0.076,
    certificatesSquared: 0.08,
    experience: 0.124,
    experienceAhead: 0.087,
    neededGold: 0.053,
    spareGold: 0.043,
    strengthItems: -0.17,
    willpowerItems: -0.123,
    oneUseItems: -0.006,
    damagedItems: -0.152,
    health: -0.238,
    lostHealth: -0.234,
    magic: -0.096,
    lostMagic: -0.084,
    memberships: 0.664,
    way: 0.097,
    readyWay: 0.091,
    isReady: -1.405,
    isActive: 0.094,
  },
}
