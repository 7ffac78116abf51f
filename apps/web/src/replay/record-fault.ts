import type { Say, Word } from '../words/use-words.ts'

/** By how the kernel begins what it finds wrong with a record. */
const DISTRUST: Readonly<Record<string, Word>> = {
  rulesVersion: 'faultRules',
  contentHash: 'faultRules',
  commitment: 'faultDice',
  result: 'faultResult',
}

/** Why a record cannot be trusted, for people. */
export function distrustText(say: Say, fault: string): string {
  const move = /^entries\[(\d+)\]\.hash:/.exec(fault)
  return move
    ? say('faultMove', { n: Number(move[1]) + 1 })
    : say(DISTRUST[fault.split(':', 1)[0] ?? ''] ?? 'faultAnswer')
}

/** Why a file is not a record that can be opened, for people. */
export const unreadableText = (say: Say, fault: string): string =>
  say(fault.startsWith('There is no game') ? 'faultGame' : 'faultFile')
