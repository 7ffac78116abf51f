import { commitTo } from '@sablier/kernel'
import type { TableInfo } from '@sablier/protocol'
import { useEffect } from 'react'

const PREFIX = 'sablier.dice.'
const KEPT = 100

/** What this browser knows of the dice of a game: the ones it was shown before play, others, or it saw nothing then. */
export type SeenDice = 'same' | 'other' | 'unseen'

/** A fingerprint that was kept, and when: those of an earlier client have no time, and are the oldest. */
function read(key: string): { commitment: string; at: number } | null {
  const [commitment, at = '0'] = localStorage.getItem(key)?.split(' ') ?? []
  return commitment === undefined ? null : { commitment, at: Number(at) }
}
/** Keeps the fingerprint that is shown before play: the first one stands, whatever the server says later. */
export function noteDice({ id, status, dice }: TableInfo): void {
  if (status !== 'open' || localStorage.getItem(PREFIX + id) !== null) return
  const kept = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: read(key)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at)
  for (const { key } of kept.slice(KEPT - 1)) localStorage.removeItem(key)
  try {
    localStorage.setItem(PREFIX + id, `${dice.commitment} ${Date.now()}`)
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
  const seen = read(PREFIX + table)
  if (seen === null) return 'unseen'
  return seen.commitment === commitment ? 'same' : 'other'
}
/** The same for a table: by the secret once it is told, before that by the fingerprint as it is shown now. */
export const diceOfTable = ({ id, dice }: TableInfo): SeenDice =>
  seenDice(id, dice.secret === null ? dice.commitment : commitTo(dice.secret))
