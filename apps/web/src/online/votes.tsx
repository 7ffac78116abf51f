import { list } from '@sablier/kernel'
import type { TableInfo, VoteInfo } from '@sablier/protocol'
import { type SeatInfo, useLanguage } from '@sablier/ui'
import { type Say, useSayWord } from '../words/use-words.ts'
import { act } from './online-table.ts'

interface VotesProps {
  readonly table: TableInfo
  readonly seats: readonly SeatInfo[]
  /** How many decisions the game has seen. */
  readonly entries: number
}

/** What somebody proposes to the others, and whose voice is missing. */
export function Votes({ table, seats, entries }: VotesProps) {
  const say = useSayWord()
  const language = useLanguage()
  const nameOf = (seat: number) => seats[seat]?.name ?? ''
  return table.votes.map((vote) => {
    const { id, missing } = vote
    const mine = table.you !== null && missing.includes(table.you)
    return (
      <section key={id} className="notice vote" role="status" aria-label={voteText(say, vote, nameOf, entries)}>
        <span>{voteText(say, vote, nameOf, entries)}</span>
        {mine ? (
          <>
            <button type="button" className="strong" onClick={() => act({ type: 'vote', vote: id, agree: true })}>
              {say('agree')}
            </button>
            <button type="button" className="quiet" onClick={() => act({ type: 'vote', vote: id, agree: false })}>
              {say('disagree')}
            </button>
          </>
        ) : (
          <span className="hint">{say('voteMissing', { names: list(language, missing.map(nameOf)) })}</span>
        )}
      </section>
    )
  })
}

/** A proposal in words. */
function voteText(say: Say, { by, proposal }: VoteInfo, nameOf: (seat: number) => string, entries: number): string {
  const name = nameOf(by)
  switch (proposal.kind) {
    case 'undo-to': {
      const n = entries - proposal.entries
      return n === 1 ? say('voteUndoOne', { name }) : say('voteUndo', { name, n })
    }
    case 'hand-over':
      return say('voteHandOver', { name, other: nameOf(proposal.seat) })
    case 'close':
      return say('voteClose', { name })
    case 'advice':
      return say('voteAdvice', { name })
    case 'remove':
      return say('voteRemove', { name, other: nameOf(proposal.seat) })
  }
}
