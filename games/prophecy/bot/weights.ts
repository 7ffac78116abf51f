// Made by `node bench/dist/fit-value.js --game prophecy --games 4000`: do not edit.
// Logistic regression on 60959 positions of games at two seats. Surprise in games kept apart: 0.5268
// (0.6931 if nothing were known).
import type { Weights } from '@sablier/bots'
import type { Feature } from './features.ts'

/** How much each feature counts, and how that changes towards the end of a game. */
export const WEIGHTS: Weights<Feature> = {
  early: {
    certificates: 0.778,
    certificatesSquared: 0.074,
    experience: 0.092,
    experienceAhead: 0.115,
    neededGold: 0.024,
    spareGold: 0.024,
    items: 0.063,
    health: 0.521,
    lostHealth: 0.399,
    magic: 0.167,
    lostMagic: 0.163,
    memberships: 0.27,
    nearCertificate: -0.058,
    isReady: 0.675,
    isActive: 0.076,
  },
  change: {
    certificates: 0.317,
    certificatesSquared: 0.045,
    experience: 0.04,
    experienceAhead: -0.11,
    neededGold: 0.058,
    spareGold: 0.008,
    items: -0.059,
    health: -0.464,
    lostHealth: -0.491,
    magic: -0.112,
    lostMagic: -0.18,
    memberships: 0.692,
    nearCertificate: 0.275,
    isReady: 0.03,
    isActive: 0.049,
  },
}
