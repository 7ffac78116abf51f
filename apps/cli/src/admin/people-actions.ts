import { alignRows } from '../print.ts'
import type { AdminAction } from './action.ts'

const reports: AdminAction = {
  name: 'reports',
  words: [],
  options: '[--limit N]',
  summary: 'what people have told about others, with what these said',
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
  summary: 'gives a person another name, at every table and in talk',
  run: async (admin, { words }) => {
    const person = words[1] ?? ''
    const name = await admin.hideName(person)
    return { report: { person, name }, lines: [`${person} is called ${name} now`] }
  },
}

const people: AdminAction = {
  name: 'people',
  words: [],
  options: '[--name TEXT]',
  summary: 'lists people by name or id, whoever was here last first',
  run: async (admin, given) => {
    const found = await admin.people(given.text('name') ?? '')
    const rows = found.map(({ id, name, seenAt }) => [id, name, new Date(seenAt).toISOString()])
    return { report: { people: found }, lines: rows.length > 0 ? alignRows(rows) : ['nobody'] }
  },
}

/** An address or a range of addresses; everything else is the id of a person. */
const kindOf = (whom: string): 'address' | 'person' => (/[.:]/.test(whom) ? 'address' : 'person')

const ban: AdminAction = {
  name: 'ban',
  words: ['WHOM'],
  options: '[--reason TEXT]',
  summary: 'keeps out an address (10.0.0.2), a range (10.1.0.0/16) or a person (their id)',
  run: async (admin, given) => {
    const whom = given.words[1] ?? ''
    await admin.ban(kindOf(whom), whom, given.text('reason') ?? '')
    return { report: { banned: whom }, lines: [`${whom} is banned`] }
  },
}
const unban: AdminAction = {
  name: 'unban',
  words: ['WHOM'],
  summary: 'lifts a ban',
  run: async (admin, { words }) => {
    const whom = words[1] ?? ''
    await admin.unban(kindOf(whom), whom)
    return { report: { unbanned: whom }, lines: [`${whom} may come again`] }
  },
}

const overview: AdminAction = {
  name: 'overview',
  words: [],
  summary: 'tables, people, sockets, load, storage, bans and what was refused lately',
  run: async (admin) => {
    const found = await admin.overview()
    const { tables, sockets, load, delay, storage, bans, refusals } = found
    const refused = refusals.map(({ at, place, code, address, count }) => [
      new Date(at).toISOString(),
      place,
      code,
      address,
      String(count),
    ])
    return {
      report: found,
      lines: [
        `tables: ${Object.entries(tables)
          .map(([status, count]) => `${count} ${status}`)
          .join(', ')}; in memory: ${found.tablesInMemory}; people: ${found.people}; sockets: ${sockets}`,
        `load: ${load.map((n) => n.toFixed(2)).join(' ')}; event loop p99: ${delay.p99} ms`,
        `storage: ${storage.kind}, ${(storage.bytes / 1e6).toFixed(1)} MB`,
        `bans: ${bans.map(({ value }) => value).join(', ') || 'none'}`,
        ...(refused.length > 0 ? ['refused lately:', ...alignRows(refused)] : ['nothing was refused lately']),
      ],
    }
  },
}

/** What an operator does about people, and what they see of all. */
export const PEOPLE_ACTIONS: readonly AdminAction[] = [overview, people, reports, hideName, ban, unban]
