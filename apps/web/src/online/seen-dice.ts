import { commitTo } from '@sablier/kernel'
import type { TableInfo } from '@sablier/protocol'
import { useEffect } from 'react'

const PREFIX = 'sablier.dice.'
const KEPT = 100

/** What this browser knows of the dice of a game: the ones it was shown before play, others, or it saw nothing then. */
export type SeenDice = 'same' | 'other' | 'unseen'

/** Keeps the fingerprint that is shown before play: the first one stands, whatever the server says later. */
export function noteDice({ id, status, dice }: TableInfo): void {
  if (status !== 'open' || localStorage.getItem(PREFIX + id) !== null) return
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  for (const key of keys.slice(KEPT)) localStorage.removeItem(key)
  try {
    localStorage.setItem(PREFIX + id, dice.commitment)
  } catch {
    // A full device cannot tell afterwards.
  }
}
/** Notes the fingerprint of the dice while the table is open. */
export function useNotedDice(table: TableInfo | undefined): void {
  useEffect(() => {
    if (table) noteDice(table)
  }, [table])
}

/** Compares a fingerprint with the one that was shown before play. */
export function seenDice(table: string, commitment: string): SeenDice {
  const seen = localStorage.getItem(PREFIX + table)
  if (seen === null) return 'unseen'
  return seen === commitment ? 'same' : 'other'
}
/** The same for a table: by the secret once it is told, before that by the fingerprint as it is shown now. */
export const diceOfTable = ({ id, dice }: TableInfo): SeenDice =>
  seenDice(id, dice.secret === null ? dice.commitment : commitTo(dice.secret))
