import { parseArgs } from 'node:util'
import { figuresOf } from './figures.ts'
import { PROJECT_ROOT } from './project-files.ts'

const { values } = parseArgs({ options: { where: { type: 'boolean', default: false } } })

for (const { name, count, where } of figuresOf(PROJECT_ROOT)) {
  console.log(`${String(count).padStart(5)}  ${name}`)
  if (values.where) for (const place of where) console.log(`         ${place}`)
}
