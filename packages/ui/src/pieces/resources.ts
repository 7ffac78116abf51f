import type { IconName } from '../icons/icon-names.ts'

/** What is counted at the tables: its drawing, solid enough to be read at 13 px, and its colour. */
export const RESOURCES = {
  sword: { icon: 'broadsword', colour: 'var(--c-sword)' },
  gem: { icon: 'cut-diamond', colour: 'var(--c-gem)' },
  lamp: { icon: 'magic-lamp', colour: 'var(--c-lamp)' },
  time: { icon: 'hourglass', colour: 'var(--c-time)' },
  danger: { icon: 'hazard-sign', colour: 'var(--c-danger)' },
  gold: { icon: 'two-coins', colour: 'var(--c-gold)' },
  xp: { icon: 'round-star', colour: 'var(--c-xp)' },
  strength: { icon: 'fist', colour: 'var(--c-strength)' },
  will: { icon: 'brain', colour: 'var(--c-will)' },
  health: { icon: 'hearts', colour: 'var(--c-health)' },
  magic: { icon: 'moon', colour: 'var(--c-magic)' },
  trophy: { icon: 'trophy', colour: 'var(--c-trophy)' },
  power: { icon: 'crossed-swords', colour: 'var(--c-power)' },
  fortune: { icon: 'laurel-crown', colour: 'var(--c-fortune)' },
  card: { icon: 'card-pick', colour: 'var(--c-card)' },
} as const satisfies Record<string, { icon: IconName; colour: string }>

export type Resource = keyof typeof RESOURCES
