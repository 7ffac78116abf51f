// Changes rule code in small ways and counts the changes that rule and card tests notice.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleTests } from './mutants/bundle-tests.ts'
import { drawSample } from './mutants/draw-sample.ts'
import { type Equivalent, equivalentOf, readEquivalents } from './mutants/equivalents.ts'
import { instrument, keepOnly } from './mutants/instrument.ts'
import { Judge } from './mutants/judge.ts'
import { isAlive, type Judged, type Mutant } from './mutants/mutant.ts'
import { scoreOf, tallyByArea, whyFailed } from './mutants/tally.ts'
import { listGames, listSources, PROJECT_ROOT } from './project-files.ts'

const USAGE =
  'npm run mutants -- --game <game>|kernel [--seed S] [--count N] [--shard i/n] [--again results.json]\n' +
  `games: ${listGames(PROJECT_ROOT).join(', ')}`

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seed: { type: 'string', default: 'sand' },
    count: { type: 'string', default: '400' },
    shard: { type: 'string', default: '1/1' },
    again: { type: 'string' },
  },
})
const OUT = join(PROJECT_ROOT, 'mutants-out')

/** The folder of what is judged; the start of a game's name is enough. */
function workspaceOf(name = ''): string {
  if (name === 'kernel') return 'packages/kernel'
  const game = listGames(PROJECT_ROOT).find((id) => name !== '' && id.startsWith(name))
  if (game === undefined) throw new Error(USAGE)
  return `games/${game}`
}

/** Tests that state rules: those of rules, cards and examples in a game, and all of the kernel. */
const isRuleTest = (file: string): boolean =>
  file.endsWith('.test.ts') && /^(packages\/kernel\/tests|games\/[^/]+\/tests\/(rules|cards|examples))\//.test(file)

/** The mutants this run judges: a drawn sample or a shard of it, or those an earlier run found alive. */
function chosen(mutants: readonly Mutant[]): Mutant[] {
  if (values.again !== undefined) {
    const before = (JSON.parse(readFileSync(values.again, 'utf8')) as Judged[]).filter(isAlive)
    return mutants.filter((mutant) =>
      equivalentOf(
        before.map((one) => ({ ...one.mutant, reason: '' })),
        mutant,
      ),
    )
  }
  const [shard = 1, shards = 1] = values.shard.split('/').map(Number)
  return drawSample(mutants, Number(values.count), values.seed).filter((_, n) => n % shards === shard - 1)
}

const alive = ({ mutant, verdict }: Judged): string =>
  `${verdict}: ${mutant.file}:${mutant.line} ${mutant.mutator}\n  - ${mutant.of}\n  + ${mutant.becomes}`

async function judgeAll(
  judge: Judge,
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
): Promise<Judged[]> {
  const all: Judged[] = []
  for (const mutant of mutants) {
    const judged = await judge.judge(mutant)
    all.push(judged)
    if (isAlive(judged) && !equivalentOf(equivalents, mutant)) console.log(alive(judged))
    if (all.length % 50 === 0) console.log(`${all.length} of ${mutants.length}, ${all.filter(isAlive).length} alive`)
  }
  return all
}

/** The results of all shards of this sample, when each has been judged. */
function allShards(name: string): Judged[] | undefined {
  const shards = Number(values.shard.split('/')[1])
  const files = Array.from({ length: shards }, (_, n) => resultsOf(name, `${n + 1}/${shards}`))
  return files.every((file) => existsSync(file))
    ? files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Judged[])
    : undefined
}

function resultsOf(name: string, shard: string): string {
  const again = values.again === undefined ? '' : '-again'
  return join(OUT, `${name}-${values.seed}-${values.count}-${shard.replace('/', '-of-')}${again}.json`)
}

const secondsSince = (): string => (performance.now() / 1000).toFixed(0)

const workspace = workspaceOf(values.game)
const name = workspace.slice(workspace.indexOf('/') + 1)
const sources = listSources(PROJECT_ROOT, `${workspace}/src`).map((file) => join(PROJECT_ROOT, file))
const tests = listSources(PROJECT_ROOT, `${workspace}/tests`).filter(isRuleTest)
const equivalents = readEquivalents(PROJECT_ROOT, workspace)
const { code, mutants, apart } = await instrument(PROJECT_ROOT, workspace, sources)
const sample = chosen(mutants)
console.log(`${name}: ${mutants.length} mutants, ${sample.length} drawn by seed ${values.seed}, shard ${values.shard}`)
for (const [reason, n] of apart) console.log(`left apart: ${n} ${reason}`)

const bundle = join(OUT, `${name}-${process.pid}`)
const built = await bundleTests(PROJECT_ROOT, tests, { code: keepOnly(code, sample), out: bundle })
const judge = new Judge(built)
const { tests: ran } = await judge.cover()
for (const { name: title, fault } of ran) if (fault) throw new Error(`fails without any mutant: ${title}: ${fault}`)
console.log(`${ran.length} tests pass without a mutant, after ${secondsSince()} s`)
const all = await judgeAll(judge, sample, equivalents)
judge.end()
rmSync(bundle, { recursive: true })

mkdirSync(OUT, { recursive: true })
writeFileSync(resultsOf(name, values.shard), JSON.stringify(all, null, 1))
const tallies = tallyByArea(allShards(name) ?? all, equivalents)
for (const tally of tallies)
  console.log(
    `${tally.area.padEnd(12)} ${(100 * scoreOf(tally)).toFixed(1).padStart(5)} %  ` +
      `${tally.killed} noticed, ${tally.alive} alive, ${tally.equivalent} equivalent`,
  )
console.log(`judged in ${secondsSince()} s`)
const sum = tallies.at(-1)
const failure = sum && whyFailed(sum)
if (failure) console.error(failure)
process.exitCode = failure ? 1 : 0
