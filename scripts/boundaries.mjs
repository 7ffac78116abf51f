// Checks who imports whom. A cruise that saw no module is a fault, not a success.
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const folders = ['packages', 'games', 'apps', 'tools', 'bench', 'e2e']
const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden, options } })
const { violations, totalCruised } = output.summary

if (totalCruised === 0) {
  console.error('boundaries: no module was read, so nothing was checked')
  process.exit(1)
}
for (const { rule, from, to } of violations) console.error(`boundaries: ${rule.name}: ${from} -> ${to}`)
console.log(`boundaries: ${totalCruised} modules read, ${violations.length} broken`)
process.exit(violations.length > 0 ? 1 : 0)
