/** Drawings of our own, for subjects that no icon fits; each in a box of 512 × 512. */
export const SILHOUETTES: Readonly<Record<string, string>> = {}
