import { existsSync } from 'node:fs'
import { Refusal } from '@sablier/kernel'
import type { AdminAction } from '../admin/action.ts'
import { PEOPLE_ACTIONS } from '../admin/people-actions.ts'
import { STORAGE_ACTIONS } from '../admin/storage-actions.ts'
import { TABLE_ACTIONS } from '../admin/table-actions.ts'
import { type Arguments, type Command, shorten } from '../command.ts'
import { EXIT, type Io, UsageError } from '../io.ts'
import { printJson, printLines } from '../print.ts'

const ACTIONS: readonly AdminAction[] = [...TABLE_ACTIONS, ...PEOPLE_ACTIONS, ...STORAGE_ACTIONS]
const SELF_CHECK = 'self-check'

/** What the operator of a server does, also while it runs. */
export const admin: Command = {
  name: 'admin',
  usage: `${[...ACTIONS.map(({ name, words }) => [name, ...words].join(' ')), SELF_CHECK].join('|')} [--data DIR] [--json]`,
  details: [
    ...ACTIONS.map(
      ({ name, words, options, summary }) => `${[name, ...words, ...(options ? [options] : [])].join(' ')}: ${summary}`,
    ),
    `${SELF_CHECK} [--game GAME]: a game through a server of its own, its record, a backup, a restore`,
    '--data DIR: the data folder of the server, instead of DATA_DIR or DATABASE_URL',
    '--server URL: the running server that is to do what changes something; its token is OPERATOR_TOKEN. Without it, the one that runs on the data folder does',
    '--json: one JSON object instead of lines',
  ],
  summary: 'Looks after the tables of a server, found as the server finds them: DATABASE_URL, or DATA_DIR (or --data).',
  options: {
    data: { type: 'string' },
    game: { type: 'string' },
    status: { type: 'string' },
    limit: { type: 'string' },
    reason: { type: 'string' },
    name: { type: 'string' },
    server: { type: 'string' },
    json: { type: 'boolean' },
  },
  takesWords: true,
  run: async (given, io) => {
    const [name, ...more] = given.words
    if (name === SELF_CHECK) {
      if (more.length > 0) throw new UsageError(`admin ${SELF_CHECK}: expected nothing more`)
      return await checkSelf(given, io)
    }
    const action = ACTIONS.find((candidate) => candidate.name === name)
    const known = [...ACTIONS.map((candidate) => candidate.name), SELF_CHECK].join(', ')
    if (!action)
      throw new UsageError(
        name === undefined
          ? `admin: what is to be done? ${known}`
          : `admin: there is nothing called ${shorten(name)}; ${known}`,
      )
    if (given.words.length !== 1 + action.words.length)
      throw new UsageError(`admin ${action.name}: expected ${action.words.join(' ') || 'nothing more'}`)
    return await perform(action, given, io)
  },
}

async function perform(action: AdminAction, given: Arguments, io: Io): Promise<number> {
  const { Admin, readConfig } = await import('@sablier/server/admin')
  return await refusing(async () => {
    const data = given.text('data')
    const config = readConfig({ ...io.env, ...(data === undefined ? {} : { DATA_DIR: data }) })
    const { databaseUrl, redisUrl, dataDir, operatorToken } = config
    const url = given.text('server')
    if (url !== undefined && operatorToken === null) throw new UsageError('--server: set OPERATOR_TOKEN too')
    const server = url === undefined || operatorToken === null ? {} : { server: { url, token: operatorToken } }
    const place = { databaseUrl: data === undefined ? databaseUrl : null, redisUrl, dataDir, ...server }
    if (!action.fills && place.databaseUrl === null && !existsSync(dataDir))
      throw new Refusal(`${dataDir}: there is no such folder of data`)
    const opened = await Admin.open(place)
    try {
      const { report, lines, ok = true } = await action.run(opened, given, io)
      if (given.flag('json')) printJson(io, report)
      else printLines(io, lines)
      return ok ? EXIT.done : EXIT.refused
    } finally {
      await opened.shut()
    }
  })
}

/** Plays a full game of computers through a server of its own, backs it up and restores it elsewhere. */
async function checkSelf(given: Arguments, io: Io): Promise<number> {
  const { selfCheck } = await import('@sablier/server/admin')
  const json = given.flag('json')
  const game = given.text('game')
  return await refusing(async () => {
    const checked = await selfCheck({
      ...(game === undefined ? {} : { game }),
      onStep: ({ name, ok, detail }) => {
        if (!json) printLines(io, [`${ok ? ' ok ' : 'FAIL'} ${name}: ${detail}`])
      },
    })
    if (json) printJson(io, checked)
    return checked.ok ? EXIT.done : EXIT.refused
  })
}

/** An operator reads one line that says what is wrong, not where in the program. */
async function refusing(work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof UsageError || !(thrown instanceof Error)) throw thrown
    throw new Refusal(thrown.message)
  }
}
