import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ENVIRONMENT } from '../../src/config.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (file: string): string => readFileSync(root + file, 'utf8')
const SETTINGS = new Set(Object.keys(ENVIRONMENT.entries))
/** Variables of others: of Node and of the scripts. */
const OTHERS = new Set(['NODE_ENV', 'BACKUP_DIR', 'KEEP', 'SEMI_SPACE_MB'])

interface Service {
  readonly image?: string
  readonly environment?: Record<string, string>
  readonly volumes?: readonly string[]
  readonly depends_on?: readonly string[] | Record<string, unknown>
  readonly healthcheck?: { readonly test: readonly string[] }
}
const composition = (): Record<string, Service> => parse(read('compose.yaml'), { merge: true }).services

test('the manual names every setting, and no setting that does not exist', () => {
  const manual = read('docs/operations.md')
  const table = manual.slice(manual.indexOf('| variable |'), manual.indexOf('Fixed limits:'))
  const rows = table.split('\n').slice(2)
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  expect(named.sort()).toEqual([...SETTINGS].sort())
})

test('the composition sets only what the server knows, and depends only on what it starts', () => {
  const services = composition()
  expect(Object.keys(services).sort()).toEqual(['postgres', 'proxy', 'redis', 'server-1', 'server-2'])
  for (const name of ['server-1', 'server-2'])
    for (const variable of Object.keys(services[name]?.environment ?? {}))
      expect(SETTINGS.has(variable), variable).toBe(true)
  for (const { depends_on: needs = [], volumes = [] } of Object.values(services)) {
    for (const other of Array.isArray(needs) ? needs : Object.keys(needs)) expect(services).toHaveProperty(other)
    for (const volume of volumes)
      if (volume.startsWith('./')) expect(existsSync(root + volume.split(':')[0])).toBe(true)
  }
  const secrets = [...read('compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name as string)
  for (const name of secrets) expect(read('deploy/example.env')).toMatch(new RegExp(`^${name}=`, 'm'))
})

test('the container runs as a user without rights, is small and asks for its own health', () => {
  const file = read('Dockerfile')
  const [, last = ''] = file.split(/^FROM (?!.*AS build)/m)
  expect(last).toMatch(/^USER (?!root)/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(last).not.toMatch(/npm (ci|install)/)
  expect(last).toMatch(/^node:\d+-\w+-slim/)
  for (const [, sources = ''] of file.matchAll(/^COPY (?!--from)(.+)$/gm))
    for (const source of sources.split(' ').slice(0, -1)) expect(existsSync(root + source), source).toBe(true)
  const script = /^CMD \["(.+)"\]$/m.exec(last)?.[1] ?? ''
  expect(statSync(root + script).mode & 0o111).toBe(0o111)
})

test('the units set only what is known and start what is there', () => {
  for (const unit of ['sablier.service', 'sablier-backup.service']) {
    const text = read(`deploy/${unit}`)
    for (const [, line = ''] of text.matchAll(/^Environment=(.+)$/gm))
      for (const setting of line.split(' ')) {
        const name = setting.split('=')[0] ?? ''
        expect(SETTINGS.has(name) || OTHERS.has(name), name).toBe(true)
      }
    const script = /^ExecStart=\/opt\/sablier\/(.+)$/m.exec(text)?.[1] ?? ''
    expect(statSync(root + script).mode & 0o111).toBe(0o111)
    expect(text).toMatch(/^User=sablier$/m)
    expect(text).toMatch(/^NoNewPrivileges=yes$/m)
  }
})

test('scripts are sound to the shell', () => {
  for (const script of ['start.sh', 'backup.sh', 'try-in-empty-root.sh'])
    expect(spawnSync('sh', ['-n', `${root}deploy/${script}`]).status, script).toBe(0)
})

test('the proxies pass sockets on, hand the address over and keep the metrics inside', () => {
  const nginx = read('deploy/nginx.conf')
  for (const line of ['proxy_set_header Upgrade', 'X-Forwarded-For $proxy_add_x_forwarded_for', 'metrics'])
    expect(nginx).toContain(line)
  expect(read('deploy/Caddyfile')).toContain('/metrics')
})
