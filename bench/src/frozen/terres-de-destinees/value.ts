import { shareByFeatures } from '../search/features.ts'
import { features } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** The share of the win that a seat may expect: how it stands beside the others. */
export const value = shareByFeatures(features, WEIGHTS)
