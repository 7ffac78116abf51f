import type { AnyGame } from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import { VIEWS } from '@sablier/shelf/views'
import type { GameView } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { keepPictures } from './keep-pictures.ts'

/** A game taken from the shelf with the way it looks. */
export interface OpenGame {
  readonly game: AnyGame
  readonly look: GameView
}

const boxes = new Map<string, Promise<OpenGame>>()

async function openBox(id: string): Promise<OpenGame> {
  const entry = findGame(id)
  if (!entry) throw new Error(`There is no game ${id}`)
  keepPictures(id)
  const [box, look] = await Promise.all([entry.load(), VIEWS[id]?.()])
  return {
    game: box.game,
    look: look ?? {},
  }
}

/** Opens a game's box once and keeps it open. */
export function loadGame(id: string): Promise<OpenGame> {
  const box = boxes.get(id) ?? openBox(id)
  boxes.set(id, box)
  box.catch(() => boxes.delete(id))
  return box
}

/** The game with this id as soon as its box is open; `failed` if it does not open. */
export function useGame(id: string | null): { open: OpenGame | null; failed: boolean } {
  const [state, setState] = useState<{ id: string | null; open: OpenGame | null; failed: boolean }>({
    id: null,
    open: null,
    failed: false,
  })
  useEffect(() => {
    let gone = false
    if (id === null) return
    loadGame(id).then(
      (open) => !gone && setState({ id, open, failed: false }),
      () => !gone && setState({ id, open: null, failed: true }),
    )
    return () => {
      gone = true
    }
  }, [id])
  return state.id === id ? state : { open: null, failed: false }
}
