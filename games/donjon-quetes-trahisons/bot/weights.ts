// Made by `node bench/dist/fit-value.js --game donjon-quetes-trahisons --games 1500`: do not edit.
// Logistic regression on 29543 positions of games at two seats. Surprise in games kept apart: 0.5492
// (0.6931 if nothing were known).
import type { Weights } from '@sablier/bots'
import type { Feature } from './features.ts'

/** How much each feature counts, and how that changes towards the end of a game. */
export const WEIGHTS: Weights<Feature> = {
  early: {
    trophies: 0.247,
    nearTarget: -0.07,
    gems: 0.032,
    savedGems: 0.329,
    power: 0.264,
    wounds: 0.2,
    uniquePower: -0.186,
    questWorth: 0.331,
    secondaryQuests: 0.005,
    completed: 0.063,
    spoils: 0.043,
    dragons: 0.779,
    worn: -0.026,
    companions: 0.153,
    isActive: 0.047,
  },
  change: {
    trophies: -0.29,
    nearTarget: 0.332,
    gems: 0.057,
    savedGems: -0.288,
    power: -0.165,
    wounds: -0.327,
    uniquePower: 0.118,
    questWorth: -0.092,
    secondaryQuests: -0.24,
    completed: -0.099,
    spoils: 0.004,
    dragons: -0.914,
    worn: 0.165,
    companions: 0.033,
    isActive: -0.061,
  },
}
