// Made by `node bench/dist/fit-value.js --game donjon-quetes-trahisons --games 4000`: do not edit.
// Logistic regression on 64608 positions of games at two seats. Surprise in games kept apart: 0.3589
// (0.6931 if nothing were known).
import type { Weights } from '../search/features.ts'
import type { Feature } from './features.ts'

/** How much each feature counts, and how that changes towards the end of a game. */
export const WEIGHTS: Weights<Feature> = {
  early: {
    trophies: 0.106,
    nearTarget: 0.055,
    nearHoped: -0.156,
    gems: 0.127,
    savedGems: 1.124,
    power: 0.264,
    odds: 0.246,
    wounds: 0.159,
    uniquePower: 0.102,
    mainQuest: 0.179,
    questWorth: 0.485,
    secondaryQuests: 0.314,
    completed: -0.776,
    spoils: -0.013,
    dragons: 0.986,
    worn: 0.103,
    companions: 0.244,
    isActive: -0.093,
    drawAhead: 0.162,
    fightTrophies: 0.127,
    fightGems: 0.209,
    fightSpoil: -0.026,
    fightRisk: -0.108,
  },
  change: {
    trophies: -0.069,
    nearTarget: 0.21,
    nearHoped: 0.168,
    gems: -0.111,
    savedGems: -1.388,
    power: -0.001,
    odds: 0.576,
    wounds: -0.063,
    uniquePower: 0.021,
    mainQuest: 0.055,
    questWorth: 0.214,
    secondaryQuests: -0.015,
    completed: 0.976,
    spoils: 0.046,
    dragons: -1.709,
    worn: -0.173,
    companions: -0.179,
    isActive: -0.044,
    drawAhead: 0.086,
    fightTrophies: 0.849,
    fightGems: -0.093,
    fightSpoil: 0.171,
    fightRisk: 0.052,
  },
}
