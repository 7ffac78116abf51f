// Writes the table of permissions into the specification of the protocol.
import { readFileSync, writeFileSync } from 'node:fs'
import { permissionTable } from '../packages/protocol/dist/index.js'

const file = new URL('../packages/protocol/SPEC.md', import.meta.url)
const spec = readFileSync(file, 'utf8')
const block = /(<!-- permissions -->\n)[\s\S]*?(\n<!-- end of permissions -->)/
if (!block.test(spec)) throw new Error('SPEC.md has no place for the table of permissions')
writeFileSync(
  file,
  spec.replace(block, (_, begin, end) => begin + permissionTable() + end),
)
