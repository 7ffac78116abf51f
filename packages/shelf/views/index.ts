import type { Bilingual } from '@sablier/kernel'
import type { GameView } from '@sablier/ui'

/** The tables of the games that have one of their own, by game id; every other game is played at the plain table. */
export const VIEWS: Readonly<Record<string, () => Promise<GameView>>> = {
  'thiefs-fortune': async () => (await import('@sablier/thiefs-fortune/view')).view,
  'terres-de-destinees': async () => (await import('@sablier/terres-de-destinees/view')).view,
  'donjon-quetes-trahisons': async () => (await import('@sablier/donjon-quetes-trahisons/view')).view,
  prophecy: async () => (await import('@sablier/prophecy/view')).view,
}

/** The words of a game's rulebook, in both languages. */
export type Glossary = Readonly<Record<string, Bilingual>>

/** The glossaries of the games, by game id. */
export const GLOSSARIES: Readonly<Record<string, () => Promise<Glossary>>> = {
  'thiefs-fortune': async () => (await import('@sablier/thiefs-fortune/rulebook')).GLOSSARY,
  'terres-de-destinees': async () => (await import('@sablier/terres-de-destinees/rulebook')).GLOSSARY,
  'donjon-quetes-trahisons': async () => (await import('@sablier/donjon-quetes-trahisons/rulebook')).GLOSSARY,
  prophecy: async () => (await import('@sablier/prophecy/rulebook')).GLOSSARY,
}
