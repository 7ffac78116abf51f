import { SPACES } from '../board.ts'

/** Every space as an answer. */
export const SPACE_OPTIONS = SPACES.map(({ n }) => ({ id: `space.${n}`, text: `space.${n}`, to: n }))
