import { type Answer, plain, type SeenAsk } from '@sablier/kernel'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { useOptionText } from './option-label.tsx'
import { proposalText } from './proposal-text.ts'

/** Says an answer in words, as the buttons of its question do. */
export function useAnswerText(): (ask: SeenAsk, answer: Answer) => string {
  const { game, reader } = useTable()
  const say = useWords()
  const optionText = useOptionText()
  return (ask, answer) => {
    const nameOf = (id: string): string => {
      const option = ask.options.find((candidate) => candidate.id === id)
      return option ? plain(optionText(option)) : id
    }
    if (typeof answer === 'boolean') return say(answer ? 'yes' : 'no')
    if (typeof answer === 'number') return String(answer)
    if (typeof answer === 'string') return nameOf(answer)
    if (!Array.isArray(answer)) return proposalText(game, answer, reader)
    if (ask.kind === 'split') return ask.options.map(({ id }, i) => `${nameOf(id)} ${String(answer[i])}`).join(', ')
    return answer.map((id) => nameOf(String(id))).join(', ') || '–'
  }
}
