import type { Book } from '@sablier/kernel'
import type { GameView } from '@sablier/ui'

/** The tables of the games that have one of their own, by game id; every other game is played at the plain table. */
export const VIEWS: Readonly<Record<string, () => Promise<GameView>>> = {
  'thiefs-fortune': async () => (await import('@sablier/thiefs-fortune/view')).view,
  'terres-de-destinees': async () => (await import('@sablier/terres-de-destinees/view')).view,
  'donjon-quetes-trahisons': async () => (await import('@sablier/donjon-quetes-trahisons/view')).view,
  prophecy: async () => (await import('@sablier/prophecy/view')).view,
}

/** The rulebooks of the games as people read them, by game id. */
export const BOOKS: Readonly<Record<string, () => Promise<Book>>> = {
  'thiefs-fortune': async () => (await import('@sablier/thiefs-fortune/book')).BOOK,
  'terres-de-destinees': async () => (await import('@sablier/terres-de-destinees/book')).BOOK,
  'donjon-quetes-trahisons': async () => (await import('@sablier/donjon-quetes-trahisons/book')).BOOK,
  prophecy: async () => (await import('@sablier/prophecy/book')).BOOK,
}
