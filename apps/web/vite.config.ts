import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { pictures } from './vite/pictures/pictures-plugin.ts'
import { ratings } from './vite/ratings.ts'
import { scopeStyles } from './vite/scope-styles.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { zippedFiles } from './vite/zip-files.ts'

const SERVER = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react(), pictures(), ratings(), serviceWorker(), zippedFiles()],
  resolve: { conditions: ['@sablier/source', ...defaultClientConditions] },
  css: { postcss: { plugins: [scopeStyles] } },
  build: { target: 'es2022', sourcemap: false, manifest: true },
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } } },
})
