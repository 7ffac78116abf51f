import { SHELF } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { Chips } from '../start/chips.tsx'
import { useSayWord, type Word } from '../words/use-words.ts'
import { LOBBY_STATUSES, type LobbyFilter } from './use-tables.ts'

const STATUS_WORDS: Readonly<Record<LobbyFilter['status'], Word>> = {
  open: 'showOpen',
  playing: 'showPlaying',
  over: 'showOver',
}

/** Which tables the lobby shows. */
export function LobbyFilters({ filter, onFilter }: { filter: LobbyFilter; onFilter: (filter: LobbyFilter) => void }) {
  const say = useSayWord()
  const tell = useSay()
  return (
    <div className="lobby-filters">
      <Chips
        title={say('filterShow')}
        options={LOBBY_STATUSES.map((status) => [status, say(STATUS_WORDS[status])])}
        value={filter.status}
        onChange={(status) => onFilter({ ...filter, status })}
      />
      <Chips
        title={say('filterGame')}
        options={[['', say('anyGame')], ...SHELF.map(({ id, title }) => [id, tell(title)] as const)]}
        value={filter.game}
        onChange={(game) => onFilter({ ...filter, game })}
      />
    </div>
  )
}
