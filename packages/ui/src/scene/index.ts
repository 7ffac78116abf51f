export { drawScene } from './draw-scene.ts'
export { type Picture, picturesOf, withSilhouettes } from './pictures-of.ts'
export type { GameScenes, Scene } from './scene.ts'
