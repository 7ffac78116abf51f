import type { SeenAsk } from '@sablier/kernel'

/** A legal answer to an ask, not always the same one. */
export function someAnswer(ask: SeenAsk, n: number): unknown {
  const ids = ask.options.map(({ id }) => id)
  switch (ask.kind) {
    case 'pick':
      return ids[n % ids.length]
    case 'pick-some':
      return ids.slice(0, Math.max(ask.min, Math.min(1, ask.max)))
    case 'order':
      return ids
    case 'agree':
      return n % 2 === 0
    case 'amount':
      return ask.min
    case 'propose':
      return ask.candidates[n % ask.candidates.length]
    case 'split': {
      let left = ask.min
      return ids.map((_, i) => {
        const share = Math.min(left, ask.caps?.[i] ?? left)
        left -= share
        return share
      })
    }
  }
}
