import { Session } from 'node:inspector/promises'
import { Socket } from 'node:net'
import { RunningTable } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { readConfig, shelfOf, startServer } from '@sablier/server'
import { inOneProcess } from './sablier-contestant.ts'

// The files that a click crosses in the server, for docs/click.md. A file is on the way if it is on the stack when the act is queued, when a
// rule changes the table or when a change is sent, and if it writes rows. The other files that ran are asked on the way.
const ROOT = new URL('../../../', import.meta.url)
const sourceOf = (url: string): string => url.slice(ROOT.href.length).replace('/dist/', '/src/').replace(/\.js$/, '.ts')
const isOurs = (url: string): boolean => url.startsWith(ROOT.href) && !/node_modules|\/bench\//.test(url)

const onTheWay = new Set<string>()
/** Notes which files are on the stack whenever a method is called. */
function watch(owner: object, name: string): void {
  const methods = owner as Record<string, (...values: unknown[]) => unknown>
  const method = methods[name]
  function watched(this: object, ...values: unknown[]): unknown {
    for (const [url] of (new Error().stack ?? '').matchAll(/file:[^):]+/g)) if (isOurs(url)) onTheWay.add(sourceOf(url))
    return method?.apply(this, values)
  }
  Object.defineProperty(owner, name, { value: watched, writable: true })
}

Error.stackTraceLimit = Number.POSITIVE_INFINITY
const { match, stop } = await inOneProcess((settings) =>
  startServer(readConfig(settings), { shelf: shelfOf(lanterns) }),
)
// Everything is loaded and every first time is over: what remains is what each click needs.
for (let n = 0; n < 12; n++) await match.move()

watch(RunningTable.prototype, 'cite')
watch(Socket.prototype, 'write')
watch(globalThis, 'setImmediate')
watch(process, 'nextTick')
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
onTheWay.clear()
await match.move()
const stacks = [...onTheWay]
const { result } = await session.post('Profiler.takePreciseCoverage')
await stop()
onTheWay.clear()
for (const file of stacks) onTheWay.add(file)

type Covered = (typeof result)[number]['functions'][number]
const ran = ({ functionName, ranges }: Covered): boolean => functionName !== '' && (ranges[0]?.count ?? 0) > 0
const files = result.flatMap(({ url, functions }) => (isOurs(url) && functions.some(ran) ? [sourceOf(url)] : [])).sort()
for (const file of files) if (file.startsWith('apps/server/src/storage/')) onTheWay.add(file)
const asked = files.filter((file) => !onTheWay.has(file))
for (const file of [...onTheWay].sort()) console.log(`on the way: ${file}`)
for (const file of asked) console.log(`asked:      ${file}`)
console.log(`${onTheWay.size} files on the way, ${asked.length} asked`)
process.exit(0)
