import { LOOT_LIMITS, type Phase, ROUNDS } from '@sablier/thiefs-fortune'
import { Icon, ProgressSteps } from '@sablier/ui'
import { useThiefWords } from './thief-words.ts'
import { useThief } from './use-thief.ts'

const STEPS = ['planning', 'loot', 'action', 'bribe'] as const
type StepId = (typeof STEPS)[number]
const STEP_OF: Readonly<Record<Phase, StepId>> = {
  planning: 'planning',
  draft: 'planning',
  favor: 'planning',
  'solo-draft': 'planning',
  loot: 'loot',
  action: 'action',
  bribe: 'bribe',
}
const STEP_ICONS = { planning: 'card-draw', loot: 'swap-bag', action: 'sprint', bribe: 'guards' } as const
const NUMBERS = Array.from({ length: ROUNDS }, (_, i) => i + 1)

/** The five rounds with their Loot limit and the way the cards are passed, then the four phases. */
export function Progress({ brief = false }: { brief?: boolean }) {
  const { table, view } = useThief()
  const words = useThiefWords()
  const now = STEP_OF[view.state.phase as Phase] ?? 'planning'
  const shown = brief ? NUMBERS.filter((n) => n === table.round) : NUMBERS
  return (
    <>
      <ol className="rounds" aria-label={words.rounds}>
        {shown.map((n) => (
          <li
            key={n}
            className={n === table.round ? 'round round-now' : n < table.round ? 'round round-done' : 'round'}
            title={words.roundOf(n, LOOT_LIMITS[n - 1] ?? 0)}
            {...(n === table.round && { 'aria-current': 'step' as const })}
          >
            <b>{brief ? `${n}/${ROUNDS}` : n}</b>
            <Icon name="swap-bag" label={words.roundOf(n, LOOT_LIMITS[n - 1] ?? 0)} />
            <span aria-hidden="true">{LOOT_LIMITS[n - 1]}</span>
            {table.seats.length > 1 && <span aria-hidden="true">{n % 2 === 1 ? '›' : '‹'}</span>}
          </li>
        ))}
      </ol>
      <div className="phase-steps" data-part="phases">
        <ProgressSteps
          steps={STEPS.map((id) => ({ id, name: words[id], icon: STEP_ICONS[id] }))}
          now={now}
          label={words.phases}
          brief={brief}
        />
      </div>
    </>
  )
}
