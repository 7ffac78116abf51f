import type { TextNode } from '@sablier/kernel'
import { Fragment } from 'react'
import { Icon } from './icons/icon.tsx'
import { splitSigns } from './split-signs.ts'
import { useGame } from './table-context.tsx'

/** A text with cards to tap, players in their colour and drawings in the line. */
export function RichText({ nodes, tappable = true }: { nodes: readonly TextNode[]; tappable?: boolean }) {
  const { look } = useGame()
  return nodes.map((node, i) => {
    const key = `${i}${node.text}`
    if (node.kind === 'card' && node.card !== null && tappable) {
      // A line may end on either side of a button: the signs beside it stay on its line.
      return (
        <span key={key} className="text-joined">
          {splitSigns(nodes, i - 1).tail}
          <button type="button" className="text-card" data-card={node.card}>
            {node.text}
          </button>
          {splitSigns(nodes, i + 1).head}
        </span>
      )
    }
    if (node.kind === 'card') return <em key={key}>{node.text}</em>
    if (node.kind === 'seat')
      return (
        <strong key={key} className="text-seat" data-seat={node.seat}>
          {node.text}
        </strong>
      )
    if (node.kind === 'icon') {
      const name = look.icons?.[node.icon]
      return name ? (
        <Icon key={key} name={name} label={node.text} className="text-icon" />
      ) : (
        <em key={key}>{node.text}</em>
      )
    }
    return <Fragment key={key}>{tappable ? splitSigns(nodes, i).middle : node.text}</Fragment>
  })
}
