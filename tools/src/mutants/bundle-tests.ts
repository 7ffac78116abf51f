import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const STAND_IN = fileURLToPath(new URL('./registered-tests.js', import.meta.url))
const isOurs = (id: string): boolean => /^[./]|^@sablier\/|^\0/.test(id)

/** Builds test files over sources with mutants in them. Gives the built files, in the order of the tests. */
export async function bundleTests(
  root: string,
  tests: readonly string[],
  { code, out }: { readonly code: ReadonlyMap<string, string>; readonly out: string },
): Promise<string[]> {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(tests.map((file, n) => [`test-${n}`, file])),
    platform: 'node',
    external: (id) => id !== 'vitest' && !isOurs(id),
    resolve: { alias: { vitest: STAND_IN }, conditionNames: ['@sablier/source', 'node', 'import', 'default'] },
    treeshake: false,
    plugins: [{ name: 'mutants', load: (id) => code.get(id) ?? null }],
    onLog: () => {},
  })
  await bundle.write({ dir: out, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' })
  await bundle.close()
  return tests.map((_, n) => join(out, `test-${n}.js`))
}
