import { scenes as donjon } from '@sablier/donjon-quetes-trahisons/scenes'
import { scenes as prophecy } from '@sablier/prophecy/scenes'
import { scenes as terres } from '@sablier/terres-de-destinees/scenes'
import { scenes as thief } from '@sablier/thiefs-fortune/scenes'
import { type GameScenes, type Picture, picturesOf } from '@sablier/ui/scene'

/** The scenes of the games, by game id. Only the build reads them: at a table there are finished pictures. */
export const SCENES: Readonly<Record<string, GameScenes>> = {
  'thiefs-fortune': thief,
  'terres-de-destinees': terres,
  'donjon-quetes-trahisons': donjon,
  prophecy,
}

/** Every picture of every game, drawn; `icons` gives the path of a game-icon by name. */
export function drawAll(icons: (name: string) => string): ReadonlyMap<string, readonly Picture[]> {
  return new Map(Object.entries(SCENES).map(([game, scenes]) => [game, picturesOf(game, scenes, icons)]))
}
