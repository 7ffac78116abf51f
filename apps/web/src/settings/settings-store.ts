import type { Language } from '@sablier/kernel'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const THEMES = ['system', 'light', 'dark'] as const
export const PACES = ['slow', 'normal', 'fast'] as const

/** What a person has chosen for this device. */
export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly sound: boolean
  readonly motion: boolean
  readonly pace: (typeof PACES)[number]
  readonly name: string
  /** Whether the server of this address knows a name for this device. */
  readonly playsOnline: boolean
  readonly set: (change: Partial<Omit<Settings, 'set'>>) => void
}

const isFrench = typeof navigator !== 'undefined' && navigator.language.toLowerCase().startsWith('fr')

/** The settings, kept on the device. */
export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: isFrench ? 'fr' : 'en',
      theme: 'system',
      sound: true,
      motion: true,
      pace: 'normal',
      name: '',
      playsOnline: false,
      set: (change) => set(change),
    }),
    { name: 'sablier.settings' },
  ),
)

/** How long a computer player waits before it answers, so that people can follow. */
export const PACE_MS: Readonly<Record<Settings['pace'], number>> = { slow: 1500, normal: 650, fast: 40 }
