import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ALL_CHECKS } from './all-checks.ts'
import { showFault } from './fault.ts'
import { PROJECT_ROOT } from './project-files.ts'

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const reports = ALL_CHECKS.map((check) => check(PROJECT_ROOT))

for (const { name, faults, warnings } of reports) {
  console.log(`${name}: ${faults.length === 0 ? 'ok' : `${faults.length} faults`}`)
  for (const fault of faults) console.log(`  ${showFault(fault)}`)
  for (const warning of warnings) console.log(`  (warning) ${showFault(warning)}`)
}
if (values.json) writeFileSync(values.json, JSON.stringify(reports))
process.exitCode = reports.some(({ faults }) => faults.length > 0) ? 1 : 0
