import { BASIC_RESOURCES } from '@sablier/thiefs-fortune'
import { Choosable, Icon, Token, useTable } from '@sablier/ui'
import { Stage } from './stage.tsx'
import { useThiefWords } from './thief-words.ts'
import { useTokenName } from './token-names.ts'

/** What is given on the left, what is got for it on the right: one press makes the exchange. */
export function ExchangeStage() {
  const { ask } = useTable()
  const words = useThiefWords()
  const nameOf = useTokenName()
  const swaps = (from: string) => BASIC_RESOURCES.filter((to) => ask?.options.some(({ id }) => id === `${from}-${to}`))
  return (
    <Stage title={words.stageExchange} className="stage-exchange">
      {BASIC_RESOURCES.filter((from) => swaps(from).length > 0).map((from) => (
        <div className="swap" key={from}>
          <Token kind={from} size="40px" label={nameOf(from)} />
          <Icon name="sign-to" />
          {swaps(from).map((to) => (
            <Choosable
              key={to}
              target={{ option: `${from}-${to}` }}
              label={`${nameOf(from)} → ${nameOf(to)}`}
              className="swap-to"
            >
              <Token kind={to} size="44px" />
            </Choosable>
          ))}
        </div>
      ))}
    </Stage>
  )
}
