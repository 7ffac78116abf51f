import type { SeenEvent, View } from '@sablier/kernel'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/settings-store.ts'

/** Small synthesised sounds; each is a list of parameters for the generator. */
const SOUNDS = {
  card: [0.35, 0, 180, 0, 0.01, 0.03, 4, 2, 0, 0, 0, 0, 0, 3],
  dice: [0.5, 0.2, 90, 0, 0.03, 0.08, 4, 1.4, 0, 0, 0, 0, 0.03, 6],
  turn: [0.4, 0, 523, 0.01, 0.06, 0.14, 0, 1, 0, 0, 130, 0.06],
  end: [0.6, 0, 392, 0.02, 0.2, 0.5, 0, 1, 0, 0, 196, 0.12],
} as const

async function play(name: keyof typeof SOUNDS): Promise<void> {
  // Browsers refuse sound before a first gesture; the generator opens its device when it is loaded.
  if (!navigator.userActivation?.hasBeenActive) return
  const { zzfx } = await import('zzfx')
  zzfx(...SOUNDS[name])
}

/** Lets the table be heard: cards, dice, each question to oneself, the end. */
export function useTableSounds(events: readonly SeenEvent[], view: View | null, question: string): void {
  const sound = useSettings((settings) => settings.sound)
  const heard = useRef(0)
  const asked = view && view.entries > 0 ? question : ''
  const over = view?.state.result != null
  useEffect(() => {
    const fresh = heard.current > 0 && events.length > heard.current ? events.slice(heard.current) : []
    heard.current = events.length
    if (!sound || fresh.length === 0) return
    if (fresh.some(({ type }) => type === 'ended')) void play('end')
    else if (fresh.some(({ type }) => type === 'rolled')) void play('dice')
    else if (fresh.some(({ type }) => type === 'moved')) void play('card')
  }, [events, sound])
  useEffect(() => {
    if (sound && asked && !over) void play('turn')
  }, [asked, over, sound])
}
