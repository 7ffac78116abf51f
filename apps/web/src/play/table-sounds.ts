import type { SeenEvent, View } from '@sablier/kernel'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/settings-store.ts'
import { type SoundName, soundOf } from './sound-of.ts'

/** Small synthesised sounds; each is a list of parameters for the generator. */
const SOUNDS = {
  card: [0.35, 0, 180, 0, 0.01, 0.03, 4, 2, 0, 0, 0, 0, 0, 3],
  dice: [0.5, 0.2, 90, 0, 0.03, 0.08, 4, 1.4, 0, 0, 0, 0, 0.03, 6],
  turn: [0.4, 0, 523, 0.01, 0.06, 0.14, 0, 1, 0, 0, 130, 0.06],
  end: [0.6, 0, 392, 0.02, 0.2, 0.5, 0, 1, 0, 0, 196, 0.12],
  shuffle: [0.3, 0.3, 240, 0.01, 0.05, 0.09, 4, 1.2, 0, 0, 0, 0, 0.02, 5],
  gain: [0.35, 0, 880, 0, 0.03, 0.12, 1, 1.6, 0, 0, 330, 0.04],
  loss: [0.35, 0, 220, 0.01, 0.05, 0.16, 0, 1.4, -2, 0, 0, 0, 0, 0.4],
  reveal: [0.3, 0, 440, 0.02, 0.06, 0.16, 0, 1.2, 3, 0, 110, 0.05],
  phase: [0.25, 0, 330, 0.02, 0.08, 0.2, 0, 1, 0, 0, 110, 0.08],
} as const satisfies Readonly<Record<SoundName | 'turn', readonly number[]>>

/** Plays one sound, where the browser lets it. */
export async function playSound(name: keyof typeof SOUNDS): Promise<void> {
  // Browsers refuse sound before a first gesture; the generator opens its device when it is loaded.
  if (!navigator.userActivation?.hasBeenActive) return
  const { zzfx } = await import('zzfx')
  zzfx(...SOUNDS[name])
}

/** Lets the table be heard: cards, dice, gains and losses, each question to oneself, the end. One switch turns all off. */
export function useTableSounds(events: readonly SeenEvent[], view: View | null, question: string): void {
  const sound = useSettings((settings) => settings.sound)
  const heard = useRef(0)
  const asked = view && view.entries > 0 ? question : ''
  const over = view?.state.result != null
  const me = view && view.viewer !== 'spectator' ? view.viewer : null
  useEffect(() => {
    const fresh = heard.current > 0 && events.length > heard.current ? events.slice(heard.current) : []
    heard.current = events.length
    const name = sound ? soundOf(fresh, me) : null
    if (name) void playSound(name)
  }, [events, sound, me])
  useEffect(() => {
    if (sound && asked && !over) void playSound('turn')
  }, [asked, over, sound])
}
