import type { AskPayload, ViewPayload } from '@sablier/kernel'

/**
 * A legal answer to the question of a view payload, not always the same one; undefined: nobody is asked. It is read from what was
 * sent: drawing the whole screen for it would take the driver longer than the server takes for the move.
 */
export function someAnswer({ ask, state: scene, entries: n }: ViewPayload): unknown {
  if (!ask) return undefined
  const { options } = ask
  switch (ask.kind) {
    case 'pick':
      return idOf(scene, options[n % options.length])
    case 'pick-some':
      return options.slice(0, Math.max(ask.min, Math.min(1, ask.max))).map((option) => idOf(scene, option))
    case 'order':
      return options.map((option) => idOf(scene, option))
    case 'agree':
      return n % 2 === 0
    case 'amount':
      return ask.min
    case 'propose':
      return ask.candidates?.[n % ask.candidates.length]
    case 'split': {
      let left = ask.min
      return options.map((_, i) => {
        const share = Math.min(left, ask.caps?.[i] ?? left)
        left -= share
        return share
      })
    }
  }
}

/** The id of an option; of a piece in sight its number is sent, counted place by place. */
function idOf({ places }: ViewPayload['state'], option: AskPayload['options'][0] | undefined): string | null {
  if (typeof option !== 'number') return option?.id ?? null
  let number = option
  for (const pieces of places) {
    const piece = pieces[number]
    if (number < pieces.length) return typeof piece === 'object' ? piece[1] : null
    number -= pieces.length
  }
  return null
}
