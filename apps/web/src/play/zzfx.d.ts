declare module 'zzfx' {
  /** Plays one synthesised sound. */
  export function zzfx(...parameters: readonly number[]): void
}
