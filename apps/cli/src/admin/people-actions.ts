import { alignRows } from '../print.ts'
import type { AdminAction } from './action.ts'

const reports: AdminAction = {
  name: 'reports',
  words: [],
  run: async (admin, given) => {
    const found = await admin.reports(given.whole('limit', { fallback: 50, min: 1, max: 100_000 }))
    const rows = found.map(({ at, person, name, about, text }) => [
      new Date(at).toISOString(),
      person,
      name,
      about,
      text,
    ])
    return { report: { reports: found }, lines: rows.length > 0 ? alignRows(rows) : ['no reports'] }
  },
}

const hideName: AdminAction = {
  name: 'hide-name',
  words: ['PERSON'],
  run: async (admin, { words }) => {
    const person = words[1] ?? ''
    const name = await admin.hideName(person)
    return { report: { person, name }, lines: [`${person} is called ${name} now`] }
  },
}

/** What an operator does about people. */
export const PEOPLE_ACTIONS: readonly AdminAction[] = [reports, hideName]
