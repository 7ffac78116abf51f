import type { Language } from '@sablier/kernel'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const THEMES = ['system', 'light', 'dark'] as const
export const PACES = ['calm', 'normal', 'quick', 'none'] as const

export const COLOURS = ['usual', 'apart'] as const
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const

/** What a person has chosen for this device. */
export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly sound: boolean
  /** `apart`: good and bad differ as blue and orange instead of green and red. */
  readonly colours: (typeof COLOURS)[number]
  /** How large letters are on pages. */
  readonly text: (typeof TEXT_SIZES)[number]
  /** How fast things move and computer players answer; with `none` nothing moves. */
  readonly pace: (typeof PACES)[number]
  readonly name: string
  /** Whether the server of this address knows a name for this device. */
  readonly playsOnline: boolean
  readonly set: (change: Partial<Omit<Settings, 'set'>>) => void
}

const isFrench = typeof navigator !== 'undefined' && navigator.language.toLowerCase().startsWith('fr')

/** Version 0 kept motion (on or off) apart from the pace of computer players. */
export function withOnePace(kept: unknown, version: number): Settings {
  const settings = kept as Settings
  if (version > 0) return settings
  const { motion, pace, ...others } = kept as { motion?: boolean; pace?: string }
  const now = motion === false ? 'none' : pace === 'slow' ? 'calm' : pace === 'fast' ? 'quick' : 'normal'
  return { ...settings, ...others, pace: now }
}

/** The settings, kept on the device. */
export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: isFrench ? 'fr' : 'en',
      theme: 'system',
      sound: true,
      colours: 'usual',
      text: 'normal',
      pace: 'normal',
      name: '',
      playsOnline: false,
      set: (change) => set(change),
    }),
    { name: 'sablier.settings', version: 1, migrate: withOnePace },
  ),
)

/** How long a computer player waits before it answers, so that people can follow. */
export const PACE_MS: Readonly<Record<Settings['pace'], number>> = { calm: 1500, normal: 650, quick: 200, none: 40 }
