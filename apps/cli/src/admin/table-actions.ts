import { readFileSync, writeFileSync } from 'node:fs'
import { UsageError } from '../io.ts'
import { alignRows } from '../print.ts'
import type { AdminAction } from './action.ts'

const STATUSES = ['open', 'playing', 'over', 'closed', 'read-only'] as const

const list: AdminAction = {
  name: 'list',
  words: [],
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
  run: async (admin, given) => {
    const id = given.words[1] ?? ''
    await admin.closeTable(id, given.text('reason') ?? 'operator')
    return { report: { closed: id }, lines: [`${id} is closed`] }
  },
}

const exportOne: AdminAction = {
  name: 'export',
  words: ['TABLE', 'FILE'],
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
  fills: true,
  run: async (admin, { words }) => {
    const id = await admin.importTable(readFileSync(words[1] ?? '', 'utf8'))
    return { report: { imported: id }, lines: [`${id} is here now`] }
  },
}

/** What an operator does to single tables. */
export const TABLE_ACTIONS: readonly AdminAction[] = [list, inspect, close, exportOne, importOne]
