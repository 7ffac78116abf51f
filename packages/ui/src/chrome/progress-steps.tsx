import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

/** One step of a round or a turn. */
export interface Step {
  readonly id: string
  readonly name: string
  readonly icon?: IconName
}

interface ProgressStepsProps {
  readonly steps: readonly Step[]
  /** The step that is played now; none is lit if it is not among them. */
  readonly now: string
  /** What the steps are steps of: "Phases of the round". */
  readonly label: string
  /** Only the present step shows its name, the others their icon. */
  readonly brief?: boolean
}

/** The phases of a round as chevrons, for the head of the table. */
export function ProgressSteps({ steps, now, label, brief = false }: ProgressStepsProps) {
  const at = steps.findIndex(({ id }) => id === now)
  return (
    <ol className={`steps${brief ? ' steps-brief' : ''}`} aria-label={label}>
      {steps.map(({ id, name, icon }, i) => (
        <li
          key={id}
          className={i === at ? 'step step-now' : i < at ? 'step step-done' : 'step'}
          {...(i === at && { 'aria-current': 'step' as const })}
          title={name}
        >
          {icon && <Icon name={icon} />}
          <span className={brief && icon && i !== at ? 'visually-hidden' : ''}>{name}</span>
        </li>
      ))}
    </ol>
  )
}
