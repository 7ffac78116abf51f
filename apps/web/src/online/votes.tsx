import { list, logLines, type SeenEvent } from '@sablier/kernel'
import type { TableInfo, VoteInfo } from '@sablier/protocol'
import { RichText, useLanguage, useTable } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import { type TableNames, voteText } from './notice-words.ts'
import { act } from './online-table.ts'
import { momentSaid } from './time-said.ts'

interface VotesProps {
  readonly table: TableInfo
  readonly names: TableNames
  readonly events: readonly SeenEvent[]
}

/** What somebody proposes to the others, what it would do, and whose voice is missing. */
export function Votes({ table, names, events }: VotesProps) {
  // At a table of days people are away as a rule: there their own time has to run out too.
  const lapses = table.consent.grace === null ? 'voteLapsesDays' : 'voteLapses'
  return table.votes.map((vote) => <OpenVote key={vote.id} {...{ vote, names, events, lapses }} />)
}

interface OpenVoteProps extends Omit<VotesProps, 'table'> {
  readonly vote: VoteInfo
  /** How it is said until when those who are away are waited for. */
  readonly lapses: 'voteLapses' | 'voteLapsesDays'
}

function OpenVote({ vote, names, events, lapses }: OpenVoteProps) {
  const say = useSayWord()
  const language = useLanguage()
  const { id, missing, moment, by, lapsesAt } = vote
  const { you } = names
  const isMine = you !== null && missing.includes(you)
  const text = voteText(names, vote)
  return (
    <section className="notice vote" role="status" aria-label={text}>
      <span>
        {text}
        {moment && <MomentTold events={events.filter(({ entry }) => entry === moment.entry)} />}
      </span>
      {isMine ? (
        <>
          <button type="button" className="strong" onClick={() => act({ type: 'vote', vote: id, agree: true })}>
            {say('agree')}
          </button>
          <button type="button" className="quiet" onClick={() => act({ type: 'vote', vote: id, agree: false })}>
            {say('disagree')}
          </button>
        </>
      ) : (
        <span className="hint">{say('voteMissing', { names: list(language, missing.map(names.seatName)) })}</span>
      )}
      {lapsesAt !== null && (
        <span className="hint">{say(lapses, { moment: momentSaid(say, language, lapsesAt) })}</span>
      )}
      {by === you && (
        <button type="button" className="quiet" onClick={() => act({ type: 'vote', vote: id, agree: false })}>
          {say('withdraw')}
        </button>
      )}
    </section>
  )
}

/** What the answer that would be taken back first has brought about, as the log tells it. */
function MomentTold({ events }: { events: readonly SeenEvent[] }) {
  const [line] = logLines(events, useTable())
  if (!line) return null
  return (
    <q className="vote-moment">
      <RichText nodes={line.nodes} tappable={false} />
    </q>
  )
}
