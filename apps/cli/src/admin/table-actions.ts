import { writeFileSync } from 'node:fs'
import { UsageError } from '../io.ts'
import { alignRows } from '../print.ts'
import type { AdminAction } from './action.ts'

const STATUSES = ['open', 'playing', 'over', 'closed', 'read-only'] as const

const list: AdminAction = {
  name: 'list',
  words: [],
  options: `[--status ${STATUSES.join('|')}] [--game GAME] [--limit N]`,
  summary: 'lists tables, the one that changed last first',
  run: async (admin, given) => {
    const [game, wanted] = [given.text('game'), given.text('status')]
    const status = STATUSES.find((candidate) => candidate === wanted)
    if (wanted !== undefined && !status) throw new UsageError(`--status: expected one of ${STATUSES.join(', ')}`)
    const limit = given.whole('limit', { fallback: 50, min: 1, max: 100_000 })
    const tables = await admin.list({
      limit,
      ...(game === undefined ? {} : { game }),
      ...(status === undefined ? {} : { status }),
    })
    const rows = tables.map((table) => [table.id, table.game, table.status, new Date(table.changedAt).toISOString()])
    return { report: { tables }, lines: rows.length > 0 ? alignRows(rows) : ['no tables'] }
  },
}

const inspect: AdminAction = {
  name: 'inspect',
  words: ['TABLE'],
  summary: 'replays a table and tells how it stands',
  run: async (admin, { words }) => {
    const found = await admin.inspect(words[1] ?? '')
    const { table, logEntries: lines, entries, hash, tail } = found
    const last = tail.map(({ seq, at, kind }) => [String(seq), new Date(at).toISOString(), kind])
    const head = `${table.id}: ${table.game}, ${table.status}, ${entries} answers, ${lines} lines, hash ${hash ?? 'none'}`
    return { report: found, lines: [head, ...alignRows(last)] }
  },
}

const close: AdminAction = {
  name: 'close',
  words: ['TABLE'],
  options: '[--reason TEXT]',
  summary: 'ends a table where it stands, on every screen at once',
  run: async (admin, given) => {
    const id = given.words[1] ?? ''
    await admin.closeTable(id, given.text('reason') ?? 'operator')
    return { report: { closed: id }, lines: [`${id} is closed`] }
  },
}

const exportOne: AdminAction = {
  name: 'export',
  words: ['TABLE', 'FILE'],
  summary: 'writes a whole table to a file, secrets included',
  run: async (admin, { words }) => {
    const [, id = '', file = ''] = words
    const archive = await admin.exportTable(id)
    writeFileSync(file, JSON.stringify(archive), { mode: 0o600 })
    return { report: { exported: id, file }, lines: [`${id} is written to ${file}, secrets included`] }
  },
}

const importOne: AdminAction = {
  name: 'import',
  words: ['FILE'],
  summary: 'takes a table in from a file of export or archive',
  fills: true,
  run: async (admin, { words }) => {
    const id = await admin.importFile(words[1] ?? '')
    return { report: { imported: id }, lines: [`${id} is here now`] }
  },
}

const archive: AdminAction = {
  name: 'archive',
  words: ['TABLE'],
  summary: 'writes a table that is over to a file in ARCHIVE_DIR and deletes it from the storage',
  run: async (admin, { words }, io) => {
    const id = words[1] ?? ''
    const { readConfig } = await import('@sablier/server/admin')
    const file = await admin.archive(id, readConfig(io.env).cleanUp.archiveDir)
    return { report: { archived: id, file }, lines: [`${id} is in ${file} now`] }
  },
}

const verifyArchive: AdminAction = {
  name: 'verify-archive',
  words: ['FILE'],
  summary: 'replays the table of a file and compares every hash',
  run: async (admin, { words }) => {
    const file = words[1] ?? ''
    const fault = await admin.archiveFault(file)
    const ok = fault === null
    return { ok, report: { ok, file, fault }, lines: [ok ? `${file} is whole` : `${file}: ${fault}`] }
  },
}

/** What an operator does to single tables. */
export const TABLE_ACTIONS: readonly AdminAction[] = [
  list,
  inspect,
  close,
  exportOne,
  importOne,
  archive,
  verifyArchive,
]
