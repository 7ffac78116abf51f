interface StarsProps {
  readonly fill: string
  /** Where each stands, and its size. */
  readonly at: readonly (readonly [x: number, y: number, r: number])[]
}

/** The stars of a cover. */
export function Stars({ fill, at }: StarsProps) {
  return (
    <g fill={fill}>
      {at.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  )
}
