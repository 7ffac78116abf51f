import { readFileSync } from 'node:fs'
import { permissionTable } from '@sablier/protocol'
import { expect, test } from 'vitest'

test('the specification has the table of permissions as the data say; `npm run permissions` writes it', () => {
  const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8')
  const [, table] = /<!-- permissions -->\n([\s\S]*?)\n<!-- end of permissions -->/.exec(spec) ?? []
  expect(table).toBe(permissionTable())
})
