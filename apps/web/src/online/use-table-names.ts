import type { TableInfo } from '@sablier/protocol'
import { useLanguage } from '@sablier/ui'
import { useMemo } from 'react'
import { useGame } from '../start/use-game.ts'
import type { TableNames } from './notice-words.ts'
import { seatName } from './seat-name.ts'

/** How the people and phases of a table are called; phases by their id until the game is loaded. */
export function useTableNames({ seats, you, game: id }: Pick<TableInfo, 'seats' | 'you' | 'game'>): TableNames {
  const language = useLanguage()
  const { open } = useGame(id)
  return useMemo(() => {
    const people = seats.map(({ person }) => person?.name)
    const game = open?.game
    const phaseName = (phase: string) => game?.text.phases[phase]?.[language] ?? phase
    return { language, you, seatName: (seat: number) => seatName(people, seat), phaseName }
  }, [language, open, seats, you])
}
