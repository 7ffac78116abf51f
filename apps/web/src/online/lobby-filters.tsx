import { SHELF } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
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
      <label className="field">
        {say('filterShow')}
        <select
          value={filter.status}
          onChange={(event) =>
            onFilter({ ...filter, status: LOBBY_STATUSES.find((known) => known === event.target.value) ?? 'open' })
          }
        >
          {LOBBY_STATUSES.map((status) => (
            <option key={status} value={status}>
              {say(STATUS_WORDS[status])}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {say('filterGame')}
        <select value={filter.game} onChange={(event) => onFilter({ ...filter, game: event.target.value })}>
          <option value="">{say('anyGame')}</option>
          {SHELF.map(({ id, title }) => (
            <option key={id} value={id}>
              {tell(title)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
