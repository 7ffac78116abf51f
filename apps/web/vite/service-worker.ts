import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

/** Font subsets for scripts that none of the texts uses. */
const NOT_NEEDED = /\.map$|^\.vite|-(cyrillic|greek|vietnamese)/

/** Pictures are kept by game, once it is opened: nobody loads those of games never played. */
const PICTURE = /^(assets\/pictures\/[^/]+\/[^/]+)\//

const sourceOf = (file: Rollup.OutputAsset | Rollup.OutputChunk): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source

/** Emits a worker that keeps every built file, so that the app opens and plays without a network. */
export function serviceWorker(): Plugin {
  let publicDir = ''
  return {
    name: 'sablier-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.values(bundle).filter(
          ({ fileName }) => !NOT_NEEDED.test(fileName) && !PICTURE.test(fileName) && fileName !== 'index.html',
        )
        const folders = new Set(Object.keys(bundle).flatMap((fileName) => PICTURE.exec(fileName)?.[1] ?? []))
        const open = readdirSync(publicDir)
        const hash = createHash('sha256')
        for (const file of Object.values(bundle)) hash.update(file.fileName).update(sourceOf(file))
        for (const name of open) hash.update(name).update(readFileSync(join(publicDir, name)))
        const urls = ['/', ...built.map(({ fileName }) => `/${fileName}`), ...open.map((name) => `/${name}`)]
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: workerSource(hash.digest('hex').slice(0, 12), urls, [...folders]),
        })
      },
    },
  }
}

const workerSource = (version: string, urls: readonly string[], folders: readonly string[]): string =>
  `const NAME = 'sablier-${version}'
const URLS = ${JSON.stringify(urls)}
const PICTURES = ${JSON.stringify(folders.map((folder) => `/${folder}`))}
const wanted = (name) => name === NAME || PICTURES.includes(name.slice('sablier-'.length))
const folderOf = (path) => PICTURES.find((folder) => path.startsWith(folder + '/'))
const keepPicture = async (request, folder) => {
  const cache = await caches.open('sablier-' + folder)
  const hit = await cache.match(request)
  if (hit) return hit
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
const keepFolder = async (folder) => {
  const names = await (await keepPicture(folder + '/index.json', folder)).json()
  for (const name of names) await keepPicture(folder + '/' + name, folder).catch(() => {})
}
addEventListener('install', (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(URLS)).then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(caches.keys()
  .then((names) => Promise.all(names.filter((name) => name.startsWith('sablier-') && !wanted(name)).map((name) => caches.delete(name))))
  .then(() => clients.claim())))
addEventListener('message', (event) => {
  const folder = folderOf(event.data.keepPictures + '/')
  if (folder) event.waitUntil(keepFolder(folder).catch(() => {}))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || /^\\/(api|socket|metrics|healthz)/.test(pathname)) return
  const folder = folderOf(pathname)
  if (folder) return event.respondWith(keepPicture(request, folder))
  event.respondWith(request.mode === 'navigate' ? fetch(request).catch(() => caches.match('/')) : caches.match(request).then((hit) => hit || fetch(request)))
})
`
