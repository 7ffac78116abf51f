import type { CSSProperties } from 'react'
import { RESOURCES, type Resource } from './resources.ts'

/** A wooden cube; a spent one is hollow. */
export function Cube({ kind, spent = false, label }: { kind: Resource; spent?: boolean; label?: string }) {
  return (
    <svg
      className={`cube${spent ? ' cube-spent' : ''}`}
      viewBox="0 0 30 32"
      style={{ '--c': RESOURCES[kind].colour } as CSSProperties}
      role="img"
      aria-hidden={label === undefined}
    >
      <title>{label ?? ''}</title>
      <path className="cube-top" d="M15 1L29 8L15 15L1 8Z" />
      <path className="cube-left" d="M1 8L15 15V31L1 24Z" />
      <path className="cube-right" d="M29 8L15 15V31L29 24Z" />
    </svg>
  )
}
