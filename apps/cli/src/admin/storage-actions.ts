import type { AdminAction } from './action.ts'

const countLines = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, rows]) => `${name} ${rows}`)
    .join(', ')

const backup: AdminAction = {
  name: 'backup',
  words: ['FILE'],
  summary: 'writes everything at one moment into one file, also while the server runs',
  run: async (admin, { words }) => {
    const file = words[1] ?? ''
    const rows = await admin.backUp(file)
    return { report: { file, rows }, lines: [`${file}: ${countLines(rows)}`] }
  },
}

const restore: AdminAction = {
  name: 'restore',
  words: ['FILE'],
  summary: 'fills an empty storage from a backup, all or nothing',
  fills: true,
  run: async (admin, { words }) => {
    const file = words[1] ?? ''
    const rows = await admin.restore(file)
    return { report: { file, rows }, lines: [`restored from ${file}: ${countLines(rows)}`] }
  },
}

const verify: AdminAction = {
  name: 'verify',
  words: [],
  summary: 'replays every table and compares every hash',
  run: async (admin) => {
    const { tables, faults } = await admin.verifyAll()
    const ok = faults.length === 0
    return {
      ok,
      report: { ok, tables, faults },
      lines: [`${tables} tables replayed, ${faults.length} wrong`, ...faults],
    }
  },
}

/** What an operator does to a whole storage. */
export const STORAGE_ACTIONS: readonly AdminAction[] = [backup, restore, verify]
