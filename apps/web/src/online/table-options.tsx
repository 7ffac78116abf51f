import type { OptionValues } from '@sablier/kernel'
import { useSay } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { unusualOptions } from '../start/option-fields.tsx'
import { loadGame, type OpenGame } from '../start/use-game.ts'

interface TableOptionsProps {
  readonly game: string
  readonly seats: number
  readonly options: OptionValues
}

/** What is in sight comes first. */
const QUIET_MS = 1500

/** The rules of a table that are not the usual ones, as soon as the box of its game could be opened in a quiet moment. */
export function TableOptions({ game, seats, options }: TableOptionsProps) {
  const tell = useSay()
  const open = useQuietly(game)
  if (!open) return null
  return unusualOptions(open.game, seats, options, tell).map((words) => <span key={words}>{words}</span>)
}

/** Opens a box after everything that is in sight has been drawn. */
function useQuietly(game: string): OpenGame | null {
  const [open, setOpen] = useState<OpenGame | null>(null)
  useEffect(() => {
    let gone = false
    const take = (found: OpenGame) => {
      if (!gone) setOpen(found)
    }
    const timer = setTimeout(() => void loadGame(game).then(take, () => undefined), QUIET_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [game])
  return open
}
