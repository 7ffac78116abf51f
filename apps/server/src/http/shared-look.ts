/** However many ask at once, one look answers all of them; whoever asks after it has ended gets a new one. */
export function sharedLook<T>(look: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null
  return () => {
    underWay ??= look().finally(() => {
      underWay = null
    })
    return underWay
  }
}
