import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const command = fileURLToPath(new URL('../bin/sablier.js', import.meta.url))
const built = existsSync(new URL('../dist/main.js', import.meta.url))
const spawn = (argv: readonly string[], input = '') =>
  spawnSync(process.execPath, [command, ...argv], { input, encoding: 'utf8', timeout: 60_000 })

describe.runIf(built)('the built command', () => {
  test('plays with piped input and says by its exit code that it ended too early', () => {
    const { status, stdout } = spawn(['play', '--game', 'lanterns', '--seed', 'x', '--bots', 'random'], 'r\n')
    expect(status).toBe(1)
    expect(stdout).toContain('[draft.lay]')
  })

  test('prints one JSON document and nothing else', () => {
    const { status, stdout, stderr } = spawn(['sim', '--game', 'lanterns', '--games', '3', '--json'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ finished: 3 })
  })

  test('lets levels of computer players meet in worker threads', () => {
    const argv = ['league', '--game', 'lanterns', '--games', '2,3', '--seats', '2,3', '--levels', 'random,novice']
    const { status, stdout } = spawn([...argv, '--iterations', '3,7', '--threads', '1', '--dry', '--json'])
    expect(status).toBe(0)
    const budgets = { adept: { iterations: 3 }, master: { iterations: 7 } }
    expect(JSON.parse(stdout)).toMatchObject({
      game: 'lanterns',
      budgets,
      planned: 5,
      games: 5,
      unfinished: 0,
      failures: [],
    })
  })

  test('exits 2 on wrong usage', () => {
    const { status, stdout, stderr } = spawn(['sim', '--loud'])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
