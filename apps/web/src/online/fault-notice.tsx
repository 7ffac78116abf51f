import type { AnyGame, Rule } from '@sablier/kernel'
import { useLanguage, useSay } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import { type Fault, faultText, needsReload } from './fault-words.ts'
import { forgetFault } from './online-table.ts'

/** What the server refused, why, and what to do about it. */
export function FaultNotice({ fault, game }: { fault: Fault; game?: AnyGame }) {
  const say = useSayWord()
  const tell = useSay()
  const language = useLanguage()
  const rule: Rule | undefined = fault.rule === undefined ? undefined : game?.shape.rules[fault.rule]
  return (
    <p role="alert" className="notice notice-bad">
      {rule ? say('faultIllegalBy', { rule: tell(rule) }) : faultText(language, fault)}{' '}
      {needsReload(fault) ? (
        <button type="button" className="quiet" onClick={() => location.reload()}>
          {say('reload')}
        </button>
      ) : (
        <button type="button" className="quiet" aria-label={say('dismiss')} onClick={forgetFault}>
          ×
        </button>
      )}
    </p>
  )
}
