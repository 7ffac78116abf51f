import type { TextNode } from '@sablier/kernel'

/** A stretch of text in three: what stays on the line of the card before it, the middle, what stays with the card after it. */
interface Stretch {
  readonly head: string
  readonly middle: string
  readonly tail: string
}

const isCard = (node: TextNode | undefined): boolean => node?.kind === 'card' && node.card !== null

/** Splits off the signs that stand beside a card without a space, such as brackets and full stops. */
export function splitSigns(nodes: readonly TextNode[], i: number): Stretch {
  const node = nodes[i]
  if (node?.kind !== 'words') return { head: '', middle: node?.text ?? '', tail: '' }
  const head = isCard(nodes[i - 1]) ? (/^[^ ]*/.exec(node.text)?.[0] ?? '') : ''
  const rest = node.text.slice(head.length)
  const tail = isCard(nodes[i + 1]) ? (/[^ ]*$/.exec(rest)?.[0] ?? '') : ''
  return { head, middle: rest.slice(0, rest.length - tail.length), tail }
}
