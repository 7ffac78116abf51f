/** How well a computer player plays, from weakest to strongest. */
export const LEVELS = ['random', 'beginner', 'novice', 'adept', 'expert', 'master', 'champion'] as const
export type Level = (typeof LEVELS)[number]
